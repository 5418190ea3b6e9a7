import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemCode, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import {
  type Furniture,
  numberOf,
  type Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { type PlaceWords, usePlaceWords } from './place-words.ts';

/** Names of what a room holds, in the language on show. */
export interface RoomWords extends PlaceWords {
  kind: (kind: FurnitureKindName) => string;
  /** A piece by its kind, numbered where the room holds several of it. */
  piece: (id: string) => string;
  code: (code: ItemCode, size?: string) => string;
  /** A thing, with its size. */
  item: (item: Pick<ItemInstance, 'code' | 'size'>) => string;
  /** Where a piece stands and which way it looks. */
  position: (piece: Furniture) => string;
}

/** The names for one room. */
export function useRoomWords(room?: Room): RoomWords {
  const { t } = useTranslation(['rooms', 'cleanroom']);
  const places = usePlaceWords();
  return useMemo(() => {
    const kind = (name: FurnitureKindName) => t(`cleanroom:furniture.${name}`);
    const code = (one: ItemCode, size?: string) => {
      const { group, size: own } = itemKind(one);
      const thing = t(`cleanroom:things.${group}`);
      const shown = own ?? size;
      return shown ? t('cleanroom:thing.sized', { thing, size: shown }) : thing;
    };
    return {
      ...places,
      kind,
      piece: (id) => {
        const piece = room?.furniture.find((one) => one.id === id);
        if (!room || !piece) return id;
        const thing = kind(piece.kind);
        const number = numberOf(room, piece);
        return number === null ? thing : t('cleanroom:thing.numbered', { thing, number });
      },
      code,
      item: (item) => code(item.code, item.size),
      position: ({ x, z, turn }) =>
        t('rooms:position', {
          column: x + 1,
          row: z + 1,
          front: t(`rooms:front.${turn}`),
        }),
    };
  }, [t, places, room]);
}
