import { type ReactNode, useEffect, useRef } from 'react';
import { arrivedByNavigation } from './arrival.ts';

/** The main heading of a page. After a navigation it takes the focus, so that a screen reader begins here. */
export function PageHeading({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivedByNavigation()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
