import { useTranslation } from 'react-i18next';
import type { VisibleTask } from '#shared/contracts/attempts.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { asList } from '#web/ui/answer-text.ts';
import { ChoiceList } from '#web/ui/choice-list.tsx';
import type { TaskWidgetProps } from './task-widgets.tsx';
import classes from './widgets.module.css';

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
  const chosen = asList(value);
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
        chosen={asList(value)}
        disabled={isBusy}
        correct={correct === undefined ? undefined : asList(correct)}
        // Of several chosen together nobody knows which was wrong.
        ruledOut={isMultiple ? [] : tried.flatMap(asList)}
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
