import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRow } from '#shared/contracts/cases.ts';
import type { ProfileRow } from '#shared/contracts/rooms.ts';
import type { StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { inLanguage } from '#shared/languages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { notify } from '#web/ui/notices.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCase, useProfile } from '../api.ts';
import { canBeStored, wrongPieces } from '../editing/check-draft.ts';
import { stillRefused } from '../editing/draft-form.ts';
import type { KeptDraft } from '../editing/kept-draft.ts';
import { doorsOf } from '../editing/placing.ts';
import { useEditor } from '../editing/use-editor.ts';
import { useEditWords } from '../parts/edit-words.ts';
import { useProblemWords } from '../parts/problem-words.ts';
import { useRoomWords } from '../parts/room-words.ts';
import { Board } from './board.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import classes from './constructor.module.css';
import { Dragged } from './dragged.tsx';
import { LazyCheckTab, LazyOverlays, LazyPiecesTab, LazyStartTab } from './lazy-tabs.tsx';
import type { Open } from './overlays.tsx';
import { Palette } from './palette.tsx';
import { RoomTab } from './room-tab.tsx';
import { type PanelTab, SidePanelTabs } from './side-panel-tabs.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCheck } from './use-check.ts';
import { useDrag } from './use-drag.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useKept } from './use-kept.ts';
import { useLeaving } from './use-leaving.ts';
import { contentOf, type StoredState, useSave } from './use-save.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** What the editor begins with. */
export interface Opening {
  initial: KeptDraft;
  stored: StoredState;
  /** Under which key unsaved changes are kept. */
  keptKey: string;
  /** When the changes were made that were found there; null: none were. */
  restoredAt: string | null;
}

interface ConstructorProps {
  opening: Opening;
  cases: readonly CaseRow[];
  profiles: readonly ProfileRow[];
  usualBaseId: string | null;
  /** The room was stored under an id that the address does not have yet. */
  onStored: (id: string) => void;
  /** Forgets the changes that were found, and begins anew. */
  onDiscard: () => void;
}

/** The room constructor: palette, grid, and the panel beside them. */
export function Constructor(props: ConstructorProps) {
  const { opening, cases, profiles, onStored } = props;
  const { t } = useTranslation(['rooms', 'titles', 'descriptions']);
  const language = useLanguage();
  const formats = useFormats();
  const problemText = useProblemText();
  const editor = useEditor(opening.initial.draft);
  const { draft } = editor;
  const saving = useSave(opening.stored);
  const [baseId, setBaseId] = useState(props.usualBaseId);
  const [tab, setTab] = useState<PanelTab>('room');
  const [open, setOpen] = useState<Open>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== null && !wasOpen) setWasOpen(true);
  const base = useCase(baseId).data ?? null;
  const profile = useProfile(draft.profileId).data ?? null;
  const baseDoors = base?.case.world.facility.doors;
  const doors = useMemo(
    () => doorsOf(baseDoors ?? [], draft.room.location),
    [baseDoors, draft.room.location],
  );
  const words = useRoomWords(draft.room);
  const before = editor.last?.kind === 'made' ? editor.last.before.room : draft.room;
  const said = useEditWords(editor.last, words, useRoomWords(before));
  const says = useProblemWords(draft, words, profile);
  const roomDoors = useMemo(() => doors.map(({ door }) => door), [doors]);
  const checked = useCheck(draft, roomDoors, base, profile, tab === 'check');
  const floor = useRef<HTMLElement | null>(null);
  const dragging = useDrag(editor, doors, floor);
  const wrong = useMemo(() => wrongPieces(draft, checked.problems), [draft, checked.problems]);

  const isChanged = contentOf(draft) !== saving.stored.content;
  useLeaving(isChanged);
  useUndoKeys(editor, open === null);
  const storedId = saving.stored.version === null ? null : saving.stored.id;
  useKept(opening.keptKey, isChanged ? draft : null, saving.stored);
  useFocusKept(editor.last);
  // What is chosen on the grid is shown beside it.
  const { selected } = editor;
  useEffect(() => {
    if (selected !== null) setTab((now) => (now === 'check' ? now : 'pieces'));
  }, [selected]);

  const settle = (outcome: Awaited<ReturnType<typeof saving.save>>, id: string | null) => {
    if (outcome === 'saved') {
      notify({ type: 'success', text: t('rooms:saved') });
      if (id) onStored(id);
    }
    if (outcome === 'refused') {
      setTab('room');
      notify({ type: 'danger', text: t('rooms:notSaved') });
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('#room-panel [aria-invalid="true"]')?.focus(),
      );
    }
  };
  const save = async () => {
    if (canBeStored(draft)) return settle(await saving.save(draft), null);
    setTab('check');
    notify({ type: 'danger', text: t('rooms:notStorable') });
  };
  const saveCopy = async () => settle(await saving.saveCopy(draft), null);
  const tellStored = useRef(onStored);
  tellStored.current = onStored;
  useEffect(() => {
    if (storedId !== null) tellStored.current(storedId);
  }, [storedId]);

  const reload = (room: StoredRoom) => {
    const { id: _, version: __, updatedAt: ___, ...theirs } = room;
    editor.change(null, () => theirs);
    saving.takeOver(room, theirs);
  };
  const name = draft.name.ru ? inLanguage(draft.name, language) : t('rooms:unnamed');
  const baseRow = cases.find((row) => row.id === baseId);
  const refused = useMemo(() => stillRefused(saving.refused, draft), [saving.refused, draft]);
  const error = saving.error && !saving.conflict && saving.refused.length === 0;

  return (
    <PageFrame
      above={<BackLink to="/room-editing">{t('rooms:toRooms')}</BackLink>}
      title={t('titles:roomConstructor')}
      description={name}
    >
      {opening.restoredAt && isChanged && (
        <div className={classes.restored} role="status">
          <span>{t('rooms:restored', { when: formats.dateTime(opening.restoredAt) })}</span>
          <Button size="xs" variant="default" onClick={props.onDiscard}>
            {t('rooms:discard')}
          </Button>
        </div>
      )}
      {error ? (
        <p className={classes.error} role="alert">
          {problemText(saving.error)}
        </p>
      ) : null}
      <Toolbar
        editor={editor}
        checked={checked}
        isChanged={isChanged}
        isStored={storedId !== null}
        isBusy={saving.isBusy}
        canMakeCase={base !== null}
        onCheck={() => {
          setTab('check');
          document.getElementById('room-panel')?.scrollIntoView({ block: 'nearest' });
        }}
        onPreview={() => setOpen('preview')}
        onPerform={() => setOpen('try')}
        onCase={() => setOpen('case')}
        onSave={() => void save()}
      />
      <div className={classes.layout}>
        <div className={classes.palette}>
          <Palette editor={editor} doors={doors} words={words} dragging={dragging} />
        </div>
        <div className={classes.grid}>
          <Board
            editor={editor}
            doors={doors}
            words={words}
            wrong={wrong}
            said={said}
            dragging={dragging}
            floor={floor}
          />
        </div>
        <div className={classes.panel}>
          <SidePanelTabs shown={tab} onChange={setTab}>
            {tab === 'room' && (
              <RoomTab
                editor={editor}
                words={words}
                cases={cases}
                baseId={baseId}
                onBase={setBaseId}
                refused={refused}
              />
            )}
            {tab === 'pieces' && (
              <LazyPiecesTab editor={editor} doors={doors} words={words} wrong={wrong} />
            )}
            {tab === 'start' && (
              <LazyStartTab editor={editor} words={words} profiles={profiles} refused={refused} />
            )}
            {tab === 'check' && (
              <LazyCheckTab
                editor={editor}
                checked={checked}
                says={says}
                baseName={baseRow ? inLanguage(baseRow.name, language) : null}
              />
            )}
          </SidePanelTabs>
        </div>
      </div>
      {dragging.drag && <Dragged drag={dragging.drag} words={words} />}
      {wasOpen && (
        <OptionalPart
          onFail={() => {
            setOpen(null);
            sayNoConnection();
          }}
        >
          <LazyOverlays
            open={open}
            draft={draft}
            base={base}
            profile={profile}
            cases={cases}
            baseId={baseId}
            onBase={setBaseId}
            name={name}
            onClose={() => setOpen(null)}
          />
        </OptionalPart>
      )}
      <ConflictDialog
        room={saving.conflict}
        onReload={reload}
        onCopy={() => void saveCopy()}
        onClose={saving.closeConflict}
      />
    </PageFrame>
  );
}
