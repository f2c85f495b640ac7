import { TOASTS, type ToastMessage } from '@adwright/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const kindOf = (title: string) =>
  screen.getByText(title).closest('[data-sonner-toast]')?.getAttribute('data-type');

type Entry = readonly [name: string, message: ToastMessage];
type Table = Record<string, ToastMessage | ((argument: never) => ToastMessage)>;

const table: Table = TOASTS;
const ENTRIES: readonly Entry[] = [
  ...Object.entries(table).flatMap(([name, message]): Entry[] =>
    typeof message === 'function' ? [] : [[name, message]],
  ),
  ['authenticationError', TOASTS.authenticationError('Invalid login credentials')],
];

const TYPES = { destructive: 'error', success: 'success', notice: 'info' } as const;

test.each(ENTRIES)('a toast shows %s with its text and kind', async (_name, message) => {
  render(<Toaster />);
  act(() => toast(message));
  expect(await screen.findByText(message.title)).toBeTruthy();
  expect(kindOf(message.title)).toBe(TYPES[message.kind]);
  if (message.description) expect(screen.getByText(message.description)).toBeTruthy();
});

test('a toast appears in a polite live region', async () => {
  render(<Toaster />);
  act(() => toast(TOASTS.loggedOut));
  const shown = await screen.findByText('Logged out successfully');
  expect(shown.closest('[aria-live="polite"]')).not.toBeNull();
});

test('at most three toasts are visible at once', async () => {
  render(<Toaster />);
  act(() => {
    for (const message of ['one', 'two', 'three', 'four'])
      toast(TOASTS.authenticationError(message));
  });
  const newest = await screen.findByText('four');
  const visible = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')];
  expect(visible).toHaveLength(3);
  expect(visible).toContain(newest.closest('[data-sonner-toast]'));
});

test('the action of a toast runs when its button is pressed', async () => {
  const undo = vi.fn();
  render(<Toaster />);
  act(() => toast(TOASTS.adDeleted, { action: { label: 'Undo', onClick: undo } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});
