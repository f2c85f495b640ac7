import { loadRuntimeConfig } from '@adwright/supabase';
import { ThemeRoot } from '@adwright/ui';
import { createMemoryRouter, RouterProvider } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';

const WEBHOOKS = ['createAd', 'boost', 'variation', 'overlay', 'enhance', 'photoshoot'];
const CONFIG = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'publishable',
  webhooks: Object.fromEntries(WEBHOOKS.map((name) => [name, `http://localhost:8787/${name}`])),
  registryUrl: '/registry.json',
  environment: 'local',
};

/** Answers of the auth and data service, by method and path: `'POST /auth/v1/token'`. */
export type Answers = Record<string, (body: unknown) => Response | Promise<Response>>;

/** Puts a stand-in for the services behind fetch; a call that no answer was given for fails as a dead network does. */
export async function serve(answers: Answers): Promise<void> {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.origin);
    if (pathname === '/config.json') return Response.json(CONFIG);
    const answer = answers[`${init?.method ?? 'GET'} ${pathname}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(init?.body ? JSON.parse(String(init.body)) : undefined);
  });
  await loadRuntimeConfig();
}

/** Shows one page at its path, with places to arrive at. Returns where the router is. */
export function renderPage(path: string, Component: ComponentType) {
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  const router = createMemoryRouter([{ path, Component }, elsewhere], { initialEntries: [path] });
  render(
    <ThemeRoot>
      <RouterProvider router={router} />
      <Toaster />
    </ThemeRoot>,
  );
  return router;
}
