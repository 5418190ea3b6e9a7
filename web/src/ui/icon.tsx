import type { Icon as TablerIcon } from '@tabler/icons-react';

/** An icon of the one family, 20 px and stroke 1.75; the words beside it say what it means. */
export function Icon({ of: Shape, size = 20 }: { of: TablerIcon; size?: number }) {
  return <Shape size={size} stroke={1.75} aria-hidden focusable={false} />;
}
