import type { RichNode } from '#shared/domain/works/work.ts';

/** `**bold**` inside running text; everything else is literal. */
const inline = (source: string): RichNode[] =>
  source
    .split('**')
    .map(
      (text, index): RichNode =>
        index % 2 === 1
          ? { type: 'text', text, marks: [{ type: 'bold' }] }
          : { type: 'text', text },
    )
    .filter((node) => node.text !== '');

const heading = (level: number, anchor: string, text: string): RichNode => ({
  type: 'heading',
  attrs: { level, id: anchor },
  content: inline(text),
});

const list = (type: string, items: string[]): RichNode => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
});

const row = (cellType: string, cells: string[]): RichNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type: cellType, content: [p(cell)] })),
});

export const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });

/** The anchor is what a task's `source.anchor` points to, so it is the same in every language. */
export const h2 = (anchor: string, text: string): RichNode => heading(2, anchor, text);

export const h3 = (anchor: string, text: string): RichNode => heading(3, anchor, text);

export const p = (text: string): RichNode => ({ type: 'paragraph', content: inline(text) });

export const ul = (...items: string[]): RichNode => list('bulletList', items);

export const ol = (...items: string[]): RichNode => list('orderedList', items);

/** What to remember of a section. */
export const note = (text: string): RichNode => ({ type: 'blockquote', content: [p(text)] });

export const table = (head: string[], ...rows: string[][]): RichNode => ({
  type: 'table',
  content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))],
});

export const figure = (fileId: string, alt: string): RichNode => ({
  type: 'image',
  attrs: { fileId, alt },
});
