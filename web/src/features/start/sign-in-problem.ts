import { useTranslation } from 'react-i18next';
import { platformTags } from '#shared/languages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { useProblemText } from '#web/ui/problem-text.ts';

/** "in 12 minutes", rounded up so that the person never comes too early. */
export function inTime(seconds: number, tag: string): string {
  const relative = new Intl.RelativeTimeFormat(tag);
  return seconds < 60
    ? relative.format(seconds, 'second')
    : relative.format(Math.ceil(seconds / 60), 'minute');
}

/** The words for a sign-in that failed: those of the code, else the general ones of the specification. */
export function useSignInProblem(): (error: unknown) => string {
  const { t } = useTranslation('start');
  const words = useProblemText();
  return (error) => {
    if (
      !(error instanceof ApiError) ||
      error.code === 'INTERNAL' ||
      error.code === 'INVALID_REPLY'
    ) {
      return t('form.failed');
    }
    if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfterSeconds) {
      const time = inTime(error.retryAfterSeconds, platformTags[currentLanguage()]);
      return t('form.tooMany', { time });
    }
    return words(error);
  };
}
