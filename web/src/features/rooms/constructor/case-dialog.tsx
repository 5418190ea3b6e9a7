import { Button, Group, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ulid } from 'ulid';
import { type CaseRow, type CaseView, createCase } from '#shared/contracts/cases.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { inLanguage } from '#shared/languages.ts';
import { send } from '#web/lib/api-client.ts';
import { createChangeIds } from '#web/lib/change-ids.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showServerErrors } from '#web/ui/form/field-error.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCase, useCasesChanged } from '../api.ts';
import { CaseFields, caseFields } from '../cases/case-fields.tsx';
import classes from '../cases/case-form.module.css';
import { typedCase, useCaseForm, worldWith } from '../cases/case-form.ts';
import { CaseProblems } from '../cases/case-problems.tsx';
import { SituationsField } from '../cases/situations-field.tsx';
import { useRefusal } from '../cases/use-refusal.ts';
import { caseProblems } from '../editing/check-case-draft.ts';
import { isNamed } from '../editing/draft-form.ts';
import { caseWorld } from '../editing/worlds.ts';
import { useProblemWords } from '../parts/problem-words.ts';
import { useRoomWords } from '../parts/room-words.ts';
import { performPath } from '../paths.ts';

interface CaseDialogProps {
  draft: RoomDraft;
  /** The rules of the room; null: it has none that are there. */
  profile: Profile | null;
  cases: readonly CaseRow[];
  baseId: string;
  onBase: (id: string) => void;
  onClose: () => void;
}

/** Makes a case of the room: another case with this room in the place of its own. */
export function CaseDialog(props: CaseDialogProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const [made, setMade] = useState<string | null>(null);
  const loaded = useCase(props.baseId).data ?? null;
  // While another base is on its way the form stays as it is.
  const last = useRef(loaded);
  last.current = loaded ?? last.current;
  if (made) {
    return (
      <Dialog opened onClose={props.onClose} title={t('rooms:case.made')}>
        <p>{t('rooms:case.madeText')}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
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
    <Dialog opened onClose={props.onClose} title={t('rooms:case.title')} size={640}>
      {last.current ? (
        <NewCase {...props} base={last.current} isBaseComing={!loaded} onMade={setMade} />
      ) : (
        <LoadingScreen />
      )}
    </Dialog>
  );
}

interface NewCaseProps extends CaseDialogProps {
  base: CaseView;
  isBaseComing: boolean;
  onMade: (id: string) => void;
}

function NewCase({ base, isBaseComing, onMade, ...props }: NewCaseProps) {
  const { draft, profile, cases, baseId, onBase, onClose } = props;
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  const problemWords = useProblemText();
  const casesChanged = useCasesChanged();
  const [isByRoom, setByRoom] = useState(false);
  const rules = (isByRoom && profile) || base.profile;
  const says = useProblemWords(draft, useRoomWords(draft.room), rules);
  const [ids] = useState(() => createChangeIds(ulid));
  const form = useCaseForm({
    ...typedCase(base.case),
    name: typedCase({ ...base.case, ...draft }).name,
  });
  const { control, handleSubmit, setError, formState, getValues, setValue } = form;
  const { wrong, setWrong, problem, setProblem, forget } = useRefusal(form);
  const followed = useRef(base.case);
  useEffect(() => {
    const [before, now] = [typedCase(followed.current), typedCase(base.case)];
    followed.current = base.case;
    // What nobody has changed follows the base.
    for (const field of ['goal', 'passMark', 'situations'] as const) {
      if (JSON.stringify(getValues(field)) === JSON.stringify(before[field])) {
        setValue(field, now[field]);
      }
    }
    forget();
  }, [base, getValues, setValue, forget]);

  const ruleName = ({ name }: Profile) => inLanguage(name, language);
  const nameless = isNamed(draft) ? null : t('rooms:case.nameless');
  const submit = handleSubmit(async (words) => {
    if (nameless !== null) return;
    const { situations = [], passMark } = words;
    // Other rules need not have all the steps that the base leaves out.
    const left = base.case.secret.without?.filter((step) =>
      rules.steps.some(({ id }) => id === step),
    );
    const without = left && { without: left };
    const secret = { ...without, situations };
    const whole = { ...base.case, world: worldWith(base.case.world, situations), secret, passMark };
    const found = caseProblems(draft, whole, rules);
    setWrong(found);
    if (found.length > 0) return;
    const body = {
      ...words,
      ...without,
      profileId: rules.id,
      world: caseWorld(whole.world, draft),
      baseCaseId: base.case.id,
    };
    try {
      const { case: made } = await send(createCase, { body: { ...body, id: ids.idOf(body) } });
      onMade(made.id);
      casesChanged();
    } catch (error) {
      showServerErrors(error, setError, caseFields);
      setProblem(problemWords(error));
    }
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        forget();
        setProblem(nameless);
        void submit(event);
      }}
      noValidate
    >
      <p className={classes.text}>{t('rooms:case.text')}</p>
      <NativeSelect
        label={t('rooms:case.base')}
        value={baseId}
        onChange={(event) => onBase(event.currentTarget.value)}
        data={cases.map((row) => ({ value: row.id, label: inLanguage(row.name, language) }))}
      />
      <NativeSelect
        label={t('rooms:start.profile')}
        value={isByRoom ? 'room' : 'base'}
        onChange={(event) => {
          setByRoom(event.currentTarget.value === 'room');
          forget();
        }}
        data={[
          { value: 'base', label: t('rooms:case.rulesOfBase', { name: ruleName(base.profile) }) },
          ...(profile && profile.id !== base.profile.id
            ? [{ value: 'room', label: t('rooms:case.rulesOfRoom', { name: ruleName(profile) }) }]
            : []),
        ]}
      />
      <CaseFields control={control} />
      <SituationsField control={control} world={base.case.world} wrong={wrong} says={says} />
      <CaseProblems wrong={wrong} says={says} problem={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={formState.isSubmitting || isBaseComing}>
          {t('rooms:case.make')}
        </Button>
      </Group>
    </form>
  );
}
