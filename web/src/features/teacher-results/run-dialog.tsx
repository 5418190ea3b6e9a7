import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import classes from './run-answer.module.css';

const TaughtRun = lazyPart(
  async () => (await import('#web/simulators/doors.ts')).loadTaughtRun(),
  (module) => module.TaughtRun,
);

interface RunDialogProps {
  runId: string;
  /** The form that marks the run; without it the run is only looked at. */
  review?: ReactNode;
  opened: boolean;
  onClose: () => void;
}

/** "The machine proposes, the teacher confirms with the replay beside it": over the whole window, since a room needs it. */
export function RunDialog({ runId, review, opened, onClose }: RunDialogProps) {
  const { t } = useTranslation('teacherResults');
  return (
    <Dialog fullScreen opened={opened} onClose={onClose} title={t('run.title')}>
      <PartBoundary fallback={(retry) => <ErrorState plain error={null} onRetry={retry} />}>
        <Suspense fallback={<Skeleton height={480} radius="md" />}>
          <TaughtRun
            runId={runId}
            review={
              review && (
                <section className={classes.review} aria-label={t('rubric.title')}>
                  {review}
                </section>
              )
            }
          />
        </Suspense>
      </PartBoundary>
    </Dialog>
  );
}
