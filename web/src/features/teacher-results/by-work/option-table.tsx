import { Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OptionFigures } from '#shared/contracts/results.ts';
import { choiceLetter } from '#web/ui/choice-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './item-table.module.css';

interface OptionTableProps {
  options: readonly OptionFigures[] | null;
  attempts: number;
}

/** How often each option was chosen: by all, by the strongest and by the weakest. */
export function OptionTable({ options, attempts }: OptionTableProps) {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  if (!options) return <Skeleton height={96} />;
  const hasGroups = options.some((option) => option.upper !== null);
  const most = Math.max(1, attempts);
  return (
    <table className={classes.options}>
      <caption className="visually-hidden">{t('options.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('options.option')}</th>
          <th scope="col">{t('options.chosen')}</th>
          {hasGroups && (
            <>
              <th scope="col" data-numeric>
                {t('options.upper')}
              </th>
              <th scope="col" data-numeric>
                {t('options.lower')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {options.map((option, i) => (
          <tr key={option.id} data-correct={option.isCorrect || undefined}>
            <th scope="row">
              <span className={classes.letter}>{choiceLetter(i)}</span>
              {option.text}
              {option.isCorrect && (
                <span className={classes.correct}>
                  <Icon of={IconCheck} size={16} />
                  {t('options.correct')}
                </span>
              )}
            </th>
            <td>
              <div className={classes.meter}>
                <span className={classes.track}>
                  <span style={{ width: `${Math.min(100, (option.chosen * 100) / most)}%` }} />
                </span>
                {number(option.chosen)}
              </div>
            </td>
            {hasGroups && (
              <>
                <td data-numeric>{option.upper === null ? '—' : number(option.upper)}</td>
                <td data-numeric>{option.lower === null ? '—' : number(option.lower)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
