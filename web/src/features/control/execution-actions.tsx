import { IconClockPlus, IconEye, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import {
  deleteExecution,
  giveExtraTime,
  releaseExecution,
  startExecutionNow,
} from '#shared/contracts/executions.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useIsBegun } from './api.ts';
import type { Change } from './change-dialog.tsx';
import { DialogPart } from './dialog-part.tsx';
import classes from './execution-actions.module.css';
import { executionName } from './names.ts';
import { ReasonedButton } from './reasoned-button.tsx';
import { useAfterChange } from './use-change.ts';

const ChangeDialog = lazyPart(
  () => import('./change-dialog.tsx'),
  (module) => module.ChangeDialog,
);

type Action = 'start' | 'release' | 'extra';

/** What can be done with an execution as a whole; each asks why, and says what it means. */
export function ExecutionActions({ execution }: { execution: ExecutionView }) {
  const { t } = useTranslation(['control', 'common']);
  const { id, state, groups, releasedAt } = execution;
  const lang = useLanguage();
  const formats = useFormats();
  const navigate = useNavigate();
  const words = useProblemText();
  const afterChange = useAfterChange(id);
  const isBegun = useIsBegun(id);
  const [open, setOpen] = useState<Action | null>(null);
  const ask = (action: Action) => () => setOpen(action);
  const to = { params: { id }, query: { lang } };

  const make = async ({ changeId, reason, minutes, groupId }: Change) => {
    if (!open) return;
    const change = { changeId, reason };
    const subjects = [{ type: 'group' as const, id: groupId }];
    const view = await {
      start: () => send(startExecutionNow, { ...to, body: change }),
      release: () => send(releaseExecution, { ...to, body: change }),
      extra: () => send(giveExtraTime, { ...to, body: { ...change, subjects, minutes } }),
    }[open]();
    afterChange(view);
    notify({ type: 'success', text: t(`control:actions.${open}.done`) });
  };

  const remove = async () => {
    const isSure = await confirm({
      title: t('control:actions.delete.title', { name: executionName(execution) }),
      text: t('control:actions.delete.meaning'),
      confirmLabel: t('control:actions.delete.submit'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await send(deleteExecution, { params: { id } }).catch((error: unknown) => {
        // It is gone: the reply to a first try may have been lost.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      });
      notify({ type: 'success', text: t('control:actions.delete.done') });
      await navigate('/update-control', { replace: true });
      afterChange(null);
    } catch (error) {
      notify({ type: 'danger', text: words(error) });
    }
  };

  const releaseRefusal =
    releasedAt && t('control:actions.release.already', { when: formats.dateTime(releasedAt) });
  // From then on the tasks are known, and nobody gets more time.
  const isShown = releasedAt !== null && releasedAt <= execution.serverTime;
  const extraRefusal = groups.length === 0 ? t('control:actions.extra.noGroups') : null;
  return (
    <div className={classes.actions}>
      {state === 'PLANNED' && (
        <ReasonedButton leftSection={<Icon of={IconPlayerPlay} />} onClick={ask('start')}>
          {t('control:actions.start.button')}
        </ReasonedButton>
      )}
      <ReasonedButton
        variant="default"
        leftSection={<Icon of={IconClockPlus} />}
        refusal={isShown ? releaseRefusal : extraRefusal}
        onClick={ask('extra')}
      >
        {t('control:actions.extra.button')}
      </ReasonedButton>
      <ReasonedButton
        variant="default"
        leftSection={<Icon of={IconEye} />}
        refusal={releaseRefusal}
        onClick={ask('release')}
      >
        {t('control:actions.release.button')}
      </ReasonedButton>
      {isBegun !== undefined && (
        <ReasonedButton
          variant="default"
          leftSection={<Icon of={IconTrash} />}
          refusal={isBegun ? t('control:actions.delete.begun') : null}
          onClick={() => void remove()}
          {...(!isBegun && { className: classes.danger ?? '' })}
        >
          {t('control:actions.delete.button')}
        </ReasonedButton>
      )}
      {open && (
        <DialogPart onFail={() => setOpen(null)}>
          <ChangeDialog
            key={open}
            title={t(`control:actions.${open}.title`)}
            meaning={t(`control:actions.${open}.meaning`)}
            submitLabel={t(`control:actions.${open}.submit`)}
            {...(open === 'extra' && {
              groups,
              minutes: { label: t('control:change.extraMinutes'), initial: 5 },
            })}
            onSubmit={make}
            onClose={() => setOpen(null)}
          />
        </DialogPart>
      )}
    </div>
  );
}
