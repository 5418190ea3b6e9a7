import { SegmentedControl } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { type MapView, mapViews } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { CleanroomScene } from '#web/simulators/cleanroom/scene-api.ts';
import { hasWebGl, SceneView } from '#web/simulators/cleanroom/scene-view.tsx';
import classes from './room-scene.module.css';

interface RoomSceneProps {
  /** The room in its facility, with the person in it. */
  world: World;
  name: string;
}

const nothing: never[] = [];
const ignore = () => undefined;

/** A room in three dimensions, to be looked at; where that cannot be drawn, that is said. */
export function RoomScene({ world, name }: RoomSceneProps) {
  const { t } = useTranslation(['rooms', 'cleanroom']);
  const scene = useRef<CleanroomScene | null>(null);
  const [isMissing, setMissing] = useState(() => !hasWebGl());
  const [view, setView] = useState<MapView>('Isometric');
  const shown = useMemo(
    () => ({ state: cleanroom.start({ world, situations: [] }, 0), action: null }),
    [world],
  );
  if (isMissing) {
    return (
      <div className={classes.scene}>
        <p className={classes.missing}>{t('rooms:scene.missing')}</p>
      </div>
    );
  }
  return (
    <div className={classes.scene}>
      <SceneView
        world={world}
        shown={shown}
        label={t('rooms:scene.label', { name })}
        usable={nothing}
        view={view}
        focus={world.person.location}
        sceneRef={scene}
        onPick={ignore}
        onMissing={() => setMissing(true)}
      />
      <div className={classes.views}>
        <SegmentedControl
          size="xs"
          aria-label={t('cleanroom:view.label')}
          value={view}
          onChange={(value) => setView(mapViews.find((one) => one === value) ?? 'Isometric')}
          data={mapViews.map((value) => ({ value, label: t(`cleanroom:view.${value}`) }))}
        />
      </div>
    </div>
  );
}
