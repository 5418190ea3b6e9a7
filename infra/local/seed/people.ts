import type { BuiltInRole } from '#shared/domain/identity/roles.ts';
import type { Language, LocalText } from '#shared/languages.ts';

/** Password of everybody in the demo institution. */
export const demoPassword = 'trainer-demo';

/** The groups of the demo institution. */
export const groups = [
  { id: 'group-etch-1', name: 'ПХТ-1', status: 'ACTIVE' },
  { id: 'group-etch-2', name: 'ПХТ-2', status: 'ACTIVE' },
] as const;

/** A person that the demo institution starts with. */
export interface DemoPerson {
  login: string;
  name: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  role: BuiltInRole;
  titleName: LocalText;
  groupId: string | null;
  language: Language;
}

/** One person in every role, and a second student in the other group: they come fresh, without attempts. */
export const people = [
  {
    login: 'admin',
    name: 'Ольга',
    lastName: 'Ветрова',
    gender: 'FEMALE',
    role: 'ROLE_ADMIN',
    titleName: { ru: 'Администратор', en: 'Administrator', ch: '管理员' },
    groupId: null,
    language: 'ru',
  },
  {
    login: 'teacher',
    name: 'Сергей',
    lastName: 'Каменев',
    gender: 'MALE',
    role: 'ROLE_TEACHER',
    titleName: { ru: 'Преподаватель', en: 'Teacher', ch: '教师' },
    groupId: null,
    language: 'ru',
  },
  {
    login: 'student',
    name: 'Анна',
    lastName: 'Лебедева',
    gender: 'FEMALE',
    role: 'ROLE_STUDENT',
    titleName: { ru: 'Студент', en: 'Student', ch: '学员' },
    groupId: 'group-etch-1',
    language: 'ru',
  },
  {
    login: 'student2',
    name: 'Илья',
    lastName: 'Морозов',
    gender: 'MALE',
    role: 'ROLE_STUDENT',
    titleName: { ru: 'Студент', en: 'Student', ch: '学员' },
    groupId: 'group-etch-2',
    language: 'ru',
  },
  {
    login: 'tester',
    name: 'Мария',
    lastName: 'Соколова',
    gender: 'FEMALE',
    role: 'ROLE_TESTER',
    titleName: { ru: 'Тестировщик', en: 'Tester', ch: '测试员' },
    groupId: null,
    language: 'ru',
  },
  {
    login: 'demo',
    name: 'Демо',
    lastName: 'Студент',
    gender: 'MALE',
    role: 'ROLE_DEMO',
    titleName: { ru: 'Демо-студент', en: 'Demo student', ch: '演示学员' },
    groupId: null,
    language: 'ru',
  },
  {
    login: 'guest',
    name: 'Демо',
    lastName: 'Гость',
    gender: 'FEMALE',
    role: 'ROLE_GUEST_DEMO',
    titleName: { ru: 'Гость', en: 'Guest', ch: '访客' },
    groupId: null,
    language: 'ru',
  },
] as const satisfies readonly DemoPerson[];
