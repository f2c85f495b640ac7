import { TEXTS } from '@adwright/contracts';
import { ModuleLoadError } from '@adwright/remotes';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageErrorPage } from './page-error-page.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => void vi.restoreAllMocks());

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

/** Renders a page with a loader that throws the result of `problem`, until `problem` returns undefined. */
function showPage(problem: () => unknown) {
  const loader = () => {
    const error = problem();
    if (error) throw error;
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', loader, element: <h1>The page</h1>, errorElement: <PageErrorPage /> },
  ]);
  render(<RouterProvider router={router} />);
}

test('a page that failed is loaded again by itself when the network is back', async () => {
  goOffline();
  let isOffline = true;
  showPage(() => (isOffline ? new ModuleLoadError('mf-billing', 'entry-unavailable') : undefined));
  await screen.findByRole('heading', { name: TEXTS.pageUnavailable });
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { name: 'The page' });
});

test('a page that fails again with the network back no longer says that it will reload by itself', async () => {
  goOffline();
  let problem: Error = new ModuleLoadError('mf-billing', 'entry-unavailable');
  showPage(() => problem);
  await screen.findByText(/once the connection is back/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  problem = new Error('A bug');
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { name: TEXTS.unexpectedApplicationError });
  expect(screen.queryByText(/once the connection is back/)).toBeNull();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

test('after any failure with a working network, the page waits until the user tries again', async () => {
  const problem = vi.fn(() => new Error('A bug'));
  showPage(problem);
  await screen.findByRole('heading', { name: TEXTS.unexpectedApplicationError });
  window.dispatchEvent(new Event('online'));
  expect(problem).toHaveBeenCalledOnce();
});

test('the whole app is reloaded when a file of the shell could not be loaded while offline', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  goOffline();
  showPage(() => new Error('Loading chunk 7 failed'));
  await screen.findByRole('heading', { name: TEXTS.pageUnavailable });
  expect(screen.getByText(/once the connection is back/)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
