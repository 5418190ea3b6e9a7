import { IconBox, IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CasesList } from './list/cases-list.tsx';
import { NewRoomButton, RoomsList } from './list/rooms-list.tsx';

/** The rooms of the editor and the cases that are made of them; which of the two is on show lives in the address. */
export function RoomEditingPage() {
  const { t } = useTranslation('rooms');
  const [query, setQuery] = useSearchParams();
  const shown = query.get('show') === 'cases' ? 'cases' : 'rooms';
  return (
    <PageFrame
      title={t('list.title')}
      description={t('list.description')}
      actions={<NewRoomButton />}
    >
      <Tabs
        label={t('list.title')}
        tabs={[
          { id: 'rooms', label: t('list.rooms'), icon: IconBox },
          { id: 'cases', label: t('list.cases'), icon: IconListCheck },
        ]}
        shown={shown}
        // Search and order are those of one list.
        onChange={(next) => setQuery(next === 'cases' ? { show: 'cases' } : {}, { replace: true })}
      >
        {shown === 'cases' ? <CasesList /> : <RoomsList />}
      </Tabs>
    </PageFrame>
  );
}
