import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconColumns3, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits.ts';
import { Icon } from '../icon.tsx';
import { MenuButton } from '../menu-button.tsx';
import type { DataColumn } from './columns.ts';
import classes from './table-toolbar.module.css';
import type { ListState } from './use-list-params.ts';
import type { VisibleColumns } from './use-visible-columns.ts';

interface TableToolbarProps<Row> {
  list: ListState;
  /** null: nothing to search by. */
  searchLabel: string | null;
  filters: ReactNode;
  columns: readonly DataColumn<Row>[];
  visible: VisibleColumns;
  onVisible: (visible: VisibleColumns) => void;
}

/** Search, filters and the choice of columns above a table. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { list, searchLabel, filters, columns, visible, onVisible } = props;
  const { t } = useTranslation('table');
  const [text, setText] = useState(list.params.search);
  const search = useDebouncedCallback(
    (value: string) => list.change({ search: value }),
    limits.layout.resizeDebounceMillis,
  );
  // The back button, or "show all", changes the address from outside.
  useEffect(() => setText(list.params.search), [list.params.search]);
  const enter = (value: string) => {
    setText(value);
    search(value);
  };
  const free = columns.filter((column) => !column.fixed);

  return (
    <search className={classes.toolbar}>
      {searchLabel !== null && (
        <TextInput
          className={classes.search}
          aria-label={searchLabel}
          placeholder={searchLabel}
          leftSection={<Icon of={IconSearch} size={18} />}
          rightSection={
            text && (
              <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => enter('')} />
            )
          }
          value={text}
          onChange={(event) => enter(event.currentTarget.value)}
        />
      )}
      {filters}
      {list.narrowed && (
        <Button variant="subtle" onClick={list.reset}>
          {t('reset')}
        </Button>
      )}
      {free.length > 1 && (
        <MenuButton
          entries={free.map(({ id, header }) => ({
            id,
            label: header,
            checked: visible[id] !== false,
            onChange: (checked) => onVisible({ ...visible, [id]: checked }),
          }))}
          button={(props) => (
            <Button
              {...props}
              variant="default"
              className={classes.columns}
              leftSection={<Icon of={IconColumns3} size={18} />}
            >
              {t('columns')}
            </Button>
          )}
        />
      )}
    </search>
  );
}
