import { useTranslation } from 'react-i18next';
import type { CaseUse } from '#shared/contracts/case-use.ts';
import { type CaseRow, deleteCase, getCaseUse } from '#shared/contracts/cases.ts';
import { inLanguage } from '#shared/languages.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { confirm } from '#web/ui/confirm.ts';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCasesChanged } from '../api.ts';
import { useCaseUseWords } from '../parts/case-use-words.ts';

/** Removes a case after a question; one that works have stays, and they are named. */
export function useRemoveCase(): (row: CaseRow) => Promise<void> {
  const { t } = useTranslation('rooms');
  const language = useLanguage();
  const problemText = useProblemText();
  const inWords = useCaseUseWords();
  const casesChanged = useCasesChanged();
  return async (row) => {
    const name = inLanguage(row.name, language);
    const refuse = (use: CaseUse | null, problem: unknown) => {
      const works = use && inWords(use);
      const text = works ? t('cases.remove.inUse', { name, works }) : problemText(problem);
      notify({ type: 'danger', text, sticky: works !== null });
    };
    const use = await send(getCaseUse, { params: { id: row.id } }).catch(() => null);
    // Asked only where it can be done; what changes meanwhile the server refuses.
    if (use && inWords(use) !== null) return refuse(use, null);
    const isSure = await confirm({
      title: t('remove.title', { name }),
      text: t('cases.remove.text'),
      confirmLabel: t('cases.remove.yes'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await send(deleteCase, { params: { id: row.id } });
      notify({ type: 'success', text: t('cases.remove.done', { name }) });
    } catch (problem) {
      refuse(problem instanceof ApiError ? problem.caseUse : null, problem);
    }
    casesChanged();
  };
}
