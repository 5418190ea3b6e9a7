import { ActionIcon, Button, CloseButton, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostSituations } from '#shared/contracts/cases.ts';
import { playedSituationSchema, type World } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemGroup, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Problem } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import { maxActions } from '#shared/domain/simulators/kernel/run.ts';
import { languages } from '#shared/languages.ts';
import { CountField } from '#web/ui/form/count-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import shared from '../constructor/shared.module.css';
import { usePlaceWords } from '../parts/place-words.ts';
import type { ProblemWords } from '../parts/problem-words.ts';
import { LongField } from './case-fields.tsx';
import classes from './case-form.module.css';
import { type CaseControl, newSituation, situationOf } from './case-form.ts';

interface SituationsProps {
  control: CaseControl;
  /** Where the situations come. */
  world: World;
  /** What the check has found; what is about a situation is said at its row. */
  wrong: readonly Problem[];
  says: ProblemWords;
}

const kinds = playedSituationSchema.shape.kind.options;

/** Garments of a case that can be missed on somebody. */
const wearableGroups = ({ items }: World): ItemGroup[] => [
  ...new Set(
    items
      .map(({ code }) => itemKind(code))
      .filter(({ covers }) => covers.length > 0)
      .map(({ group }) => group),
  ),
];

/** What is to come in a case and is not told beforehand: one row each. */
export function SituationsField({ control, world, wrong, says }: SituationsProps) {
  const { t } = useTranslation('rooms');
  const { fields, append, remove } = useFieldArray({ control, name: 'situations', keyName: 'key' });
  const headingId = useId();
  return (
    <section className={classes.situations} aria-labelledby={headingId}>
      <h3 className={classes.heading} id={headingId}>
        {t('situations.title')}
      </h3>
      <p className={classes.text}>{t('situations.hint')}</p>
      {fields.map(({ key }, place) => (
        <SituationRow
          key={key}
          control={control}
          place={place}
          world={world}
          problems={wrong.filter((one) => situationOf(one) === place).map(says)}
          onRemove={() => {
            remove(place);
            // The row had the focus: without it the next Tab would begin at the top.
            requestAnimationFrame(() => document.getElementById(`${headingId}-add`)?.focus());
          }}
        />
      ))}
      <Button
        id={`${headingId}-add`}
        variant="default"
        className={classes.add ?? ''}
        leftSection={<Icon of={IconPlus} size={18} />}
        disabled={fields.length >= mostSituations}
        onClick={() =>
          append(newSituation(fields), { focusName: `situations.${fields.length}.kind` })
        }
      >
        {t('situations.add')}
      </Button>
    </section>
  );
}

interface RowProps {
  control: CaseControl;
  place: number;
  world: World;
  problems: readonly string[];
  onRemove: () => void;
}

function SituationRow({ control, place, world, problems, onRemove }: RowProps) {
  const { t } = useTranslation(['rooms', 'common', 'cleanroom']);
  const places = usePlaceWords();
  const problemId = useId();
  const at = `situations.${place}` as const;
  const kind = useController({ control, name: `${at}.kind` }).field;
  const location = useController({ control, name: `${at}.when.location` }).field;
  const number = place + 1;
  return (
    <fieldset
      className={classes.situation}
      data-wrong={problems.length > 0 || undefined}
      aria-describedby={problems.length > 0 ? problemId : undefined}
    >
      <legend className={classes.legend}>{t('rooms:situations.one', { number })}</legend>
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('rooms:situations.remove', { number })}
        onClick={onRemove}
      >
        <Icon of={IconTrash} size={18} />
      </ActionIcon>
      {problems.length > 0 && (
        <div className={classes.wrong} id={problemId}>
          {problems.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      <NativeSelect
        {...kind}
        label={t('rooms:situations.kind')}
        data={kinds.map((value) => ({ value, label: t(`rooms:situations.kinds.${value}`) }))}
      />
      <div className={classes.when}>
        <NativeSelect
          {...location}
          label={t('rooms:situations.location')}
          data={[
            { value: '', label: t('rooms:situations.anywhere') },
            ...placesOf(world, location.value).map((value) => ({
              value,
              label: places.location(value),
            })),
          ]}
        />
        <CountField
          control={control}
          name={`${at}.when.afterEvents`}
          label={t('rooms:situations.afterEvents')}
          description={t('rooms:situations.afterEventsHint')}
          min={0}
          max={maxActions}
        />
      </div>
      <TakenOff control={control} place={place} world={world} />
      {languages.map((one) => (
        <LongField
          key={one}
          control={control}
          name={`${at}.message.${one}`}
          label={t('rooms:situations.message', { language: t(`common:language.${one}`) })}
          required={one === 'ru'}
        />
      ))}
    </fieldset>
  );
}

/** The rooms of a case, and the one that is chosen if it has left them: what is wrong can be seen. */
const placesOf = ({ facility }: World, chosen: Location | ''): Location[] => [
  ...new Set([...facility.rooms.map((room) => room.location), ...(chosen === '' ? [] : [chosen])]),
];

/** Garments of which one has to be missing on the person. */
function TakenOff({ control, place, world }: Pick<RowProps, 'control' | 'place' | 'world'>) {
  const { t } = useTranslation(['rooms', 'cleanroom']);
  const { field } = useController({ control, name: `situations.${place}.when.takenOff` });
  const chosen = field.value;
  // Whatever a case names is shown; a group that the catalogue has lost, by its own name.
  const say = t as unknown as (key: string, values: { defaultValue: string }) => string;
  const nameOf = (group: string) => say(`cleanroom:things.${group}`, { defaultValue: group });
  const others = wearableGroups(world).filter((group) => !chosen.includes(group));
  return (
    <div className={classes.takenOff}>
      <NativeSelect
        ref={field.ref}
        name={field.name}
        label={t('rooms:situations.takenOff')}
        value=""
        onBlur={field.onBlur}
        onChange={(event) => field.onChange([...chosen, event.currentTarget.value])}
        data={[
          { value: '', label: t('rooms:situations.addTakenOff') },
          ...others.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      {chosen.length > 0 && (
        <ul className={shared.chips}>
          {chosen.map((group) => (
            <li key={group} className={shared.chip}>
              {nameOf(group)}
              <CloseButton
                size="md"
                aria-label={t('rooms:start.takeOff', { name: nameOf(group) })}
                onClick={() => field.onChange(chosen.filter((one) => one !== group))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
