import '#web/ui/styles-kit.ts';
import { Select } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { WorkChoiceProps } from './work-choice.tsx';

/** One of many works, to be searched. */
export function WorkSearch(props: WorkChoiceProps & { takesFocus: boolean }) {
  const { works, onChange, takesFocus, ...look } = props;
  const input = useRef<HTMLInputElement>(null);
  // Only at the beginning: later the person is free to go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it takes the focus does not change
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, []);
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
