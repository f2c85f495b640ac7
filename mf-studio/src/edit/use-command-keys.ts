import { useEffect, useEffectEvent } from 'react';
import { type Command, findCommandByKey } from './commands.ts';

/**
 * Runs the editor's command for each pressed shortcut. Typing is a part of the editor's history, so text
 * fields need no undo of their own.
 */
export function useCommandKeys(commands: readonly Command[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen()) return;
    const command = findCommandByKey(commands, event, isTyping(event.target));
    if (!command) return;
    event.preventDefault();
    if (command.isEnabled) command.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Tells whether a dialog is open. A closed dialog stays in the document, but is hidden. */
function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  return dialogs.some((dialog) => dialog.closest('[style*="display: none"]') === null);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type="range"]), [role="combobox"]')
  );
}
