import { IconBook2, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { sourcePath } from './study-paths.ts';
import classes from './task-solution.module.css';

interface TaskSolutionProps {
  explanation?: string | undefined;
  source?: { workId: string; anchor?: string | undefined } | undefined;
}

/** Why the right answer is right, and where the theory teaches it; in a new tab, so that the work stays open. */
export function TaskSolution({ explanation, source }: TaskSolutionProps) {
  const { t } = useTranslation('study');
  if (!explanation && !source) return null;
  return (
    <div className={classes.solution}>
      {explanation && (
        <>
          <div className={classes.title}>{t('solution.why')}</div>
          <p className={classes.text}>{explanation}</p>
        </>
      )}
      {source && (
        <a href={sourcePath(source)} target="_blank" rel="noopener" className={classes.link}>
          <Icon of={IconBook2} size={18} />
          <span>{t('solution.theory')}</span>
          <Icon of={IconExternalLink} size={16} />
          <span className="visually-hidden">{t('solution.newTab')}</span>
        </a>
      )}
    </div>
  );
}
