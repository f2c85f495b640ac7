import { ThemeRoot } from '@adwright/ui';
import { createMemoryRouter, RouterProvider } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

/**
 * Renders one page at its path, with placeholders for all other paths, and returns the router.
 * @param suffix search or hash of the initial URL
 */
export function renderPage(path: string, Component: ComponentType, suffix = '') {
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  const router = createMemoryRouter([{ path, Component }, elsewhere], {
    initialEntries: [path + suffix],
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ThemeRoot>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </ThemeRoot>,
  );
  return router;
}
