import type { Attempt, VisibleAnswer } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import type { SaveReply } from './save-queue.ts';

/** The reply without the parts that describe the save itself; what is absent stays as it was. */
function told(reply: SaveReply): Partial<VisibleAnswer> {
  const { status, mark, hint, correctAnswer, explanation, source, critical, isLocked } = reply;
  return {
    ...(status !== undefined && { status }),
    ...(mark !== undefined && { mark }),
    ...(hint !== undefined && { hint, useHint: true }),
    ...(correctAnswer !== undefined && { correctAnswer }),
    ...(explanation !== undefined && { explanation }),
    ...(source !== undefined && { source }),
    ...(critical !== undefined && { critical }),
    ...(isLocked !== undefined && { isLocked }),
  };
}

/** The attempt after a save, as the server would show it; `answer` is null where only the hint was asked for. */
export function withSave(attempt: Attempt, answer: Answer | null, reply: SaveReply): Attempt {
  const isTraining = attempt.type === 'TRAINING';
  return {
    ...attempt,
    revision: attempt.revision + 1,
    deadline: isTraining ? attempt.deadline : reply.deadline,
    tasks: attempt.tasks.map((task) =>
      task.id === reply.taskId ? { ...task, triesLeft: reply.triesLeft } : task,
    ),
    answers: attempt.answers.map((known): VisibleAnswer => {
      if (known.taskId !== reply.taskId) return known;
      const saved = { ...known, ...told(reply), answerId: reply.answerId, savedAt: reply.savedAt };
      if (answer === null) return saved;
      const tried = {
        answer,
        at: reply.savedAt,
        ...(reply.status !== undefined && { status: reply.status }),
      };
      return {
        ...saved,
        answersStudent: answer,
        ...(isTraining && {
          attempts: known.attempts + 1,
          historyAnswer: [...known.historyAnswer, tried],
        }),
      };
    }),
  };
}
