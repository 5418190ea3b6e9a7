import type { TFunction } from 'i18next';
import type { BoardRow, ExecutionView } from '#shared/contracts/execution-views.ts';
import type { Language } from '#shared/languages.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { personName } from '#web/ui/person-name.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { DataColumn } from '#web/ui/table/columns.ts';
import type { Formats } from '#web/ui/use-formats.ts';
import { AttemptBadge } from '../badges.tsx';
import { relativeText } from '../times.ts';
import classes from './board.module.css';

const none = '—';

/** How many tasks are answered, with a bar for the eye. */
function Answered({ answered, taskCount }: Pick<BoardRow, 'answered' | 'taskCount'>) {
  const share = taskCount > 0 ? Math.min(1, answered / taskCount) : 0;
  return (
    <span className={classes.answered}>
      <span className={classes.bar} aria-hidden>
        <span className={classes.done} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className="tabular">
        {answered} / {taskCount}
      </span>
    </span>
  );
}

interface ColumnNeeds {
  t: TFunction<'control'>;
  formats: Formats;
  language: Language;
  works: ExecutionView['works'];
}

/** The columns of the board; which work only where the execution has several. */
export function boardColumns({ t, formats, language, works }: ColumnNeeds): DataColumn<BoardRow>[] {
  const workName = (id: string) => works.find((work) => work.id === id)?.name ?? none;
  const resultOf = ({ result }: BoardRow) => {
    if (!result) return none;
    if (result.pendingReview > 0) return t('board.inReview');
    return formats.percent(result.percent);
  };
  return [
    {
      id: 'person',
      header: t('board.person'),
      value: (row) => personName(row.user),
      cell: ({ user }) => (
        <span className={classes.person}>
          {personName(user)}
          <span className={classes.group}>{user.group?.name ?? none}</span>
        </span>
      ),
      fixed: true,
    },
    ...(works.length > 1
      ? [
          {
            id: 'work',
            header: t('board.work'),
            value: (row: BoardRow) => workName(row.workId),
            cell: (row: BoardRow) => <span className={classes.work}>{workName(row.workId)}</span>,
          },
        ]
      : []),
    {
      id: 'state',
      header: t('board.state'),
      value: (row) => row.state,
      cell: (row) => (
        <span className={classes.state}>
          <AttemptBadge state={row.state} finishReason={row.finishReason} />
          {row.lateAnswers > 0 && (
            <StatusBadge tone="warning">{t('board.late', { count: row.lateAnswers })}</StatusBadge>
          )}
        </span>
      ),
    },
    {
      id: 'answered',
      header: t('board.answered'),
      value: (row) => row.answered,
      cell: (row) =>
        row.state === 'NOT_STARTED' ? (
          none
        ) : (
          <Answered answered={row.answered} taskCount={row.taskCount} />
        ),
    },
    {
      id: 'place',
      header: t('board.place'),
      value: (row) => row.place ?? none,
      numeric: true,
    },
    {
      id: 'timeLeft',
      header: t('board.timeLeft'),
      value: (row) => row.deadline,
      cell: (row) =>
        row.state === 'ACTIVE' && row.deadline ? (
          <span className={classes.timeLeft}>
            <Countdown
              deadline={row.deadline}
              label={t('board.timeLeftOf', { name: personName(row.user) })}
              quiet
            />
          </span>
        ) : (
          none
        ),
    },
    {
      id: 'lastSeen',
      header: t('board.lastSeen'),
      value: (row) => row.lastSeenAt,
      cell: (row) =>
        row.lastSeenAt ? (
          <time dateTime={row.lastSeenAt} title={formats.dateTime(row.lastSeenAt)}>
            {relativeText(row.lastSeenAt, serverClock.now(), language)}
          </time>
        ) : (
          none
        ),
    },
    {
      id: 'extra',
      header: t('board.extraColumn'),
      value: (row) => row.extraMinutes,
      cell: (row) =>
        row.extraMinutes > 0 ? t('board.extraMinutes', { count: row.extraMinutes }) : none,
      numeric: true,
    },
    {
      id: 'result',
      header: t('board.result'),
      value: resultOf,
      cell: (row) => (
        <span className={classes.result}>
          {resultOf(row)}
          {row.result?.passed === true && (
            <StatusBadge tone="success">{t('board.passed')}</StatusBadge>
          )}
          {row.result?.passed === false && (
            <StatusBadge tone="danger">{t('board.notPassed')}</StatusBadge>
          )}
        </span>
      ),
    },
  ];
}
