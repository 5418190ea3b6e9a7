import type { Picture } from '../picture.ts';

const drawing = (fileId: string, file: string): Picture => ({
  fileId,
  file: new URL(`./pictures/${file}`, import.meta.url),
  contentType: 'image/svg+xml',
});

/** Drawings of the course. They carry letters and digits only, so one file serves every language. */
export const pictures: Picture[] = [
  drawing('file-plasma-cover', 'cover.svg'),
  drawing('file-plasma-profile', 'profile.svg'),
  drawing('file-plasma-uniformity', 'uniformity.svg'),
  drawing('file-plasma-endpoint', 'endpoint.svg'),
  drawing('file-plasma-chamber', 'chamber.svg'),
  drawing('file-plasma-load-lock', 'load-lock.svg'),
  drawing('file-plasma-helium', 'helium.svg'),
  drawing('file-plasma-slot-map', 'slot-map.svg'),
  drawing('file-plasma-rf-trace', 'rf-trace.svg'),
  drawing('file-plasma-emo', 'emo.svg'),
];
