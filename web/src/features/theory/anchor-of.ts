/** The anchor that an address names; one that is not encoded as it should be stands for itself. */
export function anchorOf(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
