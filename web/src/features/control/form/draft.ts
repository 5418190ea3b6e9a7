import * as z from 'zod/mini';
import { type ControlValues, controlValuesSchema } from './control-values.ts';

const draftSchema = z.object({
  /** Of the execution to be made, so that one whose reply was lost is made once, over a reload too. */
  id: z.string(),
  values: controlValuesSchema,
});

/** A form that was not sent yet. */
export interface Draft {
  id: string;
  values: ControlValues;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of one person in this tab; whatever lies there, the answer is a whole draft or null. */
export function readDraft(storage: DraftStorage, key: string): Draft | null {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; a full or forbidden storage must not break the form. */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('draft was not kept', error);
  }
}

/** Forgets a draft that has become something. */
export function removeDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch (error) {
    console.warn('draft was not removed', error);
  }
}

const nowhere: DraftStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Session storage of this tab; where it is forbidden, drafts last as long as the page. */
export function draftStorage(): DraftStorage {
  try {
    return window.sessionStorage;
  } catch {
    return nowhere;
  }
}
