import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CleanroomSession } from '../runs/cleanroom-session.ts';
import { singleClick } from './single-click.ts';
import type { CleanroomWords } from './words.ts';

interface FinishQuestionProps {
  session: CleanroomSession;
  words: CleanroomWords;
  /** Brings what was done to the server, which may answer with a situation; false: it cannot now. */
  settle: () => Promise<boolean>;
  /** The server has everything. */
  isSaved: boolean;
  onFinish: () => void;
  onClose: () => void;
}

/**
 * Asks before what cannot be undone; says where the exercise ends, which the goal has said before. A situation that the
 * last actions have brought is told first: whoever has not seen an alarm must not have ended before it.
 */
export function FinishQuestion(props: FinishQuestionProps) {
  const { session, words, settle, isSaved, onFinish, onClose } = props;
  const { t } = useTranslation('cleanroom');
  const [isBusy, setBusy] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const { matter, played } = session.view();
  const [known] = useState(matter.situations.length);
  const isNews = matter.situations.length > known;
  const { goal } = matter.world;
  const isElsewhere = goal !== undefined && played.state.person.location !== goal;

  /** Whoever says no while it is being sent has said no. */
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an alarm is seen at once, also if it comes while this is read
  useEffect(() => {
    if (isNews) onClose();
  }, [isNews]);

  const finish = async () => {
    setBusy(true);
    setUnsent(false);
    const isSettled = await settle();
    if (isGone.current || session.view().matter.situations.length > known) return;
    setBusy(false);
    if (isSettled) onFinish();
    else setUnsent(true);
  };

  return (
    <Dialog opened onClose={onClose} title={t('finish.title')} zIndex={500}>
      {isElsewhere && <p>{t('finish.elsewhere', { room: words.room(goal) })}</p>}
      <p>{t('finish.text')}</p>
      {isUnsent && !isSaved && <p role="alert">{t('finish.unsent')}</p>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('finish.no')}
        </Button>
        <Button loading={isBusy} data-code={finishCode} onClick={singleClick(() => void finish())}>
          {t('finish.yes')}
        </Button>
      </Group>
    </Dialog>
  );
}
