import { renderPage, TestBackend, testBrandKit } from '@adwright/ads/testing';
import { drawnObjectOf } from '@adwright/contracts';
import type { CatalogueTable } from '@adwright/contracts/campaigns';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CAMPAIGN_ID, testCampaign, testResult } from '../testing/test-campaign.ts';
import { Component } from './new-campaign-page.tsx';

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
    Response.json([testCampaign({ state: 'draft', waiting: 93, faulty: 2 })]),
  );
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json(Array.from({ length: 93 }, (_, at) => testResult(at + 1))),
  );
});

const render = () => renderPage({ path: '/campaigns/new', Component });
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

test('a catalogue may be dropped, and a pasted picture is not taken for one', async () => {
  await render();
  fireEvent.paste(document, { clipboardData: { files: [FILE] } });
  expect(backend.callsOf('POST /catalogues')).toEqual([]);
  fireEvent.drop(screen.getByText('Choose a catalogue'), { dataTransfer: { files: [FILE] } });
  await screen.findByRole('heading', { name: 'Columns' });
  expect(backend.callsOf('POST /catalogues')).toHaveLength(1);
});

test('a file that is no catalogue is refused in words, and another one may follow', async () => {
  const failure = { success: false, error: 'The file is empty.', code: 'invalid_request' };
  backend.on('POST /catalogues', () => Response.json(failure, { status: 400 }));
  await render();
  await userEvent.upload(screen.getByLabelText('Choose a catalogue'), FILE);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is empty.');
  expect(screen.queryByRole('heading', { name: 'Columns' })).toBeNull();
});

test('columns known by name are chosen; faults are named by line as words are filled in', async () => {
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

test('a draft is made of the mapped columns alone, and its price is said before it starts', async () => {
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

test('a row shows what its ad would show, and keeps a choice of its own', async () => {
  backend
    .on('POST /shown-as', () => Response.json({ success: true, shown: [drawnObjectOf('mug')] }))
    .on('GET /editor-choices', () =>
      Response.json({ success: true, objects: [drawnObjectOf('laptop')] }),
    );
  await mapColumns();
  await screen.findByText('mug');
  expect(backend.callsOf('POST /shown-as').at(-1)?.body).toEqual({ products: ['Mug'] });
  await press('Change what is shown for Mug');
  await userEvent.click(await screen.findByRole('button', { name: 'Laptop' }));
  await screen.findByText('laptop');
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/93 ads/);
  expect(backend.callsOf('POST /campaigns')[0]?.body).toMatchObject({ shownAs: { 2: 'laptop' } });
});

test('every ad has the default brand kit, unless another is chosen', async () => {
  const kits = [testBrandKit(1, { name: 'Hearth', is_default: true }), testBrandKit(2)];
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

test('going back from the price deletes the draft and keeps what was chosen', async () => {
  await mapColumns();
  await press(/^Continue with/);
  await press('See the price');
  await screen.findByText(/93 ads/);
  await press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('Name of the campaign').value).toBe('Autumn teas');
  expect(backend.callsOf(`DELETE /campaigns/${CAMPAIGN_ID}`)).toHaveLength(1);
});
