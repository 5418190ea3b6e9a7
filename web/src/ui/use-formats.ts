import { useMemo } from 'react';
import { type Language, platformTags } from '#shared/languages.ts';
import { useLanguage } from './use-language.ts';

/** Writes numbers, shares, times and durations the way a language does. */
export interface Formats {
  number: (value: number) => string;
  /** With two decimals always, for figures below each other. */
  hundredths: (value: number) => string;
  /** With every digit: a key or a measured value, which rounding would make another. */
  exact: (value: number) => string;
  /** A whole percent, 0 to 100. */
  percent: (percent: number) => string;
  /** Day and time of day of an ISO time. */
  dateTime: (iso: string) => string;
  /** The same to the second, where seconds decide. */
  exactTime: (iso: string) => string;
  /** "12 min 5 sec" between two ISO times. */
  duration: (from: string, to: string) => string;
  /** "30 minutes". */
  minutes: (count: number) => string;
  /** "29 days", short. */
  days: (count: number) => string;
}

/** Makes the formats of a language. */
export function formatsOf(language: Language): Formats {
  const tag = platformTags[language];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const hundredths = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const exact = new Intl.NumberFormat(tag, { maximumSignificantDigits: 15 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const exactTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' });
  const unit = (name: 'day' | 'hour' | 'minute' | 'second', unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay });
  const short = {
    hour: unit('hour', 'short'),
    minute: unit('minute', 'short'),
    second: unit('second', 'short'),
  };
  const minutes = unit('minute', 'long');
  const days = unit('day', 'short');
  return {
    number: (value) => number.format(value),
    hundredths: (value) => hundredths.format(value),
    exact: (value) => exact.format(value),
    percent: (value) => percent.format(value / 100),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    exactTime: (iso) => exactTime.format(new Date(iso)),
    minutes: (count) => minutes.format(count),
    days: (count) => days.format(count),
    duration: (from, to) => {
      const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
      const hours = Math.floor(seconds / 3600);
      const parts = [
        ...(hours > 0 ? [short.hour.format(hours)] : []),
        ...(seconds >= 60 ? [short.minute.format(Math.floor(seconds / 60) % 60)] : []),
        // Who worked for hours does not ask for the seconds.
        ...(hours === 0 ? [short.second.format(seconds % 60)] : []),
      ];
      return parts.join(' ');
    },
  };
}

/** The formats of the language on show. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
}
