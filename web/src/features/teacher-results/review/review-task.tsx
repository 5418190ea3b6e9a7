import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ReviewItem } from '#shared/contracts/results.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { ZoomPicture } from '#web/ui/zoom-picture.tsx';
import { attemptPath } from '../address.ts';
import { AnswerView } from '../answer-view.tsx';
import classes from './review-desk.module.css';

interface ReviewTaskProps {
  ref: Ref<HTMLHeadingElement>;
  item: ReviewItem;
  name: string;
  names: boolean;
  /** The form that marks it. */
  review: ReactNode;
}

/** The question, what was answered, and what a good answer says. */
export function ReviewTask({ ref, item, name, names, review }: ReviewTaskProps) {
  const { t } = useTranslation('teacherResults');
  const { dateTime } = useFormats();
  const { search } = useLocation();
  return (
    <article className={classes.task}>
      <p className={classes.muted}>
        <Link
          to={attemptPath(item.attemptId, names, item.taskId)}
          state={{ from: search }}
          className={classes.person}
        >
          {name}
        </Link>
        {item.student.group && ` · ${item.student.group.name}`}
        {` · ${item.workName} · ${dateTime(item.finishedAt)}`}
      </p>
      <h2 ref={ref} tabIndex={-1} className={classes.question}>
        <span className="visually-hidden">{t('reviews.question')}</span> {item.question}
      </h2>
      {item.image && <ZoomPicture src={item.image.url} alt={item.image.alt} />}
      <div className={classes.answer}>
        <AnswerView
          task={item}
          given={item.answer}
          correct={item.modelAnswer}
          proposal={item.proposal}
          review={review}
        />
      </div>
    </article>
  );
}
