import type cabinet from '../locales/ru/cabinet.json';
import type cleanroom from '../locales/ru/cleanroom.json';
import type common from '../locales/ru/common.json';
import type control from '../locales/ru/control.json';
import type course from '../locales/ru/course.json';
import type descriptions from '../locales/ru/descriptions.json';
import type errors from '../locales/ru/errors.json';
import type exam from '../locales/ru/exam.json';
import type form from '../locales/ru/form.json';
import type practice from '../locales/ru/practice.json';
import type privacy from '../locales/ru/privacy.json';
import type results from '../locales/ru/results.json';
import type rooms from '../locales/ru/rooms.json';
import type start from '../locales/ru/start.json';
import type study from '../locales/ru/study.json';
import type table from '../locales/ru/table.json';
import type teacherResults from '../locales/ru/teacherResults.json';
import type test from '../locales/ru/test.json';
import type theory from '../locales/ru/theory.json';
import type titles from '../locales/ru/titles.json';
import type ui from '../locales/ru/ui.json';

declare module 'i18next' {
  /** The namespaces with their keys, so that a missing text is a type error. One line per namespace. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      cabinet: typeof cabinet;
      cleanroom: typeof cleanroom;
      common: typeof common;
      control: typeof control;
      course: typeof course;
      descriptions: typeof descriptions;
      errors: typeof errors;
      exam: typeof exam;
      form: typeof form;
      practice: typeof practice;
      privacy: typeof privacy;
      results: typeof results;
      rooms: typeof rooms;
      start: typeof start;
      study: typeof study;
      table: typeof table;
      teacherResults: typeof teacherResults;
      test: typeof test;
      theory: typeof theory;
      titles: typeof titles;
      ui: typeof ui;
    };
  }
}
