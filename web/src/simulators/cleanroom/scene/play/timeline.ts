/** A stretch of a play: shown at any part of it from 0 to 1. */
export interface Beat {
  seconds: number;
  show: (t: number) => void;
}

export type Play = Generator<Beat, void, void>;

/** Plays one thing after the other; a newer play jumps to the end of the older one. */
export class Timeline {
  #play: Play | null = null;
  #beat: Beat | null = null;
  #t = 0;
  #done: (() => void) | null = null;
  speed = 1;
  /** While it jumps to the end nothing is heard. */
  isJumping = false;

  get isPlaying(): boolean {
    return this.#play !== null;
  }

  run(play: Play): Promise<void> {
    this.finish();
    return new Promise((resolve) => {
      this.#play = play;
      this.#done = resolve;
      this.#next();
    });
  }

  #next(): void {
    const next = this.#play?.next();
    this.#t = 0;
    if (next && !next.done) {
      this.#beat = next.value;
      return;
    }
    this.#play = null;
    this.#beat = null;
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  /** Moves on; true: there is more to come. */
  step(seconds: number): boolean {
    let left = seconds * this.speed;
    while (this.#beat && left > 0) {
      const beat = this.#beat;
      const rest = beat.seconds - this.#t;
      if (left < rest) {
        this.#t += left;
        beat.show(this.#t / beat.seconds);
        return true;
      }
      left -= Math.max(rest, 0);
      beat.show(1);
      this.#next();
    }
    return this.isPlaying;
  }

  /** Shows the end at once. */
  finish(): void {
    this.isJumping = true;
    while (this.#beat) {
      this.#beat.show(1);
      this.#next();
    }
    this.isJumping = false;
  }
}
