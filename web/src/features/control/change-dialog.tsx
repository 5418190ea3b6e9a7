import { Button, Select, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { giveExtraTime } from '#shared/contracts/executions.ts';
import { limits } from '#shared/limits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { createChangeIds } from '#web/lib/change-ids.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import classes from './change-dialog.module.css';
import { MinutesField } from './form/minutes-field.tsx';
import { refusalsOf } from './form/server-problems.ts';

const { reason, minutes } = giveExtraTime.body.shape;

const changeSchema = z.object({ reason, minutes, groupId: z.string().check(z.minLength(1)) });

/** What was said in the dialog of a change. */
export type ChangeValues = z.infer<typeof changeSchema>;

/** What was said, with its id: the same said twice in one opening of the dialog happens once. */
export type Change = ChangeValues & { changeId: string };

/** Said by a change that was made only in part, in words for the dialog. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

export interface ChangeDialogProps {
  title: string;
  /** What the change means for those whom it concerns. */
  meaning: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** Asks for minutes, with a few to press at once. */
  minutes?: { label: string; initial: number };
  /** Asks for one of these groups. */
  groups?: readonly { id: string; name: string }[];
  /** Makes the change; while it fails the dialog stays as it was filled in. */
  onSubmit: (change: Change) => Promise<void>;
  onClose: () => void;
}

const extraPresets = [5, 10, 15, 30] as const;

/** Asks why before something is done to an exam: the reason is kept in its log. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation(['control', 'common']);
  const words = useFieldError();
  const problemWords = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const [ids] = useState(() => createChangeIds(ulid));
  const { control, handleSubmit, setError, formState } = useForm<
    z.input<typeof changeSchema>,
    unknown,
    ChangeValues
  >({
    resolver: schemaResolver(changeSchema),
    defaultValues: {
      reason: '',
      minutes: props.minutes?.initial ?? 1,
      groupId: props.groups ? (props.groups.length === 1 ? (props.groups[0]?.id ?? '') : '') : '-',
    },
  });
  const why = useController({ control, name: 'reason' });
  const group = useController({ control, name: 'groupId' });

  const submit = handleSubmit(async (values) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    try {
      await props.onSubmit({ ...values, changeId: ids.idOf(values) });
      props.onClose();
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : [];
      for (const { field, code } of refusalsOf(errors, ['reason', 'minutes'])) {
        setError(field as 'reason', { type: code }, { shouldFocus: true });
      }
      setProblem(error instanceof PartlyDone ? error.message : problemWords(error));
    } finally {
      isBusy.current = false;
    }
  });

  return (
    <Dialog opened onClose={props.onClose} title={props.title}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={classes.meaning}>{props.meaning}</div>
        {props.groups && (
          <Select
            label={t('control:change.group')}
            placeholder={t('control:change.groupHint')}
            data={props.groups.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            {...group.field}
            value={group.field.value || null}
            onChange={(value) => group.field.onChange(value ?? '')}
            error={words('groupId', group.fieldState.error && { type: 'required' })}
            data-autofocus
          />
        )}
        {props.minutes && (
          <MinutesField
            control={control}
            name="minutes"
            label={props.minutes.label}
            presets={extraPresets}
            max={limits.execution.mostExtraMinutes}
          />
        )}
        <Textarea
          label={t('control:change.reason')}
          description={t('control:change.reasonHint')}
          rows={3}
          maxLength={500}
          {...why.field}
          error={words('reason', why.fieldState.error)}
          {...(!props.groups && { 'data-autofocus': true })}
        />
        <FormProblem text={problem} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            loading={formState.isSubmitting}
            {...(props.danger && { color: 'red' })}
          >
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
