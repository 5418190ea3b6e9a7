import type { ReactNode } from 'react';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';

/** A dialog whose file loads when it is first asked for; when the file does not come, that is said and nothing opens. */
export function DialogPart({ children, onFail }: { children: ReactNode; onFail: () => void }) {
  const fail = () => {
    sayNoConnection();
    onFail();
  };
  return <OptionalPart onFail={fail}>{children}</OptionalPart>;
}
