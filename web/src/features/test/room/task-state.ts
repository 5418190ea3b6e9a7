import type { Attempt, VisibleAnswer, VisibleTask } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import type { SavePhase, SaveSnapshot } from '../saving/save-queue.ts';
import { isBlank, isSameAnswer } from './answer-value.ts';
import type { RoomMemory } from './room-memory.ts';

/** What the map and the card say of a task. */
export type TaskMark =
  /** Nothing chosen, or nothing answered yet in TRAINING. */
  | 'empty'
  | 'answered'
  | 'right'
  | 'partly'
  | 'wrong'
  /** Wrong, with a try left. */
  | 'again';

/** One task as the room shows it. */
export interface TaskState {
  task: VisibleTask;
  answer: VisibleAnswer | undefined;
  /** What is chosen now. */
  value: Answer | null;
  mark: TaskMark;
  isMarked: boolean;
  /** No further try, the answer is locked, or the attempt is over. */
  isClosed: boolean;
  /** The newest change, or what was done in a simulator, is not confirmed yet; null: it is, or there is none. */
  phase: SavePhase | null;
  /** An answer is on its way. */
  isSending: boolean;
  /** TRAINING: there is something new to answer with. */
  canAnswer: boolean;
}

function trainingMark(answer: VisibleAnswer | undefined, isClosed: boolean): TaskMark {
  if (!answer || answer.attempts === 0) return 'empty';
  switch (answer.status) {
    case 'SUCCESS':
      return 'right';
    case 'PARTIALLY_CORRECT':
      return 'partly';
    case 'FAILURE':
      return isClosed ? 'wrong' : 'again';
    default:
      return 'answered';
  }
}

/** The tasks of an attempt with what the server, the queue and the browser know of each. */
export function taskStates(
  attempt: Attempt,
  pending: SaveSnapshot,
  memory: RoomMemory,
  /** How the run of a case task stands whose events have not all arrived. */
  runPhase: (taskId: string) => SavePhase | null = () => null,
): TaskState[] {
  const isTraining = attempt.type === 'TRAINING';
  const answers = new Map(attempt.answers.map((answer) => [answer.taskId, answer]));
  return attempt.tasks.map((task) => {
    const answer = answers.get(task.id);
    const waiting = pending[task.id];
    const saved = answer?.answersStudent ?? null;
    // An answer on its way is locked already: its task was left.
    const isLocked =
      attempt.locksAnswers && (waiting?.isLeft === true || answer?.isLocked === true);
    const isClosed =
      attempt.status === 'FINISHED' || isLocked || (isTraining && task.triesLeft === 0);
    const draft = isTraining && !isClosed ? memory.drafts[task.id] : undefined;
    const value = waiting?.answer ?? draft ?? saved;
    return {
      task,
      answer,
      value,
      mark: isTraining ? trainingMark(answer, isClosed) : isBlank(value) ? 'empty' : 'answered',
      isMarked: memory.marked.includes(task.id),
      isClosed,
      phase: waiting?.phase ?? runPhase(task.id),
      isSending: waiting !== undefined,
      canAnswer:
        isTraining && !isClosed && !waiting && !isBlank(value) && !isSameAnswer(value, saved),
    };
  });
}

/** Whether a task counts as unanswered when the attempt ends. */
export const isUnanswered = (state: TaskState): boolean => state.mark === 'empty';

/** What is asked about before an attempt ends, each task once: by its index. */
export interface EndQuestion {
  unanswered: number[];
  /** Exercises begun and not finished that can still be gone on with. */
  unfinished: number[];
  marked: number[];
}

/** Sorts the tasks for the question whether to finish; `underWay`: the tasks whose exercise is begun and not finished. */
export function endQuestion(
  states: readonly TaskState[],
  underWay: ReadonlySet<string>,
): EndQuestion {
  const question: EndQuestion = { unanswered: [], unfinished: [], marked: [] };
  states.forEach((state, index) => {
    if (!state.isClosed && underWay.has(state.task.id)) question.unfinished.push(index);
    else if (isUnanswered(state)) question.unanswered.push(index);
    else if (state.isMarked) question.marked.push(index);
  });
  return question;
}
