import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import type { Effect } from '@babylonjs/core/Materials/effect.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { Point } from './affine.ts';
import { unit } from './affine.ts';
import type { DisposeList } from './dispose-list.ts';
import type { Mood } from './mood.ts';
import type { PartTable } from './part-table.ts';
import {
  depthFragment,
  depthVertex,
  edgeFragment,
  edgeVertex,
  skyFragment,
  skyVertex,
  solidFragment,
  solidVertex,
} from './shaders.ts';

/** The materials of everything that hangs on one table of parts. */
export interface Looks {
  solid: Material;
  glass: Material;
  edge: Material;
  depth: Material;
}

/** The engine with its scene, light and shadow; what stands on it is the business of a simulator. */
export interface Stage {
  readonly engine: Engine;
  readonly scene: Scene;
  readonly camera: TargetCamera;
  readonly mood: Mood;
  looksOf(table: PartTable): Looks;
  setSheet(canvas: HTMLCanvasElement): void;
  /** Meshes that throw a shadow, with the material that draws it. */
  castShadow(mesh: Mesh, depth: Material): void;
  /** The part of the world that shadows are reckoned for. */
  lightUp(centre: Point, radius: number): void;
  /** Something that throws a shadow has moved. */
  touchShadow(): void;
  /** Draws one frame; false: the graphics context is gone. */
  draw(): boolean;
  drawCalls(): number;
  /** Drawn by the processor rather than by a graphics card. */
  isSoftware: boolean;
}

const shadowSize = 1536;
/** Enough for sharp edges; more pixels cost time and are not seen. */
const mostPixelsPerPoint = 2;

const uniforms = ['viewProjection', 'shadowView', 'mood'];

function openEngine(canvas: HTMLCanvasElement): Engine {
  const engine = new Engine(canvas, true, {
    preserveDrawingBuffer: false,
    stencil: false,
    audioEngine: false,
    powerPreference: 'high-performance',
    doNotHandleTouchAction: true,
    adaptToDeviceRatio: false,
  });
  if (engine.webGLVersion >= 2) return engine;
  engine.dispose();
  throw new Error('The scene needs WebGL 2.');
}

function createSky(scene: Scene, mood: Mood): void {
  const sky = new Mesh('sky', scene);
  const data = new VertexData();
  data.positions = [-1, -1, 0, 3, -1, 0, -1, 3, 0];
  data.indices = [0, 1, 2];
  data.applyToMesh(sky);
  const material = new ShaderMaterial(
    'sky',
    scene,
    { vertexSource: skyVertex, fragmentSource: skyFragment },
    { attributes: ['position'], uniforms: ['mood'] },
  );
  material.backFaceCulling = false;
  material.disableDepthWrite = true;
  material.onBindObservable.add(() => material.getEffect()?.setArray4('mood', mood.values));
  sky.material = material;
  sky.alwaysSelectAsActiveMesh = true;
  sky.isPickable = false;
}

function createShadow(scene: Scene, mood: Mood) {
  const map = new RenderTargetTexture('shadow', shadowSize, scene, false, true);
  map.createDepthStencilTexture(Constants.LEQUAL, true);
  map.refreshRate = RenderTargetTexture.REFRESHRATE_RENDER_ONCE;
  map.renderList = [];
  map.renderParticles = false;
  const sun = new TargetCamera('sun', Vector3.Zero(), scene);
  sun.mode = Constants.ORTHOGRAPHIC_CAMERA;
  map.activeCamera = sun;
  scene.customRenderTargets.push(map);
  return {
    map,
    matrix: () => sun.getTransformationMatrix(),
    aim(centre: Point, radius: number) {
      const to = mood.keyDirection();
      const reach = radius * 2 + 6;
      sun.position.set(
        centre[0] + to[0] * reach,
        centre[1] + to[1] * reach,
        centre[2] + to[2] * reach,
      );
      sun.setTarget(new Vector3(...centre));
      sun.minZ = 0.1;
      sun.maxZ = reach * 2;
      sun.orthoLeft = sun.orthoBottom = -radius;
      sun.orthoRight = sun.orthoTop = radius;
    },
  };
}

/** Opens the engine on a canvas; everything is closed with the list. */
export function openStage(canvas: HTMLCanvasElement, mood: Mood, opened: DisposeList): Stage {
  const engine = openEngine(canvas);
  opened.add(() => {
    engine.dispose();
    // A browser holds few contexts at once, and keeps that of a canvas that is gone until memory is short. A canvas that
    // stays may be opened again, and would find its context lost.
    if (!canvas.isConnected) {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    }
  });
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  scene.detachControl();
  scene.skipPointerMovePicking = true;
  scene.autoClear = true;
  scene.clearColor = new Color4(0.9, 0.93, 0.96, 1);
  const camera = new TargetCamera('eye', new Vector3(10, 10, 10), scene);
  camera.mode = Constants.ORTHOGRAPHIC_CAMERA;
  camera.minZ = 0.1;
  camera.maxZ = 200;
  scene.activeCamera = camera;
  createSky(scene, mood);
  const shadow = createShadow(scene, mood);
  mood.shadowTexel(1 / shadowSize);

  let sheet: RawTexture | undefined;
  let hasLamp = false;
  let frame = 0;
  const told = new WeakMap<Effect, number>();
  const lit: ShaderMaterial[] = [];
  const all: ShaderMaterial[] = [];
  /** Frozen materials are not looked over before every draw. */
  const freeze = (isFrozen: boolean) => {
    for (const one of all) {
      if (isFrozen) one.freeze();
      else one.unfreeze();
    }
  };
  const material = (
    name: string,
    source: { vertexSource: string; fragmentSource: string },
    table: PartTable,
    options: { isGlass?: boolean; isLit?: boolean } = {},
  ): ShaderMaterial => {
    const made = new ShaderMaterial(name, scene, source, {
      attributes: ['position', 'normal', 'color', 'uv', 'skin'],
      uniforms,
      samplers: ['parts', 'sheet', 'shadowMap'],
      defines: options.isGlass ? ['#define GLASS'] : [],
      needAlphaBlending: options.isGlass ?? false,
    });
    all.push(made);
    if (options.isLit) lit.push(made);
    made.onBindObservable.add(() => {
      const effect = made.getEffect();
      if (!effect) return;
      effect.setTexture('parts', table.texture);
      // Materials of a kind share one program: what is the same for a whole frame is sent to it once.
      const isTold = told.get(effect) === frame;
      told.set(effect, frame);
      if (!isTold) effect.setArray4('mood', mood.values);
      if (!options.isLit) return;
      if (!isTold) effect.setMatrix('shadowView', shadow.matrix());
      if (sheet) effect.setTexture('sheet', sheet);
      effect.setDepthStencilTexture('shadowMap', shadow.map);
    });
    return made;
  };

  let isShadowStale = true;
  let isThere = true;
  engine.onContextLostObservable.add(() => {
    isThere = false;
  });
  engine.onContextRestoredObservable.add(() => {
    isThere = true;
    isShadowStale = true;
  });
  return {
    engine,
    scene,
    camera,
    mood,
    looksOf(table) {
      const source = { vertexSource: solidVertex, fragmentSource: solidFragment };
      const solid = material('solid', source, table, { isLit: true });
      // Solids are wound counter-clockwise; the engine takes the other way round as the front.
      solid.cullBackFaces = false;
      const glass = material('glass', source, table, { isLit: true, isGlass: true });
      glass.disableDepthWrite = true;
      glass.backFaceCulling = false;
      const edges = { vertexSource: edgeVertex, fragmentSource: edgeFragment };
      const edge = material('edge', edges, table, { isGlass: true });
      edge.disableDepthWrite = true;
      const depths = { vertexSource: depthVertex, fragmentSource: depthFragment };
      const depth = material('depth', depths, table);
      depth.backFaceCulling = false;
      return { solid, glass, edge, depth };
    },
    setSheet(drawn) {
      const context = drawn.getContext('2d');
      if (!context) throw new Error('No canvas to draw on.');
      const picture = context.getImageData(0, 0, drawn.width, drawn.height);
      sheet?.dispose();
      sheet = RawTexture.CreateRGBATexture(
        new Uint8Array(picture.data.buffer),
        drawn.width,
        drawn.height,
        scene,
        true,
        false,
        Constants.TEXTURE_LINEAR_LINEAR_MIPNEAREST,
      );
      sheet.anisotropicFilteringLevel = 1;
    },
    castShadow(mesh, depth) {
      shadow.map.renderList?.push(mesh);
      shadow.map.setMaterialForRendering(mesh, depth);
      mesh.onDisposeObservable.add(() => {
        const list = shadow.map.renderList;
        list?.splice(list.indexOf(mesh), 1);
      });
    },
    lightUp(centre, radius) {
      shadow.aim(centre, radius);
      isShadowStale = true;
    },
    touchShadow() {
      isShadowStale = true;
    },
    draw() {
      if (engine.isDisposed || !isThere) return false;
      if (mood.hasLamp !== hasLamp) {
        hasLamp = mood.hasLamp;
        // A shader of its own: processors that draw pay for every branch, taken or not.
        freeze(false);
        for (const one of lit) one.setDefine('LAMP', hasLamp);
      }
      if (isShadowStale) shadow.map.resetRefreshCounter();
      isShadowStale = false;
      const eye = unit([
        camera.position.x - camera.target.x,
        camera.position.y - camera.target.y,
        camera.position.z - camera.target.z,
      ]);
      frame++;
      mood.eye(eye);
      mood.screen(engine.getRenderWidth(), engine.getRenderHeight());
      engine._drawCalls.fetchNewFrame();
      engine.beginFrame();
      scene.render();
      engine.endFrame();
      if (!all[0]?.isFrozen && scene.isReady()) freeze(true);
      return true;
    },
    drawCalls: () => engine._drawCalls.current,
    isSoftware: /swiftshader|llvmpipe|software/i.test(engine.getGlInfo().renderer),
  };
}

/**
 * Fits the drawing to the canvas and the density of the screen, or to a part of it; answers whether it changed.
 */
export function fitToCanvas(engine: Engine, canvas: HTMLCanvasElement, part = 1): boolean {
  const density = Math.min(mostPixelsPerPoint, globalThis.devicePixelRatio || 1) * part;
  const width = Math.max(1, Math.round(canvas.clientWidth * density));
  const height = Math.max(1, Math.round(canvas.clientHeight * density));
  if (engine.getRenderWidth() === width && engine.getRenderHeight() === height) return false;
  engine.setSize(width, height);
  return true;
}
