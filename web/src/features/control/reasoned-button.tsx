import { Button, type ButtonProps } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';

interface ReasonedButtonProps extends ButtonProps {
  children: string;
  /** Why it cannot be pressed now; it stays reachable, so that everybody can learn why. */
  refusal?: string | null | undefined;
  onClick: () => void;
}

const Tooltip = lazyPart(
  () => import('./button-tooltip.tsx'),
  (module) => module.ButtonTooltip,
);

/** A button that says why it does nothing, instead of being merely grey. */
export function ReasonedButton({ refusal, onClick, children, ...rest }: ReasonedButtonProps) {
  const hint = useId();
  const button = useRef<HTMLButtonElement>(null);
  // undefined until somebody first comes to the button: the tooltip is loaded then.
  const [isShown, setShown] = useState<boolean>();
  if (!refusal) {
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    );
  }
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <>
      <Button
        {...rest}
        ref={button}
        data-disabled
        aria-disabled
        aria-describedby={hint}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && hide()}
      >
        {children}
      </Button>
      <span id={hint} className="visually-hidden">
        {refusal}
      </span>
      {isShown !== undefined && (
        <OptionalPart>
          <Tooltip target={button} label={refusal} opened={isShown} />
        </OptionalPart>
      )}
    </>
  );
}
