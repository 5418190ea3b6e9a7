import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { inLanguage, type LocalText } from '#shared/languages.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** Words for rooms as a whole: no furniture, no things. */
export interface PlaceWords {
  text: (text: LocalText) => string;
  location: (location: Location) => string;
  /** "6 × 5.5 m". */
  measures: (room: Pick<Room, 'width' | 'depth'>) => string;
}

/** The words for rooms, in the language on show. */
export function usePlaceWords(): PlaceWords {
  const { t } = useTranslation('rooms');
  const language = useLanguage();
  const formats = useFormats();
  return useMemo(
    () => ({
      text: (text) => inLanguage(text, language),
      location: (location) => t(`locations.${location}`),
      measures: ({ width, depth }) =>
        t('measures', { width: formats.number(width / 2), depth: formats.number(depth / 2) }),
    }),
    [t, language, formats],
  );
}
