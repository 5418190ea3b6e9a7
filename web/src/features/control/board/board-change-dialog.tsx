import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import type { BoardRow, ExecutionView } from '#shared/contracts/execution-views.ts';
import { createChangeIds } from '#web/lib/change-ids.ts';
import { joined } from '#web/ui/joined.ts';
import { notify } from '#web/ui/notices.ts';
import { personName } from '#web/ui/person-name.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { ChangeDialog, type ChangeValues, PartlyDone } from '../change-dialog.tsx';
import { useAfterChange } from '../use-change.ts';
import { type BoardAction, makeChange, peopleOf } from './board-change.ts';

interface BoardChangeDialogProps {
  execution: ExecutionView;
  action: BoardAction;
  rows: readonly BoardRow[];
  onClose: () => void;
}

/** More names than this are counted instead. */
const mostNames = 5;

/** Gives time to, ends or opens again what some people do, after a reason was given. */
export function BoardChangeDialog({ execution, action, rows, onClose }: BoardChangeDialogProps) {
  const { t } = useTranslation('control');
  const lang = useLanguage();
  const formats = useFormats();
  const problemWords = useProblemText();
  const afterChange = useAfterChange(execution.id);
  const [{ idOf }] = useState(() => createChangeIds(ulid));
  /** For whom the change is not made yet: whoever has it is left alone when it is sent again, with other words too. */
  const missing = useRef(rows);
  const people = peopleOf(rows);
  const names = people.map(personName);
  const who =
    names.length > mostNames
      ? t('board.people', { count: names.length })
      : new Intl.ListFormat(lang === 'ch' ? 'zh-CN' : lang).format(names);

  const make = async (said: ChangeValues) => {
    const executionId = execution.id;
    const change = { action, executionId, rows: missing.current, lang, idOf };
    const failures = await makeChange(change, said);
    missing.current = rows.filter((row) => failures.some((failure) => failure.row === row));
    afterChange(null);
    const [first] = failures;
    if (!first) {
      notify({ type: 'success', text: t(`board.${action}.done`, { who }) });
      return;
    }
    if (rows.length === 1 || failures.length === rows.length) throw first.error;
    throw new PartlyDone(
      t('board.partly', {
        names: joined(peopleOf(failures.map(({ row }) => row)).map(personName)),
        why: problemWords(first.error),
      }),
    );
  };

  const single = rows.length === 1 ? rows[0] : undefined;
  return (
    <ChangeDialog
      title={t(`board.${action}.title`, { count: people.length })}
      meaning={
        <>
          <strong>{who}</strong>
          <span>{t(`board.${action}.meaning`)}</span>
          {action === 'finish' && single && (
            <span>
              {t('board.finish.answered', { answered: single.answered, all: single.taskCount })}
            </span>
          )}
          {action === 'extra' && single && single.extraMinutes > 0 && (
            <span>{t('board.extra.given', { minutes: formats.minutes(single.extraMinutes) })}</span>
          )}
        </>
      }
      submitLabel={t(`board.${action}.submit`)}
      danger={action === 'finish'}
      {...(action === 'extra' && {
        minutes: { label: t('change.extraMinutes'), initial: 5 },
      })}
      {...(action === 'reopen' && {
        minutes: { label: t('change.reopenMinutes'), initial: 10 },
      })}
      onSubmit={make}
      onClose={onClose}
    />
  );
}
