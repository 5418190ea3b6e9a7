import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '#web/ui/icon.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
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
    <MenuButton
      position="bottom-start"
      dropdownClass={classes.dropdown}
      hint={hint}
      entries={options.map(({ id, name }) => ({
        id,
        label: name,
        checked: values.includes(id),
        onChange: (isOn) =>
          onChange(isOn ? [...values, id] : values.filter((value) => value !== id)),
      }))}
      button={(props) => (
        <Button
          {...props}
          variant="default"
          className={classes.button}
          data-on={values.length > 0 || undefined}
          rightSection={<Icon of={IconChevronDown} size={16} />}
        >
          {values.length === 0 ? label : `${label}: ${only || values.length}`}
        </Button>
      )}
    />
  );
}
