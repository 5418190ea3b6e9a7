import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#web/lib/server-clock.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { DeviceChecks } from './device-checks.tsx';
import { hasFailed } from './exam-checks.ts';
import classes from './exam-entrance.module.css';
import { useEverySecond } from './room/use-every-second.ts';
import { useDeviceChecks } from './use-device-checks.ts';

interface ExamEntranceProps {
  title: string;
  /** What there is to know of the exam: its size, its time, its window. */
  facts: readonly { label: string; value: string }[];
  rules: readonly string[];
  /** Asks the server for something small whose reply tells its time. */
  ask: () => Promise<unknown>;
  onBegin: () => void;
  isBeginning: boolean;
  /** ISO time on the server's clock before which nobody begins. */
  startsAt?: string;
  above?: ReactNode;
}

/** Before an exam: what it is, whether the device will do, the rules, and the button that starts the clock. */
export function ExamEntrance({
  title,
  facts,
  rules,
  ask,
  onBegin,
  isBeginning,
  startsAt,
  above,
}: ExamEntranceProps) {
  const { t } = useTranslation('exam');
  const checks = useDeviceChecks(ask);
  const [isAccepted, setAccepted] = useState(false);
  const [isEarly, setEarly] = useState(() => isBefore(startsAt));
  const [hasWaited] = useState(isEarly);
  const why = useId();
  useEverySecond(() => setEarly(isBefore(startsAt)));

  const state = checks.current
    ? 'checking'
    : hasFailed(checks.checked)
      ? 'failed'
      : isAccepted
        ? 'ready'
        : 'accept';
  const canBegin = state === 'ready';
  return (
    <PageFrame reading title={title} above={above}>
      <div className={classes.parts}>
        <p role="status" className="visually-hidden">
          {hasWaited && !isEarly && t('waiting.over')}
        </p>
        {isEarly && startsAt && (
          <section className={classes.card} aria-labelledby="waiting-title">
            <h2 id="waiting-title" className={classes.title}>
              {t('waiting.title')}
            </h2>
            <Countdown deadline={startsAt} label={t('waiting.label')} size="lg" />
            <p className={classes.words}>{t('waiting.text')}</p>
          </section>
        )}
        <section className={classes.card} aria-labelledby="facts-title">
          <h2 id="facts-title" className={classes.title}>
            {t('facts')}
          </h2>
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <DeviceChecks checks={checks} />
        <section className={classes.card} aria-labelledby="rules-title">
          <h2 id="rules-title" className={classes.title}>
            {t('rules.title')}
          </h2>
          <ul className={classes.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Checkbox
            label={t('rules.accept')}
            checked={isAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        </section>
        {!isEarly && (
          <div className={classes.begin}>
            <Button
              size="lg"
              // Stays reachable when it cannot act yet: the line below says why.
              {...(!canBegin && { 'data-disabled': true })}
              aria-disabled={!canBegin}
              aria-describedby={why}
              loading={isBeginning}
              onClick={() => {
                if (canBegin) onBegin();
              }}
            >
              {t('begin.action')}
            </Button>
            <p id={why} className={classes.words}>
              {t(`begin.${state}`)}
            </p>
          </div>
        )}
      </div>
    </PageFrame>
  );
}

const isBefore = (time: string | undefined): boolean =>
  time !== undefined && serverClock.now() < Date.parse(time);
