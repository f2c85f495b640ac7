import { renderPage, TestBackend, testProposal } from '@adwright/ads/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Component } from './new-campaign-page.tsx';
import { productListFile } from './product-list-file.ts';

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
      Response.json({ success: true, page: { state: 'read', proposal: testProposal() } }),
    )
    .on('POST /catalogues', () =>
      Response.json({
        success: true,
        table: { columns: ['title'], rows: [{ line: 2, cells: ['Harbour Mug'] }], faults: [] },
        suggestion: { product: 0 },
      }),
    );
});

async function list() {
  await renderPage({ path: '/campaigns/new', Component });
  await userEvent.type(screen.getByLabelText(/Address of your shop/), 'tidewater.example');
  await userEvent.click(screen.getByRole('button', { name: 'List products' }));
}

test('picks fifty of a shop’s products at most', async () => {
  await list();
  await screen.findByText('60 products found, 50 picked');
  const last = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mug 59' });
  expect(last.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mug 0' }));
  expect(last.disabled).toBe(false);
});

test('reads those that are picked one after another, and goes on with them as a catalogue', async () => {
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Pick none' }));
  for (const name of ['Mug 3', 'Mug 4']) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Read 2 products' }));
  await screen.findByRole('heading', { name: 'Columns' });
  expect(reads()).toBe(2);
});

test('stops on request, and goes on with what was read', async () => {
  let answered = 0;
  backend.on('POST /shop-pages/address', async () => {
    answered += 1;
    if (answered > 2) await new Promise(() => undefined);
    return Response.json({ success: true, page: { state: 'read', proposal: testProposal() } });
  });
  await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Read 50 products' }));
  await screen.findByText('2 of 50 read');
  await userEvent.click(screen.getByRole('button', { name: 'Stop and go on with these' }));
  await screen.findByRole('heading', { name: 'Columns' });
  await waitFor(() => expect(reads()).toBe(3));
});

test('gives up what was read of a shop once a file is chosen in its place', async () => {
  let answered = 0;
  backend.on('POST /shop-pages/address', async () => {
    answered += 1;
    if (answered > 2) await new Promise(() => undefined);
    return Response.json({ success: true, page: { state: 'read', proposal: testProposal() } });
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

test('says why a shop can’t be listed', async () => {
  const unreadable = {
    state: 'unreadable',
    reason: 'robots',
    message: 'The shop asks programs not to.',
  };
  backend.on('POST /shop-pages/products', () => Response.json({ success: true, list: unreadable }));
  await list();
  await screen.findByText('The shop asks programs not to.');
});

test('keeps the least of several prices from becoming the only one', async () => {
  const price = { amount: 12, currency: 'GBP', isFrom: true, was: 18 };
  const file = productListFile(
    [testProposal({ price: { value: price, source: 'shopify' } })],
    'Tidewater',
  );
  expect(await file.text()).toContain(',from 12.00 GBP,,in stock,');
});

test('writes what was read as a product feed, a sale as a sale', async () => {
  const file = productListFile(
    [testProposal(), testProposal({ price: null, photos: [] })],
    'Tidewater & Co.',
  );
  expect(file.name).toBe('Tidewater  Co.csv');
  expect(await file.text()).toBe(
    [
      'title,description,price,sale_price,availability,link,image_link',
      'Harbour Mug,Thrown by hand in Whitby.,24.00 GBP,18.50 GBP,in stock,https://tidewater.example/mug,https://tidewater.example/1.jpg',
      'Harbour Mug,Thrown by hand in Whitby.,,,in stock,https://tidewater.example/mug,',
      '',
    ].join('\r\n'),
  );
});
