import { ActionIcon, Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChecklist,
  IconCircleCheck,
  IconCube,
  IconDeviceFloppy,
  IconListCheck,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import type { Editor } from '../editing/use-editor.ts';
import classes from './toolbar.module.css';
import type { Checked } from './use-check.ts';

interface ToolbarProps {
  editor: Editor;
  checked: Checked;
  isChanged: boolean;
  /** The room has been saved at all. */
  isStored: boolean;
  isBusy: boolean;
  canMakeCase: boolean;
  onCheck: () => void;
  onPreview: () => void;
  onPerform: () => void;
  onCase: () => void;
  onSave: () => void;
}

/** What the button of the check says while nothing is known to be wrong: that nothing is wrong only once that is known. */
const phaseWords = {
  waiting: 'tools.check',
  running: 'check.running',
  noBase: 'tools.check',
  roomFirst: 'tools.check',
  done: 'tools.fine',
} as const;

/** What can be done with the room as a whole. */
export function Toolbar(props: ToolbarProps) {
  const { editor, checked, isChanged, isStored, isBusy } = props;
  const { t } = useTranslation('rooms');
  const { problems, phase } = checked;
  const isWrong = problems.length > 0;
  const isFine = !isWrong && phase === 'done';
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('tools.label')}>
      <ActionIcon
        size={40}
        variant="default"
        aria-label={t('tools.undo')}
        title={t('tools.undo')}
        disabled={!editor.canUndo}
        onClick={editor.undo}
      >
        <Icon of={IconArrowBackUp} />
      </ActionIcon>
      <ActionIcon
        size={40}
        variant="default"
        aria-label={t('tools.redo')}
        title={t('tools.redo')}
        disabled={!editor.canRedo}
        onClick={editor.redo}
      >
        <Icon of={IconArrowForwardUp} />
      </ActionIcon>
      <Button
        variant="default"
        className={classes.check ?? ''}
        data-wrong={isWrong || undefined}
        data-fine={isFine || undefined}
        leftSection={
          <Icon
            of={isWrong ? IconAlertCircle : isFine ? IconCircleCheck : IconChecklist}
            size={18}
          />
        }
        onClick={props.onCheck}
      >
        {isWrong ? t('tools.wrong', { count: problems.length }) : t(phaseWords[phase])}
      </Button>
      <span className={classes.gap} />
      <Button
        variant="default"
        leftSection={<Icon of={IconCube} size={18} />}
        onClick={props.onPreview}
      >
        {t('tools.preview')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon of={IconPlayerPlay} size={18} />}
        onClick={props.onPerform}
      >
        {t('tools.perform')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon of={IconListCheck} size={18} />}
        disabled={!props.canMakeCase}
        onClick={props.onCase}
      >
        {t('tools.case')}
      </Button>
      <Button
        leftSection={<Icon of={IconDeviceFloppy} size={18} />}
        loading={isBusy}
        onClick={props.onSave}
      >
        {t('tools.save')}
      </Button>
      <span className={classes.state} role="status">
        {isChanged ? t('tools.changed') : t(isStored ? 'tools.saved' : 'tools.unsaved')}
      </span>
    </div>
  );
}
