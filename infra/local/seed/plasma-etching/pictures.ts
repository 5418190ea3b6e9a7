/** Drawings of the course. They carry letters and digits only, so one file serves every language. */
export const pictures: { fileId: string; file: string; contentType: 'image/svg+xml' }[] = [
  { fileId: 'file-plasma-cover', file: 'cover.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-profile', file: 'profile.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-uniformity', file: 'uniformity.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-endpoint', file: 'endpoint.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-chamber', file: 'chamber.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-load-lock', file: 'load-lock.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-helium', file: 'helium.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-slot-map', file: 'slot-map.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-rf-trace', file: 'rf-trace.svg', contentType: 'image/svg+xml' },
  { fileId: 'file-plasma-emo', file: 'emo.svg', contentType: 'image/svg+xml' },
];
