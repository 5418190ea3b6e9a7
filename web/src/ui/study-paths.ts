import type { PagePath } from '#shared/domain/identity/pages.ts';
import type { Mode, WorkKind } from '#shared/domain/works/work.ts';

/** The page on which a kind of work is taken in a mode (spec section 2); null: in no page of its own. */
const pageOf = {
  THEORY: { TRAINING: '/task/:id', SELFCONTROL: null },
  TEST: { TRAINING: '/quiz/:id', SELFCONTROL: '/selfcontrol/:id' },
  DOCUMENT: { TRAINING: '/document-training/:id', SELFCONTROL: '/document-selfcontrol/:id' },
  PRACTICE: { TRAINING: '/practice-training/:id', SELFCONTROL: '/practice-selfcontrol/:id' },
  EXAM: { TRAINING: null, SELFCONTROL: '/exam-selfcontrol/:id' },
} as const satisfies Record<WorkKind, Record<'TRAINING' | 'SELFCONTROL', PagePath | null>>;

/** Where an execution is taken; the work is named where it has several. */
export const examPath = (executionId: string, workId?: string): string =>
  `/controltask/${encodeURIComponent(executionId)}${
    workId === undefined ? '' : `?work=${encodeURIComponent(workId)}`
  }`;

/** Where a work is taken; in CONTROL inside its execution, and the list of executions where that is not known. */
export function workPath(
  kind: WorkKind,
  mode: Mode,
  workId: string,
  executionId: string | null = null,
): string {
  if (mode === 'CONTROL') return executionId ? examPath(executionId, workId) : '/control';
  return pageOf[kind][mode]?.replace(':id', workId) ?? '/control';
}

/** The timeline of a course. */
export const coursePath = (courseId: string): string =>
  `/cabinet?course=${encodeURIComponent(courseId)}`;

/** The result of a finished attempt. */
export const resultPath = (attemptId: string): string =>
  `/results?attempt=${encodeURIComponent(attemptId)}`;

/** The place in a theory work that teaches a task. */
export const sourcePath = (source: { workId: string; anchor?: string | undefined }): string =>
  `/task/${source.workId}${source.anchor ? `#${source.anchor}` : ''}`;
