import { Skeleton } from '@mantine/core';
import {
  IconArrowRight,
  IconChecklist,
  IconClockPlus,
  IconEdit,
  IconEye,
  IconMessageCheck,
  IconPlayerPlay,
  IconPlayerStop,
  IconPlus,
  IconRotate,
  IconTrash,
  type Icon as IconType,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { joined } from '#web/ui/joined.ts';
import { TablePager } from '#web/ui/table/table-pager.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useAudit } from '../api.ts';
import { changesOf, type LogChange, type LogValue } from './log-changes.ts';
import classes from './log-tab.module.css';
import { type NameOf, useNames } from './use-names.ts';

const icons: Record<AuditEntry['action'], IconType> = {
  CREATED: IconPlus,
  UPDATED: IconEdit,
  REMOVED: IconTrash,
  ASSIGNED: IconUserPlus,
  UNASSIGNED: IconUserMinus,
  STARTED_NOW: IconPlayerPlay,
  EXTRA_TIME: IconClockPlus,
  RELEASED: IconEye,
  ENDED: IconPlayerStop,
  REOPENED: IconRotate,
  REVIEWED: IconChecklist,
  LATE_ANSWER_ACCEPTED: IconMessageCheck,
};

/** What an entry changed, as it was and as it is. */
function Changes({ changes, nameOf }: { changes: readonly LogChange[]; nameOf: NameOf }) {
  const { t } = useTranslation('control');
  const formats = useFormats();
  const words = (value: LogValue): string => {
    switch (value.kind) {
      case 'time':
        return formats.dateTime(value.iso);
      case 'minutes':
        return formats.minutes(value.count);
      case 'number':
        return formats.number(value.value);
      case 'finishReason':
        return t(`ends.${value.reason}`);
      case 'names':
        return joined(value.ids.map((id) => nameOf(value.of, id) ?? t(`log.unnamed.${value.of}`)));
      default:
        return value.text;
    }
  };
  const labelOf = ({ what }: LogChange): string =>
    'field' in what
      ? t(`log.fields.${what.field}`)
      : (nameOf(what.extraTime.type, what.extraTime.id) ?? t(`log.unnamed.${what.extraTime.type}`));
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={JSON.stringify(change.what)} className={classes.change}>
          <dt>{labelOf(change)}</dt>
          <dd>
            {change.before && <span className={classes.before}>{words(change.before)}</span>}
            {change.before && (
              <span className={classes.arrow}>
                <Icon of={IconArrowRight} size={16} />
                <span className="visually-hidden">{t('log.became')}</span>
              </span>
            )}
            <span>{change.after ? words(change.after) : t('log.nothing')}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who did what to the execution and to its attempts, when and why, the newest first. */
export function LogTab({ execution }: { execution: ExecutionView }) {
  const { t } = useTranslation('control');
  const formats = useFormats();
  const list = useListParams({ prefix: 'log-' });
  const { data, error, isFetching, refetch } = useAudit(execution.id, list.params);
  const nameOf = useNames(execution, data?.content ?? []);
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={320} radius="md" />
      </div>
    );
  }
  return (
    <div className={classes.log}>
      <ol className={classes.entries} aria-label={t('tabs.log')}>
        {data.content.map((entry) => (
          <li key={`${entry.id}:${entry.at}`} className={classes.entry}>
            <span className={classes.icon}>
              <Icon of={icons[entry.action]} size={18} />
            </span>
            <div className={classes.body}>
              <div className={classes.head}>
                <strong>{t(`log.actions.${entry.action}`)}</strong>
                <span className={classes.by}>
                  {entry.by.name || t('log.unnamed.user')}
                  {' · '}
                  <time dateTime={entry.at}>{formats.dateTime(entry.at)}</time>
                </span>
              </div>
              <Changes changes={changesOf(entry)} nameOf={nameOf} />
              {entry.reason && (
                <p className={classes.reason}>{t('log.reason', { reason: entry.reason })}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <TablePager list={list} total={data.totalElements ?? data.content.length} />
    </div>
  );
}
