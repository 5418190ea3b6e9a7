import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '#web/ui/icon.tsx';
import classes from './filters.module.css';

interface MenuFilterProps {
  label: string;
  options: readonly { id: string; name: string }[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Stands in for options while there is nothing to choose from. */
  hint?: string;
}

/** A filter in which several values may be chosen; its button says what is. */
export function MenuFilter({ label, options, values, onChange, hint }: MenuFilterProps) {
  const [first] = values;
  const only = values.length === 1 && options.find((option) => option.id === first)?.name;
  return (
    <Menu
      closeOnItemClick={false}
      position="bottom-start"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes.dropdown }}
    >
      <Menu.Target>
        <Button
          variant="default"
          className={classes.button}
          data-on={values.length > 0 || undefined}
          rightSection={<Icon of={IconChevronDown} size={16} />}
        >
          {values.length === 0 ? label : `${label}: ${only || values.length}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {hint !== undefined && options.length === 0 && <Menu.Label>{hint}</Menu.Label>}
        {options.map(({ id, name }) => (
          <Menu.CheckboxItem
            key={id}
            checked={values.includes(id)}
            onChange={(isOn) =>
              onChange(isOn ? [...values, id] : values.filter((value) => value !== id))
            }
          >
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
