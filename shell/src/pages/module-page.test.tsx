import { getSupabase } from '@adwright/supabase';
import { serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { render, screen } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ModulePage, type ModulePageData, ModulePageForUsers } from './module-page.tsx';

const data: ModulePageData = { Frame: ({ Page }) => <Page />, Page: () => <h1>A page</h1> };

async function showPage(Component: ComponentType): Promise<void> {
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  await startUserSession();
  const router = createMemoryRouter([{ path: '/', loader: () => data, Component }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'A page' });
}

test('a page for signed-in users is removed when the user signs out', async () => {
  await showPage(ModulePageForUsers);
  await act(() => getSupabase().auth.signOut());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a page for all visitors remains when the user signs out', async () => {
  await showPage(ModulePage);
  await act(() => getSupabase().auth.signOut());
  screen.getByRole('heading', { name: 'A page' });
});
