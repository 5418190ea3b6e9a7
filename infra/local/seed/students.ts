import type { Language } from '#shared/languages.ts';
import type { DemoPerson } from './people.ts';

type Name = readonly [name: string, lastName: string, gender: DemoPerson['gender'], Language];

const firstGroup: Name[] = [
  ['Дмитрий', 'Орлов', 'MALE', 'ru'],
  ['Екатерина', 'Смирнова', 'FEMALE', 'ru'],
  ['Алексей', 'Кузнецов', 'MALE', 'ru'],
  ['Wei', 'Zhang', 'MALE', 'ch'],
  ['Наталья', 'Попова', 'FEMALE', 'ru'],
  ['Артём', 'Васильев', 'MALE', 'ru'],
  ['Полина', 'Новикова', 'FEMALE', 'ru'],
  ['Руслан', 'Гарифуллин', 'MALE', 'ru'],
  ['Li', 'Chen', 'FEMALE', 'ch'],
  ['Виктор', 'Соловьёв', 'MALE', 'ru'],
  ['Дарья', 'Павлова', 'FEMALE', 'ru'],
  ['Никита', 'Фёдоров', 'MALE', 'ru'],
  ['Тимур', 'Хасанов', 'MALE', 'ru'],
  ['Ксения', 'Зайцева', 'FEMALE', 'ru'],
  ['Jun', 'Wang', 'MALE', 'ch'],
  ['Павел', 'Белов', 'MALE', 'ru'],
  ['Елена', 'Гусева', 'FEMALE', 'ru'],
];

const secondGroup: Name[] = [
  ['Максим', 'Тарасов', 'MALE', 'ru'],
  ['Юлия', 'Киселёва', 'FEMALE', 'ru'],
  ['Hao', 'Sun', 'MALE', 'ch'],
  ['Роман', 'Ильин', 'MALE', 'ru'],
  ['Алина', 'Сафина', 'FEMALE', 'ru'],
  ['Xin', 'Liu', 'FEMALE', 'ch'],
  ['Степан', 'Макаров', 'MALE', 'ru'],
  ['Вероника', 'Андреева', 'FEMALE', 'ru'],
  ['Глеб', 'Комаров', 'MALE', 'ru'],
  ['Светлана', 'Воробьёва', 'FEMALE', 'ru'],
  ['Yang', 'Zhao', 'MALE', 'ch'],
  ['Константин', 'Беляев', 'MALE', 'ru'],
  ['Оксана', 'Мельник', 'FEMALE', 'ru'],
  ['Егор', 'Щербаков', 'MALE', 'ru'],
  ['Марина', 'Жукова', 'FEMALE', 'ru'],
];

const studentsOf = (groupId: string, names: readonly Name[], firstNumber: number): DemoPerson[] =>
  names.map(([name, lastName, gender, language], i) => ({
    login: `student${firstNumber + i}`,
    name,
    lastName,
    gender,
    role: 'ROLE_STUDENT',
    titleName: { ru: 'Студент', en: 'Student', ch: '学员' },
    groupId,
    language,
  }));

/** The students who have taken the test and the exam: `student3` and on. */
export const students: DemoPerson[] = [
  ...studentsOf('group-etch-1', firstGroup, 3),
  ...studentsOf('group-etch-2', secondGroup, 3 + firstGroup.length),
];
