import {
  createTestBrandKit,
  createTestProposal,
  renderPage,
  TestBackend,
} from '@adwright/ads/testing';
import { readPrice } from '@adwright/contracts/campaigns';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { NewCampaignPage } from './new-campaign-page.tsx';
import { buildProductListFile } from './product-list-file.ts';

const PRODUCTS = Array.from({ length: 60 }, (_, number) => ({
  address: `https://tidewater.example/p/${number}`,
  name: `Mug ${number}`,
  photo: null,
}));
let backend: TestBackend;
const reads = () => backend.calls.filter(({ name }) => name === 'POST /shop-pages/address').length;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on('POST /shop-pages/products', () =>
      Response.json({
        success: true,
        list: { state: 'read', shop: 'Tidewater', products: PRODUCTS },
      }),
    )
    .on('POST /shop-pages/address', () =>
      Response.json({ success: true, page: { state: 'read', proposal: createTestProposal() } }),
    )
    .on('POST /catalogues', () =>
      Response.json({
        success: true,
        table: { columns: ['title'], rows: [{ line: 2, cells: ['Harbour Mug'] }], faults: [] },
        suggestion: { product: 0 },
      }),
    );
});

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function list() {
  await renderPage({ path: '/campaigns/new', Component: NewCampaignPage });
  await userEvent.type(screen.getByLabelText(/Address of your shop/), 'tidewater.example');
  await userEvent.click(screen.getByRole('button', { name: 'List products' }));
}

test('the shop panel lets the user select at most fifty products of a shop', async () => {
  await list();
  await screen.findByText('60 products found, 50 picked');
  const last = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mug 59' });
  expect(last.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mug 0' }));
  expect(last.disabled).toBe(false);
});

test('the shop panel selects all products or none at once, and shows the number', async () => {
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Pick none' }));
  expect((await screen.findByText('60 products found, 0 picked')).getAttribute('role')).toBe(
    'status',
  );
  const read = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Read \d/ });
  expect(read().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pick the first 50' }));
  screen.getByText('60 products found, 50 picked');
  screen.getByText(/A campaign takes 50 products\./);
  expect(read().disabled).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mug 49' }).checked).toBe(true);
});

test('the shop panel lets the user select products by keyboard: arrows move, space selects, disabled products are skipped', async () => {
  await list();
  const box = (number: number) => screen.getByRole('checkbox', { name: `Mug ${number}` });
  await screen.findByText('60 products found, 50 picked');
  box(0).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(box(2));
  await userEvent.keyboard('{ArrowUp}[Space]');
  screen.getByText('60 products found, 49 picked');
  await userEvent.keyboard('{End}[Space]');
  expect(document.activeElement).toBe(box(59));
  screen.getByText('60 products found, 50 picked');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(box(49));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(box(0));
});

test('the shop panel shows the words of a product’s URL when the product has no name', async () => {
  const products = [
    '/products/harbour-stoneware-mug.html',
    '/Stra%C3%9Fen-Becher/dp/B0123456',
    '/p/8812345',
  ].map((path) => ({ address: `https://tidewater.example${path}`, name: '', photo: null }));
  backend.on('POST /shop-pages/products', () =>
    Response.json({ success: true, list: { state: 'read', shop: '', products } }),
  );
  await list();
  for (const name of [
    'Harbour stoneware mug',
    'Straßen Becher',
    'https://tidewater.example/p/8812345',
  ]) {
    await screen.findByRole('checkbox', { name });
  }
});

test('the shop panel keeps the focus in the panel when it begins to read products', async () => {
  backend.on('POST /shop-pages/address', () => new Promise<Response>(() => undefined));
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Read 50 products' }));
  const stop = await screen.findByRole('button', { name: 'Stop and go on with these' });
  await waitFor(() => expect(document.activeElement?.contains(stop)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('the shop panel turns on prices in the ads, and chooses the brand kit that has the shop’s name', async () => {
  const kit = createTestBrandKit(1, { name: 'TIDEWATER Ltd.' });
  backend
    .on('GET /rest/v1/brand_kits', () => Response.json([kit, createTestBrandKit(2)]))
    .on('POST /catalogues', () =>
      Response.json({
        success: true,
        table: {
          columns: ['title', 'price'],
          rows: [{ line: 2, cells: ['Harbour Mug', '18.50 GBP'] }],
          faults: [],
        },
        suggestion: { product: 0, price: 1 },
      }),
    );
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Read 50 products' }));
  await screen.findByRole('heading', { name: 'Columns' }, { timeout: 20_000 });
  await userEvent.type(screen.getByLabelText('Target audience of every ad'), 'cooks');
  await userEvent.type(screen.getByLabelText('Campaign goal of every ad'), 'first orders');
  await choose('Dominant emotion of every ad', 'Trust');
  await choose('Ad type of every ad', 'Product showcase');
  await userEvent.click(screen.getByRole('button', { name: 'Continue with 1 row' }));
  const says = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Say the price in the ads',
  });
  expect(says.checked).toBe(true);
  await screen.findByText('TIDEWATER Ltd.');
});

test('the shop panel reads the selected products in order, and uses them as a catalogue', async () => {
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Pick none' }));
  for (const name of ['Mug 3', 'Mug 4']) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Read 2 products' }));
  await screen.findByRole('heading', { name: 'Columns' });
  expect(reads()).toBe(2);
});

test('the shop panel stops reading products on request, and continues with the products read before', async () => {
  let answered = 0;
  backend.on('POST /shop-pages/address', async () => {
    answered += 1;
    if (answered > 2) await new Promise(() => undefined);
    return Response.json({
      success: true,
      page: { state: 'read', proposal: createTestProposal() },
    });
  });
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Read 50 products' }));
  await screen.findByText('2 of 50 read');
  await userEvent.click(screen.getByRole('button', { name: 'Stop and go on with these' }));
  await screen.findByRole('heading', { name: 'Columns' });
  await waitFor(() => expect(reads()).toBe(3));
});

test('the shop panel discards the products of a shop when the user chooses a file', async () => {
  let answered = 0;
  backend.on('POST /shop-pages/address', async () => {
    answered += 1;
    if (answered > 2) await new Promise(() => undefined);
    return Response.json({
      success: true,
      page: { state: 'read', proposal: createTestProposal() },
    });
  });
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Read 50 products' }));
  await screen.findByText('2 of 50 read');
  await userEvent.type(screen.getByLabelText(/Address of your shop/), '{Enter}');
  screen.getByText('2 of 50 read');
  const file = new File(['title\r\nCup\r\n'], 'own.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose a catalogue'), file);
  await screen.findByRole('heading', { name: 'Columns' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.callsOf('POST /catalogues')).toHaveLength(1);
});

test('the shop panel explains why the products of a shop can’t be listed', async () => {
  const unreadable = {
    state: 'unreadable',
    reason: 'robots',
    message: 'The shop asks programs not to.',
  };
  backend.on('POST /shop-pages/products', () => Response.json({ success: true, list: unreadable }));
  await list();
  await screen.findByText('The shop asks programs not to.');
});

test('the product list file marks the lowest of several prices as a "from" price', async () => {
  const price = { amount: 12, currency: 'GBP', isFrom: true, was: 18 };
  const file = buildProductListFile(
    [createTestProposal({ price: { value: price, source: 'shopify' } })],
    'Tidewater',
  );
  expect(await file.text()).toContain(',from 12.00 GBP,,in stock,');
});

test('the product list file gives a price without a currency the only currency of the shop', async () => {
  const without = (amount: number) =>
    createTestProposal({
      price: { value: { amount, currency: null, isFrom: false }, source: 'page-text' },
    });
  const known = await buildProductListFile([createTestProposal(), without(12)], 'Tidewater').text();
  expect(known).toContain(',12.00 GBP,,');
  const several = await buildProductListFile(
    [
      createTestProposal(),
      createTestProposal({
        price: { value: { amount: 9, currency: 'EUR', isFrom: false }, source: 'json-ld' },
      }),
      without(12),
    ],
    'Tidewater',
  ).text();
  expect(several).toContain(',12.00,,');
});

test('the product list file writes three decimals so that they are not read as thousands', async () => {
  const value = { amount: 12.345, currency: 'KWD', isFrom: false };
  const text = await buildProductListFile(
    [createTestProposal({ price: { value, source: 'json-ld' } })],
    'Tidewater',
  ).text();
  const [, cell = ''] = /,(12[^,]*),/.exec(text) ?? [];
  expect(readPrice(cell)).toEqual({ amount: 12.345, currency: 'KWD' });
});

test('the product list file is a product feed that contains sale prices', async () => {
  const file = buildProductListFile(
    [createTestProposal(), createTestProposal({ price: null, photos: [] })],
    'Tidewater & Co.',
  );
  expect(file.name).toBe('Tidewater  Co.csv');
  expect(await file.text()).toBe(
    [
      'title,description,price,sale_price,availability,brand,language,link,image_link',
      'Harbour Mug,Thrown by hand in Whitby.,24.00 GBP,18.50 GBP,in stock,Tidewater,en,https://tidewater.example/mug,https://tidewater.example/1.jpg',
      'Harbour Mug,Thrown by hand in Whitby.,,,in stock,Tidewater,en,https://tidewater.example/mug,',
      '',
    ].join('\r\n'),
  );
});
