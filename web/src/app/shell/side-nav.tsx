import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { isHighlighted, type MenuItem } from './side-menu.ts';
import classes from './side-nav.module.css';

interface SideNavProps {
  items: readonly MenuItem[];
  /** Icons only; the words come beside the icon that is pointed at. */
  folded?: boolean;
  onNavigate?: () => void;
}

/** The links of the side menu. */
export function SideNav({ items, folded = false, onNavigate }: SideNavProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              className={classes.link}
              data-highlighted={isHighlighted(item, pathname) || undefined}
              aria-current={pathname === item.path ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon of={item.icon} />
              <span className={folded ? classes.bubble : classes.words}>
                {t(`menu.${item.label}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
