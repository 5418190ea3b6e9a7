import type { TFunction } from 'i18next';
import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import { joined } from '#web/ui/joined.ts';

type Person = Pick<World['person'], 'gender' | 'aspects'>;

/** Who performs a case, in words: "woman, loose hair". */
export const personWords = (t: TFunction<'practice'>, { gender, aspects }: Person): string =>
  joined([t(`gender.${gender}`), ...aspects.map((one) => t(`aspect.${one}`))]);
