import { AD_FORMAT_NAMES, type AdFormat, RECIPE_ELEMENTS } from '@adwright/contracts';
import type { Editor } from './use-editor.ts';

/** A key with what has to be held down with it. */
export interface Shortcut {
  key: string;
  /** Ctrl, or Cmd on a Mac. */
  withCtrl?: true;
  withShift?: true;
}

/** Something that the editor can do, for its keys, its buttons and its help. */
export interface Command {
  id: CommandId;
  name: string;
  /** The first is the one that help shows. */
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

/** What commands work on. */
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

/** All that the editor can do, in the order of its help. Buttons, keys and help read this list and no other. */
export function editorCommands(targets: CommandTargets): readonly Command[] {
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
      isEnabled: editor.isDirty && !editor.isSaving && recipe.words.headline.trim() !== '',
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
      // A copy is made of what is saved.
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

/**
 * The command of a key; undefined where it has none, and for plain keys while a text is typed. A plain key may come with Shift: it
 * is how some keyboards write "?".
 */
export function commandOfKey(
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

/** The commands with no keys but those that come with Ctrl or Cmd (WCAG 2.2, criterion 2.1.4). */
export function withoutPlainKeys(commands: readonly Command[]): readonly Command[] {
  return commands.map((command) => ({
    ...command,
    shortcuts: command.shortcuts.filter(({ withCtrl }) => withCtrl),
  }));
}

/** The shortcut as help and titles write it: "Ctrl+Shift+Z", and "⇧⌘Z" on a Mac. */
export function shortcutText(
  { key, withCtrl, withShift }: Shortcut,
  isMac = isAppleKeyboard(),
): string {
  const shown = key.length === 1 ? key.toUpperCase() : key;
  return isMac
    ? [withShift && '⇧', withCtrl && '⌘', shown].filter(Boolean).join('')
    : [withCtrl && 'Ctrl', withShift && 'Shift', shown].filter(Boolean).join('+');
}

/** The shortcut as `aria-keyshortcuts` writes it. */
export function ariaShortcut(
  { key, withCtrl, withShift }: Shortcut,
  isMac = isAppleKeyboard(),
): string {
  const ctrl = isMac ? 'Meta' : 'Control';
  return [withCtrl && ctrl, withShift && 'Shift', key.toUpperCase()].filter(Boolean).join('+');
}

/** Whether the keyboard has ⌘: Macs, and iPads and iPhones with one beside them. */
function isAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
