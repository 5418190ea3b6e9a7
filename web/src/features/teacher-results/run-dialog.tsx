import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';

const TaughtRun = lazyPart(
  async () => (await import('#web/simulators/doors.ts')).loadTaughtRun(),
  (module) => module.TaughtRun,
);

interface RunDialogProps {
  runId: string;
  opened: boolean;
  onClose: () => void;
}

/** The replay over the whole window, with the verdict beside it: a column of the desk is too narrow for a room. */
export function RunDialog({ runId, opened, onClose }: RunDialogProps) {
  const { t } = useTranslation('teacherResults');
  return (
    <Dialog fullScreen opened={opened} onClose={onClose} title={t('run.title')}>
      <PartBoundary fallback={(retry) => <ErrorState plain error={null} onRetry={retry} />}>
        <Suspense fallback={<Skeleton height={480} radius="md" />}>
          <TaughtRun runId={runId} />
        </Suspense>
      </PartBoundary>
    </Dialog>
  );
}
