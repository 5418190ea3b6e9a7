import { useEffect } from 'react';
import type { Editor } from '../editing/use-editor.ts';

/** Ctrl+Z and Ctrl+Shift+Z, but not while somebody types: a field has an undo of its own. */
export function useUndoKeys(editor: Editor, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!isRedo && event.code !== 'KeyZ') return;
      event.preventDefault();
      if (isRedo) editor.redo();
      else editor.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [editor, isOn]);
}
