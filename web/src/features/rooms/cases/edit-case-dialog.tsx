import { Button, Group } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseView, updateCase } from '#shared/contracts/cases.ts';
import { checkCase } from '#shared/domain/simulators/cleanroom/check-case.ts';
import { send } from '#web/lib/api-client.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showServerErrors } from '#web/ui/form/field-error.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useCase, useCasesChanged, useCaseUse } from '../api.ts';
import { useCaseUseWords } from '../parts/case-use-words.ts';
import { useProblemWords } from '../parts/problem-words.ts';
import { useRoomWords } from '../parts/room-words.ts';
import { CaseFields, caseFields } from './case-fields.tsx';
import classes from './case-form.module.css';
import { typedCase, useCaseForm, worldWith } from './case-form.ts';
import { CaseProblems } from './case-problems.tsx';
import { SituationsField } from './situations-field.tsx';
import { useRefusal } from './use-refusal.ts';

interface EditCaseProps {
  caseId: string;
  onClose: () => void;
}

/** Changes what is said of a case and what is to come in it; the works that have it are named before it is saved. */
export function EditCaseDialog({ caseId, onClose }: EditCaseProps) {
  const { t } = useTranslation('rooms');
  const { data, error, refetch } = useCase(caseId);
  const use = useCaseUse(caseId);
  const isChanged = useRef(false);
  const leave = async () => {
    const isSure =
      !isChanged.current ||
      (await confirm({
        title: t('cases.edit.leaving.title'),
        text: t('cases.edit.leaving.text'),
        confirmLabel: t('cases.edit.leaving.yes'),
        cancelLabel: t('cases.edit.leaving.no'),
        danger: true,
      }));
    if (isSure) onClose();
  };
  return (
    <Dialog opened onClose={() => void leave()} title={t('cases.edit.title')} size={640}>
      {data && !use.isPending ? (
        <div className={classes.form}>
          <Used use={use} />
          <CaseForm
            view={data}
            onChanged={(now) => {
              isChanged.current = now;
            }}
            onLeave={() => void leave()}
            onSaved={onClose}
          />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
    </Dialog>
  );
}

function Used({ use }: { use: Pick<ReturnType<typeof useCaseUse>, 'data'> }) {
  const { t } = useTranslation('rooms');
  const inWords = useCaseUseWords();
  if (!use.data) return <p className={classes.used}>{t('cases.edit.usedUnknown')}</p>;
  const works = inWords(use.data);
  return works && <p className={classes.used}>{t('cases.edit.used', { works })}</p>;
}

interface CaseFormProps {
  view: CaseView;
  /** Something differs from what is saved, or nothing any more. */
  onChanged: (isChanged: boolean) => void;
  onLeave: () => void;
  onSaved: () => void;
}

function CaseForm({ view, onChanged, onLeave, onSaved }: CaseFormProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const problemWords = useProblemText();
  const casesChanged = useCasesChanged();
  // The version that the person began with: a newer one that comes meanwhile is not saved over.
  const [{ case: before, profile }] = useState(view);
  const says = useProblemWords(before.world, useRoomWords(), profile);
  const typed = useMemo(() => typedCase(before), [before]);
  const form = useCaseForm(typed);
  const { control, handleSubmit, setError, formState } = form;
  const { wrong, setWrong, problem, setProblem, forget } = useRefusal(form);
  const { isDirty } = formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  const submit = handleSubmit(async (words) => {
    const { situations = [], passMark } = words;
    const world = worldWith(before.world, situations);
    const found = checkCase({ world, passMark, secret: { ...before.secret, situations } }, profile);
    setWrong(found);
    if (found.length > 0) return;
    const { id, version, profileId } = before;
    try {
      await send(updateCase, { params: { id }, body: { ...words, profileId, world, version } });
      notify({ type: 'success', text: t('rooms:cases.edit.done') });
      onSaved();
      casesChanged();
    } catch (error) {
      showServerErrors(error, setError, caseFields);
      setProblem(problemWords(error));
    }
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        forget();
        void submit(event);
      }}
      noValidate
    >
      <CaseFields control={control} />
      <SituationsField control={control} world={before.world} wrong={wrong} says={says} />
      <CaseProblems wrong={wrong} says={says} problem={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('common:actions.save')}
        </Button>
      </Group>
    </form>
  );
}
