import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichNode } from '#shared/domain/works/work.ts';
import classes from './rich-text.module.css';
import { headingId } from './rich-text-outline.ts';
import { safeHref } from './safe-href.ts';
import { ZoomPicture } from './zoom-picture.tsx';

interface RichTextProps {
  node: RichNode;
  /** Links to the pictures, by file id. */
  images: Readonly<Record<string, string>>;
}

/** A rich text as React elements: only the nodes and marks that are known here, never markup from outside. */
export function RichText({ node, images }: RichTextProps) {
  const { t } = useTranslation('study');
  const words = { table: t('picture.table') };
  return <div className={classes.text}>{children(node, { images, words })}</div>;
}

interface Context {
  images: Readonly<Record<string, string>>;
  words: { table: string };
}

const children = (node: RichNode, context: Context): ReactNode[] =>
  (node.content ?? []).map((child, index) => render(child, index, context));

type Mark = NonNullable<RichNode['marks']>[number];

function wrap(mark: Mark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'subscript':
      return <sub>{inner}</sub>;
    case 'superscript':
      return <sup>{inner}</sup>;
    case 'link': {
      const href = safeHref(mark.attrs?.href);
      if (!href) return inner;
      return (
        <a href={href} rel="noopener noreferrer">
          {inner}
        </a>
      );
    }
    default:
      return inner;
  }
}

function marked(node: RichNode): ReactNode {
  let shown: ReactNode = node.text;
  for (const mark of node.marks ?? []) shown = wrap(mark, shown);
  return shown;
}

/** Headers of the first row name their columns; one that begins a later row names that row. */
function tableRow(node: RichNode, key: number, isFirst: boolean, context: Context): ReactNode {
  const scopeAt = (column: number) => {
    if (isFirst) return 'col';
    return column === 0 ? 'row' : undefined;
  };
  return (
    <tr key={key}>
      {(node.content ?? []).map((cell, column) =>
        cell.type === 'tableHeader' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of an authored table never move
          <th key={column} scope={scopeAt(column)}>
            {children(cell, context)}
          </th>
        ) : (
          render(cell, column, context)
        ),
      )}
    </tr>
  );
}

function table(node: RichNode, key: number, context: Context): ReactNode {
  const rows = node.content ?? [];
  const isHead = (row: RichNode) =>
    (row.content ?? []).every((cell) => cell.type === 'tableHeader');
  const [first, ...rest] = rows;
  const head = first && isHead(first) ? first : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section key={key} className={classes.table} tabIndex={0} aria-label={context.words.table}>
      <table>
        {head && <thead>{tableRow(head, 0, true, context)}</thead>}
        <tbody>
          {(head ? rest : rows).map((row, index) =>
            tableRow(row, index, !head && index === 0, context),
          )}
        </tbody>
      </table>
    </section>
  );
}

function image(node: RichNode, key: number, context: Context): ReactNode {
  const fileId = String(node.attrs?.fileId ?? '');
  const src = Object.hasOwn(context.images, fileId) ? context.images[fileId] : undefined;
  const alt = String(node.attrs?.alt ?? '');
  return src ? <ZoomPicture key={key} src={src} alt={alt} caption={alt} /> : null;
}

function render(node: RichNode, key: number, context: Context): ReactNode {
  const inner = () => children(node, context);
  switch (node.type) {
    case 'text':
      return <span key={key}>{marked(node)}</span>;
    case 'hardBreak':
      return <br key={key} />;
    case 'heading': {
      const Tag = node.attrs?.level === 3 ? 'h3' : node.attrs?.level === 4 ? 'h4' : 'h2';
      return (
        <Tag key={key} id={headingId(node)} tabIndex={-1}>
          {inner()}
        </Tag>
      );
    }
    case 'paragraph':
      return <p key={key}>{inner()}</p>;
    case 'bulletList':
      return <ul key={key}>{inner()}</ul>;
    case 'orderedList':
      return <ol key={key}>{inner()}</ol>;
    case 'listItem':
      return <li key={key}>{inner()}</li>;
    case 'blockquote':
      return <blockquote key={key}>{inner()}</blockquote>;
    case 'horizontalRule':
      return <hr key={key} />;
    case 'codeBlock':
      return (
        <pre key={key}>
          <code>{inner()}</code>
        </pre>
      );
    case 'table':
      return table(node, key, context);
    case 'tableRow':
      return tableRow(node, key, false, context);
    case 'tableHeader':
      return <th key={key}>{inner()}</th>;
    case 'tableCell':
      return <td key={key}>{inner()}</td>;
    case 'image':
      return image(node, key, context);
    default:
      // A node of a newer editor: its words are still worth reading.
      return <div key={key}>{inner()}</div>;
  }
}
