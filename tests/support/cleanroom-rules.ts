import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type { Expected } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type {
  MistakeRule,
  Profile,
  ProfileStep,
} from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { DeedMatcher } from '#shared/domain/simulators/kernel/chain.ts';
import { advance, opening, type Played } from '#shared/domain/simulators/kernel/machine.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { act, matterOf, type Scene, sceneOf } from './cleanroom-world.ts';

const text = (ru: string) => ({ ru });

export const rule = (
  id: string,
  match: DeedMatcher[],
  after: string[] = [],
  more: Partial<ProfileStep> = {},
): ProfileStep => ({
  id,
  name: text(id),
  match,
  after,
  severity: 'major',
  mark: 2,
  hint: text(id),
  explanation: text(id),
  ...more,
});

/** Putting on a thing of a group. */
export const wear = (group: string, after: string[] = [], more: Partial<ProfileStep> = {}) =>
  rule(group, [{ code: 'A001', params: { group } }], after, more);

export const mistake = (
  id: string,
  on: MistakeRule['on'],
  more: Partial<MistakeRule> = {},
): MistakeRule => ({
  id,
  name: text(id),
  severity: 'major',
  on,
  explanation: text(id),
  consequence: text(id),
  ...more,
});

export const profileWith = (steps: ProfileStep[], mistakes: MistakeRule[] = []): Profile => ({
  id: 'small',
  version: 1,
  name: text('small'),
  origin: text('small'),
  sources: [],
  steps,
  mistakes,
});

/** Cap, mask made right, gloves held by the inside: everything lies on one shelf. */
export const smallSteps: ProfileStep[] = [
  wear('hat'),
  wear('mask', ['hat'], { severity: 'critical', expects: { fits: true } }),
  rule('adjust', [{ code: 'W005', params: { group: 'mask' } }], ['mask'], { partOf: 'mask' }),
  wear('gloves', ['mask'], { expects: { grip: 'inside' } }),
];

const body = ['underwear', 'jeans', 'shirt'];

/** At that shelf, with washed hands. */
export const atShelf: Scene = {
  person: { location: 'separate', side: 'clean', at: 'glovesShelf' },
  wears: body,
  marks: {},
};

export const on = (item: string, how: Action['params'] = {}) => act('A001', { item, ...how });
export const gloved = on('gloves', { grip: 'inside' });
export const adjusted = act('W005', { item: 'mask' });
export const backOnShelf = (item: string) => act('A043', { item, place: 'glovesShelf' });
export const rightly = [on('hat'), on('mask'), adjusted, gloved];

/** A run from the middle of a world. */
export function playedFrom(
  matter: Matter,
  start: CleanroomState,
  actions: readonly Action[],
  isTraining = false,
): Played<CleanroomState> {
  let played = { ...opening(cleanroom, matter, 0), state: start };
  for (const action of actions) {
    const { seq, atMs } = played.state;
    const event = { seq: seq + 1, atMs: atMs + 1000, ...action };
    const next = advance(cleanroom, matter, played, event, isTraining);
    if (!next.isDone) throw new Error(`${action.code}: ${next.refusal.reason}`);
    played = next.state;
  }
  return played;
}

/** What a run in a scene is judged against. */
export const expectedIn = (
  profile: Profile,
  more: Partial<Expected> = {},
  scene: Scene = atShelf,
): Expected => {
  const matter = more.matter ?? matterOf();
  return {
    profile,
    matter,
    start: sceneOf(matter, scene),
    goal: undefined,
    passMark: 70,
    ...more,
  };
};

export const playedIn = (expected: Expected, ...actions: Action[]): Played<CleanroomState> =>
  playedFrom(expected.matter, expected.start, actions, true);
