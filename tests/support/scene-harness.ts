import { EngineStore } from '@babylonjs/core/Engines/engineStore.js';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { advance, opening } from '#shared/domain/simulators/kernel/machine.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { openCleanroomScene } from '#web/simulators/cleanroom/scene/open-scene.ts';
import type { CleanroomScene, Focus } from '#web/simulators/cleanroom/scene-api.ts';

/** What a measurement of the scene found; times are of the wall clock, waiting for the drawing included. */
export interface SceneMeasurement {
  /** Most draw calls of any view. */
  drawCalls: number;
  /** Median milliseconds of script per frame while a whole entry is played. */
  frameMs: number;
  /** Frames that were rendered in a second and a half while nothing moved. */
  idleFrames: number;
  firstFrameMs: number;
}

/** What 50 openings and closings left behind. */
export interface Leaks {
  engines: number;
  contexts: number;
  listeners: number;
  /** Things in the memory of the graphics card that were made and not given back. */
  textures: number;
  buffers: number;
  programs: number;
  framebuffers: number;
}

const world = cleanroomCases.find(({ id }) => id === 'dress-and-enter')?.world;

const wait = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

async function open(
  canvas: HTMLCanvasElement,
  state: CleanroomState,
): Promise<{ scene: CleanroomScene; firstFrameMs: number }> {
  if (!world) throw new Error('no case');
  const since = performance.now();
  const ready = Promise.withResolvers<void>();
  const scene = await openCleanroomScene(canvas, {
    world,
    state,
    isReduced: false,
    isDark: false,
    hasSound: false,
    on: {
      onPick: () => undefined,
      onHover: () => undefined,
      onReady: () => ready.resolve(),
      onContext: () => undefined,
    },
  });
  await ready.promise;
  return { scene, firstFrameMs: performance.now() - since };
}

/** Waits until no frame comes any more. */
async function atRest(scene: CleanroomScene): Promise<void> {
  for (let before = -1; before !== scene.figures().frames; ) {
    before = scene.figures().frames;
    await wait(400);
  }
}

async function measure(canvas: HTMLCanvasElement, events: RunEvent[]): Promise<SceneMeasurement> {
  const marks = window.sceneMarks ?? { begin: async () => undefined, end: async () => undefined };
  if (!world) throw new Error('no case');
  const matter = { world, situations: [] };
  let played = opening(cleanroom, matter, 0);
  const { scene, firstFrameMs } = await open(canvas, played.state);
  let drawCalls = 0;
  const look = () => {
    drawCalls = Math.max(drawCalls, scene.figures().drawCalls);
  };
  const stop = scene.onFrame(look);
  const focuses: Focus[] = ['map', ...world.facility.rooms.map(({ location }) => location)];
  for (const view of ['Isometric', 'Plan'] as const) {
    scene.setView(view);
    for (const focus of focuses) {
      scene.setFocus(focus);
      await atRest(scene);
    }
  }
  scene.setView('Isometric');
  scene.setFocus('person');
  await atRest(scene);
  await marks.begin();
  for (const event of events) {
    const next = advance(cleanroom, matter, played, event, false);
    if (!next.isDone) throw new Error(next.refusal.reason);
    played = next.state;
    await scene.show(played.state, event);
  }
  await marks.end();
  const { frameMs } = scene.figures();
  await atRest(scene);
  const { frames } = scene.figures();
  await wait(1500);
  const idleFrames = scene.figures().frames - frames;
  stop();
  scene.dispose();
  return { drawCalls, frameMs, idleFrames, firstFrameMs };
}

/** Counts listeners that are added and not removed, wherever they are added. */
function countListeners(): () => number {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const held = new Map<EventTarget, Set<string>>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!ids.has(listener)) {
      last += 1;
      ids.set(listener, last);
    }
    const isCapture =
      options === true || (options as AddEventListenerOptions | undefined)?.capture === true;
    return `${type}/${ids.get(listener)}/${isCapture}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const once = (options as AddEventListenerOptions | undefined)?.once === true;
    if (listener && !once) {
      held.set(this, (held.get(this) ?? new Set()).add(keyOf(type, listener, options)));
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) held.get(this)?.delete(keyOf(type, listener, options));
    removeEventListener.call(this, type, listener, options);
  };
  // What hangs on things that are gone is gone with them: only what outlives a scene counts.
  const lasting = [window, document, document.body];
  return () => lasting.reduce((sum, target) => sum + (held.get(target)?.size ?? 0), 0);
}

/** Kinds of things that a context makes, by the names of its methods. */
const made = {
  textures: 'Texture',
  buffers: 'Buffer',
  programs: 'Program',
  framebuffers: 'Framebuffer',
} as const;

type Method = (...args: unknown[]) => unknown;

/** Counts what contexts make and are not asked to delete. */
function countMade(): () => Record<keyof typeof made, number> {
  const held = Object.fromEntries(Object.keys(made).map((kind) => [kind, new Set<object>()]));
  const own = WebGL2RenderingContext.prototype as unknown as Record<string, Method>;
  for (const [kind, name] of Object.entries(made)) {
    const { [`create${name}`]: create, [`delete${name}`]: remove } = own;
    own[`create${name}`] = function (...args: unknown[]) {
      const thing = Reflect.apply(create as Method, this, args);
      if (thing) held[kind]?.add(thing);
      return thing;
    };
    own[`delete${name}`] = function (...args: unknown[]) {
      held[kind]?.delete(args[0] as object);
      Reflect.apply(remove as Method, this, args);
    };
  }
  const left = (kind: keyof typeof made) => held[kind]?.size ?? 0;
  return () => ({
    textures: left('textures'),
    buffers: left('buffers'),
    programs: left('programs'),
    framebuffers: left('framebuffers'),
  });
}

async function leaks(times: number): Promise<Leaks> {
  if (!world) throw new Error('no case');
  const state = cleanroom.start({ world, situations: [] }, 0);
  const listeners = countListeners();
  const things = countMade();
  const contexts: WebGL2RenderingContext[] = [];
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: never[]) {
    const context = Reflect.apply(getContext, this, args);
    if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) {
      contexts.push(context);
    }
    return context;
  } as typeof getContext;
  const before = listeners();
  for (let i = 0; i < times; i += 1) {
    const canvas = document.createElement('canvas');
    canvas.style.width = '640px';
    canvas.style.height = '400px';
    document.body.append(canvas);
    const { scene } = await open(canvas, state);
    // A page takes the canvas away before it tidies up behind it.
    canvas.remove();
    scene.dispose();
  }
  return {
    engines: EngineStore.Instances.length,
    contexts: contexts.filter((context) => !context.isContextLost()).length,
    listeners: listeners() - before,
    ...things(),
  };
}

declare global {
  interface Window {
    sceneHarness: { measure: typeof measure; leaks: typeof leaks };
    /** Told when the measured play begins and ends. */
    sceneMarks?: { begin: () => Promise<void>; end: () => Promise<void> };
  }
}

window.sceneHarness = { measure, leaks };
