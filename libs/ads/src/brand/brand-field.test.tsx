import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createTestBrandKit, renderPage, TestBackend } from '../testing/index.ts';
import { BrandField, DEFAULT_BRAND, findKit, NO_BRAND } from './brand-field.tsx';

const KITS = 'GET /rest/v1/brand_kits';

let backend: TestBackend;
let value: string;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

function Field() {
  const [brand, setBrand] = useState(DEFAULT_BRAND);
  value = brand;
  return <BrandField value={brand} onChange={setBrand} />;
}

const render = () => renderPage({ path: '/', Component: Field });

test('the field shows only a link to create a first brand kit when the user has no brand kit', async () => {
  await render();
  const link = await screen.findByRole('link', { name: 'Create a brand kit' });
  expect(link.getAttribute('href')).toBe('/brand');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the field preselects the default brand kit, and offers every other brand kit and no brand kit', async () => {
  backend.on(KITS, () =>
    Response.json([
      createTestBrandKit(1, { is_default: true }),
      createTestBrandKit(2, { name: 'Kestrel' }),
    ]),
  );
  await render();
  const select = await screen.findByRole('combobox', { name: 'Use brand' });
  screen.getByText('Brand 1');
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: /Kestrel/ }));
  expect(value).toBe(createTestBrandKit(2).id);
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: 'No brand' }));
  expect(value).toBe(NO_BRAND);
});

test('the field reports that brand kits can’t be read, without blocking the form', async () => {
  backend.on(KITS, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  await screen.findByText(/can’t be loaded right now, so this is made without one/);
});

test.each([
  ['Tidewater', 1],
  ['TIDEWATER Ltd.', 1],
  ['Tide-Water', 1],
  ['Müller und Söhne GmbH', 2],
  ['Tidewater Pots', undefined],
  ['', undefined],
  ['Twin', undefined],
])('findKit finds a brand kit by the brand name on a page: %s', (name, expected) => {
  const kits = [
    createTestBrandKit(1, { name: 'Tidewater' }),
    createTestBrandKit(2, { name: 'Muller und Sohne' }),
    createTestBrandKit(3, { name: 'Twin' }),
    createTestBrandKit(4, { name: 'twin' }),
  ];
  expect(findKit(kits, name)?.id).toBe(expected && createTestBrandKit(expected).id);
});
