import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import { itemKind, type Size, sizes } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { furnitureKind, lockerCells } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { Icon } from '#web/ui/icon.tsx';
import { joined } from '#web/ui/joined.ts';
import { thingIcons } from '../drawing/thing-icons.ts';
import { changeItem, placeFor, removeItem } from '../editing/edit-room.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { RoomWords } from '../parts/room-words.ts';
import classes from './panel.module.css';

interface ItemRowsProps {
  items: readonly ItemInstance[];
  editor: Editor;
  words: RoomWords;
}

const conditions = ['sound', 'damaged', 'used', 'dirty'] as const;

/** Things at one place: each can be put elsewhere, be in another condition, or be taken out. */
export function ItemRows({ items, editor, words }: ItemRowsProps) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <ItemRow key={item.id} item={item} editor={editor} words={words} />
      ))}
    </ul>
  );
}

function ItemRow({ item, editor, words }: { item: ItemInstance } & Omit<ItemRowsProps, 'items'>) {
  const { t } = useTranslation(['rooms', 'cleanroom']);
  const { furniture } = editor.draft.room;
  const holders = furniture.filter(({ kind }) => furnitureKind(kind).put);
  const name = words.item(item);
  const { where, condition } = item;
  const [isOpen, setOpen] = useState(false);
  const facts = [
    ...(where.at === 'furniture' && where.cell !== undefined
      ? [t('items.cellNumber', { number: where.cell })]
      : []),
    ...(condition && condition !== 'sound' ? [t(`cleanroom:condition.${condition}`)] : []),
  ];
  const change = (next: Partial<Omit<ItemInstance, 'id' | 'code'>>) =>
    void editor.edit('changeItem', (draft) => changeItem(draft, item.id, next));
  const moveTo = (id: string) => {
    const place = placeFor(editor.draft, id || null);
    if (place) change({ where: place });
  };
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.itemToggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={thingIcons[itemKind(item.code).group]} size={18} />
        <span>
          {name}
          {facts.length > 0 && <span className={classes.itemState}> · {joined(facts)}</span>}
        </span>
        <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('items.remove', { name })}
        onClick={() => editor.edit('removeItem', (draft) => removeItem(draft, item.id))}
      >
        <Icon of={IconTrash} size={18} />
      </ActionIcon>
      {isOpen && (
        <div className={classes.itemFields}>
          <NativeSelect
            size="xs"
            aria-label={t('items.place', { name })}
            value={where.at === 'furniture' ? where.id : ''}
            onChange={(event) => moveTo(event.currentTarget.value)}
            data={[
              { value: '', label: t('palette.floor') },
              ...holders.map(({ id }) => ({ value: id, label: words.piece(id) })),
            ]}
          />
          {where.at === 'furniture' && where.cell !== undefined && (
            <NativeSelect
              size="xs"
              aria-label={t('items.cell', { name })}
              value={String(where.cell)}
              onChange={(event) =>
                change({ where: { ...where, cell: Number(event.currentTarget.value) } })
              }
              data={Array.from({ length: lockerCells }, (_, i) => ({
                value: String(i + 1),
                label: t('items.cellNumber', { number: i + 1 }),
              }))}
            />
          )}
          <NativeSelect
            size="xs"
            aria-label={t('items.condition', { name })}
            value={item.condition ?? 'sound'}
            onChange={(event) =>
              change({ condition: event.currentTarget.value as (typeof conditions)[number] })
            }
            data={conditions.map((value) => ({ value, label: t(`cleanroom:condition.${value}`) }))}
          />
          {item.size !== undefined && (
            <NativeSelect
              size="xs"
              aria-label={t('items.size', { name })}
              value={item.size}
              onChange={(event) => change({ size: event.currentTarget.value as Size })}
              data={[...sizes]}
            />
          )}
        </div>
      )}
    </li>
  );
}
