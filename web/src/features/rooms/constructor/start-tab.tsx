import { Checkbox, CloseButton, NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProfileRow } from '#shared/contracts/rooms.ts';
import {
  type ItemCode,
  itemCodes,
  itemKind,
  type Size,
  sizes,
} from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { aspects } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { inLanguage } from '#shared/languages.ts';
import type { FieldProblem } from '#web/lib/api-error.ts';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import type { Editor } from '../editing/use-editor.ts';
import { canWear, withWorn } from '../editing/wearing.ts';
import type { RoomWords } from '../parts/room-words.ts';
import classes from './panel.module.css';
import shared from './shared.module.css';

interface StartTabProps {
  editor: Editor;
  words: RoomWords;
  profiles: readonly ProfileRow[];
  refused: readonly FieldProblem[];
}

/** Who comes into the room, and under which rules. */
export function StartTab({ editor, words, profiles, refused }: StartTabProps) {
  const { t } = useTranslation(['rooms', 'practice']);
  const language = useLanguage();
  const fieldError = useFieldError();
  const { draft, change } = editor;
  const { start } = draft;
  const set = (next: Partial<RoomDraft['start']>) =>
    change(null, (now) => ({ ...now, start: { ...now.start, ...next } }));
  const worn = start.wears ?? [];
  const unknown = refused.find(({ path }) => path === 'body.profileId');
  const isListed = profiles.some(({ id }) => id === draft.profileId);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('rooms:start.gender')}
        value={start.gender}
        onChange={(value) => set({ gender: value === 'girl' ? 'girl' : 'man' })}
        data={[
          { value: 'man', label: t('practice:gender.man') },
          { value: 'girl', label: t('practice:gender.girl') },
        ]}
      />
      <fieldset className={classes.set}>
        <legend>{t('rooms:start.aspects')}</legend>
        {aspects.map((aspect) => (
          <Checkbox
            key={aspect}
            label={t(`practice:aspect.${aspect}`)}
            checked={start.aspects.includes(aspect)}
            onChange={(event) =>
              set({
                aspects: event.currentTarget.checked
                  ? [...start.aspects, aspect]
                  : start.aspects.filter((one) => one !== aspect),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset className={classes.set}>
        <legend>{t('rooms:start.sizes')}</legend>
        <div className={classes.three}>
          {(['gloves', 'mask', 'coverall'] as const).map((part) => (
            <NativeSelect
              key={part}
              size="sm"
              label={t(`rooms:start.size.${part}`)}
              value={start.sizes[part]}
              onChange={(event) =>
                set({ sizes: { ...start.sizes, [part]: event.currentTarget.value as Size } })
              }
              data={[...sizes]}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.set}>
        <legend>{t('rooms:start.worn')}</legend>
        {worn.length > 0 && (
          <ul className={shared.chips}>
            {worn.map((code) => (
              <li key={code} className={shared.chip}>
                {words.code(code)}
                <CloseButton
                  size="md"
                  aria-label={t('rooms:start.takeOff', { name: words.code(code) })}
                  onClick={() => set({ wears: worn.filter((one) => one !== code) })}
                />
              </li>
            ))}
          </ul>
        )}
        <NativeSelect
          size="sm"
          aria-label={t('rooms:start.putOn')}
          value=""
          onChange={(event) =>
            set({ wears: withWorn(worn, event.currentTarget.value as ItemCode) })
          }
          data={[
            { value: '', label: t('rooms:start.putOn') },
            ...itemCodes
              .filter((code) => itemKind(code).covers.length > 0 && canWear(worn, code))
              .map((code) => ({ value: code, label: words.code(code) })),
          ]}
        />
        <p className={classes.muted}>{t('rooms:start.wornHint')}</p>
      </fieldset>
      <NativeSelect
        label={t('rooms:start.profile')}
        value={draft.profileId}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change(null, (now) => ({ ...now, profileId: value }));
        }}
        data={[
          ...(isListed ? [] : [{ value: draft.profileId, label: t('rooms:start.noProfile') }]),
          ...profiles.map((row) => ({ value: row.id, label: inLanguage(row.name, language) })),
        ]}
        error={unknown && fieldError('profileId', { type: unknown.code })}
      />
    </>
  );
}
