import '#web/ui/styles-kit.ts';
import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface ButtonTooltipProps {
  target: RefObject<HTMLButtonElement | null>;
  label: string;
  opened: boolean;
}

/** The tooltip of a button that knows itself when it is to be seen. */
export function ButtonTooltip({ target, label, opened }: ButtonTooltipProps) {
  return <Tooltip target={target} label={label} opened={opened} />;
}
