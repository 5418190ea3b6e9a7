import { Button } from '@mantine/core';
import { IconBulb, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { TaskSolution } from '#web/ui/task-solution.tsx';
import { useHint } from '../api.ts';
import type { TaskState } from './task-state.ts';
import classes from './training-panel.module.css';
import { TrainingVerdict } from './training-verdict.tsx';
import type { Room } from './use-room.ts';

/** Below the options in TRAINING: the verdict, the hint, and the button that spends a try. */
export function TrainingPanel({ room, state }: { room: Room; state: TaskState }) {
  const { t } = useTranslation(['test', 'study']);
  const words = useProblemText();
  const { task, answer, isClosed, phase, mark, canAnswer } = state;
  const { isHintAwaited } = room;
  const isCase = task.type === 'TASKTESTCASECASSETESTATUS';
  const hint = useHint(room.attempt.id, task.id);
  const isHintOpen = answer?.hint !== undefined;
  const offersHint = task.hasHint && !isHintOpen && !isClosed;

  const hintBox = useRef<HTMLElement>(null);
  const hintButton = useRef<HTMLButtonElement>(null);
  const wasAwaited = useRef(false);

  const openHint = () =>
    hint.mutate(room.nextAnswerId(task.id), {
      onError: (error) => notify({ id: 'hint', type: 'danger', text: words(error) }),
    });

  // The button cannot keep the focus while the hint is on its way. Whoever went on meanwhile is left where they are.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasAwaited.current && !isHintAwaited && isLost) {
      const next = hintBox.current ?? hintButton.current;
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'nearest' });
    }
    wasAwaited.current = isHintAwaited;
  }, [isHintAwaited]);

  return (
    <div className={classes.panel}>
      <TrainingVerdict state={state} />
      {/* Always there, so that the hint is read out when it comes. */}
      <div role="status" className="visually-hidden">
        {isHintOpen ? answer?.hint : ''}
      </div>
      {isHintOpen && (
        <aside ref={hintBox} tabIndex={-1} className={classes.hint} aria-label={t('study:hint')}>
          <Icon of={IconBulb} />
          <div>
            <div className={classes.hintTitle}>{t('study:hint')}</div>
            {answer?.hint}
          </div>
        </aside>
      )}
      {isClosed && <TaskSolution explanation={answer?.explanation} source={answer?.source} />}
      {phase === 'waiting' && (
        <p className={classes.waiting} role="status">
          <Icon of={IconCloudOff} size={18} />
          {t('test:saved.waitingAnswer')}
        </p>
      )}
      {!isClosed && (
        <div className={classes.actions}>
          {/* A case answers by being finished. */}
          {!isCase && (
            <Button
              size="md"
              // Stays reachable when it cannot act yet: the line below says why.
              {...(!canAnswer && { 'data-disabled': true })}
              aria-disabled={!canAnswer}
              aria-describedby={`tries-${task.id}`}
              loading={phase === 'settling' || phase === 'sending'}
              onClick={() => {
                if (canAnswer) room.answer();
              }}
            >
              {t('test:answer')}
            </Button>
          )}
          {offersHint && (
            <Button
              ref={hintButton}
              size="md"
              variant="default"
              leftSection={<Icon of={IconBulb} size={18} />}
              loading={isHintAwaited}
              disabled={phase !== null}
              aria-describedby={`hint-price-${task.id}`}
              onClick={openHint}
            >
              {t('study:hint')}
            </Button>
          )}
          <div className={classes.notes}>
            <span id={`tries-${task.id}`}>
              {mark === 'again' && !canAnswer
                ? t(isCase ? 'test:performAgain' : 'test:changeFirst')
                : t('test:triesLeft', { count: task.triesLeft ?? 0 })}
            </span>
            {offersHint && <span id={`hint-price-${task.id}`}>{t('test:hintPrice')}</span>}
          </div>
        </div>
      )}
    </div>
  );
}
