import '#web/ui/styles-kit.ts';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contracts/call.ts';
import type { listWorks } from '#shared/contracts/works.ts';
import { limits } from '#shared/limits.ts';
import { useFocusOnce } from '#web/ui/form/use-focus-once.ts';
import type { ControlValues } from './control-values.ts';

interface WorksSelectProps
  extends Pick<MultiSelectProps, 'label' | 'description' | 'error' | 'classNames' | 'placeholder'> {
  field: ControllerRenderProps<ControlValues, 'workIds'>;
  works: ReplyOf<typeof listWorks>['content'];
  known: readonly { id: string; name: string }[];
  /** The field that stood here had the focus. */
  takesFocus: boolean;
}

/** The list of works behind the field. */
export function WorksSelect({ field, works, known, takesFocus, ...look }: WorksSelectProps) {
  const { t } = useTranslation(['form', 'study']);
  const input = useFocusOnce(takesFocus);
  const courses = [...new Set(works.map((work) => work.courseName))];
  const rest = known.filter(({ id }) => !works.some((work) => work.id === id));
  const kinds = new Map(works.map((work) => [work.id, work.kind]));
  return (
    <MultiSelect
      {...look}
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
      searchable
      hidePickedOptions
      maxValues={limits.execution.works}
      nothingFoundMessage={t('form:select.nothing')}
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 150 } }}
      {...field}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
    />
  );
}
