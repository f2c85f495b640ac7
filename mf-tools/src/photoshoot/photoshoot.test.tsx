import {
  renderPage,
  TEST_USER_ID,
  TestBackend,
  testAd,
  testBrandKit,
  testImage,
} from '@adwright/ads/testing';
import { keepDraft } from '@adwright/generation';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PhotoshootPage } from './photoshoot-page.tsx';
import { PhotoshootResultsPage } from './photoshoot-results-page.tsx';

const WEBHOOK = 'POST /webhooks/photoshoot';
const creatives = [{ imageUrl: testAd(1).ad_image_url }, { imageUrl: testAd(2).ad_image_url }];
const FORM = {
  productType: 'leather bag',
  environment: 'custom',
  customEnvironment: 'a greenhouse',
};
const photo = testImage('bag.PNG');

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /storage/v1/object/uploads/*', () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on(WEBHOOK, () => Response.json({ success: true, creatives }));
  backend.on('POST /rest/v1/ads', () => Response.json([testAd(1), testAd(2)], { status: 201 }));
});

const render = () => renderPage({ path: '/photoshoot', Component: PhotoshootPage });
const chooseImage = () => userEvent.upload(screen.getByLabelText('Product Image'), photo);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Generate Photoshoot' }));
const location = async () => screen.findByRole('status', { name: 'location' });

async function shoot() {
  keepDraft(TEST_USER_ID, 'photoshoot', FORM);
  await render();
  await chooseImage();
  await submit();
}

test('a short product type is refused, and an environment asked for', async () => {
  await render();
  const product = screen.getByPlaceholderText('e.g. perfume bottle, leather bag, sneakers...');
  await userEvent.type(product, 'x');
  await submit();
  await screen.findByText('Product type must be at least 2 characters.');
  await screen.findByText('Choose an environment');
  await chooseImage();
  expect(await screen.findByText('bag.PNG')).toBeDefined();
  expect(screen.getByLabelText('Product Type').getAttribute('aria-invalid')).toBe('true');
});

test('a missing image is told at the product type', async () => {
  keepDraft(TEST_USER_ID, 'photoshoot', { ...FORM, environment: 'nature' });
  await render();
  expect(screen.queryByLabelText('Custom Environment')).toBeNull();
  await submit();
  const missing = await screen.findByText('Please upload a product image');
  await chooseImage();
  await waitFor(() => expect(missing.isConnected).toBe(false));
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
});

test('custom reveals its field, and the request carries it', async () => {
  await shoot();
  const place = await location();
  expect(place.textContent).toBe('/photoshoot/results');
  expect(backend.callsOf(WEBHOOK)[0]?.body).toEqual({
    ...FORM,
    imageUrl: expect.stringMatching(new RegExp(`/uploads/${TEST_USER_ID}/\\d+\\.png$`)),
    userId: TEST_USER_ID,
    format: 'square',
  });
  expect(JSON.parse(place.dataset.state ?? '')).toMatchObject({
    creatives: [{ id: testAd(1).id }, { id: testAd(2).id }],
    productName: 'leather bag',
  });
  await screen.findByText('Product photoshoot generated successfully!');
});

test('a failure is told in general words, with the detail at the form', async () => {
  backend.on(WEBHOOK, () => new Response('out of film', { status: 500 }));
  await shoot();
  await screen.findByText('Failed to generate photoshoot. Please try again.');
  await screen.findByText('Error from photoshoot service: 500 out of film');
});

const renderResults = (state: unknown) =>
  renderPage({ path: '/photoshoot/results', Component: PhotoshootResultsPage, state });
const VISIT = { creatives, originalImages: [testAd(3).ad_image_url], productName: 'leather bag' };

test('the results show the photos and the original', async () => {
  await renderResults(VISIT);
  expect(screen.getAllByRole('img', { name: /Photo \d of leather bag/ })).toHaveLength(2);
  screen.getByRole('img', { name: 'Original image of leather bag' });
  screen.getByRole('button', { name: 'Back to Photoshoot' });
  screen.getByRole('button', { name: 'View All My Ads' });
});

test('a saved photo has its launch kit', async () => {
  await renderResults({ ...VISIT, creatives: [{ ...creatives[0], id: testAd(1).id }] });
  screen.getByRole('button', { name: 'Launch kit' });
});

test('several originals can be turned through', async () => {
  await renderResults({
    ...VISIT,
    originalImages: [testAd(3).ad_image_url, testAd(4).ad_image_url],
  });
  screen.getByText('1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  screen.getByText('2 of 2');
});

test('a photo that could not be saved has no heart', async () => {
  await renderResults({ ...VISIT, creatives: [{ ...creatives[0], id: 'temp-0' }] });
  expect(screen.queryByRole('button', { name: /favorites/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Launch kit' })).toBeNull();
});

test('no photos are told, no state leads back', async () => {
  const { unmount } = await renderResults({ ...VISIT, creatives: [] });
  screen.getByText('No photoshoots were generated. Please try again.');
  unmount();
  await renderResults(null);
  expect((await location()).textContent).toBe('/photoshoot');
});

test('asks for a note as the default brand kit says', async () => {
  const kits = [testBrandKit(1), testBrandKit(2, { is_default: true, disclosure: 'platform' })];
  backend.on('GET /rest/v1/brand_kits', () => Response.json(kits));
  await shoot();
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ disclosure: 'platform' });
});

test('asks for what was chosen in place of the kit’s wish', async () => {
  const kit = testBrandKit(1, { is_default: true, disclosure: 'none' });
  backend.on('GET /rest/v1/brand_kits', () => Response.json([kit]));
  keepDraft(TEST_USER_ID, 'photoshoot', { ...FORM, disclosure: 'note' });
  await render();
  await chooseImage();
  await submit();
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ disclosure: 'note' });
});
