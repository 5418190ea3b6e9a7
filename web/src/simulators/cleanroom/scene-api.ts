import type { BodyPoint, World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Location, MapView } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import type { ScreenBox } from './label-places.ts';

/** What can be pointed at in the scene. */
export type Target =
  | { kind: 'item'; id: string }
  | { kind: 'furniture'; id: string; cell?: number }
  | { kind: 'door'; id: string }
  | { kind: 'floor'; location: Location; x: number; z: number }
  | { kind: 'person' }
  | { kind: 'colleague'; point: BodyPoint };

/** A word beside a thing, placed by the page as DOM: sharp, and readable by machines. */
export interface ScreenSpot {
  /** CSS pixels from the upper left corner of the canvas. */
  x: number;
  y: number;
  isVisible: boolean;
}

/** Where the camera looks: at the room of the person, at the person from near by, at all rooms, or at one room. */
export type Focus = 'person' | 'close' | 'map' | Location;

export type Sound =
  | 'step'
  | 'door'
  | 'locker'
  | 'cloth'
  | 'put'
  | 'water'
  | 'spray'
  | 'refused'
  | 'done'
  | 'alarm';

export interface SceneFigures {
  /** Draw calls of the last frame. */
  drawCalls: number;
  /** Median milliseconds of script per frame, over the last hundred frames. */
  frameMs: number;
  /** Frames rendered since the scene opened. */
  frames: number;
}

export interface SceneEvents {
  /** A click or tap on something; the nearest thing that can be pointed at. */
  onPick: (target: Target, at: { x: number; y: number }) => void;
  /** The pointer is over something else now; null: over nothing. */
  onHover: (target: Target | null, at: { x: number; y: number }) => void;
  /** The first frame with everything in it was drawn. */
  onReady: () => void;
  /** The graphics context was lost, and is back. */
  onContext: (isThere: boolean) => void;
}

export interface SceneOptions {
  world: World;
  state: CleanroomState;
  isReduced: boolean;
  isDark: boolean;
  hasSound: boolean;
  on: SceneEvents;
}

/**
 * The drawn cleanroom. It knows no rules: it is shown a state, moves from the one before to it, and tells what
 * was clicked. Everything that it opens ends with `dispose`.
 */
export interface CleanroomScene {
  /** Shows a state. With the action that led to it the way there is played; without one it is shown at once. A newer call ends the play of an older one. Resolves when the play is over or was overtaken. */
  show(state: CleanroomState, action: Action | null): Promise<void>;
  /** What something can be done with breathes gently. */
  setUsable(targets: readonly Target[]): void;
  /** The one thing that a hint is about; null: none. */
  setHinted(target: Target | null): void;
  setHovered(target: Target | null): void;
  /** Something was refused: it shakes once. */
  shake(target: Target): void;
  setView(view: MapView): void;
  setFocus(focus: Focus): void;
  /** The lamp: what is soiled glows in the dark. */
  setLamp(isOn: boolean): void;
  setSound(hasSound: boolean): void;
  setDark(isDark: boolean): void;
  setReduced(isReduced: boolean): void;
  /** Speed of the play, 1 to 16, for the replay. */
  setSpeed(factor: number): void;
  play(sound: Sound): void;
  /** Where a target is on the screen now. */
  spotOf(target: Target): ScreenSpot | null;
  /** Where the colleague is on the screen now; null: there is none, or not in view. Names keep off whom one looks over. */
  colleagueBox(): ScreenBox | null;
  /** Called after every frame that was drawn, for labels that follow; returns how to stop. */
  onFrame(listener: () => void): () => void;
  resize(): void;
  figures(): SceneFigures;
  dispose(): void;
}
