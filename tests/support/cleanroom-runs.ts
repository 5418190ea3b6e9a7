import { seededRandom } from '#shared/domain/seeded-random.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { locationCodes, putCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import { advance, opening } from '#shared/domain/simulators/kernel/machine.ts';
import {
  type Action,
  finishCode,
  hintCode,
  type RunEvent,
  undoCode,
} from '#shared/domain/simulators/kernel/run.ts';

const plain = [
  'W001',
  'W002',
  'W003',
  'W004',
  'W006',
  'B001',
  'B002',
  'D003',
  'E001',
  'E002',
  'E003',
  'E004',
  'C002',
  'P002',
] as const;

/** A random action in this world: most can be done somewhere, some nowhere. */
function randomAction(matter: Matter, random: () => number, isTraining: boolean): Action {
  const { world } = matter;
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const furniture = world.facility.rooms.flatMap((room) => room.furniture);
  const item = one(world.items).id;
  const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });
  switch (Math.floor(random() * 9)) {
    case 0:
      return act(one(Object.values(locationCodes)));
    case 1:
    case 2: {
      const place = one(furniture).id;
      return act(one(['P001', 'P003']), { place });
    }
    case 3:
      return act('A001', {
        item,
        ...one([{}, { grip: 'inside' }, { grip: 'outside' }]),
        ...one([{}, { sleeves: 'gathered' }, { sleeves: 'hanging' }]),
      });
    case 4:
      return act(one(['A002', 'A003', 'W004', 'W005', 'W007']), { item });
    case 5: {
      const code = one(putCodes);
      if (code === 'A022') return act(code, { item });
      const cell = code === 'A011' ? { cell: world.person.cell } : {};
      return act(code, { item, place: one(furniture).id, ...cell });
    }
    case 6: {
      const place = one(furniture).id;
      return random() < 0.5
        ? act('D001', { door: one(world.facility.doors).id, open: random() < 0.5 })
        : act('D002', { place, cell: world.person.cell, open: random() < 0.5 });
    }
    case 7:
      return isTraining && random() < 0.3 ? act(one([undoCode, hintCode])) : act(one(plain));
    default:
      return act(one(plain));
  }
}

/** A seeded random run of possible actions; it ends with the finish. */
export function randomRun(
  matter: Matter,
  seed: number,
  tries: number,
  isTraining: boolean,
): RunEvent[] {
  const random = seededRandom(seed);
  const events: RunEvent[] = [];
  let played = opening(cleanroom, matter, seed);
  const attempt = (action: Action) => {
    const { seq, atMs } = played.state;
    const event = { seq: seq + 1, atMs: atMs + Math.floor(random() * 4000), ...action };
    const next = advance(cleanroom, matter, played, event, isTraining);
    if (!next.isDone) return;
    played = next.state;
    events.push(event);
  };
  for (let i = 0; i < tries; i += 1) attempt(randomAction(matter, random, isTraining));
  attempt({ code: finishCode, params: {} });
  return events;
}
