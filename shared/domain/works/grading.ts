import { limits } from '#shared/limits.ts';
import type { AcceptedByLanguage, Answer, Task } from './task.ts';
import { numberIn, sameText } from './text-comparison.ts';

/** What the machine can say of an answer; OPEN: only a person can judge it. */
export type Verdict = 'RIGHT' | 'WRONG' | 'OPEN';

const isList = (answer: Answer): answer is string[] => Array.isArray(answer);

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const sameSet = (a: readonly string[], b: readonly string[]) =>
  sameList([...new Set(a)].sort(), [...new Set(b)].sort());

/** A person may change the language during an attempt, so a text accepted in any language is accepted. */
const acceptedTexts = ({ ru, en = [], ch = [] }: AcceptedByLanguage) => [...ru, ...en, ...ch];

const isAccepted = (text: string, accepted: AcceptedByLanguage) =>
  acceptedTexts(accepted).some((candidate) => sameText(candidate, text));

const verdict = (right: boolean): Verdict => (right ? 'RIGHT' : 'WRONG');

/**
 * The machine's judgement of one answer. "COMMONQUESTION compares text case-insensitively; QUESTION is
 * always true; others compare answer index with the student answer" (spec section 4): the index travels
 * as an option id, and QUESTION is never failed by the machine. An answer of another task's shape is wrong.
 */
export function judge(task: Task, answer: Answer): Verdict {
  switch (task.type) {
    case 'SINGLECHOICE':
      return verdict(answer === task.correct);
    case 'MULTICHOICE':
      return verdict(isList(answer) && sameSet(answer, task.correct));
    case 'ORDERQUESTION':
      return verdict(isList(answer) && sameList(answer, task.correct));
    case 'COMMONQUESTION': {
      if (typeof answer !== 'string') return 'WRONG';
      if ('accepted' in task.correct) return verdict(isAccepted(answer, task.correct.accepted));
      const given = numberIn(answer);
      const { value, tolerance } = task.correct;
      // Decimal fractions are not exact in binary: 0.4 is within 0.1 of 0.3.
      const slack = Number.EPSILON * 4 * Math.max(1, Math.abs(value));
      return verdict(given !== null && Math.abs(given - value) <= tolerance + slack);
    }
    case 'EMPTYQUESTION':
      return verdict(
        isList(answer) &&
          answer.length <= task.correct.length &&
          task.correct.every((accepted, gap) => isAccepted(answer[gap] ?? '', accepted)),
      );
    case 'QUESTION':
    case 'PAINT':
    case 'TASKTESTCASECASSETESTATUS':
      return 'OPEN';
  }
}

/** Marks for a right answer: with a hint it is PARTIALLY_CORRECT and earns half (spec section 3). */
export const markFor = (task: Pick<Task, 'mark'>, hinted: boolean): number =>
  hinted ? task.mark * limits.hintedShare : task.mark;
