import { useState } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import classes from './message-page.module.css';

/** Shown when the person could not be loaded and nobody is known from before. */
export function TroublePage({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <main className={classes.page}>
      <ErrorState error={error} onRetry={() => void retry()} retrying={retrying} plain />
    </main>
  );
}
