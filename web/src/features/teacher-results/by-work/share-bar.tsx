import { useTranslation } from 'react-i18next';
import type { TaskFigures } from '#shared/contracts/results.ts';
import { joined } from '#web/ui/joined.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './item-table.module.css';

const parts = ['right', 'partly', 'wrong', 'unanswered'] as const;

/** How the answers to a task fell out, as one bar of four parts; the words say it once more. */
export function ShareBar({ task }: { task: TaskFigures }) {
  const { t } = useTranslation('teacherResults');
  const { percent } = useFormats();
  const shares = parts.flatMap((part) => {
    const share = task[part];
    return share ? [{ part, share: Math.round(share * 100) }] : [];
  });
  const words = joined(
    shares.map(({ part, share }) => `${t(`items.parts.${part}`)}: ${percent(share)}`),
  );
  if (shares.length === 0) return <span className={classes.none}>—</span>;
  return (
    <div className={classes.bar} role="img" aria-label={words} title={words}>
      {shares.map(({ part, share }) => (
        <span key={part} data-part={part} style={{ flexGrow: share }} />
      ))}
    </div>
  );
}
