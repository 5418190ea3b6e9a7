import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverClock } from '#web/lib/server-clock.ts';
import { Countdown } from './countdown.tsx';
import { type Exam, type ExamPlace, examPlace, latestEnd } from './exam-place.ts';
import classes from './exam-rows.module.css';
import { Icon } from './icon.tsx';
import { StatusBadge } from './status-badge.tsx';
import { examPath, resultPath } from './study-paths.ts';
import { type Formats, useFormats } from './use-formats.ts';
import { WaitingRow, WaitingRows } from './waiting-row.tsx';
import { kindIcons } from './work-icons.ts';

/** A start that is further away is told by its date alone. */
const dayMillis = 24 * 60 * 60_000;

/** Works of executions with what the person can do about each; `onTime` is called when one of their clocks ends. */
export function ExamRows({ exams, onTime }: { exams: readonly Exam[]; onTime: () => void }) {
  return (
    <WaitingRows>
      {exams.map((exam) => (
        <ExamRow
          key={`${exam.execution.id}:${exam.work.id}`}
          exam={exam}
          place={examPlace(exam)}
          onTime={onTime}
        />
      ))}
    </WaitingRows>
  );
}

/** When the clock of a row ends. */
function timeOf({ execution, work }: Exam, place: ExamPlace): string | null {
  if (place === 'active') return work.deadline;
  if (place === 'open') return execution.endDateTime;
  const isNear = Date.parse(execution.startDateTime) - serverClock.now() < dayMillis;
  return place === 'planned' && isNear ? execution.startDateTime : null;
}

function useFacts({ execution, work }: Exam, place: ExamPlace): string[] {
  const { t } = useTranslation('study');
  const { dateTime, minutes }: Formats = useFormats();
  const time = minutes(execution.executionTime + execution.extraMinutes);
  const facts = {
    active: [t('exam.active')],
    open: [time, t('exam.until', { when: dateTime(latestEnd(execution)) })],
    planned: [time, t('exam.from', { when: dateTime(execution.startDateTime) })],
    finished: [dateTime(execution.startDateTime)],
    missed: [dateTime(execution.startDateTime)],
    exhausted: [dateTime(execution.startDateTime), t('exam.exhaustedHint')],
  } as const;
  const name = execution.name === work.name ? '' : execution.name;
  return [...(name ? [name] : []), ...facts[place]];
}

interface ExamRowProps {
  exam: Exam;
  place: ExamPlace;
  onTime: () => void;
}

function ExamRow({ exam, place, onTime }: ExamRowProps) {
  const { t } = useTranslation('study');
  const { execution, work } = exam;
  const facts = useFacts(exam, place);
  const time = timeOf(exam, place);
  const isNow = place === 'active' || place === 'open';
  const path =
    place === 'finished' && work.attemptId
      ? resultPath(work.attemptId)
      : examPath(execution.id, execution.works.length > 1 ? work.id : undefined);
  return (
    <WaitingRow icon={kindIcons[work.kind]} name={work.name} facts={facts} isUrgent={isNow}>
      {time && (
        <LabelledClock time={time} label={t(`exam.clocks.${place as 'open'}`)} onEnd={onTime} />
      )}
      {place === 'finished' && (
        <StatusBadge tone="neutral" icon={IconCircleCheck}>
          {t('finished')}
        </StatusBadge>
      )}
      {place === 'missed' || place === 'exhausted' ? (
        <StatusBadge tone="neutral">{t(`exam.${place}`)}</StatusBadge>
      ) : (
        <Button
          component={Link}
          to={path}
          variant={isNow ? 'filled' : 'default'}
          rightSection={isNow && <Icon of={IconArrowRight} size={18} />}
          aria-label={`${t(`exam.actions.${place}`)}: ${work.name}`}
        >
          {t(`exam.actions.${place}`)}
        </Button>
      )}
    </WaitingRow>
  );
}

/** Eyes are told what the clock counts to, as a screen reader is. */
function LabelledClock({ time, label, onEnd }: { time: string; label: string; onEnd: () => void }) {
  return (
    <div className={classes.clock}>
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      <Countdown deadline={time} label={label} onEnd={onEnd} />
    </div>
  );
}
