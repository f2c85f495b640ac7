import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  undo: () => void;
  redo: () => void;
  save: () => void;
}

/** Ctrl or Cmd with Z, Shift+Z or Y, and S. The editor's steps also hold what was typed, so fields need none of their own. */
export function useEditorKeys({ undo, redo, save }: EditorKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z') (event.shiftKey ? redo : undo)();
    else if (key === 'y') redo();
    else if (key === 's') save();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
