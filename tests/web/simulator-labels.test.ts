import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { labelPlaces } from '#web/simulators/cleanroom/label-places.ts';
import { labelsOf } from '#web/simulators/cleanroom/labels-of.ts';
import { usableTargets } from '#web/simulators/cleanroom/targets.ts';
import { createCleanroomSession } from '#web/simulators/runs/cleanroom-session.ts';

const stage = { width: 390, height: 448 };
const height = 23;

const rectOf = (
  { x, y, width }: { x: number; y: number; width: number },
  i: number,
  all: Place[],
) => {
  const place = all[i];
  if (!place) return [];
  const { dx, dy } = place;
  const rect = { left: x + dx - width / 2, right: x + dx + width / 2, bottom: y - 14 + dy };
  return [rect];
};
type Place = ReturnType<typeof labelPlaces>[number];

test('a label with room around it stays above what it names', () => {
  expect(labelPlaces([{ x: 200, y: 300, width: 80 }], stage)).toEqual([{ dx: 0, dy: 0 }]);
});

test('a label at the edge is moved inside, one behind the controls below them', () => {
  expect(labelPlaces([{ x: 10, y: 300, width: 120 }], stage)).toEqual([{ dx: 53, dy: 0 }]);
  expect(labelPlaces([{ x: 385, y: 300, width: 120 }], stage)).toEqual([{ dx: -58, dy: 0 }]);
  expect(labelPlaces([{ x: 200, y: 60, width: 80 }], stage)).toEqual([{ dx: 0, dy: 33 }]);
});

test('a label below the stage is moved into it', () => {
  expect(labelPlaces([{ x: 200, y: 470, width: 80 }], stage)).toEqual([{ dx: 0, dy: -11 }]);
});

test('a label is not shown where no place is left in the stage', () => {
  const anchors = Array.from({ length: 6 }, () => ({ x: 200, y: 120, width: 80 }));
  const places = labelPlaces(anchors, { width: 390, height: 160 });
  // Four rows lie between the controls and the lower edge.
  expect(places.map((place) => place?.dy)).toEqual([0, -24, 24, 48, undefined, undefined]);
  // Beside them there is one.
  const more = [...anchors, { x: 330, y: 120, width: 80 }];
  expect(labelPlaces(more, { width: 390, height: 160 }).at(-1)).toEqual({ dx: 0, dy: 0 });
});

test('a label moves aside for whom it must not hide, as long as it stays above what it names', () => {
  const keepsOff = { left: 190, right: 220, top: 200, bottom: 320 };
  const beside = (x: number, box = keepsOff) =>
    labelPlaces([{ x, y: 300, width: 80, keepsOff: box }], stage)[0];
  expect(beside(225)).toEqual({ dx: 35, dy: 0 });
  expect(beside(185)).toEqual({ dx: -35, dy: 0 });
  // Already beside, above the head, or no longer above what it names.
  expect(beside(300)).toEqual({ dx: 0, dy: 0 });
  expect(beside(225, { ...keepsOff, top: 290 })).toEqual({ dx: 0, dy: 0 });
  expect(beside(205)).toEqual({ dx: 0, dy: 0 });
});

test('no label lies over another, or beside the stage', () => {
  const anchor = fc.record({
    x: fc.integer({ min: 0, max: stage.width }),
    y: fc.integer({ min: 400, max: 480 }),
    width: fc.integer({ min: 30, max: 160 }),
  });
  fc.assert(
    fc.property(fc.array(anchor, { maxLength: 40 }), (anchors) => {
      const places = labelPlaces(anchors, stage);
      const rects = anchors.flatMap((one, i) => rectOf(one, i, places));
      for (const [i, a] of rects.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(0);
        expect(a.right).toBeLessThanOrEqual(stage.width);
        // Under the controls of the view.
        expect(a.bottom - height).toBeGreaterThanOrEqual(56);
        expect(a.bottom).toBeLessThan(stage.height);
        for (const b of rects.slice(i + 1)) {
          const isBeside = a.left >= b.right || b.left >= a.right;
          expect(isBeside || Math.abs(a.bottom - b.bottom) >= height).toBe(true);
        }
      }
    }),
  );
});

/** What is named in the scene of a case at its start, names of things off. */
function namesIn(caseId: string, isMap: boolean): string[] {
  const one = cleanroomCases.find(({ id }) => id === caseId);
  if (!one) throw new Error(`no case ${caseId}`);
  const session = createCleanroomSession({
    world: one.world,
    seed: 0,
    situations: one.secret.situations,
    events: [],
    isTraining: true,
    elapsed: () => 0,
    onEvents: () => undefined,
  });
  const view = session.view();
  const words = {
    room: (location: string) => location,
    subject: ({ kind }: { kind: string }) => kind,
    several: (group: string) => group,
  };
  const labels = labelsOf(view, usableTargets(view), words, { hasNames: false, isMap });
  return labels.filter(({ isShown }) => isShown).map(({ text }) => text);
}

test('a colleague is named always, a door by where it leads', () => {
  expect(namesIn('five-mistakes', false).sort()).toEqual(['colleague', 'separate', 'transitNwp']);
});

test('where all rooms are looked at, each is named once', () => {
  const rooms = ['dressing', 'entrance', 'locker', 'out', 'separate', 'transitNwp', 'washroom'];
  expect(namesIn('dress-and-enter', true).sort()).toEqual(rooms);
});
