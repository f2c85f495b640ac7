import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test, vi } from 'vitest';
import {
  type CommandTargets,
  dropPlainKeys,
  findCommandByKey,
  formatAriaShortcut,
  formatShortcut,
  listEditorCommands,
} from './commands.ts';

const targetsOf = (changes: Partial<CommandTargets['editor']> = {}): CommandTargets => ({
  editor: {
    canRedo: true,
    canUndo: true,
    isDirty: true,
    isRolling: false,
    isSaving: false,
    locks: [],
    recipe: sampleRecipe,
    redo: vi.fn(),
    roll: vi.fn(),
    save: vi.fn(),
    undo: vi.fn(),
    ...changes,
  },
  format: 'square',
  setFormat: vi.fn(),
  toggleSafeZone: vi.fn(),
  duplicate: vi.fn(),
  isDuplicating: false,
  openHelp: vi.fn(),
});

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const idOf = (key: string, held: Partial<KeyboardEvent> = {}, isTyping = false) =>
  findCommandByKey(listEditorCommands(targetsOf()), pressed(key, held), isTyping)?.id;

test('the editor gives each command a unique name and a unique shortcut', () => {
  const commands = listEditorCommands(targetsOf());
  const names = commands.map(({ name }) => name);
  const shortcuts = commands.flatMap((command) =>
    command.shortcuts.map((shortcut) => formatShortcut(shortcut)),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

test.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['s', { metaKey: true }, 'save'],
  ['?', { shiftKey: true }, 'help'],
  [']', {}, 'nextFormat'],
  ['s', {}, undefined],
  ['r', { altKey: true }, undefined],
] as const)('in the editor, the key %s with %o runs the command %s', (key, held, id) => {
  expect(idOf(key, held)).toBe(id);
});

test('keys without Ctrl are typed into a focused text field, and shortcuts with Ctrl still run', () => {
  expect(idOf('r', {}, true)).toBeUndefined();
  expect(idOf('z', { ctrlKey: true }, true)).toBe('undo');
});

test('the editor disables saving without a headline, and the button for random variants when every element is locked', () => {
  const enabled = (id: string, changes: Partial<CommandTargets['editor']>) =>
    listEditorCommands(targetsOf(changes)).find((command) => command.id === id)?.isEnabled;
  const untitled = { ...sampleRecipe, words: { ...sampleRecipe.words, headline: ' ' } };
  expect(enabled('save', {})).toBe(true);
  expect(enabled('save', { recipe: untitled })).toBe(false);
  expect(enabled('save', { isDirty: false })).toBe(false);
  expect(enabled('rollAll', {})).toBe(true);
  expect(enabled('rollAll', { isRolling: true })).toBe(false);
});

test('the command for duplicating an ad copies the saved state of the ad', () => {
  const isEnabled = (isDirty: boolean) =>
    listEditorCommands(targetsOf({ isDirty })).find(({ id }) => id === 'duplicate')?.isEnabled;
  expect([isEnabled(false), isEnabled(true)]).toEqual([true, false]);
});

test('the editor shows the next format after each press of the shortcut', () => {
  const targets = targetsOf();
  const run = (id: string) =>
    listEditorCommands(targets)
      .find((command) => command.id === id)
      ?.run();
  run('nextFormat');
  run('previousFormat');
  expect(targets.setFormat).toHaveBeenNthCalledWith(1, 'story');
  expect(targets.setFormat).toHaveBeenNthCalledWith(2, 'pin');
});

test('the editor can turn off shortcuts of a single key, and keeps shortcuts with Ctrl', () => {
  const commands = dropPlainKeys(listEditorCommands(targetsOf()));
  const idWithout = (key: string, held = {}) =>
    findCommandByKey(commands, pressed(key, held), false)?.id;
  expect(idWithout('r')).toBeUndefined();
  expect(idWithout('?', { shiftKey: true })).toBeUndefined();
  expect(idWithout('z', { ctrlKey: true })).toBe('undo');
});

test('on a Mac, the editor shows shortcuts with the keys of a Mac', () => {
  const redo = { key: 'z', withCtrl: true, withShift: true } as const;
  expect([formatShortcut(redo, true), formatShortcut(redo, false)]).toEqual([
    '⇧⌘Z',
    'Ctrl+Shift+Z',
  ]);
  expect([formatAriaShortcut(redo, true), formatAriaShortcut(redo, false)]).toEqual([
    'Meta+Shift+Z',
    'Control+Shift+Z',
  ]);
});
