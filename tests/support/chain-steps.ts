import type { Deed } from '#shared/domain/simulators/kernel/align.ts';
import type { ChainStep } from '#shared/domain/simulators/kernel/chain.ts';

const text = (ru: string) => ({ ru });

/** Code of the action that is a step of `chainStep`: `a` is A001, `b` is B001. */
export const codeOf = (id: string): string => `${id.charAt(0).toUpperCase()}001`;

/** A step that is recognised by the first letter of its id. */
export const chainStep = (
  id: string,
  after: string[] = [],
  more: Partial<ChainStep> = {},
): ChainStep => ({
  id,
  name: text(id),
  match: [{ code: codeOf(id) }],
  after,
  severity: 'major',
  mark: 1,
  hint: text(id),
  explanation: text(id),
  ...more,
});

/** What does a step of `chainStep`, one second for each event. */
export const deedOf = (
  id: string,
  seq: number,
  params: Deed['params'] = {},
  more: Partial<Deed> = {},
): Deed => ({ seq, atMs: seq * 1000, code: codeOf(id), params, ...more });

/** Deeds one after another, from the first event on. */
export const deedsInOrder = (...ids: string[]): Deed[] => ids.map((id, i) => deedOf(id, i + 1));
