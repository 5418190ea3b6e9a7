import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { type CheckResult, type ExamCheck, examChecks, hasFailed } from './exam-checks.ts';
import classes from './exam-entrance.module.css';
import type { useDeviceChecks } from './use-device-checks.ts';

const icons = { ok: IconCircleCheck, warn: IconAlertTriangle, fail: IconCircleX } as const;

/** What the device can do, one line each, with what to do where it cannot. */
export function DeviceChecks({ checks }: { checks: ReturnType<typeof useDeviceChecks> }) {
  const { t } = useTranslation('exam');
  const { results, current, checked } = checks;
  const isWarned = checked.some(({ state }) => state === 'warn');
  const done = hasFailed(checked) ? 'doneFail' : isWarned ? 'doneWarn' : 'done';
  return (
    <section className={classes.card} aria-labelledby="checks-title">
      <h2 id="checks-title" className={classes.title}>
        {t('checks.title')}
      </h2>
      <ul className={classes.checks}>
        {examChecks.map((check) => {
          const result = results[check];
          if (result) return <Checked key={check} check={check} result={result} />;
          return check === current ? <Checking key={check} check={check} /> : null;
        })}
      </ul>
      <p role="status" className={current ? 'visually-hidden' : classes.done}>
        {t(current ? 'checks.running' : `checks.${done}`)}
      </p>
      {!current && done !== 'done' && (
        <Button variant="default" onClick={() => void checks.again()}>
          {t('checks.again')}
        </Button>
      )}
    </section>
  );
}

function Checking({ check }: { check: ExamCheck }) {
  const { t } = useTranslation('exam');
  return (
    <li>
      <span className={classes.icon}>
        <Loader size={18} aria-hidden />
      </span>
      <span>
        <b>{t(`${check}.title`)}</b>
        <span className={classes.words}>{t('checks.running')}</span>
      </span>
    </li>
  );
}

function Checked({ check, result }: { check: ExamCheck; result: CheckResult }) {
  const { t } = useTranslation('exam');
  const { number, duration } = useFormats();
  const { state, value = 0 } = result;
  const shown = check === 'clock' ? duration(isoOf(0), isoOf(value)) : number(value);
  // Nobody needs sound, so there is nothing else to say of it.
  const words = check === 'sound' ? t('sound.ok') : t(`${check}.${state}`, { value: shown });
  return (
    <li data-state={state}>
      <span className={classes.icon}>
        <Icon of={icons[state]} />
      </span>
      <span>
        <b>{t(`${check}.title`)}</b>
        <span className="visually-hidden">: {t(`states.${state}`)}. </span>
        <span className={classes.words}>{words}</span>
      </span>
    </li>
  );
}

const isoOf = (millis: number) => new Date(millis).toISOString();
