import { Button, CopyButton, Group, Skeleton } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contracts/runs.ts';
import { isShut } from '#web/lib/api-error.ts';
import { clockFace } from '#web/ui/countdown-time.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useRunView, useShareRun, useUnshareRun } from '../../runs/api.ts';
import { ReplayView } from './replay-view.tsx';
import classes from './taught-run.module.css';

/** Where a run is shown by its nameless link. */
const sharedPath = (token: string) => `${window.location.origin}/shared-run/${token}`;

interface TaughtRunProps {
  runId: string;
  /** The form that marks it. */
  review?: ReactNode;
}

/** A run as its teacher sees it: the replay, what is odd about its times, and the link for the projector. */
export function TaughtRun({ runId, review }: TaughtRunProps) {
  const { t } = useTranslation('cleanroom');
  const formats = useFormats();
  const { data, error, refetch } = useRunView(runId);
  if (error) return <ErrorState plain error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={360} radius="md" />;
  return (
    <div className={classes.run}>
      <ShareLink run={data} runId={runId} />
      {data.drift.length > 0 && (
        <p className={classes.odd}>{t('replay.drift', { number: data.drift.length })}</p>
      )}
      {data.offline.batches > 0 && (
        <p className={classes.odd}>
          {t('replay.offline', { time: clockFace(Math.ceil(data.offline.totalMs / 1000)) })}
        </p>
      )}
      {data.unheard && (
        <p className={classes.odd}>
          {t('replay.unheard', { percent: formats.percent(data.unheard.percent) })}
        </p>
      )}
      {data.lateEvents > 0 && (
        <p className={classes.odd}>{t('replay.late', { number: data.lateEvents })}</p>
      )}
      <ReplayView run={data} review={review} />
    </div>
  );
}

function ShareLink({ run, runId }: { run: RunView; runId: string }) {
  const { t } = useTranslation('cleanroom');
  const words = useProblemText();
  const share = useShareRun(runId);
  const unshare = useUnshareRun(runId);
  const onError = (error: unknown) => {
    const text = isShut(error) ? t('replay.shareHeld') : words(error);
    notify({ id: 'share', type: 'danger', text });
  };
  if (!run.share) {
    return (
      <Group gap="sm">
        <Button
          size="sm"
          variant="default"
          leftSection={<Icon of={IconLink} size={18} />}
          loading={share.isPending}
          onClick={() => share.mutate(undefined, { onError })}
        >
          {t('replay.share')}
        </Button>
        <span className={classes.note}>{t('replay.shareText')}</span>
      </Group>
    );
  }
  const address = sharedPath(run.share.token);
  return (
    <Group gap="sm">
      <a href={address} target="_blank" rel="noreferrer" className={classes.link}>
        {t('replay.share')}
      </a>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button size="sm" variant="default" onClick={copy}>
            {t(copied ? 'replay.copied' : 'replay.copy')}
          </Button>
        )}
      </CopyButton>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<Icon of={IconLinkOff} size={18} />}
        loading={unshare.isPending}
        onClick={() => unshare.mutate(undefined, { onError })}
      >
        {t('replay.unshare')}
      </Button>
    </Group>
  );
}
