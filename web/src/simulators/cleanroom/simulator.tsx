import { IconBulb, IconListDetails, IconNotes, IconPackage } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#shared/domain/simulators/cleanroom/available.ts';
import type { MapView } from '#shared/domain/simulators/cleanroom/codes.ts';
import { isAlarm } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import { type Action, finishCode } from '#shared/domain/simulators/kernel/run.ts';
import type { LocalText } from '#shared/languages.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { CleanroomSession } from '../runs/cleanroom-session.ts';
import type { SaveState } from '../runs/run-saver.ts';
import { AlarmBanner } from './alarm-banner.tsx';
import { catchFocus } from './catch-focus.ts';
import { FinishQuestion } from './finish-question.tsx';
import { labelsOf } from './labels-of.ts';
import { ActionList } from './panel/action-list.tsx';
import { HintsTab, IssueNote } from './panel/hints-tab.tsx';
import { LogTab } from './panel/log-tab.tsx';
import { ThingsTab } from './panel/things-tab.tsx';
import { PickMenu } from './pick-menu.tsx';
import { PlanMap } from './plan-map.tsx';
import type { CleanroomScene, Focus, Target } from './scene-api.ts';
import { targetKey } from './scene-labels.tsx';
import { hasWebGl, SceneView } from './scene-view.tsx';
import classes from './simulator.module.css';
import { SimulatorLayer } from './simulator-layer.tsx';
import { SimulatorTop } from './simulator-top.tsx';
import { Slots } from './slots.tsx';
import { actionsOf, optionsAt, targetOf, usableTargets, walkTo } from './targets.ts';
import { Tour } from './tour.tsx';
import { type TrainingPart, useCoaching } from './use-coaching.ts';
import { usePointing } from './use-pointing.ts';
import { ViewControls } from './view-controls.tsx';
import { useCleanroomWords } from './words.ts';

interface SimulatorProps {
  session: CleanroomSession;
  name: LocalText;
  goal: LocalText;
  /** null outside TRAINING. */
  training: TrainingPart | null;
  /** The time left, or nothing. */
  clock?: ReactNode;
  /** null: nothing is stored. */
  saveState: SaveState | null;
  /** false: what is done has no end and no verdict. */
  isJudged?: boolean;
  /** Before the end: brings what was done to the server, which tells of situations; absent: all of them are here. */
  settle?: (() => Promise<boolean>) | undefined;
  onClose: () => void;
}

const tourKey = 'cleanroom-tour';
const icons = { actions: IconListDetails, things: IconPackage, hints: IconBulb, log: IconNotes };
const tabIds = ['actions', 'things', 'hints', 'log'] as const;

interface Picked {
  title: string;
  target: Target;
  at: { x: number; y: number };
}

const settled = () => Promise.resolve(true);

/** The cleanroom simulator: the scene, the list beside it, hand and bag below, place, goal and clock above. */
export function Simulator(props: SimulatorProps) {
  const { session, training, saveState, isJudged = true, onClose } = props;
  const { t } = useTranslation(['cleanroom', 'common']);
  const view = useSyncExternalStore(session.subscribe, session.view);
  const words = useCleanroomWords(view.matter);
  const coaching = useCoaching(session, view, training);
  const { pointed, tip, point, hover } = usePointing(view, words);
  const scene = useRef<CleanroomScene | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isFlat, setFlat] = useState(() => !hasWebGl());
  const [tab, setTab] = useState<(typeof tabIds)[number]>('actions');
  const [mapView, setMapView] = useState<MapView>('Isometric');
  const [focus, setFocus] = useState<Focus>('person');
  const [hasSound, setSound] = useState(false);
  const [hasNames, setNames] = useState(false);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isFinishing, setFinishing] = useState(false);
  const [isTouring, setTouring] = useState(() => localStore.getItem(tourKey) === null);
  const [said, setSaid] = useState('');
  /** What was explained and put away. */
  const [closedNote, setClosedNote] = useState<string | null>(null);

  const { state } = view.played;
  const shown = useMemo(() => ({ state, action: view.last }), [state, view.last]);
  const usable = useMemo(() => usableTargets(view), [view]);
  const labels = useMemo(
    () => labelsOf(view, usable, words, { hasNames, isMap: focus === 'map' }),
    [view, usable, words, hasNames, focus],
  );
  const hintAction = coaching?.advice?.action ?? null;
  const hinted = useMemo(
    () => (hintAction ? targetOf(view, hintAction) : null),
    [view, hintAction],
  );

  const doAll = (actions: readonly Action[]) => {
    const before = view.played.state;
    const last = actions.at(-1);
    const refusal = session.perform(actions);
    setPicked(null);
    if (refusal) {
      const action = session.view().refused?.action ?? last;
      const target = action && targetOf(session.view(), action);
      if (target) scene.current?.shake(target);
      scene.current?.play('refused');
      setSaid(t('refused.said', { why: words.refusal(refusal) }));
    } else if (last) setSaid(t('done.said', { what: words.action(last, before) }));
  };
  const choose = (option: Option) => {
    if (option.action.code === finishCode) setFinishing(true);
    else doAll(actionsOf(option));
  };

  const onPick = (target: Target, at: { x: number; y: number }) => {
    const options = optionsAt(view, target);
    const possible = options.filter(({ refusal }) => refusal === null);
    const [only] = possible;
    const isDirect = target.kind === 'door' || target.kind === 'colleague' || options.length === 1;
    if (only && (possible.length === 1 || target.kind === 'colleague') && isDirect) {
      return choose(only);
    }
    if (options.length > 0) {
      const title =
        target.kind === 'item' || target.kind === 'furniture' || target.kind === 'door'
          ? words.subject(target)
          : t('actions.you');
      return setPicked({ title, target, at: within(at, stage.current) });
    }
    setPicked(null);
    const walk = walkTo(view, target);
    if (walk) doAll(walk);
  };
  const closeTour = () => {
    localStore.setItem(tourKey, 'seen');
    setTouring(false);
  };
  // What went wrong is explained at once in TRAINING, beside the scene; it goes with the next action.
  const fresh = coaching?.issues.filter(({ seq }) => seq === state.seq) ?? [];
  const why = view.refused && words.refusal(view.refused.refusal);
  const note = `${state.seq} ${why}`;
  const place = words.room(state.person.location);
  const label = t('scene.label', { place });
  const tabs = tabIds.filter((id) => id !== 'hints' || coaching !== null);

  // Another room has another list, which is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is what changes the list
  useEffect(() => void panel.current?.scrollTo(0, 0), [state.person.location]);

  // What was pressed may be gone now: the action, undo, the menu, a note.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the changes that take something away
  useEffect(() => catchFocus(content.current), [state, coaching?.isAdvised, closedNote, picked]);

  return (
    <SimulatorLayer label={words.text(props.name)}>
      <div
        className={classes.simulator}
        data-seq={state.seq}
        data-last={view.events.at(-1)?.code}
        data-pointed={pointed ? targetKey(pointed) : undefined}
      >
        <SimulatorTop
          name={words.text(props.name)}
          goal={words.text(props.goal)}
          place={place}
          clock={props.clock}
          saveState={saveState}
          canUndo={training ? view.played.trace.length > 0 : null}
          onUndo={() => session.undo()}
          onFinish={isJudged ? () => setFinishing(true) : null}
          onClose={onClose}
        />
        <main className={classes.stage} ref={stage}>
          {isFlat ? (
            <div className={classes.flat}>
              <p className={classes.flatNote}>{t('scene.none')}</p>
              <PlanMap
                facility={view.matter.world.facility}
                state={state}
                words={words}
                onPick={(target, at) => onPick(target, relativeTo(at, stage.current))}
              />
            </div>
          ) : (
            <SceneView
              world={view.matter.world}
              shown={shown}
              label={label}
              usable={usable}
              hinted={hinted}
              hovered={pointed}
              view={mapView}
              focus={focus}
              hasSound={hasSound}
              labels={labels}
              sceneRef={scene}
              onPick={onPick}
              onHover={hover}
              onMissing={() => setFlat(true)}
            />
          )}
          {!isFlat && (
            <ViewControls
              view={mapView}
              onView={setMapView}
              isMap={focus === 'map'}
              onMap={(isMap) => setFocus(isMap ? 'map' : 'person')}
              hasSound={hasSound}
              onSound={setSound}
              onTour={() => setTouring(true)}
              hasNames={hasNames}
              onNames={setNames}
            />
          )}
          {isAlarm(view.matter, state) && <AlarmBanner view={view} words={words} />}
          {tip && !picked && (
            <div
              className={classes.tip}
              style={{ left: tip.at.x, top: tip.at.y }}
              aria-hidden="true"
            >
              {tip.text}
            </div>
          )}
          {(why || fresh.length > 0) && closedNote !== note && (
            <div className={classes.notes} role="alert">
              <div className={classes.closeNote}>
                <CloseButton
                  label={t('common:actions.close')}
                  onClick={() => setClosedNote(note)}
                />
              </div>
              {why && <p className={classes.why}>{t('refused.said', { why })}</p>}
              {coaching &&
                fresh.map((issue) => (
                  <IssueNote
                    key={`${issue.kind}${issue.id}`}
                    issue={issue}
                    profile={coaching.profile}
                    words={words}
                  />
                ))}
            </div>
          )}
          {!isFlat && (
            <div className={classes.mini} aria-hidden="true">
              <PlanMap facility={view.matter.world.facility} state={state} words={words} isSmall />
            </div>
          )}
          {picked && (
            <PickMenu
              title={picked.title}
              options={optionsAt(view, picked.target)}
              state={state}
              words={words}
              at={picked.at}
              onDo={choose}
              onClose={() => setPicked(null)}
            />
          )}
        </main>
        <footer className={classes.bottom}>
          <Slots view={view} words={words} />
        </footer>
        <aside ref={panel} className={classes.panel} aria-label={t('panel.label')}>
          <Tabs
            label={t('panel.label')}
            tabs={tabs.map((id) => ({ id, label: t(`panel.${id}`), icon: icons[id] }))}
            shown={tab}
            onChange={setTab}
          >
            <div ref={content} tabIndex={-1} className={classes.content}>
              {tab === 'actions' && (
                <>
                  <h2 className="visually-hidden">{t('actions.here')}</h2>
                  <ActionList
                    view={view}
                    words={words}
                    onDo={choose}
                    onPoint={(option) => point(option && targetOf(view, option.action))}
                  />
                </>
              )}
              {tab === 'things' && <ThingsTab view={view} words={words} />}
              {tab === 'hints' && coaching && (
                <HintsTab view={view} words={words} coaching={coaching} />
              )}
              {tab === 'log' && <LogTab view={view} words={words} />}
            </div>
          </Tabs>
        </aside>
        <div role="status" className="visually-hidden">
          {said}
        </div>
        {isTouring && <Tour onClose={closeTour} />}
        {isFinishing && (
          <FinishQuestion
            session={session}
            words={words}
            settle={props.settle ?? settled}
            isSaved={saveState === 'saved'}
            onFinish={() => {
              setFinishing(false);
              doAll([{ code: finishCode, params: {} }]);
            }}
            onClose={() => setFinishing(false)}
          />
        )}
      </div>
    </SimulatorLayer>
  );
}

/** A place for a menu that leaves room for it inside the stage. */
function within(at: { x: number; y: number }, stage: HTMLElement | null) {
  if (!stage) return at;
  return {
    x: Math.max(8, Math.min(at.x, stage.clientWidth - 300)),
    y: Math.max(8, Math.min(at.y, stage.clientHeight - 240)),
  };
}

function relativeTo(at: { x: number; y: number }, stage: HTMLElement | null) {
  const box = stage?.getBoundingClientRect();
  return box ? { x: at.x - box.left, y: at.y - box.top } : at;
}
