import { IconKeyboard } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './keyboard-help.module.css';
import type { KeyboardListProps } from './keyboard-list.tsx';

const KeyboardList = lazy(async () => ({
  default: (await import('./keyboard-list.tsx')).KeyboardList,
}));

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
        <Suspense>
          <KeyboardList {...props} opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
