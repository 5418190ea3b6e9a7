import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconRotateClockwise2,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Furniture } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FurniturePicture } from '../drawing/furniture-shape.tsx';
import { onPieceKey } from '../editing/edit-keys.ts';
import { itemsAt, itemsOnFloor, removePiece, stepPiece, turnPiece } from '../editing/edit-room.ts';
import type { Direction, RoomDoor } from '../editing/placing.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { RoomWords } from '../parts/room-words.ts';
import { ItemRows } from './item-rows.tsx';
import { KeyHint } from './key-hint.tsx';
import classes from './panel.module.css';
import shared from './shared.module.css';

interface PiecesTabProps {
  editor: Editor;
  doors: readonly RoomDoor[];
  words: RoomWords;
  wrong: ReadonlySet<string>;
}

/** Everything in the room as a list: the chosen piece with its buttons and with what lies on it. */
export function PiecesTab({ editor, doors, words, wrong }: PiecesTabProps) {
  const { t } = useTranslation('rooms');
  const { draft, selected } = editor;
  const onFloor = itemsOnFloor(draft);
  if (draft.room.furniture.length === 0 && onFloor.length === 0) {
    return <p className={classes.muted}>{t('pieces.none')}</p>;
  }
  return (
    <>
      <p className={classes.muted}>
        <KeyHint keys={t('pieces.hint')} touch={t('pieces.hintTouch')} />
      </p>
      <ul className={classes.pieces} aria-label={t('pieces.label')}>
        {draft.room.furniture.map((piece) => {
          const isOn = piece.id === selected;
          return (
            <li key={piece.id} className={classes.piece} data-on={isOn || undefined}>
              <button
                type="button"
                className={`${shared.row} ${classes.pieceButton}`}
                data-row={piece.id}
                aria-pressed={isOn}
                onClick={() => editor.select(isOn ? null : piece.id)}
                onKeyDown={(event) => onPieceKey(event, editor, doors, piece.id)}
              >
                <FurniturePicture kind={piece.kind} />
                <span className={classes.pieceWords}>
                  <span>{words.piece(piece.id)}</span>
                  <span className={classes.position}>
                    {wrong.has(piece.id) ? `${t('board.wrong')} · ` : ''}
                    {words.position(piece)}
                  </span>
                </span>
              </button>
              {isOn && <Chosen piece={piece} editor={editor} doors={doors} words={words} />}
            </li>
          );
        })}
      </ul>
      {onFloor.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('pieces.floor')}</h3>
          <ItemRows items={onFloor} editor={editor} words={words} />
        </section>
      )}
    </>
  );
}

const arrows = [
  ['left', IconArrowLeft],
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['right', IconArrowRight],
] as const satisfies readonly (readonly [Direction, typeof IconArrowUp])[];

function Chosen({
  piece,
  editor,
  doors,
  words,
}: {
  piece: Furniture;
  editor: Editor;
  doors: readonly RoomDoor[];
  words: RoomWords;
}) {
  const { t } = useTranslation('rooms');
  const name = words.piece(piece.id);
  const items = itemsAt(editor.draft, piece.id);
  return (
    <div className={classes.chosen}>
      <Group gap="xs">
        {arrows.map(([direction, icon]) => (
          <ActionIcon
            key={direction}
            size={44}
            variant="default"
            aria-label={t(`pieces.move.${direction}`, { name })}
            onClick={() =>
              editor.edit('movePiece', (draft) => stepPiece(draft, doors, piece.id, direction))
            }
          >
            <Icon of={icon} />
          </ActionIcon>
        ))}
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('pieces.turn', { name })}
          onClick={() => editor.edit('turnPiece', (draft) => turnPiece(draft, doors, piece.id))}
        >
          <Icon of={IconRotateClockwise2} />
        </ActionIcon>
      </Group>
      {furnitureKind(piece.kind).put &&
        (items.length > 0 ? (
          <ItemRows items={items} editor={editor} words={words} />
        ) : (
          <p className={classes.muted}>{t('pieces.empty')}</p>
        ))}
      <Button
        size="sm"
        variant="subtle"
        color="red"
        leftSection={<Icon of={IconTrash} size={18} />}
        onClick={() => editor.edit('removePiece', (draft) => removePiece(draft, piece.id))}
      >
        {t('pieces.remove')}
      </Button>
    </div>
  );
}
