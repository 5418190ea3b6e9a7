import { createStore } from '#web/lib/store.ts';

/** A picture to look at closely. */
export interface ShownImage {
  src: string;
  alt: string;
}

/** The picture on show over the page; null: none. */
export const shownImage = createStore<ShownImage | null>(null);

/** Opens a picture over the page. */
export const showImage = (image: ShownImage): void => shownImage.set(image);
