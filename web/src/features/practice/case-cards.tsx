import { Button, Skeleton } from '@mantine/core';
import { IconMan, IconWoman } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '#shared/languages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCases } from './api.ts';
import classes from './case-cards.module.css';
import { personWords } from './case-person.ts';
import { performPath } from './paths.ts';

/** Every case as a card: what is to be done, by whom, under which rules. */
export function CaseCards() {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const { data, error, refetch } = useCases();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} radius="md" />;
  if (data.content.length === 0) {
    return <EmptyState title={t('list.empty.title')} text={t('list.empty.text')} />;
  }
  return (
    <ul className={classes.cards}>
      {data.content.map((row) => {
        const name = inLanguage(row.name, language);
        return (
          <li key={row.id} className={classes.card}>
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.goal}>{inLanguage(row.goal, language)}</p>
            <p className={classes.facts}>
              <Icon of={row.gender === 'girl' ? IconWoman : IconMan} size={18} />
              {personWords(t, row)} · {inLanguage(row.profileName, language)}
            </p>
            <Button
              component={Link}
              to={performPath(row.id)}
              aria-label={`${t('test.begin')}: ${name}`}
            >
              {t('test.begin')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
