import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { modes } from '#shared/domain/works/work.ts';
import { personName } from '#web/ui/person-name.ts';
import type { ListState } from '#web/ui/table/use-list-params.ts';
import { type FilterName, useGroups, useStudentsOf, useTaughtWorks } from './api.ts';
import classes from './filters.module.css';
import { MenuFilter } from './menu-filter.tsx';

interface FiltersProps {
  list: ListState;
  /** Which of them the view has. */
  shown: readonly FilterName[];
}

/** The filters of results: each a menu in which several may be chosen. */
export function Filters({ list, shown }: FiltersProps) {
  const { t } = useTranslation(['teacherResults', 'study']);
  const { filters } = list.params;
  const groupIds = filters.groupIds ?? [];
  const works = useTaughtWorks().data ?? [];
  const groups = useGroups().data ?? [];
  const students = useStudentsOf(groupIds);
  const options = {
    workIds: works.map(({ id, name }) => ({ id, name })),
    groupIds: groups.map(({ id, name }) => ({ id, name })),
    studentIds: students.map((one) => ({ id: one.id, name: personName(one) })),
    workTypes: modes.map((mode) => ({ id: mode, name: t(`study:modes.${mode}`) })),
  } as const satisfies Record<FilterName, readonly object[]>;
  // People are offered by group: another choice of groups is another choice of people.
  const choose = (name: FilterName, values: readonly string[]) => {
    const { studentIds: _, ...others } = filters;
    if (name === 'groupIds') list.change({ filters: { ...others, groupIds: values } });
    else list.filter(name, values);
  };
  return shown.map((name) => (
    <MenuFilter
      key={name}
      label={t(`teacherResults:filters.${name}`)}
      options={options[name]}
      values={filters[name] ?? []}
      onChange={(values) => choose(name, values)}
      {...(name === 'studentIds' &&
        groupIds.length === 0 && { hint: t('teacherResults:filters.groupFirst') })}
    />
  ));
}

/** The filters on a line of their own, with the way back to everything. */
export function FilterBar({
  children,
  list,
  ...rest
}: FiltersProps & { children?: React.ReactNode }) {
  const { t } = useTranslation('table');
  const isNarrowed = rest.shown.some((name) => list.params.filters[name]);
  return (
    <search className={classes.bar}>
      {children}
      <Filters list={list} {...rest} />
      {isNarrowed && (
        <Button
          variant="subtle"
          onClick={() =>
            list.change({
              filters: Object.fromEntries(
                Object.entries(list.params.filters).map(([name, values]) => [
                  name,
                  (rest.shown as readonly string[]).includes(name) ? [] : values,
                ]),
              ),
            })
          }
        >
          {t('reset')}
        </Button>
      )}
    </search>
  );
}
