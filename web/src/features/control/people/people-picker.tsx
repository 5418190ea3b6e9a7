import { Checkbox, Skeleton, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupRow } from '#shared/contracts/users.ts';
import { sitsExams } from '#shared/domain/identity/roles.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { joined } from '#web/ui/joined.ts';
import { personName } from '#web/ui/person-name.ts';
import { useGroups, usePeopleOf } from '../api.ts';
import classes from './people-picker.module.css';

/** Groups and single people that were chosen. */
export interface Chosen {
  groupIds: readonly string[];
  userIds: readonly string[];
}

interface PeoplePickerProps {
  label: string;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** Assigned already: not to be chosen again. */
  taken?: Chosen;
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The students of one group, to be chosen one by one: nobody else may be assigned by name. */
function GroupPeople({ group, chosen, onChange, taken }: PeoplePickerProps & { group: GroupRow }) {
  const { t } = useTranslation('control');
  const { data, error, refetch } = usePeopleOf(group.id);
  if (error && !data) return <ErrorState plain error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={72} />;
  const students = data.filter((person) => sitsExams(person.role));
  if (students.length === 0) return <p className={classes.none}>{t('people.emptyGroup')}</p>;
  const isWhole = chosen.groupIds.includes(group.id) || taken?.groupIds.includes(group.id);
  return (
    <ul className={classes.people}>
      {students.map((person) => {
        const isTaken = isWhole || taken?.userIds.includes(person.id);
        return (
          <li key={person.id}>
            <Checkbox
              label={personName(person)}
              checked={isTaken || chosen.userIds.includes(person.id)}
              disabled={isTaken ?? false}
              onChange={() => onChange({ ...chosen, userIds: toggled(chosen.userIds, person.id) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function GroupChoice(props: PeoplePickerProps & { group: GroupRow }) {
  const { group, chosen, onChange, taken } = props;
  const { t } = useTranslation('control');
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const isTaken = taken?.groupIds.includes(group.id) ?? false;
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        <Checkbox
          className={classes.choice ?? ''}
          label={group.name}
          description={t(isTaken ? 'people.takenGroup' : 'people.count', {
            count: group.userCount,
          })}
          checked={isTaken || chosen.groupIds.includes(group.id)}
          disabled={isTaken}
          onChange={() => onChange({ ...chosen, groupIds: toggled(chosen.groupIds, group.id) })}
        />
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={t('people.ofGroup', { name: group.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('people.single')}
          <Icon of={IconChevronDown} size={18} />
        </button>
      </div>
      <div id={list} hidden={!isOpen}>
        {isOpen && <GroupPeople {...props} />}
      </div>
    </li>
  );
}

/** From this many groups on there is a search. */
const searchedFrom = 6;

/** Chooses whole groups, and people inside groups. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, chosen } = props;
  const { t } = useTranslation('control');
  const { data, error, isFetching, refetch } = useGroups();
  const [search, setSearch] = useState('');
  const title = useId();
  if (error && !data) {
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const groups = data?.filter((group) => group.status === 'ACTIVE');
  const asked = search.trim().toLowerCase();
  const shown = groups?.filter((group) => group.name.toLowerCase().includes(asked));
  return (
    <section aria-labelledby={title} className={classes.picker}>
      <div className={classes.title}>
        <span id={title}>{label}</span>
        <span className={classes.sum} role="status">
          {joined([
            t('people.chosenGroups', { count: chosen.groupIds.length }),
            t('people.chosenPeople', { count: chosen.userIds.length }),
          ])}
        </span>
      </div>
      {(groups?.length ?? 0) >= searchedFrom && (
        <TextInput
          aria-label={t('people.searchGroup')}
          placeholder={t('people.searchGroup')}
          leftSection={<Icon of={IconSearch} size={18} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {!groups && <Skeleton height={120} />}
      {shown?.length === 0 && <p className={classes.none}>{t('people.noGroups')}</p>}
      <ul className={classes.groups}>
        {shown?.map((group) => (
          <GroupChoice key={group.id} {...props} group={group} />
        ))}
      </ul>
    </section>
  );
}
