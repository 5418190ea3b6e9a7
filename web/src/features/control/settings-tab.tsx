import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { getExecution, updateExecution } from '#shared/contracts/executions.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import classes from './form/control-form.module.css';
import {
  type ControlValues,
  controlResolver,
  isSameSettings,
  settingsOf,
  valuesOf,
} from './form/control-values.ts';
import { draftStorage, readDraft, removeDraft, writeDraft } from './form/draft.ts';
import { CommissionFields, SettingsFields } from './form/settings-fields.tsx';
import { useShowRefusals } from './form/use-show-refusals.ts';
import { useAfterChange } from './use-change.ts';

type Body = z.output<typeof updateExecution.body>;

const storage = draftStorage();

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

interface SettingsFormProps {
  execution: ExecutionView;
  /** The execution as it is by now. */
  live: ExecutionView;
  /** The stored settings are to be shown instead of what was typed. */
  onReload: (view: ExecutionView) => void;
}

function SettingsForm({ execution, live, onReload }: SettingsFormProps) {
  const { t } = useTranslation(['control', 'common']);
  const lang = useLanguage();
  const problemWords = useProblemText();
  const afterChange = useAfterChange(execution.id);
  const key = `control-draft:${useCurrentUser()?.id ?? ''}:${execution.id}`;
  // What the form started from; others may change the execution while it is filled in.
  const [base, setBase] = useState(execution);
  const [begun] = useState(() => {
    const draft = readDraft(storage, key);
    return draft?.id === String(execution.revision) ? draft : null;
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [newer, setNewer] = useState<ExecutionView | null>(null);
  const { control, handleSubmit, setError, formState, getValues } = useForm<
    ControlValues,
    unknown,
    Body
  >({
    resolver: controlResolver<Body>(updateExecution.body, (values) => ({
      ...settingsOf(values),
      revision: base.revision,
    })),
    defaultValues: begun?.values ?? valuesOf(execution),
    mode: 'onTouched',
  });
  const showRefusals = useShowRefusals(setError);
  const values = useWatch({ control }) as ControlValues;
  const isChanged = !isSameSettings(values, valuesOf(base));

  useEffect(() => {
    if (isChanged) writeDraft(storage, key, { id: String(base.revision), values });
    else removeDraft(storage, key);
  }, [isChanged, values, key, base.revision]);

  const save = async (body: Body): Promise<ExecutionView> => {
    const to = { params: { id: execution.id }, query: { lang } };
    try {
      return await send(updateExecution, { ...to, body });
    } catch (error) {
      if (!isConflict(error)) throw error;
      const stored = await send(getExecution, to);
      // Only people or extra time were changed meanwhile: these settings still follow from those stored.
      if (isSameSettings(valuesOf(stored), valuesOf(base))) {
        return send(updateExecution, { ...to, body: { ...body, revision: stored.revision } });
      }
      setNewer(stored);
      throw error;
    }
  };

  const submit = handleSubmit(async (body) => {
    setProblem(null);
    setNewer(null);
    try {
      const view = await save(body);
      setBase(view);
      afterChange(view);
      notify({ type: 'success', text: t('control:settings.saved') });
    } catch (error) {
      showRefusals(error, getValues());
      setProblem(isConflict(error) ? t('control:settings.conflict') : problemWords(error));
    }
  });

  // A form that nobody has touched follows what others change, "start now" among it.
  const isOutdated =
    !isChanged && live.revision > base.revision && !isSameSettings(valuesOf(live), valuesOf(base));
  useEffect(() => {
    if (isOutdated) onReload(live);
  }, [isOutdated, live, onReload]);

  const reload = (view: ExecutionView) => {
    removeDraft(storage, key);
    onReload(view);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.hint}>{t('control:settings.text')}</p>
      <SettingsFields control={control} works={execution.works} />
      <CommissionFields control={control} />
      <FormProblem text={problem} />
      <div className={classes.buttons}>
        <Button type="submit" loading={formState.isSubmitting} disabled={!isChanged}>
          {t('common:actions.save')}
        </Button>
        {newer && (
          <Button
            variant="default"
            onClick={() => {
              afterChange(newer);
              reload(newer);
            }}
          >
            {t('control:settings.reload')}
          </Button>
        )}
        {!newer && isChanged && (
          <Button variant="subtle" color="gray" onClick={() => reload(base)}>
            {t('control:settings.discard')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The settings of an execution, in the form that made it; somebody else's change is never overwritten unseen. */
export function SettingsTab({ execution }: { execution: ExecutionView }) {
  const [shown, setShown] = useState({ view: execution, count: 0 });
  return (
    <SettingsForm
      key={shown.count}
      execution={shown.view}
      live={execution}
      onReload={(view) => setShown(({ count }) => ({ view, count: count + 1 }))}
    />
  );
}
