import { useTranslation } from 'react-i18next';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { joined } from '#web/ui/joined.ts';
import { FurniturePicture } from '../drawing/furniture-shape.tsx';
import { itemsAt, itemsOnFloor } from '../editing/edit-room.ts';
import classes from './room-contents.module.css';
import type { RoomWords } from './room-words.ts';

/** What stands in a room, with what lies on it. */
export function RoomContents({ draft, words }: { draft: RoomDraft; words: RoomWords }) {
  const { t } = useTranslation('rooms');
  const onFloor = itemsOnFloor(draft);
  const said = (items: RoomDraft['items']) => {
    const counts = new Map<string, number>();
    for (const item of items) {
      const name = words.item(item);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return joined([...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)));
  };
  return (
    <ul className={classes.list}>
      {draft.room.furniture.map((piece) => {
        const items = itemsAt(draft, piece.id);
        return (
          <li key={piece.id} className={classes.row}>
            <FurniturePicture kind={piece.kind} />
            <span>
              <strong>{words.piece(piece.id)}</strong>
              {items.length > 0 && <span className={classes.things}>{said(items)}</span>}
            </span>
          </li>
        );
      })}
      {onFloor.length > 0 && (
        <li className={classes.row}>
          <span>
            <strong>{t('pieces.floor')}</strong>
            <span className={classes.things}>{said(onFloor)}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
