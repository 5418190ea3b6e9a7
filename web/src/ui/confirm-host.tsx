import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import classes from './confirm.module.css';
import { openQuestion } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** Shows the question that `confirm` asks. */
export function ConfirmHost() {
  const { t } = useTranslation('common');
  const asked = useStore(openQuestion);
  // The words stay while the dialog fades away.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const question = last.current;
  if (!question) return null;
  return (
    <Dialog
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={question.title}
      size={440}
      zIndex={350}
    >
      {question.text && <p className={classes.text}>{question.text}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => asked?.answer(false)} data-autofocus>
          {question.cancelLabel ?? t('actions.cancel')}
        </Button>
        <Button color={question.danger ? 'red' : 'teal'} onClick={() => asked?.answer(true)}>
          {question.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
