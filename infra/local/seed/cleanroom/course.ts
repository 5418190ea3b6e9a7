import type { Course } from '#shared/domain/works/course.ts';
import type { Task } from '#shared/domain/works/task.ts';
import type { Work } from '#shared/domain/works/work.ts';
import type { LocalText } from '#shared/languages.ts';
import type { Picture } from '../picture.ts';
import { safetyTasks } from '../plasma-etching/tasks-safety.ts';

const courseId = 'course-cleanroom-entry';
const createdAt = '2026-08-25T08:00:00.000Z';

const caseTask = (id: string, caseId: string, mark: number, question: LocalText): Task => ({
  id,
  version: 1,
  type: 'TASKTESTCASECASSETESTATUS',
  simulator: 'cleanroom',
  caseId,
  mark,
  question,
  tags: ['cleanroom'],
});

const dressAndEnter: LocalText = {
  ru: 'Вы пришли с улицы. Переоденьтесь по правилам предприятия и войдите в чистую зону.',
  en: 'You come from the street. Dress by the house rules and enter the clean zone.',
  ch: '您从室外到达。请按本厂规程更衣并进入洁净区。',
};

export const practiceTasks: Task[] = [
  caseTask('dress-and-enter', 'dress-and-enter', 10, dressAndEnter),
  caseTask('five-mistakes', 'five-mistakes', 5, {
    ru: 'Марина собирается войти в чистую зону. Найдите пять нарушений в том, как она одета.',
    en: 'Marina is about to enter the clean zone. Find five mistakes in the way she is dressed.',
    ch: '玛丽娜正准备进入洁净区。请找出她着装中的五处错误。',
  }),
  caseTask('start-of-shift', 'start-of-shift', 5, {
    ru: 'Вы одеты, смена начинается. Пройдите в транзитную зону и действуйте по правилам предприятия.',
    en: 'You are dressed and your shift begins. Go to the transit zone and follow the house rules.',
    ch: '您已穿戴完毕，开始上班。请进入过渡区，并遵守本厂规程。',
  }),
];

/** What the practical exam asks besides: two choices on safety that the test of the other course has too. */
const safetyQuestions = safetyTasks.filter(
  ({ id }) => id === 'task-plasma-21' || id === 'task-plasma-23',
);

/** Its case is its own: what the practice uses, a guest may read whole while others are examined. */
export const practicalExamTasks: Task[] = [
  caseTask('exam-dress-and-enter', 'exam-entry', 10, dressAndEnter),
  ...safetyQuestions,
];

const marksOf = (list: readonly Task[]) => list.reduce((sum, task) => sum + task.mark, 0);

/** The drawing on its card: without words, so one serves every language. */
export const cleanroomCover: Picture = {
  fileId: 'file-cleanroom-cover',
  file: new URL('./cover.svg', import.meta.url),
  contentType: 'image/svg+xml',
};

/** Any step at any time: who only wants to practise does not have to pass a theory first. */
export const cleanroomCourse: Course = {
  id: courseId,
  name: {
    ru: 'Вход в чистую зону',
    en: 'Entering the clean zone',
    ch: '进入洁净区',
  },
  description: {
    ru: 'Практика на тренажёре: переодевание, порядок действий у скамьи, самопроверка у зеркала и начало смены. Правила объясняются по ходу, каждый прогон можно пересмотреть. В конце практический экзамен, который проверяет преподаватель.',
    en: 'Practice in the simulator: gowning, the order of things at the bench, the check at the mirror and the start of a shift. The rules are explained as you go, and every run can be replayed. A practical exam, reviewed by a teacher, ends the course.',
    ch: '在模拟器中练习：更衣、跨越长凳的步骤、镜前自检以及上班流程。练习中会说明规则，每次操作都可以回放。课程以由教师评阅的实操考试结束。',
  },
  cover: cleanroomCover.fileId,
  ordering: 'FREE',
  workIds: ['work-cleanroom-practice', 'work-practical-exam'],
  createdAt,
  createdBy: 'user-teacher',
};

export const cleanroomWorks: Work[] = [
  {
    id: 'work-cleanroom-practice',
    courseId,
    kind: 'PRACTICE',
    name: cleanroomCourse.name,
    description: {
      ru: 'Три упражнения на тренажёре: переодеться и войти, найти ошибки коллеги, начать смену. В тренировке есть подсказки и две попытки на задание, в самоконтроле полчаса на всё.',
      en: 'Three exercises in the simulator: dress and enter, find a colleague’s mistakes, start a shift. Training has hints and two tries per task; self-control has half an hour for everything.',
      ch: '模拟器中的三个练习：更衣并进入、找出同事的错误、开始上班。训练模式有提示，每题两次机会；自测模式总共半小时。',
    },
    createdAt,
    maxAttempts: { SELFCONTROL: 10 },
    settingsWork: {
      maxTaskAttempts: { TRAINING: 2, SELFCONTROL: 1, CONTROL: 1 },
      timeLimitMillis: 30 * 60 * 1000,
    },
    demo: true,
    edition: 1,
    taskCount: practiceTasks.length,
    maxMark: marksOf(practiceTasks),
  },
  {
    id: 'work-practical-exam',
    courseId,
    kind: 'EXAM',
    name: {
      ru: 'Практический экзамен: вход в чистую зону',
      en: 'Practical exam: entering the clean zone',
      ch: '实操考试：进入洁净区',
    },
    description: {
      ru: 'Упражнение на тренажёре и два вопроса по безопасности за 30 минут. Итог сообщает преподаватель. Чтобы сдать, нужно набрать 70 % и не ошибиться в вопросе о газовой тревоге.',
      en: 'An exercise in the simulator and two questions on safety in 30 minutes. A teacher gives the result. To pass you need 70% and no mistake in the question on the gas alarm.',
      ch: '30 分钟内完成一个模拟器练习和两道安全题，成绩由教师给出。要通过考试，需要达到 70%，并且气体报警的题目不能答错。',
    },
    createdAt,
    maxAttempts: { SELFCONTROL: 3, CONTROL: 2 },
    settingsWork: { maxTaskAttempts: {} },
    timeLimitMinutes: 30,
    passMark: 70,
    edition: 1,
    taskCount: practicalExamTasks.length,
    maxMark: marksOf(practicalExamTasks),
  },
];
