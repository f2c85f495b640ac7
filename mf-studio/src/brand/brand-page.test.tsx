import {
  createTestAsset,
  createTestBrandKit,
  renderPage,
  TestBackend,
} from '@adwright/ads/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BrandPage } from './brand-page.tsx';

const KITS = 'GET /rest/v1/brand_kits';
const LOGO = createTestAsset(1, { kind: 'logo', name: 'logo.png', cutout_url: null });

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on(KITS, () =>
      Response.json([
        createTestBrandKit(1, {
          name: 'Kestrel',
          is_default: true,
          logo_light: LOGO.id,
          tone: 'trust',
        }),
        createTestBrandKit(2, { name: 'Alder' }),
      ]),
    )
    .on('GET /rest/v1/assets', () => Response.json([LOGO, createTestAsset(2)]))
    .on('PATCH /rest/v1/brand_kits', () => Response.json([{ id: createTestBrandKit(2).id }]))
    .on('DELETE /rest/v1/brand_kits', () => new Response(null, { status: 204 }));
});

const render = () => renderPage({ path: '/brand', Component: BrandPage });

test('the brand page shows the brand kits, their maximum number, and the library of photos', async () => {
  await render();
  await screen.findByRole('heading', { name: 'Kestrel' });
  screen.getByText('2 of 20 brand kits.');
  screen.getByText('Default');
  screen.getByText('Trust');
  expect(screen.getByRole('link', { name: 'Edit Alder' }).getAttribute('href')).toBe(
    `/brand/${createTestBrandKit(2).id}`,
  );
  const library = within(screen.getByRole('region', { name: 'Your library' }));
  await library.findByText('logo.png');
  library.getByText('photo-2.jpg');
});

test('the brand page links to the form for a first brand kit', async () => {
  backend.on(KITS, () => Response.json([]));
  await render();
  await screen.findByText('No brand kit yet');
  expect(screen.getByRole('link', { name: 'New brand kit' }).getAttribute('href')).toBe(
    '/brand/new',
  );
});

test('the brand page states the maximum of 20 kits before the user reaches it', async () => {
  backend.on(KITS, () =>
    Response.json(Array.from({ length: 20 }, (_, number) => createTestBrandKit(number))),
  );
  await render();
  await screen.findByText('20 of 20 brand kits. Delete one to create another.');
  expect(screen.queryByRole('link', { name: 'New brand kit' })).toBeNull();
});

test('the brand page makes another brand kit the default', async () => {
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Make Alder the default' }));
  const [call] = backend.callsOf('PATCH /rest/v1/brand_kits');
  expect(call?.body).toEqual({ is_default: true });
  expect(call?.query.get('id')).toBe(`eq.${createTestBrandKit(2).id}`);
});

test('the brand page deletes a brand kit after a confirmation, which says that ads remain unchanged', async () => {
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Alder' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Ads that were made with it stay as they are.');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete brand kit' }));
  await screen.findByText('Brand kit deleted');
  expect(backend.callsOf('DELETE /rest/v1/brand_kits')[0]?.query.get('id')).toBe(
    `eq.${createTestBrandKit(2).id}`,
  );
  expect(screen.queryByRole('heading', { name: 'Alder' })).toBeNull();
});

test('the brand page offers to reload brand kits that can’t be loaded', async () => {
  backend.on(KITS, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  await screen.findByText('Your brand kits can’t be loaded.');
  backend.on(KITS, () => Response.json([createTestBrandKit(3, { name: 'Heron' })]));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Heron' });
});

test('the brand page opens a new brand kit from a shop’s URL, and reads the shop’s page', async () => {
  const { router } = await render();
  await userEvent.type(await screen.findByLabelText('Your shop’s address'), 'my shop');
  await userEvent.click(screen.getByRole('button', { name: 'Make a kit' }));
  await screen.findByText(/This is no address of a shop/);
  await userEvent.clear(screen.getByLabelText('Your shop’s address'));
  await userEvent.type(screen.getByLabelText('Your shop’s address'), 'Tidewater.example{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/brand/new'));
  expect(new URLSearchParams(router.state.location.search).get('url')).toBe('Tidewater.example');
});
