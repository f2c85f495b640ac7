import { startSession } from '@adwright/supabase';
import { createMemoryRouter, RouterProvider, useLocation } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { act, type ComponentType } from 'react';

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
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [{ pathname: at, state }] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = startSession();
  // The stored session is read asynchronously; guards would show their loading indicator until then.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient, stop };
}
