import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ulid } from 'ulid';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { RefusalState } from '#web/ui/refusal-state.tsx';
import { type LoadedRoom, useCase, useCases, useProfiles, useRoom } from './api.ts';
import { Constructor, type Opening } from './constructor/constructor.tsx';
import { contentOf } from './constructor/use-save.ts';
import { copyName, emptyRoom } from './editing/draft-form.ts';
import { draftKey, readKept } from './editing/kept-draft.ts';
import { usualStart } from './editing/ready-rooms.ts';
import { usualBase } from './editing/usual-base.ts';
import { editPath } from './paths.ts';

/** What the address asks for: a room to change, one to copy, or a new one. */
interface Asked {
  kind: 'edit' | 'copy' | 'new';
  id: string | null;
}

function askedOf(query: URLSearchParams): Asked {
  const room = query.get('room');
  const copy = query.get('copy');
  // The ready rooms stay as they are: whoever changes one changes a copy.
  if (room && !readyRoomOf(room)) return { kind: 'edit', id: room };
  return copy || room ? { kind: 'copy', id: copy ?? room } : { kind: 'new', id: null };
}

const placeOf = ({ kind, id }: Asked) => (kind === 'edit' ? (id ?? '') : `${kind}-${id ?? ''}`);

/** "`/room-constructor` places furniture and items on a grid, checks reachability, saves, previews at once." */
export function RoomConstructorPage() {
  const { t } = useTranslation('rooms');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = askedOf(query);
  const [shown, setShown] = useState({ asked, storedAs: null as string | null, round: 0 });
  // A room that was just stored gets its address; the editor stays as it is, with its history.
  const isNews = placeOf(asked) !== placeOf(shown.asked) && asked.id !== shown.storedAs;
  const now = isNews ? { asked, storedAs: null, round: 0 } : shown;
  if (isNews) setShown(now);

  const room = useRoom(now.asked.id);
  const cases = useCases();
  const profiles = useProfiles();
  const userId = useCurrentUser()?.id ?? '';
  // Of a room that somebody has removed, changes that were made to it are still there.
  const isGone = room.error instanceof ApiError && room.error.code === 'NOT_FOUND';
  const isKept = isGone && readKept(localStore, draftKey(userId, placeOf(now.asked))) !== null;
  const roomError = now.storedAs === null && !isKept ? room.error : null;
  const error = roomError ?? cases.error ?? profiles.error;
  const retry = () => {
    for (const one of [room, cases, profiles]) if (one.error) void one.refetch();
  };
  if (error) {
    return roomError ? (
      <RefusalState
        error={error}
        onRetry={retry}
        wayOn={{ to: '/room-editing', label: t('toRooms') }}
      />
    ) : (
      <ErrorState error={error} onRetry={retry} />
    );
  }
  if (!cases.data || !profiles.data || (now.asked.id !== null && !room.data && !isKept)) {
    return <LoadingScreen />;
  }
  return (
    <Opened
      key={`${placeOf(now.asked)}/${now.round}`}
      asked={now.asked}
      loaded={room.data ?? null}
      cases={cases.data}
      profiles={profiles.data}
      onStored={(id) => {
        if (asked.id === id && asked.kind === 'edit') return;
        setShown({ ...now, storedAs: id });
        void navigate(editPath(id), { replace: true });
      }}
      onDiscard={() => setShown({ ...now, round: now.round + 1 })}
    />
  );
}

interface OpenedProps {
  asked: Asked;
  loaded: LoadedRoom | null;
  cases: NonNullable<ReturnType<typeof useCases>['data']>;
  profiles: NonNullable<ReturnType<typeof useProfiles>['data']>;
  onStored: (id: string) => void;
  onDiscard: () => void;
}

function Opened({ asked, loaded, cases, profiles, onStored, onDiscard }: OpenedProps) {
  const userId = useCurrentUser()?.id ?? '';
  const keptKey = draftKey(userId, placeOf(asked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor begins once; what comes later is its own
  const opening = useMemo((): Opening => {
    const profileId = profiles.find(({ id }) => id === 'standard')?.id ?? profiles[0]?.id ?? '';
    const fresh = loaded
      ? asked.kind === 'copy'
        ? { ...loaded.draft, name: copyName(loaded.draft.name) }
        : loaded.draft
      : emptyRoom(usualStart, profileId);
    const stored = asked.kind === 'edit' ? (loaded?.stored ?? null) : null;
    const kept = readKept(localStore, keptKey);
    const id = stored?.id ?? kept?.id ?? ulid();
    const version = stored ? (kept?.version ?? stored.version) : null;
    const initial = { id, version, draft: fresh, keptAt: '' };
    return {
      initial: kept ? { ...initial, draft: kept.draft } : initial,
      stored: { id, version, content: contentOf(fresh) },
      keptKey,
      restoredAt: kept?.keptAt ?? null,
    };
  }, []);
  const usualBaseId = usualBase(cases, opening.initial.draft);
  // Its doors say where things can stand, from the first one on.
  if (useCase(usualBaseId).isLoading) return <LoadingScreen />;
  return (
    <Constructor
      opening={opening}
      cases={cases}
      profiles={profiles}
      usualBaseId={usualBaseId}
      onStored={onStored}
      onDiscard={() => {
        localStore.removeItem(keptKey);
        onDiscard();
      }}
    />
  );
}
