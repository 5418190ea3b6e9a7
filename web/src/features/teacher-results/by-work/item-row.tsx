import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OptionFigures, TaskFigures } from '#shared/contracts/results.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './item-table.module.css';
import { attemptsNeeded, itemVerdict, verdictTones } from './item-words.ts';
import { OptionTable } from './option-table.tsx';
import { ShareBar } from './share-bar.tsx';

interface ItemRowProps {
  task: TaskFigures;
  isOpen: boolean;
  options: readonly OptionFigures[] | null;
  onToggle: () => void;
}

/** The figures of one task, and below them its options while it is open. */
export function ItemRow({ task, isOpen, options, onToggle }: ItemRowProps) {
  const { t } = useTranslation('teacherResults');
  const { hundredths, percent } = useFormats();
  const isChoice = task.type === 'SINGLECHOICE' || task.type === 'MULTICHOICE';
  const panel = `options-${task.id}`;
  const verdict = itemVerdict(task);
  const two = (value: number | null) =>
    value === null ? <span className={classes.none}>—</span> : hundredths(value);
  const words = (
    <>
      <span className={classes.number}>{task.number}</span>
      <span className={classes.question}>{task.question}</span>
    </>
  );
  return (
    <>
      <tr>
        <th scope="row">
          {isChoice ? (
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={onToggle}
            >
              {words}
              <Icon of={IconChevronDown} size={18} />
            </button>
          ) : (
            <span className={classes.toggle}>{words}</span>
          )}
        </th>
        <td>
          <ShareBar task={task} />
        </td>
        <td data-numeric>
          {task.facility === null ? '—' : percent(Math.round(task.facility * 100))}
        </td>
        <td data-numeric>{two(task.itemRest)}</td>
        <td data-numeric>{two(task.discriminationIndex)}</td>
        <td>
          {verdict === 'tooFew' ? (
            <span className={classes.none}>
              {t('items.verdicts.tooFew', { count: task.attempts, needed: attemptsNeeded })}
            </span>
          ) : (
            <StatusBadge
              tone={verdictTones[verdict]}
              {...(verdict === 'negative' && { icon: IconAlertTriangle })}
            >
              {t(`items.verdicts.${verdict}`)}
            </StatusBadge>
          )}
        </td>
      </tr>
      {isChoice && (
        <tr id={panel} hidden={!isOpen}>
          <td colSpan={6} className={classes.panel}>
            {isOpen && <OptionTable options={options} attempts={task.attempts} />}
          </td>
        </tr>
      )}
    </>
  );
}
