import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Option } from '#shared/domain/simulators/cleanroom/available.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import classes from './pick-menu.module.css';
import { singleClick } from './single-click.ts';
import type { CleanroomWords } from './words.ts';

interface PickMenuProps {
  title: string;
  options: readonly Option[];
  state: CleanroomState;
  words: CleanroomWords;
  /** Pixels from the upper left corner of the scene. */
  at: { x: number; y: number };
  onDo: (option: Option) => void;
  onClose: () => void;
}

/** What can be done with what was clicked, where it was clicked. */
export function PickMenu({ title, options, state, words, at, onDo, onClose }: PickMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const { current } = menu;
    const onOutside = (event: PointerEvent) => {
      if (!current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onOutside, true);
    return () => document.removeEventListener('pointerdown', onOutside, true);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      onClose();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(place + step + buttons.length) % buttons.length]?.focus();
  };

  const several =
    new Set(options.map(({ subject }) => ('id' in subject ? subject.id : ''))).size > 1;
  return (
    <div
      ref={menu}
      className={classes.menu}
      role="menu"
      aria-label={title}
      tabIndex={-1}
      style={{ left: at.x, top: at.y }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.title}>{title}</div>
      {options.map((option) => (
        <button
          key={JSON.stringify(option.action)}
          type="button"
          role="menuitem"
          className={classes.item}
          aria-disabled={option.refusal !== null}
          data-code={option.action.code}
          data-action={JSON.stringify(option.action)}
          onClick={singleClick(() => onDo(option))}
        >
          {several ? words.action(option.action, state) : words.verb(option.action, state)}
          {option.refusal && <span className={classes.why}>{words.refusal(option.refusal)}</span>}
        </button>
      ))}
    </div>
  );
}
