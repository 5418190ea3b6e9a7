import { useCallback, useState } from 'react';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import type { Edited, RefusedEdit } from './edit-room.ts';
import { begin, changed, type History, redone, undone } from './history.ts';

/** What was done last, to be told: an edit that was made, or one that was refused. */
export type LastEdit =
  | { kind: 'made'; what: EditName; id: string; draft: RoomDraft; before: RoomDraft }
  | { kind: 'refused'; what: EditName; refusal: RefusedEdit; draft: RoomDraft }
  | { kind: 'undone' }
  | { kind: 'redone' };

/** What can be done to a room, by a word for telling it. */
export type EditName =
  | 'addPiece'
  | 'movePiece'
  | 'turnPiece'
  | 'removePiece'
  | 'addItem'
  | 'changeItem'
  | 'removeItem';

/** A room being edited: as it is now, what is chosen in it, and the ways to change it. */
export interface Editor {
  draft: RoomDraft;
  /** The piece of furniture that is chosen. */
  selected: string | null;
  last: LastEdit | null;
  canUndo: boolean;
  canRedo: boolean;
  select: (id: string | null) => void;
  /** Makes an edit if it can be made; answers whether it was. */
  edit: (what: EditName, make: (draft: RoomDraft) => Edited) => boolean;
  /** Changes what is typed and chosen beside the grid. Changes of one `kind` are undone together. */
  change: (kind: string | null, make: (draft: RoomDraft) => RoomDraft) => void;
  undo: () => void;
  redo: () => void;
}

interface State {
  history: History<RoomDraft>;
  selected: string | null;
  last: LastEdit | null;
}

/** Moves of one piece that follow each other are one step back. */
const kindOf = (what: EditName, id: string): string | null =>
  what === 'movePiece' ? `move ${id}` : null;

/** Keeps a room that is being edited, with its history. */
export function useEditor(initial: RoomDraft): Editor {
  const [state, setState] = useState<State>(() => ({
    history: begin(initial),
    selected: null,
    last: null,
  }));
  const { history, selected, last } = state;
  const draft = history.present;

  const edit: Editor['edit'] = (what, make) => {
    const made = make(draft);
    if ('refused' in made) {
      setState({ ...state, last: { kind: 'refused', what, refusal: made, draft } });
      return false;
    }
    const isPiece = what === 'addPiece' || what === 'movePiece' || what === 'turnPiece';
    const next = what === 'removePiece' ? null : isPiece ? made.id : selected;
    setState({
      history: changed(history, made.draft, kindOf(what, made.id)),
      selected: next,
      last: { kind: 'made', what, id: made.id, draft: made.draft, before: draft },
    });
    return true;
  };
  const select = useCallback(
    (id: string | null) => setState((now) => ({ ...now, selected: id })),
    [],
  );
  const travel = (kind: 'undone' | 'redone') =>
    setState((now) => {
      const then = (kind === 'undone' ? undone : redone)(now.history);
      const isThere = then.present.room.furniture.some(({ id }) => id === now.selected);
      return { history: then, selected: isThere ? now.selected : null, last: { kind } };
    });
  return {
    draft,
    selected,
    last,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select,
    edit,
    change: (kind, make) =>
      setState((now) => ({
        ...now,
        history: changed(now.history, make(now.history.present), kind),
        last: null,
      })),
    undo: () => travel('undone'),
    redo: () => travel('redone'),
  };
}
