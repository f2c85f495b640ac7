import {
  createTestAd,
  createTestAsset,
  createTestBrandKit,
  createTestProposal,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '@adwright/ads/testing';
import { keepDraft } from '@adwright/generation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BoostPage } from './boost-page.tsx';

const PHOTO = { mediaType: 'image/webp', bytes: btoa('RIFF\0\0\0\0WEBP and so on') };
const WEBHOOK = 'POST /webhooks/boost';
let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend
    .on('POST /shop-pages/address', () =>
      Response.json({
        success: true,
        page: {
          state: 'read',
          proposal: createTestProposal({ language: { value: 'de', source: 'page-text' } }),
        },
      }),
    )
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
    .on('GET /rest/v1/assets', () => Response.json([createTestAsset(1)]))
    .on('GET /rest/v1/brand_kits', () =>
      Response.json([
        createTestBrandKit(1, { name: 'Alder' }),
        createTestBrandKit(2, { name: 'TideWater' }),
      ]),
    )
    .on('POST /storage/v1/object/assets/*', () => Response.json({ Key: 'k', Id: 'i' }))
    .on('DELETE /storage/v1/object/assets', () => Response.json([]))
    .on('POST /assets', () =>
      Response.json({ success: true, asset: createTestAsset(1), suggestedColours: [] }),
    )
    .on(WEBHOOK, () =>
      Response.json({ success: true, creatives: [{ imageUrl: createTestAd(1).ad_image_url }] }),
    )
    .on('POST /rest/v1/ads', () => Response.json([createTestAd(1)], { status: 201 }));
});

const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function readPage() {
  await renderPage({ path: '/boost', Component: BoostPage });
  await screen.findByRole('combobox', { name: 'Use brand' });
  await userEvent.type(
    await screen.findByLabelText('Paste a product’s address'),
    'tidewater.example/mug',
  );
  await press('Read page');
  return within(await screen.findByRole('region', { name: 'What the page says' }));
}

test('the boost page fills the form with the values of a product page that the user confirms, including brand, language and prices', async () => {
  const proposal = await readPage();
  expect(textIn('Product or Service')).toBe('');
  expect(proposal.getByLabelText<HTMLInputElement>('Brand on the page').value).toBe('Tidewater');
  proposal.getByText('German');
  await press('Fill in the form');
  await screen.findByText(/Your brand kit “TideWater” is used\./);
  expect(textIn('Product or Service')).toBe('Harbour Mug');
  expect(textIn('Target Audience')).toBe('people looking for: Mugs');
  expect(textIn('Brand Name')).toBe('Tidewater');
  expect(textIn('Price')).toMatch(/18,50/);
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
});

test('the boost page sends the confirmed language, brand kit, price and photo', async () => {
  keepDraft(TEST_USER_ID, 'boost', { emotion: 'trust', format: 'square' });
  await readPage();
  await press('Fill in the form');
  await screen.findByText(/The form below is filled in/);
  await press('Generate 10 Creative Variations');
  await screen.findByRole('status', { name: 'location' });
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({
    product: 'Harbour Mug',
    brandName: 'Tidewater',
    language: 'de',
    brand: { name: 'TideWater' },
    offer: { price: expect.stringContaining('18,50'), was: expect.stringContaining('24') },
    productPhoto: { imageUrl: expect.any(String) },
  });
});

test('the boost page lets the user change the values of a product page before the confirmation', async () => {
  const proposal = await readPage();
  const brand = proposal.getByLabelText('Brand on the page');
  await userEvent.clear(brand);
  await userEvent.type(brand, 'Alder');
  const name = proposal.getByLabelText('Product on the page');
  await userEvent.clear(name);
  await userEvent.type(name, 'Blue Mug');
  await press('Fill in the form');
  await screen.findByText(/Your brand kit “Alder” is used\./);
  expect(textIn('Product or Service')).toBe('Blue Mug');
  expect(textIn('Brand Name')).toBe('Alder');
});

test('the boost page leaves the form and the library unchanged when the user discards the values of a product page', async () => {
  await readPage();
  await press('Discard');
  expect(screen.queryByRole('region', { name: 'What the page says' })).toBeNull();
  expect(textIn('Product or Service')).toBe('');
  expect(textIn('Paste a product’s address')).toBe('');
  expect(backend.callsOf('POST /assets')).toEqual([]);
});

test('the boost page keeps typed values, and uses the product page’s values on request', async () => {
  keepDraft(TEST_USER_ID, 'boost', { brandName: 'My own brand', audience: 'my own readers' });
  await readPage();
  await press('Fill in the form');
  await screen.findByText(/What you had typed stays in: Audience and Brand Name\./);
  expect(textIn('Brand Name')).toBe('My own brand');
  expect(textIn('Target Audience')).toBe('my own readers');
  await press('Take the page’s words');
  expect(textIn('Brand Name')).toBe('Tidewater');
});
