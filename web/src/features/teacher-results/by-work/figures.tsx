import { useTranslation } from 'react-i18next';
import type { ResultsByWork, WorkFigures } from '#shared/contracts/results.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './figures.module.css';
import { reliabilityOf } from './item-words.ts';

interface FiguresProps {
  work: ResultsByWork['work'];
  figures: WorkFigures;
}

/** The four figures of a work, and in plain words how far they can be relied on. */
export function Figures({ work, figures }: FiguresProps) {
  const { t } = useTranslation('teacherResults');
  const { number, percent } = useFormats();
  const whole = (value: number | null) => (value === null ? '—' : percent(Math.round(value)));
  const { quartiles } = figures;
  const shown = [
    {
      id: 'attempts',
      value: number(figures.attempts),
      note: t('figures.people', { count: figures.people }),
    },
    {
      id: 'mean',
      value: whole(figures.mean),
      note:
        figures.standardDeviation !== null &&
        t('figures.deviation', { value: whole(figures.standardDeviation) }),
    },
    {
      id: 'median',
      value: figures.median === null ? t('figures.tooFew') : whole(figures.median),
      note: quartiles
        ? t('figures.quartiles', { lower: whole(quartiles.lower), upper: whole(quartiles.upper) })
        : t('figures.fiveNeeded'),
    },
    {
      id: 'passed',
      value: figures.passRate === null ? '—' : whole(figures.passRate * 100),
      note:
        work.passMark === null
          ? t('figures.noPassMark')
          : t('figures.passMark', { value: percent(work.passMark) }),
    },
  ] as const;
  return (
    <section aria-label={t('figures.title')}>
      <dl className={classes.figures}>
        {shown.map(({ id, value, note }) => (
          <div key={id} className={classes.figure}>
            <dt>{t(`figures.${id}`)}</dt>
            <dd
              className={classes.value}
              data-words={(id === 'median' && figures.median === null) || undefined}
            >
              {value}
            </dd>
            {note && <dd className={classes.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      <ReliabilityWords figures={figures} />
    </section>
  );
}

function ReliabilityWords({ figures }: { figures: WorkFigures }) {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  const { alpha, errorOfMeasurement: error } = figures;
  const word = t(`reliability.${reliabilityOf(alpha)}`);
  return (
    <p className={classes.reliability}>
      {alpha === null ? (
        word
      ) : (
        <>
          <b>{t('reliability.alpha', { value: number(Math.round(alpha * 100) / 100) })}</b> {word}{' '}
          {error !== null && t('reliability.error', { value: number(Math.round(error * 10) / 10) })}
        </>
      )}
    </p>
  );
}
