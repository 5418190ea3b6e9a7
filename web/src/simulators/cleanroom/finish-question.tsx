import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import type { SessionView } from '../runs/cleanroom-session.ts';
import type { CleanroomWords } from './words.ts';

interface FinishQuestionProps {
  view: SessionView;
  words: CleanroomWords;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before what cannot be undone; says where the exercise ends, which the goal has said before. */
export function FinishQuestion({ view, words, onYes, onNo }: FinishQuestionProps) {
  const { t } = useTranslation('cleanroom');
  const { goal } = view.matter.world;
  const isElsewhere = goal !== undefined && view.played.state.person.location !== goal;
  return (
    <Dialog opened onClose={onNo} title={t('finish.title')} zIndex={500}>
      {isElsewhere && <p>{t('finish.elsewhere', { room: words.room(goal) })}</p>}
      <p>{t('finish.text')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onNo}>
          {t('finish.no')}
        </Button>
        <Button onClick={onYes}>{t('finish.yes')}</Button>
      </Group>
    </Dialog>
  );
}
