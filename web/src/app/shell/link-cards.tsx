import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PagePath, pageAt } from '#shared/domain/identity/pages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSiteMap } from '../site-map.ts';
import classes from './link-cards.module.css';

/** Pages of the route table as cards with title and description; what is not built is not offered. */
export function LinkCards({ paths }: { paths: readonly PagePath[] }) {
  const { isBuilt } = useSiteMap();
  const { t } = useTranslation(['titles', 'descriptions']);
  return (
    <ul className={classes.cards}>
      {paths.filter(isBuilt).map((path) => {
        const title = pageAt(path).title as 'cabinet';
        return (
          <li key={path}>
            <Link to={path} className={classes.card}>
              <span className={classes.title}>
                {t(`titles:${title}`)}
                <Icon of={IconArrowRight} />
              </span>
              <span className={classes.text}>{t(`descriptions:${title}`)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
