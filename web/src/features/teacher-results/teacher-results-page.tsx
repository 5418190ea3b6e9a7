import { SegmentedControl, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { type View, views } from './address.ts';
import { filterNames } from './api.ts';
import classes from './teacher-results-page.module.css';
import { useAddress } from './use-address.ts';
import { ViewPart } from './view-part.tsx';

const ResultList = lazyPart(
  () => import('./result-list.tsx'),
  (module) => module.ResultList,
);
const WorkView = lazyPart(
  () => import('./by-work/work-view.tsx'),
  (module) => module.WorkView,
);
const ReviewView = lazyPart(
  () => import('./review/review-view.tsx'),
  (module) => module.ReviewView,
);

/** Results of those whom a teacher teaches: the list, one work at a time, what waits for a review. */
export function TeacherResultsPage() {
  const { t } = useTranslation('teacherResults');
  const [{ view, names }, change] = useAddress();
  const list = useListParams({ filters: filterNames });
  return (
    <PageFrame
      title={t('title')}
      actions={
        <Switch
          label={t('withoutNames')}
          checked={!names}
          onChange={(event) => change({ names: !event.currentTarget.checked })}
        />
      }
    >
      <div className={classes.views}>
        <SegmentedControl
          aria-label={t('views.label')}
          data={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={(value) => change({ view: value as View })}
        />
      </div>
      <ViewPart key={view}>
        {view === 'list' && <ResultList list={list} names={names} />}
        {view === 'work' && <WorkView list={list} />}
        {view === 'reviews' && <ReviewView list={list} names={names} />}
      </ViewPart>
    </PageFrame>
  );
}
