import { useTranslation } from 'react-i18next';
import { answerStatusLooks } from '#web/ui/answer-status.tsx';
import { Icon } from '#web/ui/icon.tsx';
import classes from './matrix.module.css';

const shown = ['SUCCESS', 'PARTIALLY_CORRECT', 'FAILURE', 'NOT_STARTED', 'NOT_REVIEWED'] as const;

/** What the signs of the matrix mean. */
export function MatrixLegend() {
  const { t } = useTranslation('study');
  return (
    <ul className={classes.legend}>
      {shown.map((status) => (
        <li key={status}>
          <span
            className={classes.sign}
            data-tone={status === 'NOT_STARTED' ? 'empty' : answerStatusLooks[status].tone}
          >
            <Icon of={answerStatusLooks[status].icon} size={14} />
          </span>
          {t(`statuses.${status}`)}
        </li>
      ))}
    </ul>
  );
}
