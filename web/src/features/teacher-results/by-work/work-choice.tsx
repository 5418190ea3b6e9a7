import { ComboboxChevron, NativeSelect, TextInput } from '@mantine/core';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useFullField } from '#web/ui/form/use-full-field.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';

const load = () => import('./work-search.tsx');
const WorkSearch = lazyPart(load, (module) => module.WorkSearch);

export interface WorkChoiceProps {
  label: string;
  className: string | undefined;
  works: readonly { id: string; name: string }[];
  value: string;
  onChange: (workId: string) => void;
}

/** More works than this are searched. */
const mostUnsearched = 8;

/** Which work is looked at; many of them can be searched, by a list that loads when it is asked for. */
export function WorkChoice(props: WorkChoiceProps) {
  const { works, value, onChange, ...look } = props;
  const { isFull, hadFocus, plain } = useFullField(load);
  if (works.length <= mostUnsearched) {
    return (
      <NativeSelect
        {...look}
        data={works.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const closed = (
    <TextInput
      {...look}
      {...plain}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      value={works.find(({ id }) => id === value)?.name ?? ''}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
    />
  );
  if (!isFull) return closed;
  return (
    <OptionalPart fallback={closed}>
      <WorkSearch {...props} takesFocus={hadFocus} />
    </OptionalPart>
  );
}
