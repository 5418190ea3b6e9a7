import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits.ts';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { institutionWindow, momentText, useInstitutionZone } from '../times.ts';
import { windowSummary } from '../window-summary.ts';
import classes from './control-form.module.css';
import type { ControlValues } from './control-values.ts';
import { MembersField } from './members-field.tsx';
import { MinutesField } from './minutes-field.tsx';
import { WorksField } from './works-field.tsx';

interface FieldsProps {
  // The parsed type of the form does not matter to a field.
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form's own signature
  control: Control<ControlValues, unknown, any>;
}

const presets = [20, 30, 45, 60, 90] as const;

/** What window and minutes mean for people, in a sentence that follows the fields. */
function WindowMeaning({ control }: FieldsProps) {
  const { t } = useTranslation('control');
  const language = useLanguage();
  const formats = useFormats();
  const zone = useInstitutionZone();
  const [start, end, minutes] = useWatch({
    control,
    name: ['startDateTime', 'endDateTime', 'executionTime'],
  });
  const summary = windowSummary({
    startDateTime: start,
    endDateTime: end,
    executionTime: minutes,
  });
  const there = start && end ? institutionWindow({ start, end }, language, zone) : null;
  const sentence = () => {
    if (!summary || !start || !end) return '';
    if (summary.kind === 'short') {
      return t('form.meaning.short', { minutes: formats.minutes(summary.minutes) });
    }
    return t('form.meaning.whole', {
      start: momentText(start, start, language),
      until: momentText(summary.firstUntil, start, language),
      last: momentText(summary.lastFullStart, start, language),
      end: momentText(end, start, language),
    });
  };
  return (
    <p
      className={classes.meaning}
      data-warning={summary?.kind === 'short' || undefined}
      aria-live="polite"
    >
      {sentence()}
      {there && <span className={classes.there}>{t('window.institution', { window: there })}</span>}
    </p>
  );
}

/** Name, works, window, minutes and commission of an execution: the same to create and to change one. */
export function SettingsFields({
  control,
  works,
}: FieldsProps & { works?: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('control');
  return (
    <>
      <section className={classes.card} aria-labelledby="control-what">
        <h2 id="control-what">{t('form.what')}</h2>
        <WorksField control={control} {...(works && { known: works })} />
        <TextField
          control={control}
          name="name"
          label={t('form.name')}
          description={t('form.nameHint')}
          maxLength={200}
        />
      </section>
      <section className={classes.card} aria-labelledby="control-when">
        <h2 id="control-when">{t('form.when')}</h2>
        <div className={classes.window}>
          <DateTimeField control={control} name="startDateTime" label={t('form.start')} />
          <DateTimeField control={control} name="endDateTime" label={t('form.end')} />
          <MinutesField
            control={control}
            name="executionTime"
            label={t('form.minutes')}
            presets={presets}
            max={limits.execution.mostMinutes}
          />
        </div>
        <WindowMeaning control={control} />
      </section>
    </>
  );
}

/** Who sits on the exam, for its protocol. */
export function CommissionFields({ control }: FieldsProps) {
  const { t } = useTranslation('control');
  return (
    <section className={classes.card} aria-labelledby="control-commission">
      <div>
        <h2 id="control-commission">{t('form.commission')}</h2>
        <p className={classes.hint}>{t('form.commissionHint')}</p>
      </div>
      <div className={classes.pair}>
        <TextField
          control={control}
          name="commission.number"
          label={t('form.protocol')}
          maxLength={50}
        />
        <TextField
          control={control}
          name="commission.chair"
          label={t('form.chair')}
          maxLength={200}
        />
      </div>
      <MembersField control={control} />
      <TextField
        control={control}
        name="commission.reason"
        label={t('form.ground')}
        description={t('form.groundHint')}
        maxLength={500}
      />
    </section>
  );
}
