import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichNode } from '#shared/domain/works/work.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import classes from './ui-page.module.css';

const text = (words: string, mark?: string): RichNode => ({
  type: 'text',
  text: words,
  ...(mark && { marks: [{ type: mark }] }),
});
const node = (type: string, ...content: RichNode[]): RichNode => ({ type, content });
const paragraph = (...content: RichNode[]) => node('paragraph', ...content);

const images = { sketch: '/favicon.svg' } as const;

/** An authored text with everything it may hold. */
export function TextSamples() {
  const { t } = useTranslation('ui');
  const sample = useMemo(
    () =>
      node(
        'doc',
        { ...node('heading', text(t('text.h'))), attrs: { level: 2, id: 'sample' } },
        paragraph(text(t('text.p'))),
        paragraph(text(t('text.bold'), 'bold'), text(t('text.after'))),
        node(
          'orderedList',
          node('listItem', paragraph(text(t('text.li1')))),
          node('listItem', paragraph(text(t('text.li2')))),
        ),
        node('blockquote', paragraph(text(t('text.note')))),
        node(
          'table',
          node(
            'tableRow',
            node('tableHeader', paragraph(text(t('text.th1')))),
            node('tableHeader', paragraph(text(t('text.th2')))),
          ),
          node(
            'tableRow',
            node('tableCell', paragraph(text('SF₆', 'code'))),
            node('tableCell', paragraph(text('50'))),
          ),
        ),
        { type: 'image', attrs: { fileId: 'sketch', alt: t('text.alt') } },
      ),
    [t],
  );
  return (
    <div className={classes.card}>
      <RichText node={sample} images={images} />
    </div>
  );
}
