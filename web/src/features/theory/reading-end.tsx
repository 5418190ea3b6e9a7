import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { WorkText } from '#shared/contracts/works.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { coursePath, workPath } from '#web/ui/study-paths.ts';
import { useReadingEnd } from './api.ts';
import classes from './reading-end.module.css';

interface ReadingEndProps {
  work: WorkText;
  /** It was read before. */
  isRead: boolean;
}

/** Where the text leads: the next theory opens at once, any other step by the choice of its mode. */
function wayOn({ next, courseId }: WorkText): string {
  return next?.kind === 'THEORY'
    ? workPath('THEORY', 'TRAINING', next.workId)
    : coursePath(courseId);
}

/** The end of the text: notes that it was read and leads to the next step. */
export function ReadingEnd({ work, isRead }: ReadingEndProps) {
  const { t } = useTranslation('theory');
  const navigate = useNavigate();
  const words = useProblemText();
  const end = useReadingEnd(work.id);

  const finish = async () => {
    try {
      await end.mutateAsync();
    } catch (error) {
      notify({ type: 'danger', text: words(error) });
      return;
    }
    // One after the other read in a row: the later notice takes the place of the earlier.
    notify({ id: 'reading-noted', type: 'success', text: t('end.noted') });
    await navigate(wayOn(work));
  };

  return (
    <section className={classes.end} aria-labelledby="end-title" data-read={isRead || undefined}>
      <span className={classes.icon}>
        <Icon of={IconCircleCheck} size={26} />
      </span>
      <div className={classes.words}>
        <h2 id="end-title" className={classes.title}>
          {t(isRead ? 'end.readTitle' : 'end.title')}
        </h2>
        <p className={classes.text}>
          {work.next ? t('end.next', { name: work.next.name }) : t('end.last')}
        </p>
      </div>
      {isRead ? (
        <Button
          component={Link}
          to={wayOn(work)}
          size="md"
          rightSection={<Icon of={IconArrowRight} size={18} />}
        >
          {t(work.next ? 'end.toNext' : 'end.toCourse')}
        </Button>
      ) : (
        <Button size="md" loading={end.isPending} onClick={() => void finish()}>
          {t('end.read')}
        </Button>
      )}
    </section>
  );
}
