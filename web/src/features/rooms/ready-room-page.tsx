import { Button, Skeleton } from '@mantine/core';
import { IconCopy, IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { readyRooms } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { useCase, useCases, useRoom } from './api.ts';
import { DoorList } from './drawing/door-list.tsx';
import { RoomDrawing, zoneOf } from './drawing/room-drawing.tsx';
import { itemsAt } from './editing/edit-room.ts';
import { doorsOf } from './editing/placing.ts';
import { usualBase } from './editing/usual-base.ts';
import { tryWorld } from './editing/worlds.ts';
import { LazyScene, LazyTry } from './parts/lazy-parts.tsx';
import { RoomContents } from './parts/room-contents.tsx';
import { useRoomWords } from './parts/room-words.ts';
import { copyPath } from './paths.ts';
import classes from './ready-room-page.module.css';

/** "`/room`, `/room2`, `/room3`, `/room4` are four ready rooms": each to be looked at, tried, and copied. */
export function ReadyRoomPage() {
  const { t } = useTranslation('rooms');
  const { pathname } = useLocation();
  const ready = readyRooms.find(({ path }) => path === pathname) ?? readyRooms[0];
  const { data, error, refetch } = useRoom(ready.id);
  const draft = data?.draft;
  const words = useRoomWords(draft?.room);
  const cases = useCases();
  const baseId = usualBase(cases.data ?? [], draft);
  const base = useCase(baseId);
  const [isTrying, setTrying] = useState(false);
  // Without a case the room is seen by itself: nothing is waited for that may not come.
  const isBaseKnown = !base.isFetching && !cases.isFetching;
  const facility = base.data?.case.world ?? null;
  const world = useMemo(
    () => (draft && isBaseKnown ? tryWorld(facility, draft) : null),
    [draft, facility, isBaseKnown],
  );
  const doors = useMemo(
    () => (draft ? doorsOf(facility?.facility.doors ?? [], draft.room.location) : []),
    [draft, facility],
  );
  const switcher = (
    <nav className={classes.switch} aria-label={t('ready.others')}>
      {readyRooms.map(({ path, location }) => (
        <Link key={path} to={path} aria-current={path === ready.path ? 'page' : undefined}>
          {words.location(location)}
        </Link>
      ))}
    </nav>
  );
  const above = <BackLink to="/room-editing">{t('toRooms')}</BackLink>;
  if (error) {
    return (
      <PageFrame above={above} title={words.location(ready.location)}>
        {switcher}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  if (!draft) {
    return (
      <PageFrame above={above} title={words.location(ready.location)}>
        {switcher}
        <Skeleton height={420} radius="md" />
      </PageFrame>
    );
  }
  const name = words.text(draft.name);
  const facts = [
    ...(name === words.location(ready.location) ? [] : [words.location(ready.location)]),
    words.measures(draft.room),
    t(`zones.${zoneOf(draft.room)}`),
  ];
  const laden = new Map(draft.room.furniture.map(({ id }) => [id, itemsAt(draft, id).length]));
  return (
    <PageFrame
      above={above}
      title={name}
      description={facts.join(' · ')}
      actions={
        <>
          <Button
            variant="default"
            component={Link}
            to={copyPath(ready.id)}
            leftSection={<Icon of={IconCopy} size={18} />}
          >
            {t('ready.open')}
          </Button>
          <Button
            leftSection={<Icon of={IconPlayerPlay} size={18} />}
            disabled={!world}
            onClick={() => setTrying(true)}
          >
            {t('tools.perform')}
          </Button>
        </>
      }
    >
      {switcher}
      <div className={classes.layout}>
        <div className={classes.scene}>
          {world && !isTrying ? (
            <LazyScene key={ready.id} world={world} name={name} />
          ) : (
            <Skeleton height="100%" radius="md" />
          )}
        </div>
        <section className={classes.plan} aria-label={t('ready.plan')}>
          <h2 className={classes.heading}>{t('ready.plan')}</h2>
          <RoomDrawing
            room={draft.room}
            doors={doors}
            laden={laden}
            label={t('ready.planOf', { name })}
          />
          <DoorList room={draft.room} doors={doors} words={words} />
        </section>
        <section className={classes.contents}>
          <h2 className={classes.heading}>{t('ready.contents')}</h2>
          <RoomContents draft={draft} words={words} />
        </section>
      </div>
      {isTrying && world && (
        <LazyTry
          world={world}
          name={draft.name}
          goal={{ ru: t('try.goal') }}
          onLeave={() => setTrying(false)}
        />
      )}
    </PageFrame>
  );
}
