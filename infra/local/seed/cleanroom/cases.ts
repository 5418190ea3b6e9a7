import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { afterTheStreet } from './cases/after-the-street.ts';
import { beardAndMoustache } from './cases/beard-and-moustache.ts';
import { carryAPenIn } from './cases/carry-a-pen-in.ts';
import { dressAndEnter } from './cases/dress-and-enter.ts';
import { examEntry } from './cases/exam-entry.ts';
import { fiveMistakes } from './cases/five-mistakes.ts';
import { fullBag } from './cases/full-bag.ts';
import { georgiaTechEntry } from './cases/georgia-tech-entry.ts';
import { highTechEntry } from './cases/high-tech-entry.ts';
import { leaveTheCleanZone } from './cases/leave-the-clean-zone.ts';
import { startOfShift } from './cases/start-of-shift.ts';
import { tornGarment } from './cases/torn-garment.ts';
import { waterlooEntry } from './cases/waterloo-entry.ts';
import { whyteEntry } from './cases/whyte-entry.ts';

/** The exercises that the demo institution has, the first to be done first. */
export const cleanroomCases: CleanroomCase[] = [
  dressAndEnter,
  afterTheStreet,
  beardAndMoustache,
  fullBag,
  tornGarment,
  fiveMistakes,
  carryAPenIn,
  leaveTheCleanZone,
  startOfShift,
  whyteEntry,
  waterlooEntry,
  highTechEntry,
  georgiaTechEntry,
  examEntry,
];
