import { Toaster } from '@adwright/ui/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { CopyButton } from './copy-button.tsx';
import { formatCreditPrice } from './credit-price.tsx';
import { ErrorState } from './error-state.tsx';
import { FavoriteButton } from './favorite-button.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0, 'Free'],
  [1, '1 credit'],
  [10, '10 credits'],
])('a price of %d credits is shown as "%s"', (cost, label) => {
  expect(formatCreditPrice(cost)).toBe(label);
});

test('the favourite button shows whether an ad is a favourite, and ignores clicks while a change is being saved', async () => {
  const toggle = vi.fn();
  const { rerender } = render(<FavoriteButton isFavorite={false} onToggle={toggle} />);
  const add = screen.getByRole('button', { name: 'Add to favorites', pressed: false });
  await userEvent.click(add);
  expect(toggle).toHaveBeenCalledOnce();
  rerender(<FavoriteButton isFavorite busy onToggle={toggle} />);
  const remove = screen.getByRole('button', { name: 'Remove from favorites', pressed: true });
  await userEvent.click(remove);
  expect(remove.hasAttribute('disabled')).toBe(true);
  expect(toggle).toHaveBeenCalledOnce();
});

test('the copy button copies a text and confirms the copy', async () => {
  userEvent.setup();
  render(
    <ThemeRoot>
      <CopyButton text="Wake up to better." label="Copy headline" />
      <Toaster />
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy headline' }));
  expect(await navigator.clipboard.readText()).toBe('Wake up to better.');
  expect(await screen.findByText('Text copied to clipboard')).toBeTruthy();
});

test('the copy button reports that the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  render(
    <ThemeRoot>
      <CopyButton text="Wake up to better." />
      <Toaster />
    </ThemeRoot>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Failed to copy text')).toBeTruthy();
});

test('the error state announces an error and offers a retry', async () => {
  const retry = vi.fn();
  render(
    <ThemeRoot>
      <ErrorState title="Failed to load your ad campaigns" onRetry={retry} />
    </ThemeRoot>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Failed to load your ad campaigns');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});
