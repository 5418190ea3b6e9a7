import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CourseCard as Card } from '#shared/contracts/courses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { coursePath } from '#web/ui/study-paths.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { kindIcons } from '#web/ui/work-icons.ts';
import classes from './course-card.module.css';

interface CourseCardProps {
  course: Card;
  /** The person looks at the course and does not learn from it: their own progress is beside the point. */
  isPreview: boolean;
}

/** One course: cover, how far it is done, what comes next, how the last work ended. */
export function CourseCard({ course, isPreview }: CourseCardProps) {
  const { t } = useTranslation('cabinet');
  const { finished, total } = course.progress;
  const isDone = total > 0 && finished === total;
  const isBegun = finished > 0 || course.openAttempts.length > 0;
  const toDo = isBegun ? 'go' : 'start';
  const action = isDone || isPreview ? 'open' : toDo;
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        {course.cover && <img src={course.cover} alt="" loading="lazy" />}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <Link to={coursePath(course.id)} className={classes.link}>
              {course.name}
            </Link>
          </h3>
          {!isPreview && (
            <ProgressRing
              value={total === 0 ? 0 : finished / total}
              label={t('card.progress', { finished, total })}
              tone={isDone ? 'success' : 'brand'}
            >
              <span className={classes.count}>
                {finished}/{total}
              </span>
            </ProgressRing>
          )}
        </div>
        <p className={classes.description}>{course.description}</p>
        <div className={classes.facts}>
          {isPreview ? t('card.steps', { count: total }) : <Standing course={course} />}
        </div>
        <span className={classes.action} aria-hidden="true">
          {t(`card.${action}`)}
          <Icon of={IconArrowRight} size={18} />
        </span>
      </div>
    </article>
  );
}

/** What comes next, or that all is done, and how the last work ended. */
function Standing({ course }: { course: Card }) {
  const { t } = useTranslation('cabinet');
  const { finished, total } = course.progress;
  const next = course.nextStep;
  return (
    <>
      {next && (
        <div className={classes.next}>
          <Icon of={kindIcons[next.kind]} size={18} />
          <span>
            <span className={classes.label}>{t('card.next')}</span> {next.name}
          </span>
        </div>
      )}
      {total > 0 && finished === total && (
        <div className={classes.next} data-done>
          <Icon of={IconCircleCheck} size={18} />
          <span>{t('card.done')}</span>
        </div>
      )}
      {course.lastResult && <LastResult result={course.lastResult} />}
    </>
  );
}

function LastResult({ result }: { result: NonNullable<Card['lastResult']> }) {
  const { t } = useTranslation(['cabinet', 'study']);
  const { number } = useFormats();
  const { passed } = result;
  return (
    <div className={classes.result}>
      <span className={classes.label}>{t('cabinet:card.last')}</span>
      <span className="tabular">
        {t('study:markOf', { mark: number(result.mark), max: number(result.maxMark) })}
      </span>
      {passed !== null && (
        <StatusBadge tone={passed ? 'success' : 'danger'}>
          {t(passed ? 'study:passed' : 'study:notPassed')}
        </StatusBadge>
      )}
    </div>
  );
}
