import type { Course } from '#shared/domain/works/course.ts';
import type { Task } from '#shared/domain/works/task.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { examTasks } from './exam/tasks.ts';
import { tasks } from './tasks.ts';

const courseId = 'course-plasma-etching';
const createdAt = '2026-09-01T08:00:00.000Z';

const marksOf = (list: readonly Task[]) => list.reduce((sum, task) => sum + task.mark, 0);

export const course: Course = {
  id: courseId,
  name: {
    ru: 'Оператор плазмохимического травления',
    en: 'Plasma etching operator',
    ch: '等离子体刻蚀操作员',
  },
  description: {
    ru: 'Курс готовит к самостоятельной работе на установке плазмохимического травления: от того, что происходит в плазме, до сверки партии, наблюдения за процессом и действий по тревоге. За двумя частями теории следуют тест и экзамен, в которых есть задания по безопасности: ошибка в них не позволяет сдать работу.',
    en: 'The course prepares for independent work on a plasma etcher: from what happens in the plasma to checking a lot, watching the process and acting on an alarm. Two parts of theory are followed by a test and an exam that include safety tasks: a mistake in them fails the work.',
    ch: '本课程帮助学员掌握独立操作等离子体刻蚀设备的知识：从等离子体中发生的过程，到核对批次、监视工艺和处理报警。两部分理论之后是测验和考试，其中包含安全题，安全题答错则不能通过。',
  },
  cover: 'file-plasma-cover',
  ordering: 'IN_ORDER',
  workIds: ['work-plasma-basics', 'work-plasma-chamber', 'work-plasma-test', 'work-plasma-exam'],
  createdAt,
  createdBy: 'user-teacher',
};

export const works: Work[] = [
  {
    id: 'work-plasma-basics',
    courseId,
    kind: 'THEORY',
    name: {
      ru: 'Основы плазмохимического травления',
      en: 'Basics of plasma etching',
      ch: '等离子体刻蚀基础',
    },
    description: {
      ru: 'Как ВЧ-мощность создаёт плазму, чем заняты ионы и радикалы, от чего зависят профиль, скорость и селективность. После чтения вы сможете объяснить выбор газа и прочесть сигнал окончания травления. Около 15 минут.',
      en: 'How RF power makes plasma, what ions and radicals do, what profile, rate and selectivity depend on. After reading you will be able to explain the choice of a gas and to read an endpoint signal. About 15 minutes.',
      ch: '射频功率怎样产生等离子体，离子和自由基各起什么作用，剖面、速率和选择比取决于什么。读完之后，您能够解释气体的选择，并看懂终点信号。约 15 分钟。',
    },
    createdAt,
    maxAttempts: {},
    settingsWork: { maxTaskAttempts: {} },
    demo: true,
    edition: 1,
    taskCount: 0,
    maxMark: 0,
  },
  {
    id: 'work-plasma-chamber',
    courseId,
    kind: 'THEORY',
    name: {
      ru: 'Установка травления и работа на ней',
      en: 'Working with the etcher',
      ch: '刻蚀设备及其操作',
    },
    description: {
      ru: 'Путь пластины от кассеты до камеры, сверка партии перед запуском, наблюдение за процессом, тревоги, EMO и опасные газы. После чтения вы будете знать, когда нельзя запускать, кого вызывать и когда уходить. Около 15 минут.',
      en: 'The way of a wafer from cassette to chamber, checks before a run, watching the process, alarms, EMO and hazardous gases. After reading you will know when not to start, whom to call and when to leave. About 15 minutes.',
      ch: '晶圆从片盒到腔室的路线、运行前的核对、工艺监视、报警、EMO 和危险气体。读完之后，您会知道什么时候不能启动、应当呼叫谁、什么时候必须撤离。约 15 分钟。',
    },
    createdAt,
    maxAttempts: {},
    settingsWork: { maxTaskAttempts: {} },
    demo: true,
    edition: 1,
    taskCount: 0,
    maxMark: 0,
  },
  {
    id: 'work-plasma-test',
    courseId,
    kind: 'TEST',
    name: {
      ru: 'Тест: процесс, установка, безопасность',
      en: 'Test: process, equipment, safety',
      ch: '测验：工艺、设备、安全',
    },
    description: {
      ru: 'Задания по обеим частям теории: короткие расчёты, чтение графиков и схем, решения в рабочих ситуациях. Чтобы сдать, нужно набрать 70 % и не ошибиться в заданиях о газовой тревоге и о кнопке EMO.',
      en: 'Tasks on both parts of the theory: short calculations, reading graphs and diagrams, decisions in situations at work. To pass you need 70% and no mistake in the tasks on the gas alarm and on the EMO button.',
      ch: '题目覆盖两部分理论：简短计算、识读曲线和示意图、工作情境中的决定。要通过测验，需要达到 70%，并且气体报警和 EMO 按钮的题目不能答错。',
    },
    createdAt,
    maxAttempts: { SELFCONTROL: 10, CONTROL: 1 },
    settingsWork: {
      maxTaskAttempts: { TRAINING: 2, SELFCONTROL: 1, CONTROL: 1 },
      timeLimitMillis: 30 * 60 * 1000,
      shuffle: true,
    },
    passMark: 70,
    demo: true,
    edition: 1,
    taskCount: tasks.length,
    maxMark: marksOf(tasks),
  },
  {
    id: 'work-plasma-exam',
    courseId,
    kind: 'EXAM',
    name: {
      ru: 'Экзамен оператора плазмохимического травления',
      en: 'Plasma etching operator exam',
      ch: '等离子体刻蚀操作员考试',
    },
    description: {
      ru: 'Тридцать заданий за 45 минут: порядок действий, короткие ответы, выбор решения и три свободных ответа, которые проверяет преподаватель. Чтобы сдать, нужно набрать 70 % и не ошибиться в трёх заданиях по безопасности.',
      en: 'Thirty tasks in 45 minutes: orders of actions, short answers, decisions and three free answers that a teacher reviews. To pass you need 70% and no mistake in the three safety tasks.',
      ch: '45 分钟内完成三十道题：行动顺序、简短回答、作出决定，以及三道由教师评阅的自由回答。要通过考试，需要达到 70%，并且三道安全题不能答错。',
    },
    createdAt,
    maxAttempts: { SELFCONTROL: 3, CONTROL: 2 },
    settingsWork: { maxTaskAttempts: {}, shuffle: true },
    timeLimitMinutes: 45,
    passMark: 70,
    edition: 1,
    taskCount: examTasks.length,
    maxMark: marksOf(examTasks),
  },
];
