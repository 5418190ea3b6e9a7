import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseDetails } from '#shared/contracts/courses.ts';
import { StepCard } from './step-card.tsx';
import classes from './timeline.module.css';

interface TimelineProps {
  course: CourseDetails;
  /** The person looks at the course and does not learn from it: nothing is to be done now. */
  isPreview: boolean;
}

/** The steps of a course, one below the other; what is to be done now is unfolded. */
export function Timeline({ course, isPreview }: TimelineProps) {
  const { t } = useTranslation('course');
  const first = course.works.find((step) => step.state === 'OPEN')?.id;
  // What the person folded or unfolded by hand; everything else follows the state of the step.
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <ol className={classes.timeline} aria-label={t('steps')}>
      {course.works.map((step, index) => (
        <StepCard
          key={step.id}
          step={step}
          number={index + 1}
          isNow={!isPreview && step.id === first}
          isUnfolded={step.state !== 'LOCKED' && (chosen[step.id] ?? step.id === first)}
          onFold={(unfolded) => setChosen({ ...chosen, [step.id]: unfolded })}
        />
      ))}
    </ol>
  );
}
