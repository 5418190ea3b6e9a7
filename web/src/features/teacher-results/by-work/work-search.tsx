import '#web/ui/styles-kit.ts';
import { Select } from '@mantine/core';
import { useFocusOnce } from '#web/ui/form/use-focus-once.ts';
import type { WorkChoiceProps } from './work-choice.tsx';

/** One of many works, to be searched. */
export function WorkSearch(props: WorkChoiceProps & { takesFocus: boolean }) {
  const { works, onChange, takesFocus, ...look } = props;
  const input = useFocusOnce(takesFocus);
  return (
    <Select
      {...look}
      ref={input}
      data={works.map(({ id, name }) => ({ value: id, label: name }))}
      allowDeselect={false}
      searchable
      onChange={(value) => value && onChange(value)}
    />
  );
}
