import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { MapView } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import type { CleanroomScene, Focus, Target } from './scene-api.ts';
import { type SceneLabel, SceneLabels } from './scene-labels.tsx';
import classes from './scene-view.module.css';

/** What the scene is asked to show. */
export interface Shown {
  state: CleanroomState;
  /** The action that led to it, to be played; null: shown at once. */
  action: Action | null;
}

interface SceneViewProps {
  world: World;
  shown: Shown;
  label: string;
  usable: readonly Target[];
  hinted?: Target | null;
  hovered?: Target | null;
  view: MapView;
  focus: Focus;
  isLampOn?: boolean;
  hasSound?: boolean;
  speed?: number;
  labels?: readonly SceneLabel[];
  /** The scene, once it is there; null before and after. */
  sceneRef: RefObject<CleanroomScene | null>;
  onPick: (target: Target, at: { x: number; y: number }) => void;
  onHover?: (target: Target | null, at: { x: number; y: number }) => void;
  /** There is no scene here: the plan stands in for it. */
  onMissing: () => void;
}

const isDarkScheme = () =>
  document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark';

/** The canvas with the drawn cleanroom. The engine is fetched when the first scene opens, and ends with the last. */
export function SceneView(props: SceneViewProps) {
  const { world, shown, usable, hinted = null, hovered = null, view, focus } = props;
  const { t } = useTranslation('cleanroom');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'lost' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  const [scene, setScene] = useState<CleanroomScene | null>(null);
  const calls = useRef(props);
  calls.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens the scene anew; what it shows follows below
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const isOver = new AbortController();
    let opened: CleanroomScene | null = null;
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const open = async () => {
      const { openCleanroomScene } = await import('./scene/open-scene.ts');
      if (isOver.signal.aborted) return;
      opened = await openCleanroomScene(current, {
        world,
        state: calls.current.shown.state,
        isReduced: motion.matches,
        isDark: isDarkScheme(),
        hasSound: calls.current.hasSound ?? false,
        on: {
          onPick: (target, at) => calls.current.onPick(target, at),
          onHover: (target, at) => calls.current.onHover?.(target, at),
          onReady: () => setPhase('ready'),
          onContext: (isThere) => setPhase(isThere ? 'ready' : 'lost'),
        },
      });
      if (isOver.signal.aborted) return opened.dispose();
      // The list is the way of the keyboard; the engine puts the canvas before everything else.
      current.tabIndex = -1;
      calls.current.sceneRef.current = opened;
      setScene(opened);
    };
    open().catch((error: unknown) => {
      if (isOver.signal.aborted) return;
      console.warn('no scene', error);
      setPhase('failed');
      calls.current.onMissing();
    });
    const onMotion = () => opened?.setReduced(motion.matches);
    motion.addEventListener('change', onMotion);
    const scheme = new MutationObserver(() => opened?.setDark(isDarkScheme()));
    scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
    const size = new ResizeObserver(() => opened?.resize());
    size.observe(current);
    return () => {
      isOver.abort();
      motion.removeEventListener('change', onMotion);
      scheme.disconnect();
      size.disconnect();
      calls.current.sceneRef.current = null;
      setScene(null);
      opened?.dispose();
    };
  }, [world, round]);

  useEffect(() => void scene?.show(shown.state, shown.action), [scene, shown]);
  useEffect(() => void scene?.setUsable(usable), [scene, usable]);
  useEffect(() => void scene?.setHinted(hinted), [scene, hinted]);
  useEffect(() => void scene?.setHovered(hovered), [scene, hovered]);
  useEffect(() => void scene?.setView(view), [scene, view]);
  useEffect(() => void scene?.setFocus(focus), [scene, focus]);
  useEffect(() => void scene?.setLamp(props.isLampOn ?? false), [scene, props.isLampOn]);
  useEffect(() => void scene?.setSound(props.hasSound ?? false), [scene, props.hasSound]);
  useEffect(() => void scene?.setSpeed(props.speed ?? 1), [scene, props.speed]);

  return (
    <div className={classes.frame}>
      <canvas
        ref={canvas}
        className={classes.canvas}
        role="img"
        aria-label={props.label}
        data-testid="cleanroom-scene"
        data-phase={phase}
      />
      {scene && phase === 'ready' && props.labels && (
        <SceneLabels scene={scene} labels={props.labels} />
      )}
      {phase !== 'ready' && (
        <div className={classes.veil} role="status">
          <p>
            {phase === 'loading' && t('scene.loading')}
            {phase === 'lost' && t('scene.lost')}
            {phase === 'failed' && t('scene.failed')}
          </p>
          {phase === 'failed' && (
            <Button
              variant="default"
              onClick={() => {
                setPhase('loading');
                setRound(round + 1);
              }}
            >
              {t('scene.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Fetches the engine ahead, where somebody is about to open a scene; what does not come now comes when it is opened. */
export function fetchScene(): void {
  if (hasWebGl()) void import('./scene/open-scene.ts').catch(() => undefined);
}

let isDrawing: boolean | undefined;

/**
 * Whether this browser draws in three dimensions at all. To ask takes up to half a second, and so does giving the
 * context back: it is asked once, and left to go with its canvas.
 */
export function hasWebGl(): boolean {
  try {
    isDrawing ??= document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    isDrawing = false;
  }
  return isDrawing;
}
