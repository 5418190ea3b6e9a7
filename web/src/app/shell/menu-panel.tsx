import { useTranslation } from 'react-i18next';
import { SidePanel } from '#web/ui/side-panel.tsx';
import type { MenuItem } from './side-menu.ts';
import { SideNav } from './side-nav.tsx';

interface MenuPanelProps {
  opened: boolean;
  onClose: () => void;
  items: readonly MenuItem[];
}

/** The side menu of a phone: it slides over the page. */
export function MenuPanel({ opened, onClose, items }: MenuPanelProps) {
  const { t } = useTranslation('common');
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      position="left"
      size={300}
      title={t('product')}
      closeLabel={t('shell.closeMenu')}
    >
      <SideNav items={items} onNavigate={onClose} />
    </SidePanel>
  );
}
