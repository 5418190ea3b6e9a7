import { Button, Group } from '@mantine/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseView } from '#shared/contracts/cases.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { evaluate } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { inLanguage } from '#shared/languages.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { ReplayView } from '#web/simulators/cleanroom/replay/replay-view.tsx';
import { fetchScene } from '#web/simulators/cleanroom/scene-view.tsx';
import { Simulator } from '#web/simulators/cleanroom/simulator.tsx';
import {
  type CleanroomSession,
  createCleanroomSession,
} from '#web/simulators/runs/cleanroom-session.ts';
import { goOn } from '#web/ui/arrival.ts';
import { confirm } from '#web/ui/confirm.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useLanguage } from '#web/ui/use-language.ts';
import { CaseStart, type PracticeMode } from './case-start.tsx';

/** A case performed without a server: with hints or without, as often as one likes, and the review at the end. */
export function FreePractice({ view, onLeave }: { view: CaseView; onLeave: () => void }) {
  const [mode, setMode] = useState<PracticeMode>('TRAINING');
  const [session, setSession] = useState<CleanroomSession | null>(null);
  const { case: one } = view;
  // The engine comes while the goal is read.
  useEffect(fetchScene, []);

  const begin = () => {
    // What follows the simulator takes the focus, which had its place in there.
    goOn();
    const startedAt = serverClock.monotonic();
    setSession(
      createCleanroomSession({
        world: one.world,
        seed: 0,
        situations: one.secret.situations,
        events: [],
        isTraining: mode === 'TRAINING',
        elapsed: () => serverClock.monotonic() - startedAt,
        onEvents: () => undefined,
      }),
    );
  };
  if (session) {
    return (
      <Performing
        view={view}
        session={session}
        mode={mode}
        onAgain={begin}
        onLeave={() => setSession(null)}
      />
    );
  }
  return <CaseStart view={view} mode={mode} onMode={setMode} onBegin={begin} onLeave={onLeave} />;
}

interface PerformingProps {
  view: CaseView;
  session: CleanroomSession;
  mode: PracticeMode;
  onAgain: () => void;
  onLeave: () => void;
}

function Performing({ view, session, mode, onAgain, onLeave }: PerformingProps) {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const { case: one, profile } = view;
  const training = useMemo(
    () =>
      mode === 'TRAINING' ? { profile, without: one.secret.without, passMark: one.passMark } : null,
    [mode, profile, one],
  );
  const { played, events, matter } = useSyncExternalStore(session.subscribe, session.view);
  const leave = async () => {
    const isSure =
      played.trace.length === 0 ||
      (await confirm({
        title: t('test.leaving.title'),
        text: t('test.leaving.text'),
        confirmLabel: t('test.leaving.yes'),
        cancelLabel: t('test.leaving.no'),
      }));
    if (isSure) onLeave();
  };
  if (!played.state.finished) {
    return (
      <Simulator
        session={session}
        name={one.name}
        goal={one.goal}
        training={training}
        saveState={null}
        onClose={() => void leave()}
      />
    );
  }
  const verdict = evaluate(
    {
      profile,
      matter,
      start: cleanroom.start(matter, 0),
      without: one.secret.without,
      goal: one.world.goal,
      passMark: one.passMark,
    },
    played,
  );
  return (
    <PageFrame
      title={inLanguage(one.name, language)}
      description={t('test.result')}
      actions={
        <Group>
          <Button variant="default" onClick={onLeave}>
            {t('test.others')}
          </Button>
          <Button onClick={onAgain}>{t('test.again')}</Button>
        </Group>
      }
    >
      <ReplayView
        heading="h2"
        run={{
          run: { caseId: one.id, caseVersion: one.version, seed: 0, events: [...events] },
          world: one.world,
          situations: one.secret.situations,
          profile,
          passMark: one.passMark,
          verdict,
          mode,
          caseName: one.name,
          goal: one.goal,
        }}
      />
    </PageFrame>
  );
}
