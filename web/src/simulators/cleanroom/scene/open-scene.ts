import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import { applied, type Point } from '../../host/affine.ts';
import { CameraRig } from '../../host/camera-rig.ts';
import { DisposeList } from '../../host/dispose-list.ts';
import { createFrameLoop } from '../../host/frame-loop.ts';
import { listenToGestures } from '../../host/gestures.ts';
import { Mood } from '../../host/mood.ts';
import { fitToCanvas, openStage } from '../../host/stage.ts';
import type { CleanroomScene, SceneOptions, Target } from '../scene-api.ts';
import { drawSheet } from './atlas.ts';
import { House } from './house.ts';
import { Stock } from './items/stock.ts';
import { angleOfTurn, furniturePlace } from './layout.ts';
import { Marker } from './marker.ts';
import { dressOfColleague } from './person/dress.ts';
import { Figure } from './person/figure.ts';
import { poses } from './person/poses.ts';
import { pick, sameTarget } from './picking.ts';
import { Director } from './play/director.ts';
import { Timeline } from './play/timeline.ts';
import { Shake } from './shake.ts';
import { Shine } from './shine.ts';
import { showSoil } from './soil.ts';
import { Sounds } from './sounds.ts';
import { Targets } from './targets.ts';
import { Views } from './views.ts';

/** CSS pixels that a fingertip covers. */
const fingertip = 11;

/** CSS pixels of a canvas that is drawn coarser on weak machines while something moves. */
const largeCanvas = 300_000;

/** Lets the page do something else between two stretches of building. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Opens the drawn cleanroom on a canvas. Everything that it opens ends with `dispose`. */
export async function openCleanroomScene(
  canvas: HTMLCanvasElement,
  options: SceneOptions,
): Promise<CleanroomScene> {
  const opened = new DisposeList();
  try {
    return await open(canvas, options, opened);
  } catch (error) {
    opened.dispose();
    throw error;
  }
}

async function open(
  canvas: HTMLCanvasElement,
  options: SceneOptions,
  opened: DisposeList,
): Promise<CleanroomScene> {
  const { world, on } = options;
  let isReduced = options.isReduced;
  const mood = new Mood(options.isDark);
  const stage = openStage(canvas, mood, opened);
  stage.setSheet(drawSheet());
  await breath();
  const house = opened.own(new House(stage, world.facility));
  await breath();
  const stock = opened.own(new Stock(stage, world));
  await breath();
  const figure = opened.own(new Figure(stage, 'person'));
  const sounds = opened.own(new Sounds(options.hasSound));
  const timeline = new Timeline();
  const listeners = new Set<() => void>();
  const rig = new CameraRig(stage.camera, { target: [0, 0, 0], yaw: 0.8, pitch: 0.6, reach: 5 });
  const views = new Views(rig, stage, house, world.facility, options.state.person.location);
  views.isReduced = isReduced;

  const colleague = world.colleague ? opened.own(new Figure(stage, 'colleague')) : null;
  const director: Director = new Director(
    {
      world,
      house,
      stock,
      figure,
      play: (sound) => {
        if (!timeline.isJumping) sounds.play(sound);
      },
      onRoom: () => views.setHome(director.stand?.room.location ?? options.state.person.location),
    },
    options.state,
  );
  const targets = new Targets({
    world,
    house,
    stock,
    figure,
    colleague,
    placeOfPerson: () => director.stand?.at ?? null,
  });
  const shine = new Shine(targets);
  shine.isReduced = isReduced;
  const shakes = new Shake({ house, stock, targets, director });
  const marker = new Marker(stage, house);
  const home = world.colleague && targets.furniture(world.colleague.furnitureId);
  if (colleague && world.colleague && home) {
    colleague.wear(dressOfColleague(world.colleague), null);
    colleague.pose.set(poses.stand);
    colleague.move(
      applied(furniturePlace(home.room, home.item), [0, 0, 0]),
      angleOfTurn(home.item.turn),
    );
  }

  const settle = (state: typeof options.state) => {
    director.settle(state);
    showSoil(state, { house, stock, figure });
    views.setHome(state.person.location);
    shine.refresh();
  };

  let hasShown = false;
  let pixels = 1;
  const draw = (): boolean => {
    fadePeople();
    stock.fade((location) => house.presenceOf(location));
    placeMarker();
    const tables = [house.table, stock.table, figure.table, colleague?.table];
    const hasMoved = tables.map((table) => table?.flush() ?? false).some(Boolean);
    if (hasMoved) stage.touchShadow();
    house.showEdges(shine.rooms());
    stock.showEdge(shine.hasLit('item'));
    figure.showEdge(shine.hasLit('person'));
    colleague?.showEdge(shine.hasLit('colleague'));
    if (!stage.draw()) return false;
    for (const listener of listeners) listener();
    if (!hasShown && stage.scene.isReady()) {
      hasShown = true;
      on.onReady();
    } else if (!hasShown) loop.request();
    return true;
  };
  const loop = createFrameLoop(
    draw,
    (isCoarse) => {
      const isLarge = canvas.clientWidth * canvas.clientHeight > largeCanvas;
      pixels = isCoarse && isLarge ? 0.5 : 1;
      fitToCanvas(stage.engine, canvas, pixels);
    },
    stage.isSoftware,
  );
  opened.add(() => loop.dispose());

  function fadePeople(): void {
    const presence = Math.max(0, ...director.rooms.map((room) => house.presenceOf(room)));
    figure.fade(1 - presence);
    figure.setVisible(presence > 0.02);
    if (!colleague || !home) return;
    const there = house.presenceOf(home.room.location);
    colleague.fade(1 - there);
    colleague.setVisible(there > 0.02);
  }

  function placeMarker(): void {
    const target = shine.hinted;
    const at = target && targets.anchor(target);
    const isSeen =
      target !== null &&
      (target.kind === 'person' ||
        target.kind === 'colleague' ||
        targets.locationsOf(target).some((location) => house.presenceOf(location) > 0.5));
    const size = target ? targets.ringOf(target) : 0;
    marker.show(isSeen ? at : null, isSeen && at ? at : null, size, shine.breath);
  }

  loop.onStep((seconds) => {
    const isPlaying = timeline.step(seconds);
    if (director.stand) views.follow(director.stand.at);
    const isViewing = views.step(seconds);
    const isChanging = mood.step(seconds, isReduced);
    const isShaking = shakes.step(seconds);
    const isBreathing = shine.step(seconds);
    return isPlaying || isViewing || isChanging || isShaking || isBreathing;
  });

  const resize = () => {
    // A canvas that is hidden has no size; it is measured again when it is shown.
    if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return;
    const hasChanged = fitToCanvas(stage.engine, canvas, pixels);
    mood.edge(1.5 * Math.min(2, globalThis.devicePixelRatio || 1));
    const { clientWidth, clientHeight } = canvas;
    if (hasChanged || !hasShown) views.setAspect(clientWidth / Math.max(1, clientHeight));
    loop.request();
  };

  const rayAt = (x: number, y: number) =>
    rig.ray((x / canvas.clientWidth) * 2 - 1, 1 - (y / canvas.clientHeight) * 2);
  const targetAt = (x: number, y: number): Target | null => {
    const ray = rayAt(x, y);
    const finger = (rig.shot.reach * 2 * fingertip) / Math.max(1, canvas.clientHeight);
    return pick(ray, targets.volumes(finger)) ?? targets.floorAt(ray);
  };

  let hovered: Target | null = null;
  const hover = (target: Target | null, at: { x: number; y: number }) => {
    if (sameTarget(target, hovered)) return;
    hovered = target;
    on.onHover(target, at);
  };
  listenToGestures(
    canvas,
    {
      onTap: (x, y) => {
        const target = targetAt(x, y);
        if (target) on.onPick(target, { x, y });
      },
      onMove: (at) => hover(at && targetAt(at.x, at.y), at ?? { x: 0, y: 0 }),
      onDrag: (dx, dy) => {
        views.turn(dx, dy, 1);
        loop.request();
      },
      onZoom: (factor) => {
        views.turn(0, 0, factor);
        loop.request();
      },
      isFree: () => views.isFree,
    },
    opened,
  );
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  opened.add(() => observer.disconnect());
  // A hidden tab draws nothing: what was under way is over when it comes back.
  opened.listen(document, 'visibilitychange', () => {
    if (document.hidden) timeline.finish();
    else loop.request();
  });
  stage.engine.onContextLostObservable.add(() => on.onContext(false));
  stage.engine.onContextRestoredObservable.add(() => {
    for (const table of [house.table, stock.table, figure.table, colleague?.table]) table?.touch();
    on.onContext(true);
    loop.request();
  });

  settle(options.state);
  resize();

  /** CSS pixels from the upper left corner of the canvas. */
  const onCanvas = ({ x, y }: { x: number; y: number }) => ({
    x: ((x + 1) / 2) * canvas.clientWidth,
    y: ((1 - y) / 2) * canvas.clientHeight,
  });
  const spotOf = (target: Target) => {
    const at: Point | null = targets.anchor(target);
    if (!at) return null;
    const { x, y } = rig.project(at);
    const isNear = Math.abs(x) <= 1.02 && Math.abs(y) <= 1.02;
    const isSeen = targets
      .locationsOf(target)
      .every((one: Location) => house.presenceOf(one) < 0.5);
    return {
      ...onCanvas({ x, y }),
      isVisible: isNear && (target.kind === 'person' || !isSeen),
    };
  };

  let turn = 0;
  return {
    async show(state, action) {
      const own = ++turn;
      timeline.finish();
      if (!action || isReduced || document.hidden) {
        settle(state);
        loop.request();
        return;
      }
      loop.request();
      await timeline.run(director.play(state, action));
      if (opened.isDisposed || own !== turn) return;
      settle(state);
      loop.request();
    },
    setUsable(all) {
      shine.setUsable(all);
      loop.request();
    },
    setHinted(target) {
      shine.setHinted(target);
      loop.request();
    },
    setHovered(target) {
      shine.setHovered(target);
      loop.request();
    },
    shake(target) {
      sounds.play('refused');
      if (isReduced) return;
      shakes.start(target);
      loop.request();
    },
    setView(view) {
      views.setView(view);
      canvas.style.touchAction = view === 'Free' ? 'none' : 'manipulation';
      loop.request();
    },
    setFocus(focus) {
      views.setFocus(focus);
      loop.request();
    },
    setLamp(isOn) {
      mood.setLamp(isOn);
      loop.request();
    },
    setSound: (hasSound) => sounds.set(hasSound),
    setDark(isDark) {
      mood.setDark(isDark);
      loop.request();
    },
    setReduced(next) {
      isReduced = next;
      views.isReduced = next;
      shine.isReduced = next;
      if (next) timeline.finish();
      loop.request();
    },
    setSpeed(factor) {
      timeline.speed = Math.min(16, Math.max(1, factor));
    },
    play: (sound) => sounds.play(sound),
    spotOf,
    colleagueBox() {
      const spots = targets.colleagueCorners().map((corner) => onCanvas(rig.project(corner)));
      if (spots.length === 0) return null;
      const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
    },
    onFrame(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize,
    figures: () => ({ ...loop.figures(), drawCalls: stage.drawCalls() }),
    dispose() {
      timeline.finish();
      opened.dispose();
    },
  };
}
