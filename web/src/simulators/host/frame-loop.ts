/** Draws frames only while something moves; time is counted in steps, so a tab that slept does not jump. */
export interface FrameLoop {
  /** One more frame, soon. */
  request(): void;
  /** Called before each frame with the seconds since the last; returns whether it wants another one. */
  onStep(step: (seconds: number) => boolean): () => void;
  figures(): { frameMs: number; frames: number };
  dispose(): void;
}

/** A step is never longer than this, whatever the machine or the tab did meanwhile. */
const longestStep = 0.4;

/** Slower than this, in seconds from frame to frame, motion is drawn in coarser pixels. */
const slowStep = 0.055;

/**
 * `draw` renders a frame; false: nothing was drawn, because the context is gone. `setCoarse` is told when a weak
 * machine should draw fewer pixels while something moves; the last frame of a motion is always a fine one. `isWeak`:
 * the machine is known to be one from the start.
 */
export function createFrameLoop(
  draw: () => boolean,
  setCoarse: (isCoarse: boolean) => void,
  isWeak = false,
): FrameLoop {
  const steps = new Set<(seconds: number) => boolean>();
  const times: number[] = [];
  let handle = 0;
  let last = 0;
  let frames = 0;
  let isDisposed = false;
  let slowness = isWeak ? 1 : 0;
  let isCoarse = false;

  const coarsen = (isMoving: boolean, seconds: number) => {
    slowness = isWeak ? 1 : slowness * 0.6 + seconds * 0.4;
    const next = isMoving && (isCoarse || slowness > slowStep);
    if (next === isCoarse) return;
    isCoarse = next;
    setCoarse(next);
  };

  const tick = (now: number) => {
    handle = 0;
    const seconds = last === 0 ? 1 / 60 : Math.min(longestStep, Math.max(0, (now - last) / 1000));
    last = now;
    const begun = performance.now();
    let isMoving = false;
    for (const step of [...steps]) isMoving = step(seconds) || isMoving;
    if (isDisposed) return;
    coarsen(isMoving, seconds);
    if (draw()) frames++;
    times.push(performance.now() - begun);
    if (times.length > 100) times.shift();
    if (isMoving) ask();
    else if (handle === 0) last = 0;
  };
  const ask = () => {
    if (handle === 0 && !isDisposed) handle = requestAnimationFrame(tick);
  };
  return {
    request: ask,
    onStep(step) {
      steps.add(step);
      ask();
      return () => steps.delete(step);
    },
    figures() {
      const sorted = [...times].sort((a, b) => a - b);
      return { frameMs: sorted[Math.floor(sorted.length / 2)] ?? 0, frames };
    },
    dispose() {
      isDisposed = true;
      cancelAnimationFrame(handle);
      steps.clear();
    },
  };
}
