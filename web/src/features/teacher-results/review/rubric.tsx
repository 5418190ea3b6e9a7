import { Button, Textarea, TextInput } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './rubric.module.css';

/** What a reviewer has put down so far. */
export interface Draft {
  mark: number | null;
  comment: string;
}

interface RubricProps {
  /** Greatest mark. */
  most: number;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSave: () => void;
  saveLabel: string;
  /** What the machine proposes; the teacher takes it or not. */
  proposed?: number | undefined;
  isSaving: boolean;
  error: unknown;
  commentRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Longest comment that the API takes. */
const longestComment = 2000;

/** Marks up to here are buttons; more of them are typed. */
const mostButtons = 10;

const inHalves = (mark: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(mark * 2) / 2));

/** The mark in halves, the comment, and the button that saves both. */
export function Rubric(props: RubricProps) {
  const { most, draft, onChange, onSave, saveLabel, isSaving, error, commentRef, proposed } = props;
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  const words = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const saver = useRef<HTMLButtonElement>(null);
  /** Pressed here: what was pressed goes with it, or is shut while it is saved, and the focus has no place then. */
  const pressed = useRef<'take' | 'save' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the mark is there
  useEffect(() => {
    if (pressed.current !== 'take') return;
    pressed.current = null;
    const field = form.current?.querySelector<HTMLElement>('input:checked, input[type="number"]');
    (field ?? saver.current)?.focus({ preventScroll: true });
  }, [draft.mark]);
  useEffect(() => {
    if (isSaving || pressed.current !== 'save') return;
    pressed.current = null;
    // Whoever went on meanwhile is left where they are.
    if (document.activeElement === document.body) saver.current?.focus({ preventScroll: true });
  }, [isSaving]);

  return (
    <form
      ref={form}
      className={classes.rubric}
      onSubmit={(event) => {
        event.preventDefault();
        pressed.current = 'save';
        onSave();
      }}
    >
      {proposed !== undefined && draft.mark !== proposed && (
        <Button
          variant="light"
          size="sm"
          leftSection={<Icon of={IconRobot} size={18} />}
          onClick={() => {
            pressed.current = 'take';
            onChange({ ...draft, mark: proposed });
          }}
        >
          {t('run.take', { mark: number(proposed) })}
        </Button>
      )}
      {most <= mostButtons ? (
        <MarkButtons
          most={most}
          mark={draft.mark}
          onChange={(mark) => onChange({ ...draft, mark })}
        />
      ) : (
        <TextInput
          type="number"
          inputMode="decimal"
          label={t('rubric.mark', { max: most })}
          value={draft.mark ?? ''}
          min={0}
          max={most}
          step={0.5}
          onChange={({ currentTarget: { valueAsNumber: mark } }) =>
            onChange({ ...draft, mark: Number.isNaN(mark) ? null : inHalves(mark, most) })
          }
        />
      )}
      <Textarea
        ref={commentRef}
        label={t('rubric.comment')}
        description={t('rubric.commentHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longestComment}
        value={draft.comment}
        onChange={(event) => onChange({ ...draft, comment: event.currentTarget.value })}
      />
      {error != null && (
        <p role="alert" className={classes.error}>
          {words(error)}
        </p>
      )}
      <Button ref={saver} type="submit" loading={isSaving} disabled={draft.mark === null}>
        {saveLabel}
      </Button>
    </form>
  );
}

function MarkButtons({
  most,
  mark,
  onChange,
}: {
  most: number;
  mark: number | null;
  onChange: (mark: number) => void;
}) {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  const name = useId();
  const marks = Array.from({ length: most * 2 + 1 }, (_, i) => i / 2);
  return (
    <fieldset className={classes.marks}>
      <legend>{t('rubric.mark', { max: number(most) })}</legend>
      <div className={classes.choices}>
        {marks.map((value) => (
          <label key={value} className={classes.choice} data-chosen={value === mark || undefined}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={value === mark}
              onChange={() => onChange(value)}
            />
            {number(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
