import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Profile, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import { inLanguage } from '#shared/languages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { useLanguage } from '#web/ui/use-language.ts';
import { useProfile } from './api.ts';
import classes from './poster.module.css';

/** Steps in groups: all of a group may be done once the groups before it are, in any order among themselves. */
export function ranksOf(steps: readonly ProfileStep[]): ProfileStep[][] {
  const rank = new Map<string, number>();
  const rankOf = (step: ProfileStep): number => {
    const known = rank.get(step.id);
    if (known !== undefined) return known;
    const before = steps.filter(({ id }) => step.after.includes(id)).map(rankOf);
    const own = before.length === 0 ? 0 : Math.max(...before) + 1;
    rank.set(step.id, own);
    return own;
  };
  const groups: ProfileStep[][] = [];
  for (const step of steps.filter(({ forbidden }) => !forbidden)) {
    const own = rankOf(step);
    groups[own] = [...(groups[own] ?? []), step];
  }
  return groups.filter((group) => group.length > 0);
}

/** "Any profile prints as a wall poster": one page of A3, large enough to read from a step away; of A4 the longest take two. */
export function Poster({ profileId }: { profileId: string }) {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const { data, error, refetch } = useProfile(profileId);
  if (error) {
    return (
      <PageFrame title={t('poster.title')}>
        <RefusalState
          error={error}
          onRetry={() => void refetch()}
          wayOn={{ to: '/practice', label: t('poster.back') }}
        />
      </PageFrame>
    );
  }
  if (!data) return <Skeleton height={480} radius="md" />;
  return (
    <div className={classes.page}>
      <PageFrame
        above={<BackLink to="/practice">{t('poster.back')}</BackLink>}
        title={t('poster.title')}
        actions={
          <Button leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
            {t('poster.print')}
          </Button>
        }
      >
        <Sheet profile={data} language={language} />
      </PageFrame>
    </div>
  );
}

function Sheet({
  profile,
  language,
}: {
  profile: Profile;
  language: ReturnType<typeof useLanguage>;
}) {
  const { t } = useTranslation('practice');
  const never = profile.mistakes.filter(({ severity }) => severity === 'critical');
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <h2 className={classes.title}>{inLanguage(profile.name, language)}</h2>
        <p>{inLanguage(profile.origin, language)}</p>
      </header>
      <ol className={classes.groups}>
        {ranksOf(profile.steps).map((group, i) => (
          <li key={group[0]?.id} className={classes.group}>
            <span className={classes.number} aria-hidden="true">
              {i + 1}
            </span>
            <ul className={classes.steps}>
              {group.map((step) => (
                <li key={step.id} data-severity={step.severity}>
                  <strong>
                    {inLanguage(step.name, language)}
                    {step.if && <small> ({t('poster.applies')})</small>}
                  </strong>
                  <span>{inLanguage(step.explanation, language)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={classes.free}>
        {t('poster.free')}
        <br />
        {t('poster.legend')}
      </p>
      {never.length > 0 && (
        <section className={classes.never}>
          <h3>{t('poster.never')}</h3>
          <ul>
            {never.map((rule) => (
              <li key={rule.id}>{inLanguage(rule.name, language)}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={classes.sources}>
        {t('poster.sources', { sources: profile.sources.join('; ') })}
      </p>
    </article>
  );
}
