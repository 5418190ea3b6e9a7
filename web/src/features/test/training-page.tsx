import { useParams } from 'react-router-dom';
import { useStartedAttempt } from './api.ts';
import { RoomEntrance } from './room-entrance.tsx';

/** A test in TRAINING: begins, or goes on, as soon as it is opened. */
export function TrainingPage() {
  const { id = '' } = useParams();
  return <RoomEntrance started={useStartedAttempt(id, 'TRAINING', true)} />;
}
