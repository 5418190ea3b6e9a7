import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemCode, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { inLanguage, type LocalText } from '#shared/languages.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** Names of what a room holds, in the language on show. */
export interface RoomWords {
  text: (text: LocalText) => string;
  kind: (kind: FurnitureKindName) => string;
  /** A piece by its kind, numbered where the room holds several of it. */
  piece: (id: string) => string;
  code: (code: ItemCode, size?: string) => string;
  /** A thing, with its size. */
  item: (item: Pick<ItemInstance, 'code' | 'size'>) => string;
  location: (location: Location) => string;
  /** Where a piece stands and which way it looks. */
  position: (piece: Furniture) => string;
  /** "6 × 5.5 m". */
  measures: (room: Pick<Room, 'width' | 'depth'>) => string;
}

/** The names for one room. */
export function useRoomWords(room?: Room): RoomWords {
  const { t } = useTranslation(['rooms', 'cleanroom']);
  const language = useLanguage();
  const formats = useFormats();
  return useMemo(() => {
    const kind = (name: FurnitureKindName) => t(`cleanroom:furniture.${name}`);
    const code = (one: ItemCode, size?: string) => {
      const { group, size: own } = itemKind(one);
      const thing = t(`cleanroom:things.${group}`);
      const shown = own ?? size;
      return shown ? t('cleanroom:thing.sized', { thing, size: shown }) : thing;
    };
    return {
      text: (text) => inLanguage(text, language),
      kind,
      piece: (id) => {
        const piece = room?.furniture.find((one) => one.id === id);
        if (!piece) return id;
        const same = room?.furniture.filter((one) => one.kind === piece.kind) ?? [];
        const name = kind(piece.kind);
        if (same.length < 2) return name;
        return t('cleanroom:thing.numbered', { thing: name, number: same.indexOf(piece) + 1 });
      },
      code,
      item: (item) => code(item.code, item.size),
      location: (location) => t(`rooms:locations.${location}`),
      position: ({ x, z, turn }) =>
        t('rooms:position', {
          column: x + 1,
          row: z + 1,
          front: t(`rooms:front.${turn}`),
        }),
      measures: ({ width, depth }) =>
        t('rooms:measures', {
          width: formats.number(width / 2),
          depth: formats.number(depth / 2),
        }),
    };
  }, [t, language, formats, room]);
}
