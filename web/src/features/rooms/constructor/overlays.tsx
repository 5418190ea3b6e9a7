import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRow, CaseView } from '#shared/contracts/cases.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { tryWorld } from '../editing/worlds.ts';
import { LazyScene, LazyTry } from '../parts/lazy-parts.tsx';
import classes from './constructor.module.css';
import { LazyCaseDialog } from './lazy-case-dialog.tsx';

/** What lies over the constructor. */
export type Open = 'preview' | 'try' | 'case' | null;

interface OverlaysProps {
  open: Open;
  draft: RoomDraft;
  base: CaseView | null;
  profile: Profile | null;
  cases: readonly CaseRow[];
  baseId: string | null;
  onBase: (id: string) => void;
  name: string;
  onClose: () => void;
}

/** The room as it is now: looked at in three dimensions, tried, or made into a case. */
export function Overlays(props: OverlaysProps) {
  const { open, draft, base, profile, baseId, name, onClose } = props;
  const { t } = useTranslation('rooms');
  const isSeen = open === 'preview' || open === 'try';
  const world = useMemo(
    () => (isSeen ? tryWorld(base?.case.world ?? null, draft) : null),
    [isSeen, base, draft],
  );
  return (
    <>
      <LazyDialog
        opened={open === 'preview'}
        onClose={onClose}
        title={t('preview.title', { name })}
        size={1100}
      >
        <div className={classes.preview}>
          {open === 'preview' && world && <LazyScene world={world} name={name} />}
        </div>
      </LazyDialog>
      {open === 'try' && world && (
        <LazyTry world={world} name={{ ru: name }} goal={{ ru: t('try.goal') }} onLeave={onClose} />
      )}
      {open === 'case' && baseId && (
        <LazyCaseDialog
          draft={draft}
          profile={profile}
          cases={props.cases}
          baseId={baseId}
          onBase={props.onBase}
          onClose={onClose}
        />
      )}
    </>
  );
}
