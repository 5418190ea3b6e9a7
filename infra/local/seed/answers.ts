import { judge } from '#shared/domain/works/grading.ts';
import type { Answer, Task, TaskOf } from '#shared/domain/works/task.ts';
import { inLanguage, type Language } from '#shared/languages.ts';
import { freeAnswers, type Quality } from './free-answers.ts';

type Random = () => number;

/** Wrong words and numbers that people really write, by task. */
const usualMistakes: Record<string, { ru: string[]; ch: string[] }> = {
  'task-plasma-exam-07': { ru: ['0,125', '420', '6', '8:1'], ch: ['0.125', '420', '6'] },
  'task-plasma-exam-08': { ru: ['0,1', '10', '1', '0,09'], ch: ['0.1', '10', '1'] },
  'task-plasma-exam-09': { ru: ['225', '3', '0,03', '30'], ch: ['225', '3', '30'] },
  'task-plasma-exam-10': { ru: ['920', '800', '6,7', '120'], ch: ['920', '800', '120'] },
  'task-plasma-exam-11': {
    ru: ['подтрав', 'запас', 'дотрав', 'селективность'],
    ch: ['侧蚀', '余量', '钻蚀'],
  },
  'task-plasma-exam-12': { ru: ['азот', 'аргон', 'воздух', 'Ar'], ch: ['氮气', '氩气', 'N2'] },
  'task-plasma-exam-13': {
    ru: ['смещение', 'потенциал плазмы', 'напряжение', 'автосмешение'],
    ch: ['偏压', '鞘层', '电势'],
  },
};

const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T;

/** One of a list, the first ones more often than the last: wrong options are not equally tempting. */
const tempting = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() ** 2 * items.length)] as T;

const localised = (value: number, language: Language): string =>
  language === 'ru' ? String(value).replace('.', ',') : String(value);

/** An answer that the machine finds right, written as a person of this language would. */
export function rightAnswer(task: Task, language: Language, random: Random): Answer {
  switch (task.type) {
    case 'SINGLECHOICE':
    case 'ORDERQUESTION':
    case 'MULTICHOICE':
      return task.correct;
    case 'COMMONQUESTION': {
      if ('value' in task.correct) return localised(task.correct.value, language);
      const { ru, ch = ru } = task.correct.accepted;
      return tempting(language === 'ch' ? ch : ru, random);
    }
    default:
      throw new Error(`Tasks like ${task.id} have no right answer by machine`);
  }
}

/** An answer that fits the task and is wrong in a way that people are wrong. */
export function wrongAnswer(task: Task, language: Language, random: Random): Answer {
  switch (task.type) {
    case 'SINGLECHOICE': {
      const wrong = task.options.filter(({ id }) => id !== task.correct);
      return tempting(wrong, random).id;
    }
    case 'MULTICHOICE':
      return nearlyRightSet(task, random);
    case 'ORDERQUESTION':
      return nearlyRightOrder(task, random);
    case 'COMMONQUESTION': {
      const mistakes = usualMistakes[task.id];
      if (!mistakes) throw new Error(`No usual mistakes are known for ${task.id}`);
      const wrong = mistakes[language === 'ch' ? 'ch' : 'ru'];
      return tempting(
        wrong.filter((answer) => judge(task, answer) === 'WRONG'),
        random,
      );
    }
    default:
      throw new Error(`Tasks like ${task.id} have no wrong answer by machine`);
  }
}

/** One right option forgotten, one wrong one added, or both. */
function nearlyRightSet(task: TaskOf<'MULTICHOICE'>, random: Random): string[] {
  const wrong = task.options.map(({ id }) => id).filter((id) => !task.correct.includes(id));
  const forgets = random() < 0.6;
  const adds = wrong.length > 0 && (!forgets || random() < 0.3);
  const forgotten = tempting(task.correct, random);
  const kept = task.correct.filter((id) => !forgets || id !== forgotten);
  return adds ? [...kept, tempting(wrong, random)] : kept;
}

/** Two neighbours changed places, or one step came far too late. */
function nearlyRightOrder(task: TaskOf<'ORDERQUESTION'>, random: Random): string[] {
  const order = [...task.correct];
  const from = Math.floor(random() * (order.length - 1));
  const moved = order.splice(from, 1);
  order.splice(random() < 0.7 ? from + 1 : order.length, 0, ...moved);
  return order;
}

/** A free answer of this quality in the person's language. */
export function freeAnswer(
  task: TaskOf<'QUESTION'>,
  quality: Quality,
  language: Language,
  random: Random,
): string {
  const known = freeAnswers[task.id];
  if (!known) throw new Error(`No free answers are known for ${task.id}`);
  return inLanguage(oneOf(known[quality], random), language);
}
