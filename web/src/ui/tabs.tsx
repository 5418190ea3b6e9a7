import type { Icon as IconType } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import classes from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string; icon: IconType }[];
  shown: Id;
  onChange: (id: Id) => void;
  /** What the shown tab holds. */
  children: ReactNode;
}

/** Where a key leads from a tab; undefined: it is no key of tabs. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Parts of a page of which one is on show; the arrow keys go from tab to tab. */
export function Tabs<Id extends string>({ label, tabs, shown, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const turn = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const next = placeAfter(event.key, place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    const button = event.currentTarget.parentElement?.children[next];
    if (button instanceof HTMLElement) button.focus();
    onChange(tab.id);
  };
  return (
    <div className={classes.tabs}>
      <div role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => turn(event, place)}
          >
            <Icon of={tab.icon} size={18} />
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </div>
  );
}
