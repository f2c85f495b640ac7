import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router';
import { StartingPage } from '../pages/starting-page.tsx';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page.tsx';

const ROOT_ID = 'root';

let root: Root | undefined;

function render(content: ReactNode): void {
  const place = document.getElementById(ROOT_ID);
  if (!place) throw new Error(`The page has no #${ROOT_ID}`);
  root ??= createRoot(place);
  root.render(content);
}

/** While config and registry are on their way. */
export function mountStarting(): void {
  render(<StartingPage />);
}

/** The app. */
export function mountApp(router: DataRouter, queries: QueryClient): void {
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The start itself failed: without config or registry there is no app to show. */
export function mountFailure(error: unknown): void {
  console.error(error);
  render(<UnexpectedErrorPage />);
}
