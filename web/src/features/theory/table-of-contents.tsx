import { IconList } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import type { OutlineEntry } from '#web/ui/rich-text-outline.ts';
import classes from './table-of-contents.module.css';
import { useCurrentHeading } from './use-current-heading.ts';

interface TableOfContentsProps {
  outline: readonly OutlineEntry[];
  /** Folded above the text, for windows too narrow for a column of its own. */
  folded?: boolean;
}

/** The headings of the text as links; the one that is being read is marked. */
export function TableOfContents({ outline, folded = false }: TableOfContentsProps) {
  const { t } = useTranslation('theory');
  const current = useCurrentHeading(outline);
  const details = useRef<HTMLDetailsElement>(null);
  const links = (
    <ol className={classes.list}>
      {outline.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a
            href={`#${id}`}
            className={classes.link}
            aria-current={!folded && current === id ? 'true' : undefined}
            onClick={() => details.current?.removeAttribute('open')}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  if (!folded) {
    return (
      <nav className={classes.column} aria-label={t('contents')}>
        <div className={classes.title}>{t('contents')}</div>
        {links}
      </nav>
    );
  }
  return (
    <details ref={details} className={classes.folded}>
      <summary>
        <Icon of={IconList} size={18} />
        {t('contents')}
      </summary>
      <nav aria-label={t('contents')}>{links}</nav>
    </details>
  );
}
