import { useTranslation } from 'react-i18next';
import { BackLink } from '#web/ui/back-link.tsx';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { type Exam, latestEnd } from '#web/ui/exam-place.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { ExamEntrance } from './exam-entrance.tsx';

interface ControlEntranceProps {
  exam: Exam;
  /** Asks the server for something small whose reply tells its time. */
  ask: () => Promise<unknown>;
  onBegin: () => void;
  isBeginning: boolean;
}

/** The entrance of a work in an execution: its figures and rules in words. */
export function ControlEntrance({ exam, ask, onBegin, isBeginning }: ControlEntranceProps) {
  const { t } = useTranslation(['exam', 'study']);
  const { minutes, dateTime, percent, number } = useFormats();
  const { execution, work } = exam;
  const { extraMinutes } = execution;
  useDocumentTitle(work.name);
  const facts = [
    ...(execution.name && execution.name !== work.name
      ? [{ label: t('exam:about.name'), value: execution.name }]
      : []),
    {
      label: t('exam:about.size'),
      value: t('exam:about.both', {
        tasks: t('study:tasks', { count: work.taskCount }),
        points: t('study:points', { count: work.maxMark, value: number(work.maxMark) }),
      }),
    },
    {
      label: t('exam:about.time'),
      value:
        extraMinutes > 0
          ? t('exam:about.extra', {
              time: minutes(execution.executionTime),
              extra: minutes(extraMinutes),
            })
          : minutes(execution.executionTime),
    },
    { label: t('exam:about.start'), value: dateTime(execution.startDateTime) },
    { label: t('exam:about.end'), value: dateTime(latestEnd(execution)) },
    ...(work.passMark === null
      ? []
      : [{ label: t('exam:about.passMark'), value: percent(work.passMark) }]),
  ];
  const rules = [
    t('exam:rules.once'),
    t('exam:rules.time'),
    t(work.locksAnswers ? 'exam:rules.locks' : 'exam:rules.changes'),
    t('exam:rules.saves'),
    t('exam:rules.unanswered'),
    t('exam:rules.end'),
  ];
  return (
    <ExamEntrance
      title={work.name}
      above={<BackLink to="/control">{t('exam:list.title')}</BackLink>}
      facts={facts}
      rules={rules}
      ask={ask}
      onBegin={onBegin}
      isBeginning={isBeginning}
      startsAt={execution.startDateTime}
    />
  );
}
