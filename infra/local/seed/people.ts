import type { BuiltInRole } from '#shared/domain/identity/roles.ts';
import type { Language } from '#shared/languages.ts';

/** Password of everybody in the demo institution. */
export const demoPassword = 'trainer-demo';

/** The groups of the demo institution. */
export const groups = [
  { id: 'group-etch-1', name: 'ПХТ-1', status: 'ACTIVE' },
  { id: 'group-etch-2', name: 'ПХТ-2', status: 'ACTIVE' },
] as const;

interface DemoPerson {
  login: string;
  name: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  role: BuiltInRole;
  titleName: string;
  groupId: string | null;
  language: Language;
}

/** One person in every role, and a second student in the other group. */
export const people = [
  {
    login: 'admin',
    name: 'Ольга',
    lastName: 'Ветрова',
    gender: 'FEMALE',
    role: 'ROLE_ADMIN',
    titleName: 'Администратор',
    groupId: null,
    language: 'ru',
  },
  {
    login: 'teacher',
    name: 'Сергей',
    lastName: 'Каменев',
    gender: 'MALE',
    role: 'ROLE_TEACHER',
    titleName: 'Преподаватель',
    groupId: null,
    language: 'ru',
  },
  {
    login: 'student',
    name: 'Анна',
    lastName: 'Лебедева',
    gender: 'FEMALE',
    role: 'ROLE_STUDENT',
    titleName: 'Студент',
    groupId: 'group-etch-1',
    language: 'ru',
  },
  {
    login: 'student2',
    name: 'Илья',
    lastName: 'Морозов',
    gender: 'MALE',
    role: 'ROLE_STUDENT',
    titleName: 'Студент',
    groupId: 'group-etch-2',
    language: 'ru',
  },
  {
    login: 'tester',
    name: 'Мария',
    lastName: 'Соколова',
    gender: 'FEMALE',
    role: 'ROLE_TESTER',
    titleName: 'Тестировщик',
    groupId: null,
    language: 'ru',
  },
  {
    login: 'demo',
    name: 'Демо',
    lastName: 'Студент',
    gender: 'MALE',
    role: 'ROLE_DEMO',
    titleName: 'Демо-студент',
    groupId: null,
    language: 'ru',
  },
  {
    login: 'guest',
    name: 'Демо',
    lastName: 'Гость',
    gender: 'FEMALE',
    role: 'ROLE_GUEST_DEMO',
    titleName: 'Гость',
    groupId: null,
    language: 'ru',
  },
] as const satisfies readonly DemoPerson[];
