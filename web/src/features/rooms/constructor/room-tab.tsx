import { NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRow } from '#shared/contracts/cases.ts';
import { type Location, locations } from '#shared/domain/simulators/cleanroom/codes.ts';
import { inLanguage, languages } from '#shared/languages.ts';
import type { FieldProblem } from '#web/lib/api-error.ts';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { relocated } from '../editing/edit-room.ts';
import { resized } from '../editing/placing.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { RoomWords } from '../parts/room-words.ts';
import classes from './panel.module.css';

interface RoomTabProps {
  editor: Editor;
  words: RoomWords;
  cases: readonly CaseRow[];
  baseId: string | null;
  onBase: (id: string) => void;
  /** Fields that were refused. */
  refused: readonly FieldProblem[];
}

/** How many cells of half a metre a wall has (spec of a room). */
const cells = Array.from({ length: 19 }, (_, i) => i + 6);

/** What the room is: its name in three languages, its location, its measures, the doors that it has. */
export function RoomTab({ editor, words, cases, baseId, onBase, refused }: RoomTabProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  const fieldError = useFieldError();
  const formats = useFormats();
  const { draft, change } = editor;
  const measure = (side: 'width' | 'depth') => ({
    label: t(`rooms:room.${side}`),
    value: String(draft.room[side]),
    data: cells.map((count) => ({
      value: String(count),
      label: t('rooms:room.metres', { length: formats.number(count / 2) }),
    })),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const count = Number(event.currentTarget.value);
      change(null, (now) => {
        const { width, depth } = now.room;
        const room =
          side === 'width' ? resized(now.room, count, depth) : resized(now.room, width, count);
        return { ...now, room };
      });
    },
  });
  const problemOf = (field: string) => {
    const found = refused.find(({ path }) => path === `body.${field}`);
    return found && fieldError(field, { type: found.code });
  };
  return (
    <>
      {languages.map((one) => (
        <TextInput
          key={one}
          label={t('rooms:room.name', { language: t(`common:language.${one}`) })}
          required={one === 'ru'}
          maxLength={200}
          value={draft.name[one] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change(`name ${one}`, (now) => ({ ...now, name: { ...now.name, [one]: value } }));
          }}
          data-field={`name.${one}`}
          error={problemOf(`name.${one}`)}
        />
      ))}
      <NativeSelect
        label={t('rooms:room.location')}
        description={t('rooms:room.locationHint')}
        value={draft.room.location}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change(null, (now) => relocated(now, value as Location));
        }}
        data={locations.map((value) => ({ value, label: words.location(value) }))}
      />
      <div className={classes.fields}>
        <NativeSelect {...measure('width')} />
        <NativeSelect {...measure('depth')} />
      </div>
      {cases.length > 0 && (
        <NativeSelect
          label={t('rooms:room.base')}
          description={t('rooms:room.baseHint')}
          value={baseId ?? ''}
          onChange={(event) => onBase(event.currentTarget.value)}
          data={cases.map((row) => ({ value: row.id, label: inLanguage(row.name, language) }))}
        />
      )}
    </>
  );
}
