import type { OwnExecution } from '#shared/contracts/execution-views.ts';

/** A work of an execution, as somebody assigned to it sees it. */
export interface Exam {
  execution: OwnExecution;
  work: OwnExecution['works'][number];
}

/** Where a person stands with a work of an execution. */
export type ExamPlace = 'active' | 'open' | 'planned' | 'finished' | 'missed' | 'exhausted';

/** Where the person stands; who has begun goes on, whatever became of the window. */
export function examPlace({ execution, work }: Exam): ExamPlace {
  if (work.state === 'ACTIVE') return 'active';
  if (work.state === 'FINISHED') return 'finished';
  if (work.isExhausted && execution.state !== 'OVER') return 'exhausted';
  const places = { OPEN: 'open', PLANNED: 'planned', OVER: 'missed' } as const;
  return places[execution.state];
}

/** When the latest attempt of the person ends: the time given to them counts beyond the window. */
export const latestEnd = ({
  endDateTime,
  extraMinutes,
}: Pick<OwnExecution, 'endDateTime' | 'extraMinutes'>): string =>
  new Date(Date.parse(endDateTime) + extraMinutes * 60_000).toISOString();

/** The works of executions, each with its execution, in the order of the reply. */
export const examsOf = (executions: readonly OwnExecution[]): Exam[] =>
  executions.flatMap((execution) => execution.works.map((work) => ({ execution, work })));

/** What waits for the person now; first what has their own clock running. */
export const urgentExams = (executions: readonly OwnExecution[]): Exam[] => {
  const exams = examsOf(executions);
  return (['active', 'open'] as const).flatMap((place) =>
    exams.filter((exam) => examPlace(exam) === place),
  );
};
