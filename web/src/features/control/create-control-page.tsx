import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { createExecution, listExecutions } from '#shared/contracts/executions.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { notify } from '#web/ui/notices.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { executionKey } from './api.ts';
import classes from './form/control-form.module.css';
import {
  type ControlValues,
  controlResolver,
  isSameSettings,
  newValues,
  settingsOf,
  valuesOf,
} from './form/control-values.ts';
import { draftStorage, readDraft, removeDraft, writeDraft } from './form/draft.ts';
import { CommissionFields, SettingsFields } from './form/settings-fields.tsx';
import { useShowRefusals } from './form/use-show-refusals.ts';
import { executionPath } from './names.ts';
import { PeoplePicker } from './people/people-picker.tsx';

type Body = z.output<typeof createExecution.body>;

const storage = draftStorage();

const resolver = controlResolver<Body>(createExecution.body, (values) => ({
  ...settingsOf(values),
  groupIds: values.groupIds,
  userIds: values.userIds,
}));

/** Schedules an execution. What was typed stays in the tab until it is made or thrown away. */
export function CreateControlPage() {
  const { t } = useTranslation(['control', 'titles']);
  const lang = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const problemWords = useProblemText();
  const words = useFieldError();
  const key = `control-draft:${useCurrentUser()?.id ?? ''}`;
  const [begun] = useState(() => readDraft(storage, key));
  const id = useRef(begun?.id ?? ulid());
  const [problem, setProblem] = useState<string | null>(null);
  const isMade = useRef(false);
  const { control, handleSubmit, setError, setValue, formState, reset, getValues } = useForm<
    ControlValues,
    unknown,
    Body
  >({
    resolver,
    defaultValues: begun?.values ?? newValues(serverClock.now()),
    mode: 'onTouched',
  });
  const showRefusals = useShowRefusals(setError);
  const groups = useController({ control, name: 'groupIds' });
  const users = useController({ control, name: 'userIds' });
  const takersProblem =
    words('groupIds', groups.fieldState.error) ?? words('userIds', users.fieldState.error);
  const values = useWatch({ control });

  useEffect(() => {
    if (isMade.current || !formState.isDirty) return;
    writeDraft(storage, key, { id: id.current, values: values as ControlValues });
  }, [values, key, formState.isDirty]);

  const startOver = () => {
    removeDraft(storage, key);
    id.current = ulid();
    reset(newValues(serverClock.now()));
  };

  const submit = handleSubmit(async (body) => {
    if (isMade.current) return;
    setProblem(null);
    const typed = getValues();
    try {
      const sent = { ...body, id: id.current };
      const view = await send(createExecution, { query: { lang }, body: sent });
      isMade.current = true;
      removeDraft(storage, key);
      client.setQueryData(executionKey(view.id, lang), view);
      void client.invalidateQueries({ queryKey: [listExecutions.name] });
      // An earlier reply was lost, and something was changed since: what was made first is there.
      const isOther = !isSameSettings(valuesOf(view), typed);
      notify(
        isOther
          ? { type: 'warning', text: t('control:form.madeBefore'), sticky: true }
          : { type: 'success', text: t('control:form.made') },
      );
      await navigate(executionPath(view.id, isOther ? 'settings' : undefined));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') id.current = ulid();
      showRefusals(error, typed);
      setProblem(problemWords(error));
    }
  });

  return (
    <PageFrame
      title={t('titles:createControl')}
      above={<BackLink to="/update-control">{t('titles:updateControl')}</BackLink>}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <SettingsFields control={control} />
        <section className={classes.card} aria-labelledby="control-who">
          <div>
            <h2 id="control-who">{t('control:form.who')}</h2>
            <p className={classes.hint}>{t('control:form.whoHint')}</p>
          </div>
          <PeoplePicker
            label={t('control:people.label')}
            chosen={{ groupIds: groups.field.value, userIds: users.field.value }}
            onChange={({ groupIds, userIds }) => {
              setValue('groupIds', [...groupIds], { shouldDirty: true, shouldValidate: true });
              setValue('userIds', [...userIds], { shouldDirty: true, shouldValidate: true });
            }}
          />
          {takersProblem && <FormProblem text={takersProblem} />}
        </section>
        <CommissionFields control={control} />
        <FormProblem text={problem} />
        <div className={classes.buttons}>
          <Button type="submit" loading={formState.isSubmitting}>
            {t('control:form.create')}
          </Button>
          {(begun || formState.isDirty) && (
            <Button variant="subtle" color="gray" onClick={startOver}>
              {t('control:form.startOver')}
            </Button>
          )}
        </div>
      </form>
    </PageFrame>
  );
}
