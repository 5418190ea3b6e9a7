import { Button, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CaseView } from '#shared/contracts/cases.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { inLanguage } from '#shared/languages.ts';
import { PlanMap } from '#web/simulators/cleanroom/plan-map.tsx';
import { useCleanroomWords } from '#web/simulators/cleanroom/words.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { personWords } from './case-person.ts';
import classes from './case-start.module.css';

/** With hints and explanations at once, or as in an exam. */
export const practiceModes = ['TRAINING', 'CONTROL'] as const;
export type PracticeMode = (typeof practiceModes)[number];

interface CaseStartProps {
  view: CaseView;
  mode: PracticeMode;
  onMode: (mode: PracticeMode) => void;
  onBegin: () => void;
  onLeave: () => void;
}

/** Before the start: what is to be done, by whom, under which rules, and where: the rooms from above. */
export function CaseStart({ view, mode, onMode, onBegin, onLeave }: CaseStartProps) {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const formats = useFormats();
  const { case: one, profile } = view;
  const { world } = one;
  const matter = { world, situations: [] };
  const words = useCleanroomWords(matter);
  return (
    <PageFrame title={inLanguage(one.name, language)} description={inLanguage(one.goal, language)}>
      <div className={classes.start}>
        <section className={classes.facts} aria-label={t('test.about')}>
          <dl className={classes.list}>
            <dt>{t('list.person')}</dt>
            <dd>{personWords(t, world.person)}</dd>
            <dt>{t('test.way')}</dt>
            <dd>
              {words.room(world.person.location)}
              {world.goal && world.goal !== world.person.location
                ? ` → ${words.room(world.goal)}`
                : ''}
            </dd>
            <dt>{t('list.profile')}</dt>
            <dd>
              {inLanguage(profile.name, language)}
              <span className={classes.origin}>{inLanguage(profile.origin, language)}</span>
            </dd>
            <dt>{t('list.passMark')}</dt>
            <dd>{formats.percent(one.passMark)}</dd>
          </dl>
          <div className={classes.mode}>
            <SegmentedControl
              aria-label={t('test.mode')}
              value={mode}
              onChange={(value) => onMode(practiceModes.find((one) => one === value) ?? 'TRAINING')}
              data={practiceModes.map((value) => ({ value, label: t(`test.${value}.name`) }))}
            />
            <p className={classes.origin}>{t(`test.${mode}.text`)}</p>
          </div>
          <div className={classes.buttons}>
            <Button size="md" onClick={onBegin}>
              {t('test.begin')}
            </Button>
            <Button size="md" variant="default" onClick={onLeave}>
              {t('test.others')}
            </Button>
          </div>
        </section>
        <div className={classes.plan}>
          <PlanMap facility={world.facility} state={cleanroom.start(matter, 0)} words={words} />
        </div>
      </div>
    </PageFrame>
  );
}
