import { SegmentedControl, Switch } from '@mantine/core';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { advance, opening } from '#shared/domain/simulators/kernel/machine.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { clockFace } from '#web/ui/countdown-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlanMap } from '../plan-map.tsx';
import type { CleanroomScene } from '../scene-api.ts';
import { hasWebGl, SceneView } from '../scene-view.tsx';
import { type CleanroomWords, useCleanroomWords } from '../words.ts';
import classes from './replay-view.module.css';
import {
  type ReplayedRun,
  VerdictHead,
  type VerdictHeading,
  VerdictView,
} from './verdict-view.tsx';

const speeds = [1, 2, 4, 8, 16] as const;
/** How long an action is shown at speed 1, ms; pauses of the person are not waited for. */
const actionMillis = 1400;

/** One moment of a run: the state after an event, and the event; the first moment has none. */
interface Moment {
  event: RunEvent | null;
  state: CleanroomState;
  before: CleanroomState;
}

/** Every moment of a run, as the machine plays it. */
function momentsOf({ run, world, situations, mode }: ReplayedRun) {
  const matter = { world, situations };
  let played = opening(cleanroom, matter, run.seed);
  const moments: Moment[] = [{ event: null, state: played.state, before: played.state }];
  for (const event of run.events) {
    const before = played.state;
    const next = advance(cleanroom, matter, played, event, mode === 'TRAINING');
    if (!next.isDone) break;
    played = next.state;
    moments.push({ event, state: played.state, before });
  }
  return { matter, moments, trace: played.trace };
}

/** Where something went wrong, with the names of all that did so there. */
function flawsOf({ verdict, profile }: ReplayedRun, words: CleanroomWords) {
  const found = [
    ...verdict.mistakes.map(({ mistakeId, seq }) => ({
      seq,
      rule: profile.mistakes.find(({ id }) => id === mistakeId),
    })),
    ...verdict.steps.flatMap(({ stepId, deviations, foldedBy }) =>
      deviations.flatMap((deviation) =>
        'seq' in deviation && !foldedBy
          ? { seq: deviation.seq, rule: profile.steps.find(({ id }) => id === stepId) }
          : [],
      ),
    ),
  ];
  const places = Map.groupBy(found, ({ seq }) => seq);
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([seq, all]) => ({
      seq,
      names: [...new Set(all.map(({ rule }) => (rule ? words.text(rule.name) : '')))].join(' · '),
    }));
}

const noTargets: never[] = [];

interface ReplayViewProps {
  run: ReplayedRun;
  /** What is done with the verdict: the form of whoever marks the run. */
  review?: ReactNode;
  heading?: VerdictHeading;
}

/** "Replay with a scrubber and a jump to each mistake": a run as it was done, beside the verdict by step. */
export function ReplayView({ run, review, heading = 'h3' }: ReplayViewProps) {
  const { t } = useTranslation('cleanroom');
  const { matter, moments, trace } = useMemo(() => momentsOf(run), [run]);
  const words = useCleanroomWords(matter);
  const scene = useRef<CleanroomScene | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isFlat, setFlat] = useState(() => !hasWebGl());
  const last = moments.length - 1;
  const [place, setPlace] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  /** The moment is played from the one before; after a jump it is shown at once. */
  const [isStep, setStep] = useState(false);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const [isLampOn, setLamp] = useState(false);
  const [isClose, setClose] = useState(false);
  const { verdict, profile } = run;

  useEffect(() => {
    if (!isPlaying) return;
    if (place >= last) return setPlaying(false);
    const timer = setTimeout(() => {
      setStep(true);
      setPlace(place + 1);
    }, actionMillis / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, place, last, speed]);

  const jump = (seq: number) => {
    setPlaying(false);
    setStep(false);
    setPlace(Math.max(0, Math.min(last, seq)));
  };
  /** From the verdict, which in one column stands below the player: where that is out of sight it is brought back. */
  const jumpTo = (seq: number) => {
    jump(seq);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    stage.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  };
  const moment = moments[place] ?? (moments[0] as Moment);
  const shown = useMemo(
    () => ({ state: moment.state, action: isStep ? moment.event : null }),
    [moment, isStep],
  );
  const flaws = useMemo(() => flawsOf(run, words), [run, words]);
  const said = moment.event ? words.action(moment.event, moment.before) : t('replay.start');

  return (
    <div className={classes.frame}>
      <div className={classes.replay}>
        <VerdictHead
          verdict={verdict}
          passMark={run.passMark}
          isFinished={moments[last]?.state.finished === true}
        />
        <section className={classes.player} aria-label={t('replay.title')}>
          <div ref={stage} className={classes.stage} data-lamp={isLampOn}>
            {isFlat ? (
              <PlanMap facility={matter.world.facility} state={moment.state} words={words} />
            ) : (
              <SceneView
                world={matter.world}
                shown={shown}
                label={said}
                usable={noTargets}
                view="Isometric"
                focus={isClose ? 'close' : 'person'}
                isLampOn={isLampOn}
                speed={speed}
                sceneRef={scene}
                onPick={() => undefined}
                onMissing={() => setFlat(true)}
              />
            )}
          </div>
          <p className={classes.said} role="status">
            <span className="tabular">
              {clockFace(Math.floor((moment.event?.atMs ?? 0) / 1000))}
            </span>
            {said}
          </p>
          <div className={classes.track}>
            <input
              type="range"
              min={0}
              max={last}
              value={place}
              aria-label={t('replay.scrub')}
              aria-valuetext={t('about', {
                what: t('replay.position', { seq: place, total: last }),
                text: said,
              })}
              onChange={(event) => jump(Number(event.currentTarget.value))}
            />
            <div className={classes.flaws}>
              {flaws.map(({ seq, names }) => (
                <button
                  key={seq}
                  type="button"
                  className={classes.flaw}
                  style={{ left: `${(seq / Math.max(1, last)) * 100}%` }}
                  aria-label={t('replay.mistakeAt', { name: names })}
                  aria-current={seq === place}
                  title={names}
                  onClick={() => jump(seq)}
                />
              ))}
            </div>
          </div>
          <div className={classes.controls}>
            <PlayerButton
              label={t('replay.previous')}
              icon={IconPlayerTrackPrev}
              onClick={() => jump(place - 1)}
            />
            <PlayerButton
              label={t(isPlaying ? 'replay.pause' : 'replay.play')}
              icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
              onClick={() => {
                if (!isPlaying && place >= last) jump(0);
                setPlaying(!isPlaying);
              }}
            />
            <PlayerButton
              label={t('replay.next')}
              icon={IconPlayerTrackNext}
              onClick={() => {
                setPlaying(false);
                setStep(true);
                setPlace(Math.min(last, place + 1));
              }}
            />
            <span className={`${classes.position} tabular`}>
              {t('replay.position', { seq: place, total: last })}
            </span>
            <SegmentedControl
              size="xs"
              aria-label={t('replay.speed')}
              value={String(speed)}
              onChange={(value) => setSpeed(speeds.find((one) => String(one) === value) ?? 1)}
              data={speeds.map((one) => ({ value: String(one), label: `×${one}` }))}
            />
            <div className={classes.looks}>
              <Switch
                size="sm"
                checked={isLampOn}
                onChange={(event) => {
                  // What glows is small: the lamp is held close to the person.
                  setLamp(event.currentTarget.checked);
                  setClose(event.currentTarget.checked);
                }}
                label={t('replay.lamp')}
              />
              {!isFlat && (
                <Switch
                  size="sm"
                  checked={isClose}
                  onChange={(event) => setClose(event.currentTarget.checked)}
                  label={t('replay.close')}
                />
              )}
            </div>
          </div>
        </section>
        <div className={classes.judged}>
          {review}
          <VerdictView
            verdict={verdict}
            profile={profile}
            trace={trace}
            words={words}
            onJump={jumpTo}
            heading={heading}
          />
        </div>
      </div>
    </div>
  );
}

interface PlayerButtonProps {
  label: string;
  icon: typeof IconPlayerPlay;
  onClick: () => void;
}

const PlayerButton = ({ label, icon, onClick }: PlayerButtonProps) => (
  <button
    type="button"
    className={classes.button}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon of={icon} />
  </button>
);
