import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';

const KeyList = lazyPart(
  () => import('./key-list.tsx'),
  (module) => module.KeyList,
);

/** Opens the list of the keys; there they are switched off and on. */
export function KeyHelp({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) {
  const { t } = useTranslation('teacherResults');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-haspopup="dialog"
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={() => setState('open')}
      >
        <Icon of={IconKeyboard} />
      </ActionIcon>
      {state !== 'unused' && (
        <OptionalPart onFail={() => setState('unused')}>
          <KeyList
            opened={state === 'open'}
            onClose={() => setState('closed')}
            isOn={isOn}
            onSwitch={onSwitch}
          />
        </OptionalPart>
      )}
    </>
  );
}
