import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { useId } from 'react';

interface ReasonedButtonProps extends ButtonProps {
  children: string;
  /** Why it cannot be pressed now; it stays reachable, so that everybody can learn why. */
  refusal?: string | null | undefined;
  onClick: () => void;
}

/** A button that says why it does nothing, instead of being merely grey. */
export function ReasonedButton({ refusal, onClick, children, ...rest }: ReasonedButtonProps) {
  const hint = useId();
  if (!refusal) {
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <Tooltip label={refusal}>
        <Button {...rest} data-disabled aria-disabled aria-describedby={hint}>
          {children}
        </Button>
      </Tooltip>
      <span id={hint} className="visually-hidden">
        {refusal}
      </span>
    </>
  );
}
