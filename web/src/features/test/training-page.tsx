import { Navigate, useParams } from 'react-router-dom';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { workPath } from '#web/ui/study-paths.ts';
import { useStartedAttempt, useWorkStep } from './api.ts';
import { RoomEntrance } from './room-entrance.tsx';

/**
 * A test in TRAINING: begins, or goes on, as soon as it is opened. What it is is asked first, so that the address of a
 * text leads to the text and begins nothing; without an answer to that the attempt itself says what is wrong.
 */
export function TrainingPage() {
  const { id = '' } = useParams();
  const { data, error } = useWorkStep(id);
  const isText = data?.work.kind === 'THEORY';
  const started = useStartedAttempt(
    { workId: id, mode: 'TRAINING' },
    !isText && Boolean(data || error),
  );
  if (isText) return <Navigate to={workPath('THEORY', 'TRAINING', id)} replace />;
  if (!data && !error) return <LoadingScreen />;
  return <RoomEntrance started={started} />;
}
