import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { notify } from '#web/ui/notices.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { useBareShell } from '#web/ui/shell.tsx';
import { useFirstTouch } from '#web/ui/use-first-touch.ts';
import { fetchWidgets, widgetOf } from '../widgets/task-widgets.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FinishDialog, fetchRoomParts, MapSheet, TimeOver } from './room-parts.ts';
import type { Shortcut } from './shortcuts.ts';
import { TaskCard } from './task-card.tsx';
import { TaskMap } from './task-map.tsx';
import classes from './test-room.module.css';
import { TopBar } from './top-bar.tsx';
import { useEnding } from './use-ending.ts';
import { useLastCall } from './use-last-call.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';
import { useRoom } from './use-room.ts';
import { useServerNews } from './use-server-news.ts';
import { useShortcutSetting, useShortcuts } from './use-shortcuts.ts';
import { useTimeWarnings } from './use-time-warnings.ts';

/** The room in which a test is taken: nothing but the work. */
export function TestRoom({
  started,
  userId,
  executionId,
}: {
  started: Attempt;
  userId: string;
  executionId?: string | undefined;
}) {
  const { t } = useTranslation('test');
  const ending = useEnding(started);
  const { attempt } = ending;
  const room = useRoom(attempt, userId, executionId);
  const [isFinishing, setFinishing] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const [shortcuts, setShortcuts] = useShortcutSetting();
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, index, states } = room;

  // The question is what whoever enters the room came for, and comes back to when there is time after all.
  useEffect(() => {
    if (!ending.isTimeOver) heading.current?.focus({ preventScroll: true });
  }, [ending.isTimeOver]);

  // A dialog may be wanted when the connection is gone.
  useFirstTouch(() => void fetchRoomParts());
  useBareShell();
  useDocumentTitle(attempt.workName);
  useTimeWarnings(attempt.deadline);
  useLastCall(attempt.deadline, room.flush);
  useLeaveWarning(room.unsent > 0);
  useServerNews(attempt);
  usePicturesAhead(started.tasks);
  useEffect(() => void fetchWidgets(started.tasks), [started.tasks]);

  const goTo = (next: number) => {
    if (next < 0 || next >= states.length) return;
    room.goTo(next);
    setMapOpen(false);
    window.scrollTo(0, 0);
    // The question is what comes next, for eyes and for a screen reader.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };

  const act = (shortcut: Shortcut) => {
    if (ending.isOver || !current) return;
    if (shortcut.do === 'next') goTo(index + 1);
    else if (shortcut.do === 'back') goTo(index - 1);
    else if (shortcut.do === 'mark') room.toggleMark();
    else if (shortcut.do === 'confirm') {
      if (current.canAnswer) room.answer();
      else if (current.isClosed) goTo(index + 1);
    } else if (!current.isClosed) {
      const { task, value } = current;
      const chosen = widgetOf(task.type).byIndex?.(task, value, shortcut.index) ?? null;
      if (chosen !== null) room.choose(chosen);
    }
  };
  useShortcuts(shortcuts, act);

  return (
    <div className={classes.room}>
      <TopBar
        room={room}
        shortcuts={shortcuts}
        onShortcuts={setShortcuts}
        onFinish={() => setFinishing(true)}
      />
      <div className={classes.body}>
        <div className={classes.centre}>
          {current ? (
            <TaskCard key={current.task.id} room={room} state={current} heading={heading} />
          ) : (
            <p className={classes.empty}>{t('noTasks')}</p>
          )}
        </div>
        {/* After the task, so that the keyboard comes to the options first; shown on the left. */}
        <aside className={classes.side}>
          <TaskMap room={room} onGo={goTo} />
        </aside>
      </div>
      <BottomBar
        room={room}
        onGo={goTo}
        onMap={() => setMapOpen(true)}
        onFinish={() => setFinishing(true)}
      />
      {isMapOpen && (
        <OptionalPart onFail={() => setMapOpen(false)}>
          <MapSheet opened onClose={() => setMapOpen(false)}>
            <TaskMap room={room} onGo={goTo} hidesTitle />
          </MapSheet>
        </OptionalPart>
      )}
      {isFinishing && !ending.isOver && (
        <OptionalPart
          onFail={() => {
            setFinishing(false);
            notify({ id: 'finish', type: 'warning', text: t('finish.unsent') });
          }}
        >
          <FinishDialog
            room={room}
            opened
            onClose={() => setFinishing(false)}
            onGo={(next) => {
              setFinishing(false);
              goTo(next);
            }}
          />
        </OptionalPart>
      )}
      {ending.isTimeOver && (
        <OptionalPart>
          <TimeOver unsent={room.unsent} />
        </OptionalPart>
      )}
    </div>
  );
}
