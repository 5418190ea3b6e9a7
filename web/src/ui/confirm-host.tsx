import './styles-kit.ts';
import { Button, Modal } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import classes from './confirm.module.css';
import { openQuestion } from './confirm.ts';

/** Shows the question that `confirm` asks. */
export function ConfirmHost() {
  const { t } = useTranslation('common');
  const asked = useStore(openQuestion);
  // The words stay while the dialog fades away.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const question = asked ?? last.current;
  if (!question) return null;
  return (
    <Modal
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={question.title}
      role="alertdialog"
      centered
      size={440}
      zIndex={350}
      withCloseButton={false}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '' }}
    >
      {question.text && <p className={classes.text}>{question.text}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => asked?.answer(false)} data-autofocus>
          {question.cancelLabel ?? t('actions.cancel')}
        </Button>
        <Button
          color={question.danger ? 'red' : 'teal'}
          onClick={() => asked?.answer(true)}
        >
          {question.confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
