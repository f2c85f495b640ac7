import { startSession } from '@adwright/supabase';
import { ThemeRoot } from '@adwright/ui';
import { createMemoryRouter, RouterProvider, useLocation } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';

interface PageUnderTest {
  /** The page's route, such as '/ad/:id'. */
  path: string;
  Component: ComponentType;
  /** Where the visit starts; the route itself when absent. */
  at?: string;
  /** Navigation state of the visit. */
  state?: unknown;
}

/** Shows where a navigation led, and with what, in place of pages that are not under test. */
function Elsewhere() {
  const location = useLocation();
  return (
    <output aria-label="location" data-state={JSON.stringify(location.state)}>
      {location.pathname}
    </output>
  );
}

/** Renders one page of a remote as the shell would: router, query client, session, toasts. */
export async function renderPage({ path, Component, at = path, state }: PageUnderTest) {
  const { pathname, search } = new URL(at, location.origin);
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [{ pathname, search, state }] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await startSession();
  // The stored session is read asynchronously; guards would show their loading indicator until
  // then.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ThemeRoot>
        <RouterProvider router={router} />
        <Toaster />
      </ThemeRoot>
    </QueryClientProvider>,
  );
  onTestFinished(() => view.unmount());
  return { ...view, router, queryClient };
}
