import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type ItemCode,
  itemCodes,
  itemKind,
} from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { Icon } from '#web/ui/icon.tsx';
import { thingIcons } from '../drawing/thing-icons.ts';
import { addItem, pieceOf } from '../editing/edit-room.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { RoomWords } from '../parts/room-words.ts';
import classes from './palette.module.css';
import { PaletteEntry } from './palette-entry.tsx';
import type { Dragging } from './use-drag.ts';

interface ThingsPaletteProps {
  editor: Editor;
  words: RoomWords;
  dragging: Dragging;
  search: string;
}

const isClean = (code: ItemCode) => itemKind(code).tags.includes('clean');

/** The things of the catalogue: they go onto the chosen piece of furniture, or on the floor. */
export function ThingsPalette({ editor, words, dragging, search }: ThingsPaletteProps) {
  const { t } = useTranslation('rooms');
  const { draft, selected } = editor;
  const holders = draft.room.furniture.filter(({ kind }) => furnitureKind(kind).put);
  const chosen = selected === null ? undefined : pieceOf(draft, selected);
  const target = chosen && furnitureKind(chosen.kind).put ? chosen.id : null;
  const asked = search.trim().toLocaleLowerCase();
  const found = itemCodes.filter((code) => words.code(code).toLocaleLowerCase().includes(asked));
  const groups = [
    { title: t('palette.clean'), codes: found.filter(isClean) },
    { title: t('palette.street'), codes: found.filter((code) => !isClean(code)) },
  ].filter(({ codes }) => codes.length > 0);
  return (
    <>
      <NativeSelect
        className={classes.target ?? ''}
        size="sm"
        label={t('palette.onto')}
        value={target ?? ''}
        onChange={(event) => editor.select(event.currentTarget.value || null)}
        data={[
          { value: '', label: t('palette.floor') },
          ...holders.map(({ id }) => ({ value: id, label: words.piece(id) })),
        ]}
      />
      {groups.length === 0 && <p className={classes.none}>{t('palette.none')}</p>}
      <ul className={classes.list}>
        {groups.map(({ title, codes }) => [
          <li key={title} className={classes.group}>
            {title}
          </li>,
          ...codes.map((code) => (
            <PaletteEntry
              key={code}
              name={words.code(code)}
              label={t('palette.put', { name: words.code(code) })}
              picture={<Icon of={thingIcons[itemKind(code).group]} size={22} />}
              what={{ kind: 'item', code }}
              dragging={dragging}
              onAdd={() => void editor.edit('addItem', (now) => addItem(now, code, target))}
            />
          )),
        ])}
      </ul>
    </>
  );
}
