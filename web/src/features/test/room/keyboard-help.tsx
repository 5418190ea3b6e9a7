import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import classes from './keyboard-help.module.css';
import type { KeyboardListProps } from './keyboard-list.tsx';
import { KeyboardList } from './room-parts.ts';

/** Opens the list of the room's keys; there they are switched off and on. */
export function KeyboardHelp(props: Omit<KeyboardListProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('test');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={() => setState('open')}
      >
        <Icon of={IconKeyboard} size={22} />
      </button>
      {state !== 'unused' && (
        <OptionalPart onFail={() => setState('unused')}>
          <KeyboardList {...props} opened={state === 'open'} onClose={() => setState('closed')} />
        </OptionalPart>
      )}
    </>
  );
}
