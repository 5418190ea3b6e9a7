import { SegmentedControl } from '@mantine/core';
import { IconHelp, IconMap2, IconTags, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type MapView, mapViews } from '#shared/domain/simulators/cleanroom/codes.ts';
import { Icon } from '#web/ui/icon.tsx';
import classes from './view-controls.module.css';

interface ViewControlsProps {
  view: MapView;
  onView: (view: MapView) => void;
  isMap: boolean;
  onMap: (isMap: boolean) => void;
  hasSound: boolean;
  onSound: (hasSound: boolean) => void;
  onTour: () => void;
  hasNames: boolean;
  onNames: (hasNames: boolean) => void;
}

/** How the scene is looked at and heard. */
export function ViewControls(props: ViewControlsProps) {
  const { view, onView, isMap, onMap, hasSound, onSound, onTour, hasNames, onNames } = props;
  const { t } = useTranslation('cleanroom');
  return (
    <div className={classes.controls} data-view={view} data-map={isMap}>
      <SegmentedControl
        size="xs"
        aria-label={t('view.label')}
        value={view}
        onChange={(next) => onView(mapViews.find((one) => one === next) ?? 'Isometric')}
        data={mapViews.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      />
      <button
        type="button"
        className={classes.button}
        aria-pressed={isMap}
        aria-label={t('view.map')}
        title={t('view.map')}
        onClick={() => onMap(!isMap)}
      >
        <Icon of={IconMap2} size={18} />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-pressed={hasNames}
        aria-label={t('view.names')}
        title={t('view.names')}
        onClick={() => onNames(!hasNames)}
      >
        <Icon of={IconTags} size={18} />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-pressed={hasSound}
        aria-label={t('view.sound')}
        title={t('view.sound')}
        onClick={() => onSound(!hasSound)}
      >
        <Icon of={hasSound ? IconVolume : IconVolumeOff} size={18} />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label={t('view.tour')}
        title={t('view.tour')}
        onClick={onTour}
      >
        <Icon of={IconHelp} size={18} />
      </button>
    </div>
  );
}
