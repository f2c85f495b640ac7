import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { BareFrame } from '../pages/bare-frame.tsx';
import { StartingPage } from '../pages/starting-page.tsx';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page.tsx';
import { WaitingPage } from '../pages/waiting-page.tsx';

const ROOT_ID = 'root';

let root: Root | undefined;
let routers = 0;

function render(content: ReactNode): void {
  const place = document.getElementById(ROOT_ID);
  if (!place) throw new Error(`The page has no #${ROOT_ID}`);
  root ??= createRoot(place);
  root.render(content);
}

/** Shows a loading page while the runtime config and the registry load. */
export function mountStarting(): void {
  render(<StartingPage />);
}

/** Shows a page while the runtime config can't be loaded, since the session and the router need the config. */
export function mountWaiting(onTryAgain: () => Promise<void>): void {
  render(
    <BareFrame>
      <WaitingPage onTryAgain={onTryAgain} />
    </BareFrame>,
  );
}

/**
 * Replaces the current page by the app. The app gets a new React root, because a provider keeps the state of
 * the router with which the provider started.
 */
export function mountApp(router: DataRouter, queries: QueryClient): void {
  routers += 1;
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider key={routers} router={router} />
    </QueryClientProvider>,
  );
}

/** Shows the last-resort page when the app failed to start. */
export function mountFailure(error: unknown): void {
  console.error(error);
  render(<UnexpectedErrorPage />);
}
