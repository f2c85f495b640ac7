import {
  createTestAd,
  createTestBrandKit,
  createTestImage,
  renderPage,
  TestBackend,
} from '@adwright/ads/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { VariationPage } from './variation-page.tsx';
import { VariationResultsPage } from './variation-results-page.tsx';

const WEBHOOK = 'POST /webhooks/variation';
const VARIED = createTestAd(1).ad_image_url;

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /storage/v1/object/uploads/*', () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on(WEBHOOK, () => Response.json({ success: true, optimizedImageUrl: VARIED }));
  backend.on('POST /rest/v1/ads', () => Response.json([createTestAd(1)], { status: 201 }));
});

const location = async () => screen.findByRole('status', { name: 'location' });

async function vary() {
  await renderPage({ path: '/variation', Component: VariationPage });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Variation' });
  expect(button.disabled).toBe(true);
  const photo = createTestImage('photo.png');
  await userEvent.upload(screen.getByLabelText('Image'), photo);
  await userEvent.click(button);
}

test('the variation tool opens the results with the original and the variation', async () => {
  await vary();
  const place = await location();
  expect(place.textContent).toBe('/variation/results');
  expect(JSON.parse(place.dataset.state ?? '')).toMatchObject({
    originalImage: expect.stringContaining('/variation_'),
    variation: { id: createTestAd(1).id, imageUrl: VARIED },
  });
});

test('the variation tool reports a failure with its message, and keeps the image', async () => {
  backend.on(WEBHOOK, () => Response.json({ success: false, error: 'No subject found' }));
  await vary();
  await screen.findByText('Variation Creation Failed');
  await screen.findByText('No subject found');
});

test('the variation tool shows a variation that could not be saved', async () => {
  backend.on('POST /rest/v1/ads', () => Response.json({ message: 'no' }, { status: 500 }));
  await vary();
  expect((await location()).textContent).toBe('/variation/results');
  await screen.findByText("Your variation was created but couldn't be saved to your account");
});

test('the variation tool offers a launch kit for a saved variation', async () => {
  const variation = { id: createTestAd(1).id, imageUrl: VARIED };
  const state = { originalImage: createTestAd(2).ad_image_url, variation };
  await renderPage({ path: '/variation/results', Component: VariationResultsPage, state });
  screen.getByRole('button', { name: 'Launch kit' });
});

test('the variation tool shows both images, and redirects from the results page without navigation state', async () => {
  const visit = { originalImage: createTestAd(2).ad_image_url, variation: { imageUrl: VARIED } };
  const Component = VariationResultsPage;
  const { unmount } = await renderPage({ path: '/variation/results', Component, state: visit });
  screen.getByRole('img', { name: 'Original image' });
  screen.getByRole('img', { name: 'Variation' });
  expect(screen.queryByRole('button', { name: 'Launch kit' })).toBeNull();
  unmount();
  await renderPage({ path: '/variation/results', Component });
  expect((await location()).textContent).toBe('/variation');
});

test('the variation tool waits until the default brand kit with its setting for the note about AI is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.on('GET /rest/v1/brand_kits', () => promise);
  await vary();
  await waitFor(() => expect(backend.callsOf('GET /rest/v1/brand_kits')).toHaveLength(1));
  expect(backend.callsOf(WEBHOOK)).toEqual([]);
  resolve(Response.json([createTestBrandKit(1, { is_default: true, disclosure: 'none' })]));
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ disclosure: 'none' });
});

test('the variation tool requests the note about AI that the default kit prescribes, or the note that the user chose', async () => {
  await vary();
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).not.toHaveProperty('disclosure');
  const kit = createTestBrandKit(1, { is_default: true, disclosure: 'none' });
  backend.on('GET /rest/v1/brand_kits', () => Response.json([kit]));
  await vary();
  await waitFor(() => expect(backend.callsOf(WEBHOOK)).toHaveLength(2));
  expect(backend.callsOf(WEBHOOK)[1]?.body).toMatchObject({ disclosure: 'none' });
});
