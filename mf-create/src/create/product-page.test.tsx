import {
  createTestAsset,
  createTestBrandKit,
  createTestProposal,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '@adwright/ads/testing';
import type { PageResult } from '@adwright/contracts/shop-page';
import { keepDraft, readDraft } from '@adwright/generation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CreatePage } from './create-page.tsx';

const PHOTO = { mediaType: 'image/webp', bytes: btoa('RIFF\0\0\0\0WEBP and so on') };
const ADDRESS = 'https://tidewater.example/mug';
const READ = { state: 'read', proposal: createTestProposal() } as const;

let backend: TestBackend;
const answer = (page: PageResult) => Response.json({ success: true, page });
const callsTo = (name: string) => backend.calls.filter((call) => call.name.startsWith(name));

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on('POST /shop-pages/address', () => answer(READ))
    .on('POST /shop-pages/photo', () =>
      Response.json({
        success: true,
        photo: PHOTO,
        width: 900,
        height: 900,
        cutout: PHOTO,
        problem: null,
      }),
    )
    .on('POST /storage/v1/object/assets/*', () => Response.json({ Key: 'k', Id: 'i' }))
    .on('DELETE /storage/v1/object/assets', () => Response.json([]))
    .on('GET /rest/v1/assets', () => Response.json([createTestAsset(1)]))
    .on('POST /assets', () =>
      Response.json({ success: true, asset: createTestAsset(1), suggestedColours: [] }),
    );
});

const field = () => screen.findByLabelText('Paste a product’s address');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function readPage(text = ADDRESS) {
  await renderPage({ path: '/create', Component: CreatePage });
  await userEvent.type(await field(), text);
  await press('Read page');
}

test('the create page shows the values read from a product page with their sources, and saves nothing before the user confirms the values', async () => {
  await readPage('tidewater.example/mug');
  const proposal = within(await screen.findByRole('region', { name: 'What the page says' }));
  expect(proposal.getByLabelText<HTMLInputElement>('Product on the page').value).toBe(
    'Harbour Mug',
  );
  expect(proposal.getByLabelText<HTMLInputElement>('Price now').value).toBe('£18.50');
  expect(proposal.getByLabelText<HTMLInputElement>('Price before').value).toBe('£24');
  expect(proposal.getAllByText('From the page’s product data').length).toBeGreaterThan(1);
  await proposal.findByAltText('Harbour Mug, cut out');
  expect(textIn('Product')).toBe('');
  expect(callsTo('POST /storage')).toEqual([]);
  expect(callsTo('POST /assets')).toEqual([]);
});

test('the create page fills the form with the confirmed values of the product page, and stores the values as a draft', async () => {
  await readPage();
  const name = await screen.findByLabelText('Product on the page');
  await userEvent.clear(name);
  await userEvent.type(name, 'Blue Harbour Mug');
  await press('Fill in the form');
  await screen.findByText(/The form below is filled in/);
  expect(document.activeElement?.contains(await field())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(textIn('Product')).toBe('Blue Harbour Mug');
  expect(textIn('Audience')).toBe('people looking for: Mugs');
  expect(textIn('Price')).toBe('£18.50');
  expect(callsTo('POST /assets')).toHaveLength(1);
  expect(readDraft(TEST_USER_ID, 'createAd')).toMatchObject({ product: 'Blue Harbour Mug' });
  expect(callsTo('POST /rest/v1/rpc')).toEqual([]);
});

test('the create page does not move the focus while the photo is being uploaded', async () => {
  const uploaded = Promise.withResolvers<Response>();
  const kit = createTestBrandKit(1, { name: 'Kestrel' });
  backend
    .on('POST /assets', () => uploaded.promise)
    .on('GET /rest/v1/brand_kits', () => Response.json([kit]));
  await readPage();
  await press('Fill in the form');
  await waitFor(() => expect(callsTo('POST /assets')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Use brand' }));
  await userEvent.click(await screen.findByRole('option', { name: /Kestrel/ }));
  await userEvent.type(screen.getByLabelText('Audience'), 'my own readers');
  uploaded.resolve(
    Response.json({ success: true, asset: createTestAsset(1), suggestedColours: [] }),
  );
  await screen.findByText(/What you had typed stays in: Audience\./);
  expect(await screen.findAllByRole('radio', { checked: true })).not.toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Audience'));
  const own = localStorage.getItem(`adwright.own.${TEST_USER_ID}.createAd`);
  expect(JSON.parse(own ?? '')).toMatchObject({
    brand: kit.id,
    photo: { assetId: createTestAsset(1).id },
  });
});

test('the create page reads and shows another page while the first photo is uploaded', async () => {
  const uploaded = Promise.withResolvers<Response>();
  backend.on('POST /assets', () => uploaded.promise);
  await readPage();
  await press('Fill in the form');
  await waitFor(() => expect(callsTo('POST /assets')).toHaveLength(1));
  const name = { value: 'Harbour Bowl', source: 'json-ld' } as const;
  backend.on('POST /shop-pages/address', () =>
    answer({ ...READ, proposal: createTestProposal({ name }) }),
  );
  await userEvent.type(await field(), '?second');
  await press('Read page');
  await waitFor(() => expect(textIn('Product on the page')).toBe('Harbour Bowl'));
  uploaded.resolve(
    Response.json({ success: true, asset: createTestAsset(1), suggestedColours: [] }),
  );
  await waitFor(() => expect(textIn('Product')).toBe('Harbour Mug'));
  expect(textIn('Product on the page')).toBe('Harbour Bowl');
});

test('the create page keeps the values of the second page when the photo of the first page is uploaded later', async () => {
  const uploaded = Promise.withResolvers<Response>();
  backend.on('POST /assets', () => uploaded.promise);
  await readPage();
  await press('Fill in the form');
  await waitFor(() => expect(callsTo('POST /assets')).toHaveLength(1));
  const name = { value: 'Harbour Bowl', source: 'json-ld' } as const;
  backend.on('POST /shop-pages/address', () =>
    answer({ ...READ, proposal: createTestProposal({ name, photos: [] }) }),
  );
  await userEvent.type(await field(), '?second');
  await press('Read page');
  await waitFor(() => expect(textIn('Product on the page')).toBe('Harbour Bowl'));
  await press('Fill in the form');
  await waitFor(() => expect(textIn('Product')).toBe('Harbour Bowl'));
  const asked = callsTo('GET /rest/v1/assets').length;
  uploaded.resolve(
    Response.json({ success: true, asset: createTestAsset(1), suggestedColours: [] }),
  );
  // Waits until the first upload has ended, after which the asset library is loaded again.
  await waitFor(() => expect(callsTo('GET /rest/v1/assets').length).toBeGreaterThan(asked));
  expect(textIn('Product')).toBe('Harbour Bowl');
  const own = JSON.parse(localStorage.getItem(`adwright.own.${TEST_USER_ID}.createAd`) ?? '{}');
  expect(own.photo ?? null).toBeNull();
});

test('the create page sets the language of the product page, and chooses the brand kit with the brand’s name', async () => {
  backend.on('GET /rest/v1/brand_kits', () =>
    Response.json([
      createTestBrandKit(1, { name: 'Kestrel' }),
      createTestBrandKit(2, { name: 'Tidewater Ltd' }),
    ]),
  );
  await renderPage({ path: '/create', Component: CreatePage });
  await screen.findByRole('combobox', { name: 'Use brand' });
  await userEvent.type(await field(), ADDRESS);
  await press('Read page');
  await press('Fill in the form');
  await screen.findByText(/Your brand kit “Tidewater Ltd” is used\./);
  expect(readDraft(TEST_USER_ID, 'createAd')).toMatchObject({ language: 'en' });
  const own = JSON.parse(localStorage.getItem(`adwright.own.${TEST_USER_ID}.createAd`) ?? '{}');
  expect(own.brand).toBe(createTestBrandKit(2).id);
});

test('the create page keeps typed values, and uses the product page’s values on request', async () => {
  keepDraft(TEST_USER_ID, 'createAd', { audience: 'my own readers' });
  await readPage();
  await press('Fill in the form');
  await screen.findByText(/What you had typed stays in: Audience\./);
  expect(textIn('Audience')).toBe('my own readers');
  await press('Take the page’s words');
  expect(textIn('Audience')).toBe('people looking for: Mugs');
});

test('the create page replaces the values of the first product page with the values of the second page', async () => {
  await readPage();
  await press('Fill in the form');
  await screen.findByText(/The form below is filled in/);
  const name = { value: 'Harbour Bowl', source: 'json-ld' } as const;
  backend.on('POST /shop-pages/address', () =>
    answer({ state: 'read', proposal: createTestProposal({ name, photos: [], price: null }) }),
  );
  await userEvent.type(await field(), ADDRESS);
  await press('Read page');
  await press('Fill in the form');
  await waitFor(() => expect(textIn('Product')).toBe('Harbour Bowl'));
  expect(textIn('Price')).toBe('');
});

test("the create page explains why a product page can't be read, and reads pasted text instead", async () => {
  backend
    .on('POST /shop-pages/address', () =>
      answer({
        state: 'unreadable',
        reason: 'robots',
        message: 'The shop asks programs not to read it.',
      }),
    )
    .on('POST /shop-pages/file', () => answer(READ));
  await readPage();
  await screen.findByText('The shop asks programs not to read it.');
  expect(screen.getByRole('button', { name: 'Use a photo instead' })).toBeTruthy();
  expect(screen.getByLabelText(/Upload the saved page/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Paste the page’s text'), 'Harbour Mug, £18.50');
  await press('Read this text');
  await screen.findByLabelText('Product on the page');
});

test('the create page keeps the pasted text when the text can’t be read or the request is refused', async () => {
  const unreadable = (message: string) => answer({ state: 'unreadable', reason: 'empty', message });
  backend
    .on('POST /shop-pages/address', () => unreadable('This page is put together by scripts.'))
    .on('POST /shop-pages/file', () => unreadable('No product was found on this page.'));
  await readPage();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Paste the page’s text');
  await userEvent.type(text, 'Harbour Mug');
  await press('Read this text');
  await screen.findByText('No product was found on this page.');
  expect(textIn('Paste the page’s text')).toBe('Harbour Mug');
  backend.on('POST /shop-pages/file', () => Response.json({}, { status: 500 }));
  await press('Read this text');
  await screen.findByText('The editor can’t be reached right now.');
  expect(textIn('Paste the page’s text')).toBe('Harbour Mug');
});

test('the create page announces to screen readers when reading the product page starts and ends', async () => {
  const read = Promise.withResolvers<Response>();
  backend.on('POST /shop-pages/address', () => read.promise);
  await readPage();
  const status = (await screen.findByText('Reading the page…')).closest('[role=status]');
  read.resolve(answer(READ));
  const outcome = await screen.findByText('The page was read. Check below what it says.');
  expect(outcome).toBe(status);
});

test('the create page reports an invalid URL without sending a request', async () => {
  await readPage('my mug');
  await screen.findByText(/This is no address of a page/);
  expect(callsTo('POST /shop-pages')).toEqual([]);
});

test('the create page offers the products of a page that lists products, and reads the product that the user chooses', async () => {
  const products = [1, 2, 3].map((number) => ({
    address: `https://tidewater.example/p/${number}`,
    name: `Mug ${number}`,
    photo: null,
  }));
  backend.on('POST /shop-pages/address', () =>
    answer({ state: 'read', proposal: createTestProposal({ kind: 'list', products }) }),
  );
  await readPage();
  await screen.findByText('This page shows 3 products. Choose one.');
  backend.on('POST /shop-pages/address', () => answer(READ));
  await press('Mug 2');
  await screen.findByLabelText('Product on the page');
  expect(backend.calls.at(-1)?.name).toContain('/shop-pages');
});

test('the create page reads the product page at a URL that the user shares from another app on the phone', async () => {
  const at = `/create?text=${encodeURIComponent(`Look: ${ADDRESS}`)}`;
  await renderPage({ path: '/create', Component: CreatePage, at });
  expect(await screen.findByLabelText('Product on the page')).toBeTruthy();
});

test('the create page says that the bookmark’s URL can’t be copied when the browser has no clipboard', async () => {
  await renderPage({ path: '/create', Component: CreatePage });
  await screen.findByText('Make an ad of this page');
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  await press('Copy the bookmark’s address');
  await screen.findByText(/Your browser does not allow copying/);
});

test('the create page offers a bookmark to drag, and explains the bookmark on a click', async () => {
  await renderPage({ path: '/create', Component: CreatePage });
  const link = await screen.findByText('Make an ad of this page');
  expect(link.getAttribute('href')).toMatch(/^javascript:.*\/create\?url=/);
  await userEvent.click(link);
  await screen.findByText(/Drag it to your bookmarks bar instead/);
});
