import { useTranslation } from 'react-i18next';
import type { VisibleTask } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import type { Key } from '#shared/domain/works/visibility.ts';
import { ChoiceList } from '#web/ui/choice-list.tsx';
import classes from './choice-widget.module.css';
import type { TaskWidgetProps } from './task-widgets.tsx';

const chosenIn = (value: Answer | Key | null | undefined): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value : [];
};

/** The answer after an option was chosen by its key: one is replaced, one of several is switched. */
export function chooseByIndex(
  task: VisibleTask,
  value: Answer | null,
  index: number,
): Answer | null {
  const options = (task.options ?? []).map((option) => option.id);
  const id = options[index];
  if (id === undefined) return null;
  if (task.type === 'SINGLECHOICE') return id;
  const chosen = chosenIn(value);
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return options.filter((one) => next.includes(one));
}

/** One option, or several: large rows with a letter. */
export function ChoiceWidget({
  task,
  value,
  onChange,
  isBusy,
  tried,
  correct,
  labelledBy,
}: TaskWidgetProps) {
  const { t } = useTranslation('test');
  const isMultiple = task.type === 'MULTICHOICE';
  return (
    <>
      {onChange && (
        <p className={classes.hint}>{t(isMultiple ? 'choose.several' : 'choose.one')}</p>
      )}
      <ChoiceList
        name={`task-${task.id}`}
        options={task.options ?? []}
        multiple={isMultiple}
        chosen={chosenIn(value)}
        disabled={isBusy}
        correct={correct === undefined ? undefined : chosenIn(correct)}
        // Of several chosen together nobody knows which was wrong.
        ruledOut={isMultiple ? [] : tried.flatMap(chosenIn)}
        labelledBy={labelledBy}
        onChange={
          onChange &&
          ((chosen) => {
            const [first] = chosen;
            if (isMultiple) onChange(chosen);
            else if (first !== undefined) onChange(first);
          })
        }
      />
    </>
  );
}
