import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { placeAt, type RowBox } from './sortable-list-moves.ts';

/** A press that moves less than this is a click. */
const slackPixels = 4;

/** How near to the edge of the window the page begins to scroll, and how far in each frame. */
const edge = { pixels: 90, step: 8 } as const;

/** Dragging the rows of a list by mouse, finger or pen. */
export interface RowDrag {
  list: RefObject<HTMLOListElement | null>;
  /** The row that is dragged; null: none is. */
  from: number | null;
  onDown: (event: PointerEvent, index: number) => void;
  /** Where a row stands while one is dragged; the list itself changes when it is dropped. */
  transformOf: (index: number) => string | undefined;
}

interface Drag {
  from: number;
  to: number;
  /** How far the row was dragged, the scrolling of the page included. */
  by: number;
  boxes: readonly RowBox[];
}

/** A mouse drags a row by any place but its buttons; a finger only by the grip, for elsewhere it scrolls the page. */
const isTaken = ({ target, pointerType, button }: PointerEvent): boolean => {
  if (!(target instanceof Element) || button !== 0) return false;
  if (target.closest('[data-grip]:not(:disabled)')) return true;
  return pointerType === 'mouse' && target.closest('button') === null;
};

/** Follows a pointer from the press on a row to its release; Escape takes it back. */
export function useRowDrag({
  isOff,
  onDrop,
}: {
  isOff: boolean;
  onDrop: (from: number, to: number) => void;
}): RowDrag {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const dropped = useRef(onDrop);
  dropped.current = onDrop;
  useEffect(() => () => stop.current?.(), []);

  const onDown = (event: PointerEvent, from: number) => {
    if (isOff || !isTaken(event)) return;
    stop.current?.();
    const { pointerId, clientY: startY } = event;
    const startScroll = window.scrollY;
    const boxes = [...(list.current?.children ?? [])].map((row): RowBox => {
      const { top, height } = row.getBoundingClientRect();
      return { top: top + startScroll, height };
    });
    const over = new AbortController();
    let now: Drag | null = null;
    let y = startY;
    let frame = 0;

    const follow = () => {
      const by = y - startY + window.scrollY - startScroll;
      if (!now && Math.abs(by) < slackPixels) return;
      now = { from, to: placeAt(boxes, from, by), by, boxes };
      setDrag(now);
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      if (!now) return;
      if (y < edge.pixels) window.scrollBy(0, -edge.step);
      else if (y > window.innerHeight - edge.pixels) window.scrollBy(0, edge.step);
      else return;
      follow();
    };
    const end = (isDropped: boolean) => {
      over.abort();
      cancelAnimationFrame(frame);
      stop.current = null;
      setDrag(null);
      if (isDropped && now && now.to !== from) dropped.current(from, now.to);
    };
    const of =
      (act: (moved: globalThis.PointerEvent) => void) => (moved: globalThis.PointerEvent) => {
        if (moved.pointerId === pointerId) act(moved);
      };
    const options = { signal: over.signal };
    window.addEventListener(
      'pointermove',
      of((moved) => {
        y = moved.clientY;
        follow();
      }),
      options,
    );
    window.addEventListener(
      'pointerup',
      of(() => end(true)),
      options,
    );
    window.addEventListener(
      'pointercancel',
      of(() => end(false)),
      options,
    );
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), options);
    frame = requestAnimationFrame(scroll);
    stop.current = () => end(false);
  };

  const transformOf = (index: number): string | undefined => {
    if (!drag) return undefined;
    const { from, to, by, boxes } = drag;
    if (index === from) return `translateY(${by}px)`;
    const [first, second, held] = [boxes[0], boxes[1], boxes[from]];
    if (!first || !second || !held) return undefined;
    const room = held.height + (second.top - first.top - first.height);
    if (index > from && index <= to) return `translateY(${-room}px)`;
    return index < from && index >= to ? `translateY(${room}px)` : undefined;
  };

  return { list, from: drag?.from ?? null, onDown, transformOf };
}
