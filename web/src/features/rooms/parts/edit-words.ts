import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, locations } from '#shared/domain/simulators/cleanroom/codes.ts';
import { itemsAt, pieceOf } from '../editing/edit-room.ts';
import type { LastEdit } from '../editing/use-editor.ts';
import type { RoomWords } from './room-words.ts';

/** What was done last, in words for the eye and the ear; `wordsOf` names things of the room as it was then. */
export function useEditWords(
  last: LastEdit | null,
  words: RoomWords,
  wordsBefore: RoomWords,
): { text: string; isRefused: boolean } {
  const { t } = useTranslation('rooms');
  return useMemo(() => {
    if (!last) return { text: '', isRefused: false };
    if (last.kind === 'undone' || last.kind === 'redone') {
      return { text: t(`said.${last.kind}`), isRefused: false };
    }
    if (last.kind === 'refused') {
      const { refused, by = '' } = last.refusal;
      const isLocation = locations.some((one) => one === by);
      const name = isLocation ? words.location(by as Location) : words.piece(by);
      return { text: t(`refused.${refused}`, { by: name }), isRefused: true };
    }
    const { what, id, draft, before } = last;
    const item = (draft.items.find((one) => one.id === id) ??
      before.items.find((one) => one.id === id)) as (typeof draft.items)[number] | undefined;
    if (item) {
      const place = item.where.at === 'furniture' ? words.piece(item.where.id) : t('palette.floor');
      return {
        text: t(`said.${what}`, { name: words.item(item), place }),
        isRefused: false,
      };
    }
    const piece = pieceOf(draft, id);
    const lost = itemsAt(before, id).length;
    const text = piece
      ? t(`said.${what}`, { name: words.piece(id), place: words.position(piece) })
      : t(lost > 0 ? 'said.removePieceWith' : 'said.removePiece', {
          name: wordsBefore.piece(id),
          place: '',
          things: lost,
        });
    return { text, isRefused: false };
  }, [t, last, words, wordsBefore]);
}
