import './styles-kit.ts';
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconQuestionMark, IconX } from '@tabler/icons-react';
import i18next from 'i18next';
import { ulid } from 'ulid';
import { Icon } from './icon.tsx';
import { defaultIcons, type Notice, type NoticeIcon } from './notice.ts';
import classes from './notices.module.css';

const icons = {
  done: IconCheck,
  close: IconX,
  question: IconQuestionMark,
  mark: IconExclamationMark,
} as const satisfies Record<NoticeIcon, typeof IconCheck>;

const plainMillis = 5000;
const actionMillis = 8000;

/** Where notices appear. The region is there before its first message, so that it is read out. */
export function NoticeHost() {
  return <Notifications position="bottom-right" limit={4} zIndex={400} transitionDuration={180} />;
}

/** Puts a notice on show. */
export function showNotice(notice: Notice): void {
  const { text, type, icon = defaultIcons[type], action, sticky, millis, onClose } = notice;
  const id = notice.id ?? ulid();
  notifications.hide(id);
  notifications.show({
    id,
    // What went wrong interrupts; everything else waits for its turn.
    role: type === 'danger' ? 'alert' : 'status',
    icon: <Icon of={icons[icon]} size={18} />,
    autoClose: sticky ? false : (millis ?? (action ? actionMillis : plainMillis)),
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
    className: classes.notice ?? '',
    'data-type': type,
    classNames: { icon: classes.icon ?? '', description: classes.text ?? '' },
    ...(onClose && { onClose }),
    message: (
      <div className={classes.body}>
        <span>{text}</span>
        {action && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              action.onClick();
              notifications.hide(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
  });
}
