import { Button } from '@mantine/core';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '#shared/contracts/results.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useNames } from '../person-names.ts';
import { useReview } from '../use-changes.ts';
import { KeyHelp } from './key-help.tsx';
import classes from './review-desk.module.css';
import { markAfter, type ReviewKey } from './review-keys.ts';
import { ReviewQueue } from './review-queue.tsx';
import { ReviewTask } from './review-task.tsx';
import { type Draft, Rubric } from './rubric.tsx';
import { useReviewKeySetting, useReviewKeys } from './use-review-keys.ts';

interface ReviewDeskProps {
  items: readonly ReviewItem[];
  names: boolean;
  /** How many wait in all, beyond those that are here too. */
  waiting: number;
  isLoading: boolean;
  onMore: () => void;
}

const blank: Draft = { mark: null, comment: '' };

/** Queue left, answer in the middle, rubric right; what is done stays in the queue and can be reviewed again. */
export function ReviewDesk({ items, names, waiting, isLoading, onMore }: ReviewDeskProps) {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  const [place, setPlace] = useState(0);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [done, setDone] = useState<ReadonlyMap<number, number>>(new Map());
  const [said, setSaid] = useState('');
  const [hasKeys, setKeys] = useReviewKeySetting();
  const heading = useRef<HTMLHeadingElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const review = useReview();
  const nameOf = useNames(items, names);
  const item = items[place] as ReviewItem;
  const draft = drafts.get(place) ?? blank;
  const setDraft = (next: Draft) => setDrafts(new Map(drafts).set(place, next));
  const go = (to: number) => {
    const next = Math.min(items.length - 1, Math.max(0, to));
    if (next === place) return;
    review.reset();
    setPlace(next);
    // The reader begins at the new question, and single keys are keys again.
    heading.current?.focus({ preventScroll: true });
  };

  const save = () => {
    const { mark } = draft;
    if (mark === null || review.isPending) return;
    const { attemptId, taskId } = item;
    review.mutate(
      { attemptId, taskId, mark, comment: draft.comment },
      {
        onSuccess: ({ result }) => {
          const next = new Map(done).set(place, mark);
          setDone(next);
          setSaid(
            t('reviews.saved', {
              name: nameOf(item),
              mark: number(result.mark),
              max: number(result.maxMark),
              count: result.pendingReview,
            }),
          );
          const rest = items.map((_, i) => i).filter((i) => !next.has(i));
          go(rest.find((i) => i > place) ?? rest[0] ?? place);
        },
      },
    );
  };

  const act = (key: ReviewKey) => {
    if (key.do === 'next') go(place + 1);
    else if (key.do === 'back') go(place - 1);
    else if (key.do === 'save') save();
    else if (key.do === 'comment') comment.current?.focus();
    else setDraft({ ...draft, mark: markAfter(key, draft.mark, item.mark) });
  };
  useReviewKeys(hasKeys, act);

  const rubricWith = (commentRef?: Ref<HTMLTextAreaElement>) => (
    <>
      {done.has(place) && (
        <p className={classes.again}>
          {t('reviews.again', { mark: number(done.get(place) ?? 0), max: number(item.mark) })}
        </p>
      )}
      <Rubric
        key={place}
        most={item.mark}
        draft={draft}
        onChange={setDraft}
        onSave={save}
        proposed={item.proposal?.mark}
        saveLabel={t(done.has(place) ? 'reviews.saveAgain' : 'reviews.save')}
        isSaving={review.isPending}
        error={review.error}
        commentRef={commentRef}
      />
    </>
  );
  const isAllDone = done.size === items.length;
  return (
    <>
      <div className={classes.bar}>
        <b className={classes.progress}>
          {t('reviews.progress', { place: place + 1, total: items.length })}
        </b>
        {done.size > 0 && (
          <span className={classes.muted}>{t('reviews.done', { count: done.size })}</span>
        )}
        <div className={classes.steps}>
          <Button variant="default" disabled={place === 0} onClick={() => go(place - 1)}>
            {t('reviews.previous')}
          </Button>
          <Button
            variant="default"
            disabled={place === items.length - 1}
            onClick={() => go(place + 1)}
          >
            {t('reviews.next')}
          </Button>
          <KeyHelp isOn={hasKeys} onSwitch={setKeys} />
        </div>
      </div>
      <p role="status" className={classes.said}>
        {said}
        {isAllDone && (
          <>
            {' '}
            <b>{t('reviews.allDone')}</b>{' '}
            <Button size="sm" variant="default" loading={isLoading} onClick={onMore}>
              {waiting > items.length ? t('reviews.more') : t('reviews.lookAgain')}
            </Button>
          </>
        )}
      </p>
      <div className={classes.desk}>
        <ReviewQueue items={items} place={place} done={done} nameOf={nameOf} onGo={go} />
        <ReviewTask
          ref={heading}
          item={item}
          name={nameOf(item)}
          names={names}
          review={rubricWith()}
        />
        <section className={classes.rubric} aria-label={t('rubric.title')}>
          {rubricWith(comment)}
        </section>
      </div>
    </>
  );
}
