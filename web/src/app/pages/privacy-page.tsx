import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '#shared/languages.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { type RuntimeConfig, runtimeConfig } from '#web/lib/runtime-config.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import classes from './privacy-page.module.css';

const kept = ['what.account', 'what.password', 'what.results', 'what.logs'] as const;
const sections = ['browser', 'who', 'demo', 'rights'] as const;

/** The policy on personal data: what the trainer really does. */
export function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'titles']);
  const [config, setConfig] = useState<RuntimeConfig>({});
  useEffect(() => {
    void runtimeConfig().then(setConfig);
  }, []);
  const name = config.institution && inLanguage(config.institution, currentLanguage());

  return (
    <article className={classes.text}>
      <PageHeading>{t('titles:privacy')}</PageHeading>
      <p className={classes.lead}>{t('privacy:lead')}</p>
      <p>{name ? t('privacy:operator', { name }) : t('privacy:operatorDefault')}</p>
      <h2>{t('privacy:what.title')}</h2>
      <ul>
        {kept.map((key) => (
          <li key={key}>{t(`privacy:${key}`)}</li>
        ))}
      </ul>
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`privacy:${section}.title`)}</h2>
          <p>{t(`privacy:${section}.text`)}</p>
        </section>
      ))}
      {config.contact && <p>{t('privacy:contact', { contact: config.contact })}</p>}
    </article>
  );
}
