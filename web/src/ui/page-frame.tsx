import type { ReactNode } from 'react';
import classes from './page-frame.module.css';
import { PageHeading } from './page-heading.tsx';

interface PageFrameProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Buttons at the right of the title, below it on phones. */
  actions?: ReactNode;
  /** A line above the title: the way back, or where this belongs. */
  above?: ReactNode;
  /** Width of running text instead of the whole content width. */
  reading?: boolean;
  children?: ReactNode;
}

/** The frame of a page inside the shell: title, description, actions, content. */
export function PageFrame({
  title,
  description,
  actions,
  above,
  reading,
  children,
}: PageFrameProps) {
  return (
    <div className={classes.frame} data-reading={reading || undefined}>
      <header className={classes.head}>
        <div className={classes.words}>
          {above && <div className={classes.above}>{above}</div>}
          <PageHeading className={classes.title}>{title}</PageHeading>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
