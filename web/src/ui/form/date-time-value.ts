const two = (value: number) => String(value).padStart(2, '0');

/** An ISO time in UTC as the browser's own field wants it: local time without a zone. */
export function toLocalInput(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : null;
  if (!date || Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What the browser's field holds as an ISO time in UTC; null when it is empty or half filled in. */
export function fromLocalInput(text: string): string | null {
  const date = new Date(text);
  return text && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
