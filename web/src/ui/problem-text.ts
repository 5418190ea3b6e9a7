import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';

/** Answers the words for an error: the translation of its code, or that something went wrong. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => (error instanceof ApiError ? t(`codes.${error.code}`) : t('unknown'));
}
