import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { carryingInProfile } from './profiles/carrying-in.ts';
import { colleagueProfile } from './profiles/colleague.ts';
import { georgiaTechProfile } from './profiles/georgia-tech.ts';
import { highTechProfile } from './profiles/high-tech-conversions.ts';
import { leavingProfile } from './profiles/leaving.ts';
import { shiftRules } from './profiles/shift-rules.ts';
import { standardProfile } from './profiles/standard.ts';
import { waterlooProfile } from './profiles/waterloo.ts';
import { whyteProfile } from './profiles/whyte.ts';

/** Every profile of rules that the demo institution has: its own first, then the published ones. */
export const cleanroomProfiles: Profile[] = [
  standardProfile,
  carryingInProfile,
  colleagueProfile,
  leavingProfile,
  shiftRules,
  whyteProfile,
  waterlooProfile,
  highTechProfile,
  georgiaTechProfile,
];
