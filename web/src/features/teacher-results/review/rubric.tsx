import { Button, Textarea, TextInput } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
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
  return (
    <form
      className={classes.rubric}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {proposed !== undefined && draft.mark !== proposed && (
        <Button
          variant="light"
          size="sm"
          leftSection={<Icon of={IconRobot} size={18} />}
          onClick={() => onChange({ ...draft, mark: proposed })}
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
      <Button type="submit" loading={isSaving} disabled={draft.mark === null}>
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
