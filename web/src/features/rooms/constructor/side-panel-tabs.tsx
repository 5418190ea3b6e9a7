import { Skeleton } from '@mantine/core';
import { IconBox, IconChecklist, IconListDetails, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import classes from './panel.module.css';
import shared from './shared.module.css';

export const panelTabs = ['room', 'pieces', 'start', 'check'] as const;

export type PanelTab = (typeof panelTabs)[number];

const icons = {
  room: IconBox,
  pieces: IconListDetails,
  start: IconUser,
  check: IconChecklist,
} as const;

interface SidePanelTabsProps {
  shown: PanelTab;
  onChange: (tab: PanelTab) => void;
  children: ReactNode;
}

/** The panel beside the grid: the room, what stands in it, who comes in, what is wrong. */
export function SidePanelTabs({ shown, onChange, children }: SidePanelTabsProps) {
  const { t } = useTranslation('rooms');
  return (
    <section
      className={`${shared.card} ${classes.panel}`}
      aria-label={t('panel.label')}
      id="room-panel"
      tabIndex={-1}
    >
      <Tabs
        label={t('panel.label')}
        tabs={panelTabs.map((id) => ({ id, label: t(`panel.${id}`), icon: icons[id] }))}
        shown={shown}
        onChange={onChange}
      >
        <div className={classes.tab}>
          <OptionalPart fallback={<Skeleton height={200} radius="md" />} onFail={sayNoConnection}>
            {children}
          </OptionalPart>
        </div>
      </Tabs>
    </section>
  );
}
