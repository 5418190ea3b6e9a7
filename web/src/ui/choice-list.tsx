import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './choice-list.module.css';
import { Icon } from './icon.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

/** One option as a task shows it. */
export interface Choice {
  id: string;
  text: string;
  image?: string | undefined;
}

interface ChoiceListProps {
  options: readonly Choice[];
  /** Several may be chosen: check boxes instead of radio buttons. */
  multiple: boolean;
  chosen: readonly string[];
  /** Absent: the list is only to be read. */
  onChange?: ((chosen: string[]) => void) | undefined;
  disabled?: boolean | undefined;
  /** Options that were tried and are wrong; they can be chosen all the same. */
  ruledOut?: readonly string[] | undefined;
  /** The right options, once they may be shown. */
  correct?: readonly string[] | undefined;
  /** Name of the group, unique on the page. */
  name: string;
  /** Id of the element that asks the question. */
  labelledBy?: string | undefined;
}

/** A, B, C … of an option. */
export const choiceLetter = (index: number): string => String.fromCharCode(65 + index);

/** What an option turned out to be, once the key is known. */
type Verdict = 'right' | 'missed' | 'wrong' | null;

function verdictOf(id: string, chosen: readonly string[], correct?: readonly string[]): Verdict {
  if (!correct) return null;
  if (correct.includes(id)) return chosen.includes(id) ? 'right' : 'missed';
  return chosen.includes(id) ? 'wrong' : null;
}

/** The options of a choice as large rows with a letter: to be chosen, or to be read with the verdict. */
export function ChoiceList(props: ChoiceListProps) {
  const { t } = useTranslation('study');
  const { options, multiple, chosen, onChange, disabled, correct, name, labelledBy } = props;
  const { ruledOut = [] } = props;
  if (!onChange || correct) return <ReadOnlyChoices {...props} />;

  const toggle = (id: string) => {
    if (!multiple) return onChange([id]);
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    // In the order of the options, so that the same choice is always the same answer.
    onChange(options.map((option) => option.id).filter((one) => next.includes(one)));
  };

  return (
    <fieldset aria-labelledby={labelledBy} className={classes.list}>
      {options.map((option, index) => (
        <div key={option.id} className={classes.item}>
          <label className={classes.row} data-chosen={chosen.includes(option.id) || undefined}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              className={classes.input}
              checked={chosen.includes(option.id)}
              disabled={disabled}
              onChange={() => toggle(option.id)}
            />
            <span className={classes.key} data-square={multiple || undefined} aria-hidden="true">
              {choiceLetter(index)}
            </span>
            <span className={classes.text}>
              {option.text}
              {ruledOut.includes(option.id) && (
                <span className={classes.tried}>{t('choice.tried')}</span>
              )}
            </span>
          </label>
          {option.image && <ZoomPicture src={option.image} alt={option.text} />}
        </div>
      ))}
    </fieldset>
  );
}

function ReadOnlyChoices({ options, multiple, chosen, correct, labelledBy }: ChoiceListProps) {
  const { t } = useTranslation('study');
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {options.map((option, index) => {
        const isChosen = chosen.includes(option.id);
        const verdict = verdictOf(option.id, chosen, correct);
        return (
          <li key={option.id} className={classes.item}>
            <div
              className={classes.row}
              data-static
              data-chosen={(isChosen && !verdict) || undefined}
              data-verdict={verdict ?? undefined}
            >
              <span className={classes.key} data-square={multiple || undefined} aria-hidden="true">
                {choiceLetter(index)}
              </span>
              <span className={classes.text}>
                {option.text}
                {(isChosen || verdict) && (
                  <span className={classes.note}>
                    {verdict === 'right' && t('choice.right')}
                    {verdict === 'missed' && t('choice.missed')}
                    {verdict === 'wrong' && t('choice.wrong')}
                    {!verdict && t('choice.own')}
                  </span>
                )}
              </span>
              <span className={classes.mark} aria-hidden="true">
                {verdict === 'wrong' && <Icon of={IconX} />}
                {(verdict === 'right' || verdict === 'missed') && <Icon of={IconCheck} />}
              </span>
            </div>
            {option.image && <ZoomPicture src={option.image} alt={option.text} />}
          </li>
        );
      })}
    </ul>
  );
}
