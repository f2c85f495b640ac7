import { createTestBrandKit, renderPage, TestBackend } from '@adwright/ads/testing';
import { readDrawnObject, shownAsRequestSchema } from '@adwright/contracts';
import type { CatalogueTable } from '@adwright/contracts/campaigns';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CAMPAIGN_ID, createTestCampaign, createTestResult } from '../testing/test-campaign.ts';
import { NewCampaignPage } from './new-campaign-page.tsx';

const TABLE: CatalogueTable = {
  columns: ['title', 'mood', 'secret'],
  rows: [
    { line: 2, cells: ['Mug', 'trust', 'margin 40%'] },
    { line: 3, cells: ['', 'trust', ''] },
    { line: 4, cells: ['Teapot', '', ''] },
  ],
  faults: [{ line: 5, message: 'A quotation mark is not closed.' }],
};
const FILE = new File(['x'], 'autumn_teas.csv', { type: 'text/csv' });

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /catalogues', () =>
    Response.json({ success: true, table: TABLE, suggestion: { product: 0, emotion: 1 } }),
  );
  backend.on('POST /campaigns', () => Response.json({ success: true, id: CAMPAIGN_ID }));
  backend.on(`POST /campaigns/${CAMPAIGN_ID}/start`, () =>
    Response.json({ success: true, state: 'running' }),
  );
  backend.on(`DELETE /campaigns/${CAMPAIGN_ID}`, () => Response.json({ success: true }));
  backend.on('GET /rest/v1/campaign_overviews', () =>
    Response.json([createTestCampaign({ state: 'draft', waiting: 93, faulty: 2 })]),
  );
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json(Array.from({ length: 93 }, (_, at) => createTestResult(at + 1))),
  );
});

const render = () => renderPage({ path: '/campaigns/new', Component: NewCampaignPage });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function mapColumns() {
  await render();
  await userEvent.upload(screen.getByLabelText('Choose a catalogue'), FILE);
  await screen.findByRole('heading', { name: 'Columns' });
  await userEvent.type(screen.getByLabelText('Target audience of every ad'), 'cooks');
  await userEvent.type(screen.getByLabelText('Campaign goal of every ad'), 'orders');
  await choose('Ad type of every ad', 'Testimonial');
}

test('the page for a new campaign accepts a dropped catalogue, and ignores a pasted picture', async () => {
  await render();
  fireEvent.paste(document, { clipboardData: { files: [FILE] } });
  expect(backend.callsOf('POST /catalogues')).toEqual([]);
  fireEvent.drop(screen.getByText('Choose a catalogue'), { dataTransfer: { files: [FILE] } });
  await screen.findByRole('heading', { name: 'Columns' });
  expect(backend.callsOf('POST /catalogues')).toHaveLength(1);
});

test('the page for a new campaign explains why it refuses a product file, and accepts another file', async () => {
  const failure = { success: false, error: 'The file is empty.', code: 'invalid_request' };
  backend.on('POST /catalogues', () => Response.json(failure, { status: 400 }));
  await render();
  await userEvent.upload(screen.getByLabelText('Choose a catalogue'), FILE);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is empty.');
  expect(screen.queryByRole('heading', { name: 'Columns' })).toBeNull();
});

test('the page for a new campaign maps columns to fields by their names, and lists faults by line number', async () => {
  await mapColumns();
  const faults = within(screen.getByRole('region', { name: 'Faulty rows' }));
  const lines = () => faults.getAllByRole('listitem').map((item) => item.textContent);
  expect(lines()).toEqual([
    'Line 3 Product is empty.',
    'Line 4 Dominant emotion is empty.',
    'Line 5 A quotation mark is not closed.',
  ]);
  await choose('Dominant emotion of rows without one', 'Trust');
  expect(lines()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Continue with 2 rows' })).toBeDefined();
});

test('the page for a new campaign sends only mapped columns in a draft, and shows the campaign’s price before the start', async () => {
  await mapColumns();
  await press(/^Continue with/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pin 2:3' }));
  await press('See the price');
  await screen.findByText('93 ads, 93 credits, you have 42');
  expect(screen.getByText(/stops when your credits have run out/)).toBeDefined();
  const [created] = backend.callsOf('POST /campaigns');
  expect(created?.body).toMatchObject({
    name: 'Autumn teas',
    mapping: { product: 0, emotion: 1 },
    defaults: { audience: 'cooks', goal: 'orders', adType: 'testimonial' },
    settings: { formats: ['pin'] },
  });
  expect(JSON.stringify(created?.body)).not.toContain('margin');
  expect(backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/start`)).toEqual([]);

  await press('Start the campaign');
  const place = await screen.findByRole('status', { name: 'location' });
  expect(place.textContent).toBe(`/campaigns/${CAMPAIGN_ID}`);
});

test('the page for a new campaign uses the singular for one missing photo and one faulty row', async () => {
  backend.on('GET /rest/v1/campaign_overviews', () =>
    Response.json([createTestCampaign({ state: 'draft', waiting: 2, faulty: 1 })]),
  );
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json([createTestResult(1), createTestResult(2, { photo: 'mug.jpg' })]),
  );
  await mapColumns();
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(
    '1 row names a photo that is not there. It is left out and costs nothing.',
  );
  expect(screen.getByText('1 faulty row is left out and costs nothing.')).toBeDefined();
});

test('the page for a new campaign previews the ad of a row, and keeps the picture that the user chose for the row', async () => {
  backend
    .on('POST /shown-as', () => Response.json({ success: true, shown: [readDrawnObject('mug')] }))
    .on('GET /editor-choices', () =>
      Response.json({ success: true, objects: [readDrawnObject('laptop')] }),
    );
  await mapColumns();
  await screen.findByText('mug');
  expect(backend.callsOf('POST /shown-as').at(-1)?.body).toMatchObject({
    products: ['Mug'],
    form: { audience: expect.any(String), goal: expect.any(String) },
  });
  await press('Change what is shown for Mug');
  await userEvent.click(await screen.findByRole('button', { name: 'Laptop' }));
  await screen.findByText('laptop');
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/93 ads/);
  expect(backend.callsOf('POST /campaigns')[0]?.body).toMatchObject({ shownAs: { 2: 'laptop' } });
});

test('the page for a new campaign applies the chosen language to all rows, and shows the language of each row', async () => {
  await mapColumns();
  await choose('Language of every ad', 'German');
  const preview = within(screen.getByRole('region', { name: 'First rows' }));
  preview.getByRole('columnheader', { name: 'Language' });
  expect(preview.getAllByRole('cell', { name: 'German' }).length).toBeGreaterThan(0);
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/93 ads/);
  expect(backend.callsOf('POST /campaigns')[0]?.body).toMatchObject({
    defaults: { language: 'de' },
  });
});

test('the page for a new campaign uses the default brand kit until the user chooses another brand kit', async () => {
  const kits = [createTestBrandKit(1, { name: 'Hearth', is_default: true }), createTestBrandKit(2)];
  backend.on('GET /rest/v1/brand_kits', () => Response.json(kits));
  await mapColumns();
  await press(/^Continue with/);
  await screen.findByLabelText('Use brand');
  await press('See the price');
  await screen.findByText(/93 ads/);
  expect(backend.callsOf('POST /campaigns')[0]?.body).toMatchObject({
    settings: { brand: { name: 'Hearth', colours: kits[0]?.colours } },
  });
});

test('the page for a new campaign warns of photos that Google Merchant Center refuses, and of files with several pages, before the payment', async () => {
  backend.on(`POST /campaigns/${CAMPAIGN_ID}/photos`, () =>
    Response.json({
      success: true,
      matched: 1,
      unused: [],
      faults: [],
      small: [{ name: 'mug.jpg', width: 420, height: 380 }],
      severalPages: [{ name: 'scan.tif', pages: 3 }],
    }),
  );
  await mapColumns();
  await press('Back');
  const archive = new File(['PK'], 'photos.zip', { type: 'application/zip' });
  await userEvent.upload(screen.getByLabelText('Choose a ZIP archive'), archive);
  await press(/^Go on with/);
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/refuses photos below 500 × 500 pixels\./);
  const small = within(screen.getByRole('region', { name: 'Photos of low resolution' }));
  expect(small.getByRole('listitem').textContent).toBe('mug.jpg 420 × 380 pixels');
  const scans = within(screen.getByRole('region', { name: 'Photos of several pages' }));
  expect(scans.getByRole('listitem').textContent).toBe(
    'scan.tif This file has 3 pages. The first one is used.',
  );
});

test('the page for a new campaign deletes the draft when the user goes back, and keeps the choices in the form', async () => {
  await mapColumns();
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/93 ads/);
  await press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('Name of the campaign').value).toBe('Autumn teas');
  expect(backend.callsOf(`DELETE /campaigns/${CAMPAIGN_ID}`)).toHaveLength(1);
});

test('the page for a new campaign lists no faulty rows until all required fields are set', async () => {
  await render();
  await userEvent.upload(screen.getByLabelText('Choose a catalogue'), FILE);
  await screen.findByText(
    'No row makes an ad yet. Still to choose: Target audience, Campaign goal, Ad type.',
  );
  expect(screen.queryByRole('region', { name: 'Faulty rows' })).toBeNull();
});

const SHOP_TABLE: CatalogueTable = {
  columns: ['title', 'group', 'variant', 'price', 'status', 'stock'],
  rows: [
    { line: 2, cells: ['Shirt', 'G', 'S', '19.99 EUR', 'active', '3'] },
    { line: 3, cells: ['Shirt', 'G', 'M', '24.99 EUR', 'active', '3'] },
    { line: 4, cells: ['Scarf', 'H', '', '9 EUR', 'draft', '3'] },
    { line: 5, cells: ['Belt', 'I', '', '9 EUR', 'active', '0'] },
  ],
  faults: [],
};
const READING = {
  encoding: 'windows-1250',
  encodings: ['windows-1250', 'cp852'],
  sheets: [],
  sheet: null,
  headerLine: 1,
  head: [{ line: 1, cells: SHOP_TABLE.columns }, ...SHOP_TABLE.rows],
  hiddenRows: 2,
  shop: 'Shopify',
};

test('the page for a new campaign shows how the engine parsed the product file, and parses the file again with the chosen options', async () => {
  const suggestion = { product: 0, group: 1, variant: 2, price: 3, status: 4, availability: 5 };
  const asked: string[] = [];
  backend.on('POST /catalogues', ({ query }) => {
    asked.push(query.toString());
    return Response.json({ success: true, table: SHOP_TABLE, suggestion, reading: READING });
  });
  await mapColumns();
  await choose('Dominant emotion of every ad', 'Trust');
  expect(screen.getByText('This looks like an export of Shopify.')).toBeDefined();
  expect(screen.getByText('2 hidden rows of the sheet left out.')).toBeDefined();
  expect(screen.getByText('from €19.99')).toBeDefined();
  const left = () =>
    within(screen.getByRole('region', { name: 'Products left out' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(left()).toEqual([
    'Line 4 Scarf Draft: the shop does not show it.',
    'Line 5 Belt Out of stock.',
  ]);
  expect(screen.getByRole('button', { name: 'Continue with 1 row' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'An ad for each variant' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Drafts too (1)' }));
  expect(screen.getByRole('button', { name: 'Continue with 3 rows' })).toBeDefined();

  await choose('Encoding', 'Central European (DOS)');
  await choose('Row with the names of the columns', 'No row: the first one is a product');
  await expect.poll(() => asked).toEqual(['', 'encoding=cp852', 'encoding=cp852&header=0']);
});

test('the page for a new campaign warns of prices without a currency, and prints the prices after the user chose a currency', async () => {
  const table = {
    ...TABLE,
    columns: ['title', 'mood', 'price'],
    rows: [{ line: 2, cells: ['Mug', 'trust', '19.99'] }],
    faults: [],
  };
  const suggestion = { product: 0, emotion: 1, price: 2 };
  backend.on('POST /catalogues', () => Response.json({ success: true, table, suggestion }));
  await mapColumns();
  await press(/^Continue with/);
  expect(screen.getByText(/^Your prices have no currency/)).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Say the price in the ads' })).toBeNull();
  await press('Back');
  await choose('Currency of prices without one', 'EUR');
  await press(/^Continue with/);
  expect(screen.getByRole('checkbox', { name: 'Say the price in the ads' })).toBeDefined();
  expect(screen.queryByText(/^Your prices have no currency/)).toBeNull();
});

test('the page for a new campaign uses a column of discount codes before the code for all rows, and sends both', async () => {
  const table = {
    ...TABLE,
    columns: ['title', 'mood', 'promo code'],
    rows: [
      { line: 2, cells: ['Mug', 'trust', 'TERM15'] },
      { line: 3, cells: ['Teapot', 'trust', ''] },
    ],
    faults: [],
  };
  const suggestion = { product: 0, emotion: 1, code: 2 };
  backend.on('POST /catalogues', () => Response.json({ success: true, table, suggestion }));
  await mapColumns();
  await userEvent.type(screen.getByLabelText('Code of rows without one'), 'ALL10');
  await userEvent.type(screen.getByLabelText('Phone of every ad'), '030 123456');
  const preview = within(screen.getByRole('region', { name: 'First rows' }));
  expect(preview.getByRole('columnheader', { name: 'Code' })).toBeDefined();
  for (const text of ['TERM15', 'ALL10']) preview.getByRole('cell', { name: text });
  expect(preview.getAllByRole('cell', { name: '030 123456' })).toHaveLength(2);
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/^93 ads/);
  expect(backend.callsOf('POST /campaigns')[0]?.body).toMatchObject({
    mapping: suggestion,
    defaults: { offer: { code: 'ALL10', phone: '030 123456' } },
  });
});

test('a campaign starts only after the engine has named the rows with an unclear product', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  backend.on('POST /shown-as', async ({ body }) => {
    await late;
    const { products } = shownAsRequestSchema.parse(body);
    const unclear = products.map((name) => (name === 'Mug 60' ? 'gibberish' : null));
    return Response.json({ success: true, shown: products.map(() => null), unclear });
  });
  await mapColumns();
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/^93 ads/);
  await press('Start the campaign');
  expect(backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/start`)).toEqual([]);
  answerLate();
  const doubt = await screen.findByRole('alert');
  expect(doubt.textContent).toContain('We can’t tell what 1 row sells.');
  expect(within(doubt).getByRole('listitem').textContent).toMatch(/^Line 61 Mug 60: We can’t tell/);
  expect(backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/start`)).toEqual([]);
  await press(/Make them anyway/);
  await screen.findByRole('status', { name: 'location' });
});

test('a campaign starts without advice when the engine cannot be reached', async () => {
  backend.on('POST /shown-as', () => new Response(null, { status: 503 }));
  await mapColumns();
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/^93 ads/);
  await press('Start the campaign');
  await screen.findByRole('status', { name: 'location' });
  expect(backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/start`)).toHaveLength(1);
});
