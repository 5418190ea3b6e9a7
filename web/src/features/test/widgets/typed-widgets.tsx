import { Input } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits.ts';
import { TypedAnswer } from '#web/ui/typed-answer.tsx';
import type { TaskWidgetProps } from './task-widgets.tsx';
import classes from './widgets.module.css';

/** How many characters before the end the rest is said. */
const nearEnd = { short: 30, long: 200 } as const;

/** A short text: a word, a term, a number. Enter answers where there is a button for it. */
export function ShortText(props: TaskWidgetProps) {
  return <Typed {...props} max={limits.shortAnswer} isLong={false} />;
}

/** An answer in the person's own words. */
export function LongText(props: TaskWidgetProps) {
  return <Typed {...props} max={limits.longAnswer} isLong />;
}

function Typed({
  task,
  value,
  onChange,
  onConfirm,
  isBusy,
  correct,
  labelledBy,
  max,
  isLong,
}: TaskWidgetProps & { max: number; isLong: boolean }) {
  const { t } = useTranslation('test');
  const count = useId();
  if (!onChange) return <TypedAnswer type={task.type} given={value} correct={correct} />;

  const text = typeof value === 'string' ? value : '';
  const left = max - text.length;
  const isNearEnd = left <= (isLong ? nearEnd.long : nearEnd.short);
  const shared = {
    value: text,
    maxLength: max,
    readOnly: isBusy,
    size: 'md',
    autoComplete: 'off',
    'aria-labelledby': labelledBy,
    'aria-describedby': count,
    placeholder: t(isLong ? 'typed.long' : 'typed.short'),
    // Half of a surrogate pair cannot be stored.
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value.toWellFormed()),
    onKeyDown: (event: KeyboardEvent) => {
      // Enter ends a composed word first.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (isLong && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onConfirm?.();
    },
  } as const;
  return (
    <div>
      {isLong ? (
        <Input
          component="textarea"
          multiline
          rows={5}
          {...shared}
          classNames={{ input: classes.long ?? '' }}
        />
      ) : (
        <Input {...shared} spellCheck={false} />
      )}
      <div id={count} className={classes.count} data-near={isNearEnd || undefined}>
        {isNearEnd
          ? t('typed.left', { count: left })
          : isLong && t('typed.count', { count: text.length, max })}
      </div>
      {/* Said in steps: every letter would be noise. */}
      <span role="status" className="visually-hidden">
        {isNearEnd && left % 10 === 0 ? t('typed.left', { count: left }) : ''}
      </span>
    </div>
  );
}
