import type { RichNode } from '#shared/domain/works/work.ts';

/** One heading of a text. */
export interface OutlineEntry {
  id: string;
  level: number;
  text: string;
}

/** The words of a node and of all below it. */
export const plainText = (node: RichNode): string =>
  (node.text ?? '') + (node.content ?? []).map(plainText).join('');

/** The anchor of a heading: the one its author gave, which tasks point to. */
export const headingId = (node: RichNode): string | undefined =>
  typeof node.attrs?.id === 'string' && node.attrs.id !== '' ? node.attrs.id : undefined;

/** The headings of a text that can be gone to, in their order. */
export function outlineOf(node: RichNode): OutlineEntry[] {
  const id = node.type === 'heading' ? headingId(node) : undefined;
  const own = id ? [{ id, level: Number(node.attrs?.level ?? 2), text: plainText(node) }] : [];
  return [...own, ...(node.content ?? []).flatMap(outlineOf)];
}
