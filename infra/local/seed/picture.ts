/** A drawing of the demo institution, as it goes into the file store. */
export interface Picture {
  fileId: string;
  file: URL;
  contentType: 'image/svg+xml';
}
