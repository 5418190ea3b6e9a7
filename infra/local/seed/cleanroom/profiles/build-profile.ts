import type { MistakeRule, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import { type MistakeWordId, mistakeWords } from '../words/mistakes.ts';
import { type StepWordId, stepWords } from '../words/steps.ts';

type StepRule = Omit<ProfileStep, 'id' | 'name' | 'hint' | 'explanation' | 'after'> & {
  after?: StepWordId[];
};

/** A step of a profile with the words of its id. */
export const step = (id: StepWordId, { after = [], ...rule }: StepRule): ProfileStep => ({
  id,
  ...stepWords[id],
  after,
  ...rule,
});

/** A usual mistake with the words of its id. */
export const mistake = (
  id: MistakeWordId,
  rule: Omit<MistakeRule, 'id' | 'name' | 'explanation' | 'consequence'>,
): MistakeRule => ({ id, ...mistakeWords[id], ...rule });
