import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '#shared/contracts/results.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './review-queue.module.css';

interface ReviewQueueProps {
  items: readonly ReviewItem[];
  place: number;
  /** Marks given, by place. */
  done: ReadonlyMap<number, number>;
  nameOf: (item: ReviewItem) => string;
  onGo: (place: number) => void;
}

/** What waits, and what was done since the queue was opened. */
export function ReviewQueue({ items, place, done, nameOf, onGo }: ReviewQueueProps) {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  return (
    <nav className={classes.queue} aria-label={t('reviews.queue')}>
      <ol>
        {items.map((item, i) => {
          const mark = done.get(i);
          return (
            <li key={`${item.attemptId} ${item.taskId}`}>
              <button
                type="button"
                className={classes.item}
                aria-current={i === place ? 'step' : undefined}
                onClick={() => onGo(i)}
              >
                <span className={classes.name}>
                  {nameOf(item)}
                  {mark !== undefined && (
                    <span className={classes.mark}>
                      <Icon of={IconCheck} size={14} />
                      {t('reviews.given', { mark: number(mark), max: number(item.mark) })}
                    </span>
                  )}
                </span>
                <span className={classes.question}>{item.question}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
