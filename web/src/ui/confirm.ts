import type { ReactNode } from 'react';
import { createStore } from '#web/lib/store.ts';

/** A question before something that cannot be undone. */
export interface Question {
  title: ReactNode;
  text?: ReactNode;
  /** The button says what will happen ("Delete the group"), never just "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

/** The question on show with the way to answer it. */
export const openQuestion = createStore<
  (Question & { answer: (confirmed: boolean) => void }) | null
>(null);

/** Whether anything has been asked: the host loads with the first question. */
export const questionAsked = createStore(false);

/** Asks and resolves to the answer; closing the dialog any other way is a no. */
export function confirm(question: Question): Promise<boolean> {
  questionAsked.set(true);
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      answer: (confirmed) => {
        openQuestion.set(null);
        resolve(confirmed);
      },
    });
  });
}
