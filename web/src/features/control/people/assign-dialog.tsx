import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { assignToExecution } from '#shared/contracts/executions.ts';
import { send } from '#web/lib/api-client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import classes from '../change-dialog.module.css';
import { useAfterChange } from '../use-change.ts';
import { type Chosen, PeoplePicker } from './people-picker.tsx';

interface AssignDialogProps {
  execution: ExecutionView;
  onClose: () => void;
}

/** Assigns more groups and people, also while the execution runs. */
export function AssignDialog({ execution, onClose }: AssignDialogProps) {
  const { t } = useTranslation(['control', 'common']);
  const lang = useLanguage();
  const words = useProblemText();
  const afterChange = useAfterChange(execution.id);
  const [chosen, setChosen] = useState<Chosen>({ groupIds: [], userIds: [] });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isNobody = chosen.groupIds.length + chosen.userIds.length === 0;
  const taken = {
    groupIds: execution.groups.map((group) => group.id),
    userIds: execution.users.map((user) => user.id),
  };

  const assign = async () => {
    if (isBusy) return;
    if (isNobody) {
      setProblem(t('control:people.chooseSomebody'));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const body = { groupIds: [...chosen.groupIds], userIds: [...chosen.userIds] };
      const to = { params: { id: execution.id }, query: { lang } };
      afterChange(await send(assignToExecution, { ...to, body }));
      notify({ type: 'success', text: t('control:people.assigned') });
      onClose();
    } catch (error) {
      setProblem(words(error));
      setBusy(false);
    }
  };

  return (
    <Dialog opened onClose={onClose} title={t('control:people.assignTitle')} size={640}>
      <div className={classes.form}>
        <div className={classes.meaning}>{t('control:people.assignMeaning')}</div>
        <PeoplePicker
          label={t('control:people.label')}
          chosen={chosen}
          onChange={setChosen}
          taken={taken}
        />
        <FormProblem text={problem} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void assign()}>
            {t('control:people.assign')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
