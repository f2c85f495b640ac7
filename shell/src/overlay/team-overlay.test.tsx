import { CONTRACT_VERSION, type ModuleVersion } from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { announceModuleFailure } from '../boot/reported-events.ts';
import TeamOverlay from './team-overlay.tsx';

vi.mock('@adwright/supabase', async (original) => ({
  ...(await original<object>()),
  getRuntimeConfig: () => ({ environment: 'preview', registryUrl: '/registry.json' }),
}));

afterEach(() => vi.unstubAllGlobals());

function version(name: string): ModuleVersion {
  return {
    version: '1.0.0',
    entry: `https://${name}.example/1.0.0/remoteEntry.js`,
    integrity: `sha384-${'a'.repeat(64)}`,
    preload: [],
    manifest: {
      name,
      owner: name,
      contract: CONTRACT_VERSION,
      routes: [{ path: `/${name}`, access: 'user', title: name }],
      navigation: [],
    },
  };
}

const modules = ['mf-gallery', 'mf-auth'].map(
  (name): AcceptedModule => ({
    name,
    current: version(name),
    source: 'live',
    previous: undefined,
  }),
);

it('the overlay keeps the failures of a module while pages of other modules are shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ generation: 1, modules: {} }));
  const layout = (
    <>
      <TeamOverlay modules={modules} overrides={[]} overlay={{ contacts: {}, pass: undefined }} />
      <Outlet />
    </>
  );
  const children = modules.map(({ name }) => ({ id: name, path: name, element: <p>{name}</p> }));
  const router = createMemoryRouter([{ path: '/', element: layout, children }], {
    initialEntries: ['/mf-gallery'],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const failure = 'It did not start';
  act(() => announceModuleFailure({ module: 'mf-gallery', version: '1.0.0', failure }));
  expect(await screen.findByText(failure)).toBeTruthy();
  await act(() => router.navigate('/mf-auth'));
  expect(screen.queryByText(failure)).toBeNull();
  await act(() => router.navigate('/mf-gallery'));
  expect(await screen.findByText(failure)).toBeTruthy();
});
