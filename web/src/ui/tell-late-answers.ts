import i18next from 'i18next';
import { loadTexts } from '#web/lib/i18n.ts';
import { notify } from '#web/ui/notices.ts';

/** Tells the person that answers came too late, and where they are. */
export async function tellLateAnswers(count: number): Promise<void> {
  await loadTexts('test');
  const text = i18next.t('test:late', { count });
  notify({ id: 'late-answers', type: 'warning', text, millis: 15_000 });
}
