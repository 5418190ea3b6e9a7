/** Everything that was opened and has to be closed again, last opened first. */
export class DisposeList {
  #closers: (() => void)[] = [];
  #isDisposed = false;

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Remembers how to close something; on a list that is closed already it is closed at once. */
  add(close: () => void): void {
    if (this.#isDisposed) close();
    else this.#closers.push(close);
  }

  /** Remembers something with a `dispose` of its own, and hands it back. */
  own<T extends { dispose(): void }>(thing: T): T {
    this.add(() => thing.dispose());
    return thing;
  }

  /** Listens to events until the list is closed. */
  listen<T extends Event>(
    target: EventTarget,
    type: string,
    listener: (event: T) => void,
    options?: AddEventListenerOptions,
  ): void {
    const handle = listener as EventListener;
    target.addEventListener(type, handle, options);
    this.add(() => target.removeEventListener(type, handle, options));
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    for (const close of this.#closers.reverse()) close();
    this.#closers = [];
  }
}
