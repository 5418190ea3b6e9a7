import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import classes from './control-form.module.css';
import type { ControlValues } from './control-values.ts';

const mostMembers = 20;

interface MembersFieldProps {
  // The parsed type of the form does not matter to a field.
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form's own signature
  control: Control<ControlValues, unknown, any>;
}

/** The members of the commission, a line for each. */
export function MembersField({ control }: MembersFieldProps) {
  const { t } = useTranslation('control');
  const { field } = useController({ control, name: 'commission.members' });
  const added = useRef(false);
  const members = field.value;
  const change = (next: string[]) => field.onChange(next);
  return (
    <fieldset className={classes.members}>
      <legend className={classes.legend}>{t('form.members')}</legend>
      {members.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its text is in the form
        <div key={i} className={classes.member}>
          <TextInput
            className={classes.grow ?? ''}
            aria-label={t('form.member', { number: i + 1 })}
            placeholder={t('form.memberHint')}
            maxLength={200}
            value={name}
            onChange={(event) => change(members.with(i, event.currentTarget.value))}
            autoFocus={added.current && i === members.length - 1}
          />
          <CloseButton
            label={t('form.removeMember', { number: i + 1 })}
            onClick={() => change(members.toSpliced(i, 1))}
          />
        </div>
      ))}
      {members.length < mostMembers && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon of={IconPlus} size={18} />}
            onClick={() => {
              added.current = true;
              change([...members, '']);
            }}
          >
            {t('form.addMember')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
