import './styles-kit.ts';
import { Menu } from '@mantine/core';
import { Icon } from './icon.tsx';
import classes from './menu-button.module.css';
import type { MenuButtonProps } from './menu-button.tsx';
import { useOpenedMenu } from './use-opened-menu.ts';

/** A button with its menu opened. */
export function MenuButtonOpened(props: MenuButtonProps) {
  const { button, entries, hint, position = 'bottom-end', dropdownClass } = props;
  const { target, opened, setOpened } = useOpenedMenu();

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={position}
      withInitialFocusPlaceholder={false}
      {...(dropdownClass && { classNames: { dropdown: dropdownClass } })}
    >
      <Menu.Target>{button({ ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {hint !== undefined && entries.length === 0 && <Menu.Label>{hint}</Menu.Label>}
        {entries.map((entry) =>
          'id' in entry ? (
            <Menu.CheckboxItem
              key={entry.id}
              closeMenuOnClick={false}
              checked={entry.checked}
              onChange={entry.onChange}
            >
              {entry.label}
            </Menu.CheckboxItem>
          ) : (
            <Menu.Item
              key={entry.label}
              leftSection={<Icon of={entry.icon} size={18} />}
              disabled={entry.disabled ?? false}
              {...(entry.danger && { className: classes.danger })}
              onClick={entry.onClick}
            >
              {entry.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
