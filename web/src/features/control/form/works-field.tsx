import '#web/ui/styles-kit.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Pill, PillsInput } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { useFullField } from '#web/ui/form/use-full-field.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFirstTouch } from '#web/ui/use-first-touch.ts';
import { useWorks } from '../api.ts';
import type { ControlValues } from './control-values.ts';
import classes from './works-field.module.css';

const load = () => import('./works-select.tsx');
const WorksSelect = lazyPart(load, (module) => module.WorksSelect);

interface WorksFieldProps {
  // The parsed type of the form does not matter to a field.
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form's own signature
  control: Control<ControlValues, unknown, any>;
  /** Works of the execution, whose names must show before the list has come. */
  known?: readonly { id: string; name: string }[];
}

/** Works of the courses that the person teaches, by course, to be searched and chosen. The list loads when it is asked for. */
export function WorksField({ control, known = [] }: WorksFieldProps) {
  const { t } = useTranslation(['control', 'form']);
  const { field, fieldState } = useController({ control, name: 'workIds' });
  const words = useFieldError();
  const problemWords = useProblemText();
  const { data, error } = useWorks();
  const works = data ?? [];
  const { isFull, hadFocus, plain } = useFullField(load);
  // Whoever fills in the form comes to this field soon.
  useFirstTouch(() => void load().catch(() => undefined));
  const fieldError = () => {
    if (fieldState.error?.type === 'too_small') return t('control:form.noWorks');
    return words('workIds', fieldState.error);
  };
  const look = {
    label: t('control:form.works'),
    description: error && !data ? problemWords(error) : t('control:form.worksHint'),
    error: fieldError(),
    // The list opens below the field, and would lie over what is wrong.
    inputWrapperOrder: ['label', 'description', 'error', 'input'] as ('label' | 'error')[],
    classNames: { input: classes.field ?? '', inputField: classes.typed ?? '' },
  };
  const placeholder = field.value.length === 0 ? t('control:form.worksPlaceholder') : '';
  const nameOf = (id: string) =>
    works.find((work) => work.id === id)?.name ?? known.find((work) => work.id === id)?.name ?? id;
  const closed = (
    <PillsInput
      {...look}
      id="control-works"
      rightSection={<Icon of={IconSelector} size={16} />}
      onPointerEnter={plain.onPointerEnter}
    >
      <Pill.Group>
        {field.value.map((id) => (
          <Pill key={id}>{nameOf(id)}</Pill>
        ))}
        <PillsInput.Field
          ref={(input) => {
            plain.ref(input);
            field.ref(input);
          }}
          className={classes.typed ?? ''}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          placeholder={placeholder}
          readOnly
          onFocus={plain.onFocus}
        />
      </Pill.Group>
    </PillsInput>
  );
  if (!isFull) return closed;
  return (
    <OptionalPart fallback={closed}>
      <WorksSelect
        {...look}
        placeholder={placeholder}
        field={field}
        works={works}
        known={known}
        takesFocus={hadFocus}
      />
    </OptionalPart>
  );
}
