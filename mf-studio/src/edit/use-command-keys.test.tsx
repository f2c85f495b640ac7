import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCommandKeys } from './use-command-keys.ts';

const run = vi.fn();

function Page({ dialog }: { dialog: 'open' | 'closed' }) {
  useCommandKeys([
    { id: 'safeZone', name: 'Safe zone', shortcuts: [{ key: 'g' }], isEnabled: true, run },
  ]);
  return (
    <div style={dialog === 'closed' ? { display: 'none' } : {}}>
      <div role="dialog" aria-modal="true" />
    </div>
  );
}

test('the editor ignores shortcut keys while a dialog is open, and runs their commands after the dialog is closed', () => {
  const page = render(<Page dialog="open" />);
  fireEvent.keyDown(window, { key: 'g' });
  expect(run).not.toHaveBeenCalled();
  page.rerender(<Page dialog="closed" />);
  fireEvent.keyDown(window, { key: 'g' });
  expect(run).toHaveBeenCalledOnce();
});
