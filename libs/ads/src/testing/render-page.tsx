import { startSession, useUserId } from '@adwright/supabase';
import { ThemeRoot } from '@adwright/ui';
import { createMemoryRouter, RouterProvider, useLocation } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';

interface PageUnderTest {
  /** The route path of the page, such as '/ad/:id'. */
  path: string;
  Component: ComponentType;
  /** The path that the test opens first; when absent, the route path. */
  at?: string;
  /** Navigation state that the page receives. */
  state?: unknown;
  /** True if guests see the page, too. */
  isPublic?: true;
}

/** Renders the path and state of the current location, for routes that are not under test. */
function Elsewhere() {
  const location = useLocation();
  return (
    <output aria-label="location" data-state={JSON.stringify(location.state)}>
      {location.pathname}
    </output>
  );
}

/** Hides the page when nobody is signed in, as the shell does. */
function ForUsers({ Page }: { Page: ComponentType }) {
  return useUserId() ? <Page /> : null;
}

/** Renders one page of a remote as the shell would: with router, query client, session and toasts. */
export async function renderPage(page: PageUnderTest) {
  const { path, Component, at = path, state, isPublic = false } = page;
  const { pathname, search } = new URL(at, location.origin);
  const router = createMemoryRouter(
    [
      { path, element: isPublic ? <Component /> : <ForUsers Page={Component} /> },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [{ pathname, search, state }] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await startSession();
  // The stored session is read asynchronously. Without this wait, route guards would still show their loading
  // indicator.
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
