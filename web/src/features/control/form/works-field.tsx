import '#web/ui/styles-kit.ts';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits.ts';
import { useFieldError } from '#web/ui/form/field-error.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useWorks } from '../api.ts';
import type { ControlValues } from './control-values.ts';
import classes from './works-field.module.css';

interface WorksFieldProps {
  // The parsed type of the form does not matter to a field.
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form's own signature
  control: Control<ControlValues, unknown, any>;
  /** Works of the execution, whose names must show before the list has come. */
  known?: readonly { id: string; name: string }[];
}

/** Works of the courses that the person teaches, by course, to be searched and chosen. */
export function WorksField({ control, known = [] }: WorksFieldProps) {
  const { t } = useTranslation(['control', 'form', 'study']);
  const { field, fieldState } = useController({ control, name: 'workIds' });
  const words = useFieldError();
  const problemWords = useProblemText();
  const { data, error } = useWorks();
  const works = data ?? [];
  const courses = [...new Set(works.map((work) => work.courseName))];
  const rest = known.filter(({ id }) => !works.some((work) => work.id === id));
  const kinds = new Map(works.map((work) => [work.id, work.kind]));
  const fieldError = () => {
    if (fieldState.error?.type === 'too_small') return t('control:form.noWorks');
    return words('workIds', fieldState.error);
  };
  return (
    <MultiSelect
      label={t('control:form.works')}
      description={error && !data ? problemWords(error) : t('control:form.worksHint')}
      placeholder={field.value.length === 0 ? t('control:form.worksPlaceholder') : ''}
      data={[
        ...rest.map(({ id, name }) => ({ value: id, label: name })),
        ...courses.map((course) => ({
          group: course,
          items: works
            .filter((work) => work.courseName === course)
            .map(({ id, name }) => ({ value: id, label: name })),
        })),
      ]}
      renderOption={({ option }) => {
        const kind = kinds.get(option.value);
        return (
          <span>
            {option.label}
            {kind && ` · ${t(`study:kinds.${kind}`)}`}
          </span>
        );
      }}
      classNames={{ input: classes.field ?? '', inputField: classes.typed ?? '' }}
      searchable
      hidePickedOptions
      maxValues={limits.execution.works}
      nothingFoundMessage={t('form:select.nothing')}
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 150 } }}
      {...field}
      error={fieldError()}
    />
  );
}
