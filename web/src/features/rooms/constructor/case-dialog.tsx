import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { type CaseRow, createCase } from '#shared/contracts/cases.ts';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { inLanguage, type Language, type LocalText, languages } from '#shared/languages.ts';
import { send } from '#web/lib/api-client.ts';
import { createChangeIds } from '#web/lib/change-ids.ts';
import { schemaResolver } from '#web/lib/schema-resolver.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CountField } from '#web/ui/form/count-field.tsx';
import { showServerErrors, useFieldError } from '#web/ui/form/field-error.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCase, useCasesChanged } from '../api.ts';
import { caseProblems } from '../editing/check-case-draft.ts';
import { written } from '../editing/draft-form.ts';
import { caseWorld } from '../editing/worlds.ts';
import { type ProblemWords, problemKey } from '../parts/problem-words.ts';
import { performPath } from '../paths.ts';
import classes from './case-dialog.module.css';

const { name, goal, passMark } = createCase.body.shape;
const formSchema = z.object({ name, goal, passMark });

type CaseForm = z.infer<typeof formSchema>;

interface CaseDialogProps {
  draft: RoomDraft;
  profile: Profile;
  cases: readonly CaseRow[];
  baseId: string;
  onBase: (id: string) => void;
  says: ProblemWords;
  onClose: () => void;
}

const clean = (values: CaseForm): CaseForm => ({
  ...values,
  name: written(values.name),
  goal: written(values.goal),
});

const all = (text: LocalText): LocalText => ({ en: '', ch: '', ...text });

/** Makes a case of the room: another case with this room in the place of its own. */
export function CaseDialog(props: CaseDialogProps) {
  const { draft, profile, cases, baseId, onBase, says, onClose } = props;
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  const problemWords = useProblemText();
  const casesChanged = useCasesChanged();
  const base = useCase(baseId).data ?? null;
  const baseRow = cases.find(({ id }) => id === baseId);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const [ids] = useState(() => createChangeIds(ulid));
  const resolve = schemaResolver(formSchema);
  const { control, handleSubmit, setError, formState } = useForm<CaseForm, unknown, CaseForm>({
    resolver: (values, context, options) => resolve(clean(values), context, options),
    defaultValues: {
      name: all(draft.name),
      goal: all(baseRow?.goal ?? { ru: '' }),
      passMark: baseRow?.passMark ?? 80,
    },
  });
  const submit = handleSubmit(async (values) => {
    if (!base) return;
    setProblem(null);
    const found = caseProblems(draft, { ...base.case, passMark: values.passMark }, profile);
    setWrong(found);
    if (found.length > 0) return;
    const body = {
      ...values,
      profileId: profile.id,
      world: caseWorld(base.case.world, draft),
      baseCaseId: base.case.id,
    };
    try {
      const { case: whole } = await send(createCase, { body: { ...body, id: ids.idOf(body) } });
      setMade(whole.id);
      casesChanged();
    } catch (error) {
      showServerErrors(error, setError, [
        'name.ru',
        'name.en',
        'name.ch',
        'goal.ru',
        'goal.en',
        'goal.ch',
        'passMark',
      ]);
      setProblem(problemWords(error));
    }
  });

  if (made) {
    return (
      <Dialog opened onClose={onClose} title={t('rooms:case.made')}>
        <p>{t('rooms:case.madeText')}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          <Button component={Link} to={performPath(made)} data-autofocus>
            {t('rooms:case.perform')}
          </Button>
        </Group>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t('rooms:case.title')} size={640}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.text}>{t('rooms:case.text')}</p>
        <NativeSelect
          label={t('rooms:case.base')}
          value={baseId}
          onChange={(event) => onBase(event.currentTarget.value)}
          data={cases.map((row) => ({ value: row.id, label: inLanguage(row.name, language) }))}
        />
        {languages.map((one) => (
          <TextField
            key={one}
            control={control}
            name={`name.${one}`}
            label={t('rooms:case.name', { language: t(`common:language.${one}`) })}
            required={one === 'ru'}
          />
        ))}
        {languages.map((one) => (
          <GoalField key={one} control={control} language={one} />
        ))}
        <CountField
          control={control}
          name="passMark"
          label={t('rooms:case.passMark')}
          min={0}
          max={100}
        />
        <FormProblem
          text={
            wrong.length > 0 ? (
              <>
                {t('rooms:case.wrong')}
                <ul className={classes.problems}>
                  {wrong.map((one) => (
                    <li key={problemKey(one)}>{says(one)}</li>
                  ))}
                </ul>
              </>
            ) : (
              problem
            )
          }
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={formState.isSubmitting || !base}>
            {t('rooms:case.make')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function GoalField({
  control,
  language,
}: {
  control: Control<CaseForm, unknown, CaseForm>;
  language: Language;
}) {
  const { t } = useTranslation(['rooms', 'common']);
  const words = useFieldError();
  const { field, fieldState } = useController({ control, name: `goal.${language}` });
  return (
    <Textarea
      {...field}
      value={field.value ?? ''}
      label={t('rooms:case.goal', { language: t(`common:language.${language}`) })}
      required={language === 'ru'}
      rows={2}
      maxLength={2000}
      error={words(field.name, fieldState.error)}
    />
  );
}
