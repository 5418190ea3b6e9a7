import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import choiceClasses from './choice-list.module.css';
import type { Choice } from './choice-list.tsx';
import { Icon } from './icon.tsx';
import classes from './sortable-list.module.css';
import { moved } from './sortable-list-moves.ts';
import { type Lifting, useLifting } from './use-lifting.ts';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';
import { ZoomPicture } from './zoom-picture.tsx';

interface SortableListProps {
  options: readonly Choice[];
  /** Ids of all options in the order on show. */
  order: readonly string[];
  onChange: (order: string[]) => void;
  /** Nothing moves for now. */
  disabled?: boolean;
  /** Id of the element that asks the question. */
  labelledBy?: string;
}

/**
 * A list that a person puts in order: by dragging, by the buttons of each row, or by keyboard alone,
 * where space lifts a row and the arrows move it. Every move is announced.
 */
export function SortableList({ options, order, onChange, ...rest }: SortableListProps) {
  const { disabled = false, labelledBy } = rest;
  const { t } = useTranslation('study');
  const help = useId();
  const rows = order.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const textOf = (id: string) => rows.find((row) => row.id === id)?.text ?? '';
  const lifting = useLifting({ order, textOf, onChange });

  const dragging = useRowDrag({
    isOff: disabled || lifting.liftedId !== null,
    onDrop: (from, to) => {
      onChange(moved(order, from, to));
      lifting.say('moved', order[from] ?? '', to);
    },
  });

  return (
    <>
      <ol
        ref={dragging.list}
        className={`${choiceClasses.list} ${classes.list}`}
        data-dragging={dragging.from !== null || undefined}
        aria-labelledby={labelledBy}
      >
        {lifting.shown.map((id, index) => {
          const row = rows.find((one) => one.id === id);
          return (
            row && (
              <Row
                key={id}
                row={row}
                index={index}
                total={order.length}
                disabled={disabled}
                lifting={lifting}
                dragging={dragging}
                help={help}
                onMove={(to) => {
                  onChange(moved(order, index, to));
                  lifting.say('moved', id, to);
                }}
              />
            )
          );
        })}
      </ol>
      <p id={help} hidden>
        {t('order.help')}
      </p>
      <p role="status" className="visually-hidden">
        {lifting.words}
      </p>
    </>
  );
}

interface RowProps {
  row: Choice;
  index: number;
  total: number;
  disabled: boolean;
  lifting: Lifting;
  dragging: RowDrag;
  /** Id of the words that explain the keys. */
  help: string;
  onMove: (to: number) => void;
}

function Row({ row, index, total, disabled, lifting, dragging, help, onMove }: RowProps) {
  const { t } = useTranslation('study');
  const { id, text } = row;
  const isLifted = lifting.liftedId === id;
  const isHeld = isLifted || dragging.from === index;
  const step = (to: number) => ({
    type: 'button' as const,
    className: classes.step,
    // Stays reachable at the end of the list: the focus must not get lost with the last step.
    'aria-disabled': disabled || to < 0 || to >= total,
    onClick: () => {
      if (!disabled && to >= 0 && to < total) onMove(to);
    },
  });
  return (
    <li
      className={`${choiceClasses.row} ${classes.row}`}
      style={{ transform: dragging.transformOf(index) }}
      data-static={disabled || undefined}
      data-chosen={isHeld || undefined}
      data-held={dragging.from === index || undefined}
      onPointerDown={(event) => dragging.onDown(event, index)}
    >
      <button
        type="button"
        data-grip
        className={classes.grip}
        disabled={disabled}
        aria-label={t('order.grip', { text, place: index + 1, total })}
        aria-describedby={help}
        aria-pressed={isLifted}
        onKeyDown={(event) => lifting.onKey(event, id)}
        onBlur={lifting.drop}
      >
        <Icon of={IconGripVertical} size={18} />
      </button>
      <span className={`${choiceClasses.key} tabular`} data-square aria-hidden="true">
        {index + 1}
      </span>
      <span className={choiceClasses.text}>
        {text}
        {row.image && <ZoomPicture src={row.image} alt={text} />}
      </span>
      <span className={classes.steps}>
        <button {...step(index - 1)} aria-label={t('order.up', { text })}>
          <Icon of={IconChevronUp} size={18} />
        </button>
        <button {...step(index + 1)} aria-label={t('order.down', { text })}>
          <Icon of={IconChevronDown} size={18} />
        </button>
      </span>
    </li>
  );
}
