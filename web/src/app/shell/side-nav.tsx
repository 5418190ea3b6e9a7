import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { isHighlighted, type MenuItem } from './side-menu.ts';
import classes from './side-nav.module.css';

interface SideNavProps {
  items: readonly MenuItem[];
  /** Icons only; the words come as a tooltip. */
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
            <Tooltip label={t(`menu.${item.label}`)} position="right" disabled={!folded}>
              <Link
                to={item.path}
                className={classes.link}
                data-highlighted={isHighlighted(item, pathname) || undefined}
                aria-current={pathname === item.path ? 'page' : undefined}
                aria-label={folded ? t(`menu.${item.label}`) : undefined}
                onClick={onNavigate}
              >
                <Icon of={item.icon} />
                {!folded && <span className={classes.words}>{t(`menu.${item.label}`)}</span>}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
