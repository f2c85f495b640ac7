import { useUserId } from '@adwright/supabase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, TestBackend, testBrandKit } from '../testing/index.ts';
import { BrandField, DEFAULT_BRAND, NO_BRAND } from './brand-field.tsx';

const KITS = 'GET /rest/v1/brand_kits';

let backend: TestBackend;
let value: string;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

function Field() {
  const userId = useUserId();
  const [brand, setBrand] = useState(DEFAULT_BRAND);
  value = brand;
  return userId ? <BrandField userId={userId} value={brand} onChange={setBrand} /> : null;
}

const render = () => renderPage({ path: '/', Component: Field });

test('without a kit, it only leads to a first one', async () => {
  await render();
  const link = await screen.findByRole('link', { name: 'Create a brand kit' });
  expect(link.getAttribute('href')).toBe('/brand');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the default kit is preselected, and any other or none can be chosen', async () => {
  backend.on(KITS, () =>
    Response.json([testBrandKit(1, { is_default: true }), testBrandKit(2, { name: 'Kestrel' })]),
  );
  await render();
  const select = await screen.findByRole('combobox', { name: 'Use brand' });
  screen.getByText('Brand 1');
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: /Kestrel/ }));
  expect(value).toBe(testBrandKit(2).id);
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: 'No brand' }));
  expect(value).toBe(NO_BRAND);
});

test('kits that can’t be read are told, and stand in nobody’s way', async () => {
  backend.on(KITS, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  await screen.findByText(/can’t be loaded right now, so this is made without one/);
});
