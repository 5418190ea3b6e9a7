import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import classes from './message-page.module.css';

/** Shows the default layout to testers. */
export function DefaultLayoutPage() {
  const { t } = useTranslation(['titles', 'descriptions']);
  return (
    <PageFrame title={t('titles:layoutDefault')} description={t('descriptions:layoutDefault')} />
  );
}

/** Shows the start layout to testers. */
export function StartLayoutPage() {
  const { t } = useTranslation(['titles', 'descriptions']);
  return (
    <div className={classes.page}>
      <PageHeading className={classes.title}>{t('titles:layoutStart')}</PageHeading>
      <p className={classes.text}>{t('descriptions:layoutStart')}</p>
    </div>
  );
}

/** Shows the loading layout to testers: the layout is all there is. */
export function LoaderLayoutPage() {
  const { t } = useTranslation('titles');
  return <PageHeading className="visually-hidden">{t('layoutLoader')}</PageHeading>;
}
