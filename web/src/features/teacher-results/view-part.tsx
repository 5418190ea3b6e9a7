import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';

/** A view in a file of its own: on its way, there, or to be asked for again. */
export function ViewPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary fallback={(retry) => <ErrorState error={null} onRetry={retry} />}>
      <Suspense fallback={<Skeleton height={420} radius="md" />}>{children}</Suspense>
    </PartBoundary>
  );
}
