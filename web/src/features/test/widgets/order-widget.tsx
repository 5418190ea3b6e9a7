import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { asList } from '#web/ui/answer-text.ts';
import { OrderReview } from '#web/ui/order-review.tsx';
import { SortableList } from '#web/ui/sortable-list.tsx';
import type { TaskWidgetProps } from './task-widgets.tsx';
import classes from './widgets.module.css';

/** Options to be put in order. Untouched they are no answer: the order on show may be chance. */
export function OrderWidget({
  task,
  value,
  onChange,
  isBusy,
  correct,
  labelledBy,
}: TaskWidgetProps) {
  const { t } = useTranslation('test');
  const options = task.options ?? [];
  const given = asList(value);
  if (!onChange) {
    return (
      <OrderReview
        options={options}
        chosen={given}
        correct={correct === undefined ? undefined : asList(correct)}
      />
    );
  }
  const ids = options.map((option) => option.id);
  return (
    <>
      <p className={classes.hint}>{t('order.hint')}</p>
      <SortableList
        options={options}
        order={given.length === ids.length ? given : ids}
        onChange={onChange}
        disabled={isBusy}
        labelledBy={labelledBy}
      />
      {given.length === 0 && (
        <div className={classes.confirm}>
          <Button variant="default" disabled={isBusy} onClick={() => onChange(ids)}>
            {t('order.confirm')}
          </Button>
          <span>{t('order.untouched')}</span>
        </div>
      )}
    </>
  );
}
