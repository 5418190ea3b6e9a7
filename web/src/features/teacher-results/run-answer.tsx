import { Button } from '@mantine/core';
import { IconPlayerPlay, IconRobot } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunProposal } from '#shared/contracts/results.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sentences } from '#web/ui/joined.ts';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './run-answer.module.css';

const RunDialog = lazyPart(
  () => import('./run-dialog.tsx'),
  (module) => module.RunDialog,
);

interface RunAnswerProps {
  runId: string;
  proposal: RunProposal | undefined;
  /** Greatest mark of the task. */
  most: number;
  review?: ReactNode;
}

const outcomeOf = ({ criticalMiss, passed }: RunProposal) =>
  criticalMiss ? 'critical' : passed ? 'passed' : 'failed';

/** The run that is the answer: what the machine proposes, and the way to its replay. */
export function RunAnswer({ runId, proposal, most, review }: RunAnswerProps) {
  const { t } = useTranslation('teacherResults');
  const { number, percent } = useFormats();
  /** Once opened it stays, so that it closes softly and gives the focus back. */
  const [state, setState] = useState<'unseen' | 'opened' | 'closed'>('unseen');
  return (
    <div className={classes.answer}>
      {proposal && (
        <p className={classes.proposal} data-tone={proposal.passed ? 'success' : 'danger'}>
          <Icon of={IconRobot} />
          <span>
            {sentences(
              t('run.proposal', {
                mark: number(proposal.mark),
                max: number(most),
                percent: percent(proposal.percent),
              }),
              t(`run.${outcomeOf(proposal)}`, { passMark: percent(proposal.passMark) }),
              !proposal.finished && t('run.unfinished'),
              proposal.isOdd && t('run.odd'),
            )}
          </span>
        </p>
      )}
      <Button
        variant="default"
        leftSection={<Icon of={IconPlayerPlay} size={18} />}
        onClick={() => setState('opened')}
      >
        {t('run.replay')}
      </Button>
      {state !== 'unseen' && (
        <OptionalPart
          onFail={() => {
            setState('unseen');
            sayNoConnection();
          }}
        >
          <RunDialog
            runId={runId}
            review={review}
            opened={state === 'opened'}
            onClose={() => setState('closed')}
          />
        </OptionalPart>
      )}
    </div>
  );
}
