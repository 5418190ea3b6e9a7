import type { DisposeList } from './dispose-list.ts';

export interface Gestures {
  /** A click or tap, in CSS pixels of the canvas. */
  onTap(x: number, y: number): void;
  /** The mouse is here; null: it left. */
  onMove(at: { x: number; y: number } | null): void;
  /** Dragged by so many CSS pixels. */
  onDrag(dx: number, dy: number): void;
  /** Zoomed by a factor; above 1: nearer. */
  onZoom(factor: number): void;
  /** Dragging and zooming are ours now, rather than the page's. */
  isFree(): boolean;
}

/** A finger trembles by less than this. */
const tremble = 9;

/** Clicks, drags, wheel and pinch of one canvas. */
export function listenToGestures(
  canvas: HTMLCanvasElement,
  on: Gestures,
  opened: DisposeList,
): void {
  const down = new Map<number, { x: number; y: number; startX: number; startY: number }>();
  let isDrag = false;
  const place = (event: MouseEvent) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): number => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  opened.listen<PointerEvent>(canvas, 'pointerdown', (event) => {
    if (event.button !== 0) return;
    const { x, y } = place(event);
    if (down.size === 0) isDrag = false;
    down.set(event.pointerId, { x, y, startX: x, startY: y });
    if (down.size > 1) isDrag = true;
  });
  opened.listen<PointerEvent>(canvas, 'pointermove', (event) => {
    const { x, y } = place(event);
    const finger = down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') on.onMove({ x, y });
      return;
    }
    if (Math.hypot(x - finger.startX, y - finger.startY) > tremble && !isDrag) {
      isDrag = true;
      canvas.setPointerCapture(event.pointerId);
    }
    const before = spread();
    const [dx, dy] = [x - finger.x, y - finger.y];
    finger.x = x;
    finger.y = y;
    if (!isDrag || !on.isFree()) return;
    if (down.size === 2 && before > 0) on.onZoom(spread() / before);
    else on.onDrag(dx, dy);
  });
  // Of a double click the mouse tells before it is lifted: what lies under the second click was not aimed at.
  let clicks = 1;
  opened.listen<MouseEvent>(canvas, 'mousedown', ({ detail }) => {
    clicks = detail;
  });
  const lift = (event: PointerEvent, isTap: boolean) => {
    const finger = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!finger || isDrag || !isTap) return;
    if (event.pointerType === 'mouse' && clicks > 1) return;
    on.onTap(finger.startX, finger.startY);
  };
  opened.listen<PointerEvent>(canvas, 'pointerup', (event) => lift(event, true));
  opened.listen<PointerEvent>(canvas, 'pointercancel', (event) => lift(event, false));
  opened.listen<PointerEvent>(canvas, 'pointerleave', (event) => {
    // What is let go outside before it was a drag would else hang on.
    down.delete(event.pointerId);
    on.onMove(null);
  });
  opened.listen<WheelEvent>(
    canvas,
    'wheel',
    (event) => {
      if (!on.isFree()) return;
      event.preventDefault();
      on.onZoom(Math.exp(-event.deltaY * 0.0014));
    },
    { passive: false },
  );
}
