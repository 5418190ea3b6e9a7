import { useTranslation } from 'react-i18next';
import type { CaseUse } from '#shared/contracts/case-use.ts';
import { inLanguage } from '#shared/languages.ts';
import { joined } from '#web/ui/joined.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** The works that have a case in words: those that the person teaches by name, the others by number; null: none has. */
export function useCaseUseWords(): (use: CaseUse) => string | null {
  const { t } = useTranslation('rooms');
  const language = useLanguage();
  return ({ works, others }) => {
    const known = works.map(({ name }) => t('cases.work', { name: inLanguage(name, language) }));
    const parts = others > 0 ? [...known, t('cases.others', { count: others })] : known;
    return parts.length > 0 ? joined(parts) : null;
  };
}
