import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ColourSamples } from './colour-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { MarkSamples } from './mark-samples.tsx';
import { NoticeSamples } from './notice-samples.tsx';
import { PanelSamples } from './panel-samples.tsx';
import { TableSamples } from './table-samples.tsx';
import { TextSamples } from './text-samples.tsx';
import classes from './ui-page.module.css';

const sections = [
  { key: 'colours', Samples: ColourSamples },
  { key: 'buttons', Samples: ButtonSamples },
  { key: 'marks', Samples: MarkSamples },
  { key: 'notices', Samples: NoticeSamples },
  { key: 'form', Samples: FormSamples },
  { key: 'table', Samples: TableSamples },
  { key: 'panels', Samples: PanelSamples },
  { key: 'text', Samples: TextSamples },
] as const;

/** Every piece of the kit in its states, for testers. */
export function UiPage() {
  const { t } = useTranslation(['ui', 'titles', 'descriptions']);
  return (
    <PageFrame title={t('titles:ui')} description={t('descriptions:ui')}>
      {sections.map(({ key, Samples }) => (
        <section key={key} className={classes.section} aria-labelledby={`ui-${key}`}>
          <h2 id={`ui-${key}`}>{t(`ui:sections.${key}`)}</h2>
          <Samples />
        </section>
      ))}
    </PageFrame>
  );
}
