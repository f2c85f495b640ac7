import { AD_FORMAT_NAMES, type AdFormat, RECIPE_ELEMENTS, type Recipe } from '@adwright/contracts';
import type { Editor } from './use-editor.ts';

/** A keyboard shortcut: a key with its modifiers. */
export interface Shortcut {
  key: string;
  /** True for a shortcut with Ctrl, or with Cmd on a Mac. */
  withCtrl?: true;
  withShift?: true;
}

/** A command of the editor, as its shortcut, its buttons and the help use it. */
export interface Command {
  id: CommandId;
  name: string;
  /** Shortcuts of the command; the help shows only the first one. */
  shortcuts: readonly Shortcut[];
  isEnabled: boolean;
  run: () => void;
}

export type CommandId =
  | 'save'
  | 'undo'
  | 'redo'
  | 'rollAll'
  | 'duplicate'
  | 'previousFormat'
  | 'nextFormat'
  | 'safeZone'
  | 'help';

/** The parts of the editor's state that commands read or change. */
export interface CommandTargets {
  editor: Pick<
    Editor,
    | 'canRedo'
    | 'canUndo'
    | 'isDirty'
    | 'isRolling'
    | 'isSaving'
    | 'locks'
    | 'recipe'
    | 'redo'
    | 'roll'
    | 'save'
    | 'undo'
  >;
  format: AdFormat;
  setFormat: (format: AdFormat) => void;
  toggleSafeZone: () => void;
  duplicate: () => void;
  isDuplicating: boolean;
  openHelp: () => void;
}

/**
 * Returns all commands of the editor, in the order of the help. Buttons, shortcuts and the help only use
 * commands of this list.
 */
export function listEditorCommands(targets: CommandTargets): readonly Command[] {
  const { editor, format, setFormat } = targets;
  const { recipe, locks } = editor;
  const unlocked = RECIPE_ELEMENTS.filter((element) => !locks.includes(element));
  const formatBeside = (step: number) => {
    const { length } = AD_FORMAT_NAMES;
    const at = AD_FORMAT_NAMES.indexOf(format);
    const next = AD_FORMAT_NAMES[(at + step + length) % length];
    if (next) setFormat(next);
  };
  return [
    {
      id: 'save',
      name: 'Save version',
      shortcuts: [{ key: 's', withCtrl: true }],
      isEnabled: editor.isDirty && !editor.isSaving && hasHeadlines(recipe),
      run: editor.save,
    },
    {
      id: 'undo',
      name: 'Undo',
      shortcuts: [{ key: 'z', withCtrl: true }],
      isEnabled: editor.canUndo,
      run: editor.undo,
    },
    {
      id: 'redo',
      name: 'Redo',
      shortcuts: [
        { key: 'z', withCtrl: true, withShift: true },
        { key: 'y', withCtrl: true },
      ],
      isEnabled: editor.canRedo,
      run: editor.redo,
    },
    {
      id: 'rollAll',
      name: 'Roll all',
      shortcuts: [{ key: 'r' }],
      isEnabled: recipe.kind === 'composed' && !editor.isRolling && unlocked.length > 0,
      run: () => editor.roll(unlocked),
    },
    {
      id: 'duplicate',
      name: 'Duplicate ad',
      shortcuts: [],
      // Duplicating is disabled while there are unsaved changes, because only a saved version can be copied.
      isEnabled: !editor.isDirty && !targets.isDuplicating,
      run: targets.duplicate,
    },
    {
      id: 'previousFormat',
      name: 'Previous format',
      shortcuts: [{ key: '[' }],
      isEnabled: true,
      run: () => formatBeside(-1),
    },
    {
      id: 'nextFormat',
      name: 'Next format',
      shortcuts: [{ key: ']' }],
      isEnabled: true,
      run: () => formatBeside(1),
    },
    {
      id: 'safeZone',
      name: 'Show or hide the safe zone',
      shortcuts: [{ key: 'g' }],
      isEnabled: true,
      run: targets.toggleSafeZone,
    },
    {
      id: 'help',
      name: 'All commands',
      shortcuts: [{ key: '?' }],
      isEnabled: true,
      run: targets.openHelp,
    },
  ];
}

/** Tells whether the ad has a headline in every format. */
function hasHeadlines(recipe: Recipe): boolean {
  const own = recipe.kind === 'composed' ? Object.values(recipe.formatWords ?? {}) : [];
  return [recipe.words, ...own].every(({ headline }) => headline?.trim() !== '');
}

/**
 * Returns the command for a pressed key. Returns undefined for a key without a command, and for a key without
 * Ctrl while the user types in a field. A key without Ctrl may be pressed with Shift, which some keyboards
 * need for "?".
 */
export function findCommandByKey(
  commands: readonly Command[],
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  isTyping: boolean,
): Command | undefined {
  const isCtrl = event.ctrlKey || event.metaKey;
  if (!isCtrl && (isTyping || event.altKey)) return undefined;
  const key = event.key.toLowerCase();
  const matches = (shortcut: Shortcut) =>
    shortcut.key === key &&
    (shortcut.withCtrl ?? false) === isCtrl &&
    (!isCtrl || (shortcut.withShift ?? false) === event.shiftKey);
  return commands.find(({ shortcuts }) => shortcuts.some(matches));
}

/** Returns the commands without shortcuts of a single key (WCAG 2.2, criterion 2.1.4). */
export function dropPlainKeys(commands: readonly Command[]): readonly Command[] {
  return commands.map((command) => ({
    ...command,
    shortcuts: command.shortcuts.filter(({ withCtrl }) => withCtrl),
  }));
}

/** Returns a shortcut as text for the help and for titles, such as "Ctrl+Shift+Z", or "⇧⌘Z" on a Mac. */
export function formatShortcut(
  { key, withCtrl, withShift }: Shortcut,
  isMac = isAppleKeyboard(),
): string {
  const shown = key.length === 1 ? key.toUpperCase() : key;
  return isMac
    ? [withShift && '⇧', withCtrl && '⌘', shown].filter(Boolean).join('')
    : [withCtrl && 'Ctrl', withShift && 'Shift', shown].filter(Boolean).join('+');
}

/** Returns a shortcut in the format of the attribute `aria-keyshortcuts`. */
export function formatAriaShortcut(
  { key, withCtrl, withShift }: Shortcut,
  isMac = isAppleKeyboard(),
): string {
  const ctrl = isMac ? 'Meta' : 'Control';
  return [withCtrl && ctrl, withShift && 'Shift', key.toUpperCase()].filter(Boolean).join('+');
}

/** Tells whether the keyboard has a ⌘ key: on Macs, and on iPads and iPhones with an external keyboard. */
function isAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
