import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './choice-list.module.css';
import type { Choice } from './choice-list.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { Icon } from './icon.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

interface OrderReviewProps {
  options: readonly Choice[];
  /** The order that was given; empty: none was. */
  chosen: readonly string[];
  /** The right order, once it may be shown. */
  correct?: readonly string[] | undefined;
}

/** An order to be read: the given one with a verdict for each place, and below it the right one where it differs. */
export function OrderReview({ options, chosen, correct }: OrderReviewProps) {
  const { t } = useTranslation('study');
  const isRight = correct?.every((id, place) => chosen[place] === id) ?? false;
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <GivenAnswer
      own={
        chosen.length > 0 && {
          label: t('order.own'),
          shown: <Rows rows={rowsOf(chosen)} correct={correct} />,
        }
      }
      correct={
        correct && !isRight && { label: t('order.correct'), shown: <Rows rows={rowsOf(correct)} /> }
      }
      other={
        chosen.length === 0 &&
        !correct && { label: t('order.shown'), shown: <Rows rows={options} /> }
      }
    />
  );
}

function Rows({
  rows,
  correct,
}: {
  rows: readonly Choice[];
  correct?: readonly string[] | undefined;
}) {
  const { t } = useTranslation('study');
  return (
    <ol className={classes.list}>
      {rows.map(({ id, text, image }, index) => {
        const place = correct?.indexOf(id);
        const verdict = place === undefined ? undefined : place === index ? 'right' : 'wrong';
        return (
          <li key={id} className={classes.row} data-static data-verdict={verdict}>
            <span className={`${classes.key} tabular`} data-square aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes.text}>
              {text}
              {verdict && (
                <span className={classes.note}>
                  {verdict === 'right'
                    ? t('order.right')
                    : t('order.wrong', { place: (place ?? 0) + 1 })}
                </span>
              )}
              {image && <ZoomPicture src={image} alt={text} />}
            </span>
            <span className={classes.mark} aria-hidden="true">
              {verdict && <Icon of={verdict === 'right' ? IconCheck : IconX} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
