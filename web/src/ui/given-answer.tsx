import type { ReactNode } from 'react';
import classes from './given-answer.module.css';

interface Part {
  label: string;
  shown: ReactNode;
}

type MaybePart = Part | false | null | undefined;

interface GivenAnswerProps {
  own?: MaybePart;
  correct?: MaybePart;
  other?: MaybePart;
}

/** What was answered and, once it may be shown, what is right: each below its label. */
export function GivenAnswer({ own, correct, other }: GivenAnswerProps) {
  const parts = [own, correct, other].filter((part): part is Part => Boolean(part));
  if (parts.length === 0) return null;
  return (
    <dl className={classes.parts}>
      {parts.map(({ label, shown }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
