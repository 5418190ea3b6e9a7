import { useQuery } from '@tanstack/react-query';
import { type Language, platformTags } from '#shared/languages.ts';
import { runtimeConfig } from '#web/lib/runtime-config.ts';

/** A stretch of time in words, "21 Nov 2026, 10:00 – 12:00", in the browser's zone or another one. */
export function windowText(start: string, end: string, lang: Language, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(platformTags[lang], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return format.formatRange(new Date(start), new Date(end));
}

/** The time of day alone, for sentences that stay within a day; with the day where it is another one than `beside`. */
export function momentText(iso: string, beside: string, lang: Language): string {
  const isSameDay = new Date(iso).toDateString() === new Date(beside).toDateString();
  const format = new Intl.DateTimeFormat(platformTags[lang], {
    timeStyle: 'short',
    ...(!isSameDay && { dateStyle: 'medium' }),
  });
  return format.format(new Date(iso));
}

/** What clocks of a zone show at a moment, to tell whether two zones agree then. */
const clockOf = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

/** The window by the institution's clocks; null where the browser's show the same, or the zone is not known. */
export function institutionWindow(
  { start, end }: { start: string; end: string },
  lang: Language,
  institutionZone: string | null,
  browserZone?: string,
): string | null {
  if (!institutionZone) return null;
  const agree = [start, end].every(
    (iso) => clockOf(iso, institutionZone) === clockOf(iso, browserZone),
  );
  return agree ? null : `${windowText(start, end, lang, institutionZone)} (${institutionZone})`;
}

/** The time zone of the institution; null where the site names none. */
export function useInstitutionZone(): string | null {
  const { data } = useQuery({
    queryKey: ['runtime-config'],
    queryFn: runtimeConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.timeZone ?? null;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long before or after now a moment is: "2 minutes ago", "in 3 days"; "now" within a minute. */
export function relativeText(iso: string, now: number, lang: Language): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(platformTags[lang], { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}
