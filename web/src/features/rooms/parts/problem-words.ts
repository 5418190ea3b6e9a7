import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import { type Location, locations } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { joined } from '#web/ui/joined.ts';
import type { RoomWords } from './room-words.ts';

/** Says what is wrong. */
export type ProblemWords = (problem: Problem) => string;

export const problemKey = ({ path, code, subjects }: Problem): string =>
  [path, code, ...subjects].join('|');

/** What a problem is about, by where it was found: the same code of a thing and of a door is not the same sentence. */
export function problemPlace(
  path: string,
): 'door' | 'item' | 'person' | 'profile' | 'piece' | 'situation' {
  if (path.startsWith('secret.situations')) return 'situation';
  if (path.startsWith('profile.') || path.startsWith('secret.')) return 'profile';
  if (path.includes('.doors.')) return 'door';
  if (/^(world\.)?items/.test(path)) return 'item';
  if (/^world\.(person|goal|colleague)/.test(path)) return 'person';
  return 'piece';
}

/** The texts of every problem that the checks know. */
export function useProblemWords(
  { items }: Pick<RoomDraft, 'items'>,
  words: RoomWords,
  profile: Profile | null,
): ProblemWords {
  const { t } = useTranslation(['rooms', 'cleanroom']);
  return useMemo(() => {
    // Keys come from data, so a test over all codes checks them instead.
    const say = t as unknown as (key: string | string[], values?: object) => string;
    const isLocation = (id: string): id is Location => locations.some((one) => one === id);
    const nameOf = (id: string): string => {
      const item = items.find((one) => one.id === id);
      if (item) return words.item(item);
      if (isLocation(id)) return words.location(id);
      return words.piece(id);
    };
    const stepName = (id: string): string => {
      const named = [...(profile?.steps ?? []), ...(profile?.mistakes ?? [])].find(
        (one) => one.id === id,
      );
      if (named) return words.text(named.name);
      return id === 'goal' ? say('rooms:problems.goalMissed') : id;
    };
    return ({ path, code, subjects }) => {
      const place = problemPlace(path);
      const [first = '', second = ''] = subjects;
      const values =
        place === 'profile'
          ? { name: joined(subjects.map(stepName)), by: '' }
          : {
              name:
                code === 'noSuchThing'
                  ? say(`cleanroom:things.${first}`, { defaultValue: first })
                  : nameOf(first),
              by: code === 'bannedWith' ? say(`cleanroom:things.${second}`) : nameOf(second),
            };
      return say([`rooms:problems.${place}.${code}`, 'rooms:problems.other'], { ...values, code });
    };
  }, [t, items, words, profile]);
}
