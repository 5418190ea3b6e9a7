import { Skeleton, TextInput } from '@mantine/core';
import { IconArmchair, IconPackage, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { furnitureKindNames } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { FurniturePicture } from '../drawing/furniture-shape.tsx';
import { addPiece } from '../editing/edit-room.ts';
import type { RoomDoor } from '../editing/placing.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { RoomWords } from '../parts/room-words.ts';
import { LazyThings } from './lazy-tabs.tsx';
import classes from './palette.module.css';
import { PaletteEntry } from './palette-entry.tsx';
import shared from './shared.module.css';
import type { Dragging } from './use-drag.ts';

interface PaletteProps {
  editor: Editor;
  doors: readonly RoomDoor[];
  words: RoomWords;
  dragging: Dragging;
}

/** What can be put into the room: furniture, and things on it. */
export function Palette(props: PaletteProps) {
  const { t } = useTranslation('rooms');
  const [shown, setShown] = useState<'furniture' | 'things'>('furniture');
  const [search, setSearch] = useState('');
  return (
    <section className={`${shared.card} ${classes.palette}`} aria-label={t('palette.label')}>
      <Tabs
        label={t('palette.label')}
        tabs={[
          { id: 'furniture', label: t('palette.furniture'), icon: IconArmchair },
          { id: 'things', label: t('palette.things'), icon: IconPackage },
        ]}
        shown={shown}
        onChange={setShown}
      >
        <TextInput
          className={classes.search ?? ''}
          size="sm"
          aria-label={t('palette.search')}
          placeholder={t('palette.search')}
          leftSection={<Icon of={IconSearch} size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {shown === 'furniture' ? (
          <FurniturePalette {...props} search={search} />
        ) : (
          <OptionalPart
            fallback={<Skeleton height={200} radius="md" />}
            onFail={() => {
              setShown('furniture');
              sayNoConnection();
            }}
          >
            <LazyThings {...props} search={search} />
          </OptionalPart>
        )}
      </Tabs>
    </section>
  );
}

function FurniturePalette({
  editor,
  doors,
  words,
  dragging,
  search,
}: PaletteProps & { search: string }) {
  const { t } = useTranslation('rooms');
  const asked = search.trim().toLocaleLowerCase();
  const kinds = furnitureKindNames.filter((kind) =>
    words.kind(kind).toLocaleLowerCase().includes(asked),
  );
  if (kinds.length === 0) return <p className={classes.none}>{t('palette.none')}</p>;
  return (
    <ul className={classes.list}>
      {kinds.map((kind) => (
        <PaletteEntry
          key={kind}
          name={words.kind(kind)}
          label={t('palette.add', { name: words.kind(kind) })}
          picture={<FurniturePicture kind={kind} />}
          what={{ kind: 'new', furniture: kind }}
          dragging={dragging}
          onAdd={() => void editor.edit('addPiece', (draft) => addPiece(draft, doors, kind))}
        />
      ))}
    </ul>
  );
}
