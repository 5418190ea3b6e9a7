import { useTranslation } from 'react-i18next';
import { clockFace } from '#web/ui/countdown-time.ts';
import type { SessionView } from '../../runs/cleanroom-session.ts';
import type { CleanroomWords } from '../words.ts';
import classes from './log-tab.module.css';

/** What was done, the latest first. */
export function LogTab({ view, words }: { view: SessionView; words: CleanroomWords }) {
  const { t } = useTranslation('cleanroom');
  const standing = new Map(view.played.trace.map((step) => [step.event.seq, step]));
  if (view.events.length === 0) return <p className={classes.empty}>{t('log.empty')}</p>;
  return (
    <ol className={classes.log} reversed>
      {[...view.events].reverse().map((event) => {
        const step = standing.get(event.seq);
        const isKernel = event.code === 'U001' || event.code === 'H001';
        return (
          <li key={event.seq} data-undone={!step && !isKernel}>
            <span className={`${classes.time} tabular`}>
              {clockFace(Math.floor(event.atMs / 1000))}
            </span>
            <span>
              {words.action(event, step?.before ?? view.played.state)}
              {!step && !isKernel && <em className={classes.note}> {t('log.undone')}</em>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
