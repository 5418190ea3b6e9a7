import { Button } from '@mantine/core';
import { IconUser, IconUserPlus, IconUsers, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { unassignFromExecution } from '#shared/contracts/executions.ts';
import type { Subject } from '#shared/domain/works/execution.ts';
import { send } from '#web/lib/api-client.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { personName } from '#web/ui/person-name.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { DialogPart } from '../dialog-part.tsx';
import { useAfterChange } from '../use-change.ts';
import classes from './people-tab.module.css';

const AssignDialog = lazyPart(
  () => import('./assign-dialog.tsx'),
  (module) => module.AssignDialog,
);

interface Assigned {
  type: Subject['type'];
  id: string;
  name: string;
  /** Group of a person. */
  note: string | null;
  extraMinutes: number;
}

function assignedOf({ groups, users, extraTime }: ExecutionView): Assigned[] {
  const extra = (type: Subject['type'], id: string) =>
    extraTime.find(({ subject }) => subject.type === type && subject.id === id)?.minutes ?? 0;
  return [
    ...groups.map(({ id, name }) => ({
      ...{ type: 'group' as const, id, name, note: null },
      extraMinutes: extra('group', id),
    })),
    ...users.map((user) => ({
      ...{ type: 'user' as const, id: user.id, name: personName(user) },
      note: user.group?.name ?? null,
      extraMinutes: extra('user', user.id),
    })),
  ];
}

/** Who may take the execution: groups and people, to be assigned and taken off, also while it runs. */
export function PeopleTab({ execution }: { execution: ExecutionView }) {
  const { t } = useTranslation('control');
  const lang = useLanguage();
  const formats = useFormats();
  const words = useProblemText();
  const afterChange = useAfterChange(execution.id);
  const [isAssigning, setAssigning] = useState(false);
  const assigned = assignedOf(execution);

  const remove = async ({ type, id, name }: Assigned) => {
    const isSure = await confirm({
      title: t('people.removeTitle', { name }),
      text: t(`people.removeMeaning.${type}`),
      confirmLabel: t('people.remove'),
      danger: true,
    });
    if (!isSure) return;
    try {
      const query = { lang, ...(type === 'group' ? { groupIds: id } : { userIds: id }) };
      afterChange(await send(unassignFromExecution, { params: { id: execution.id }, query }));
      notify({ type: 'success', text: t('people.removed', { name }) });
    } catch (error) {
      notify({ type: 'danger', text: words(error) });
    }
  };

  const assign = (
    <Button leftSection={<Icon of={IconUserPlus} />} onClick={() => setAssigning(true)}>
      {t('people.assign')}
    </Button>
  );
  return (
    <div className={classes.tab}>
      {assigned.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title={t('people.empty.title')}
          text={t('people.empty.text')}
          action={assign}
        />
      ) : (
        <>
          <div className={classes.head}>
            <p className={classes.text}>{t('people.text')}</p>
            {assign}
          </div>
          <ul className={classes.list}>
            {assigned.map((one) => (
              <li key={`${one.type}:${one.id}`} className={classes.row}>
                <Icon of={one.type === 'group' ? IconUsers : IconUser} />
                <span className={classes.name}>
                  {one.name}
                  <span className={classes.note}>
                    {one.type === 'group' ? t('people.wholeGroup') : one.note}
                  </span>
                  {one.extraMinutes > 0 && (
                    <span className={classes.note}>
                      {t('people.extra', { minutes: formats.minutes(one.extraMinutes) })}
                    </span>
                  )}
                </span>
                <Button
                  variant="subtle"
                  color="gray"
                  size="sm"
                  leftSection={<Icon of={IconX} size={18} />}
                  aria-label={t('people.removeOf', { name: one.name })}
                  onClick={() => void remove(one)}
                >
                  {t('people.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isAssigning && (
        <DialogPart onFail={() => setAssigning(false)}>
          <AssignDialog execution={execution} onClose={() => setAssigning(false)} />
        </DialogPart>
      )}
    </div>
  );
}
