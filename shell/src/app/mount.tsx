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

/** While config and registry are on their way. */
export function mountStarting(): void {
  render(<StartingPage />);
}

/** While the config can't be had; without it there is neither session nor router. */
export function mountWaiting(onTryAgain: () => Promise<void>): void {
  render(
    <BareFrame>
      <WaitingPage onTryAgain={onTryAgain} />
    </BareFrame>,
  );
}

/** The app, in place of whatever is shown; a provider keeps the state of the router that it began with. */
export function mountApp(router: DataRouter, queries: QueryClient): void {
  routers += 1;
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider key={routers} router={router} />
    </QueryClientProvider>,
  );
}

/** The start itself failed, and there is no app to show. */
export function mountFailure(error: unknown): void {
  console.error(error);
  render(<UnexpectedErrorPage />);
}
