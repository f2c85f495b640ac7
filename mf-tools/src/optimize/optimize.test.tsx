import { createTestAd, createTestImage, renderPage, TestBackend } from '@adwright/ads/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { EnhanceResultsPage } from './enhance-results-page.tsx';
import { OptimizePage } from './optimize-page.tsx';
import { OptimizeResultsPage } from './optimize-results-page.tsx';

const WEBHOOK = 'POST /webhooks/enhance';
const ENHANCED = createTestAd(1).ad_image_url;
const photo = createTestImage('photo.png');

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /storage/v1/object/uploads/*', () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on(WEBHOOK, () => Response.json({ success: true, optimizedImageUrl: ENHANCED }));
  backend.on('POST /rest/v1/ads', () => Response.json([createTestAd(1)], { status: 201 }));
});

const render = () => renderPage({ path: '/optimize', Component: OptimizePage });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enhance Image' });
const location = async () => screen.findByRole('status', { name: 'location' });

async function enhance(file = photo) {
  await render();
  await userEvent.upload(screen.getByLabelText('Image'), file);
  await userEvent.click(button());
}

test('the enhancement tool disables the submit button until the user has chosen an image', async () => {
  await render();
  screen.getByRole('heading', { level: 1, name: 'Enhance Image Quality' });
  expect(button().disabled).toBe(true);
});

test('the enhancement tool opens the results page with both images, and with the ad id of the enhanced image', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.on(WEBHOOK, () => promise);
  await enhance();
  await screen.findByRole('button', { name: 'Enhancing...' });
  resolve(Response.json({ success: true, optimizedImageUrl: ENHANCED }));
  const place = await location();
  expect(place.textContent).toBe('/optimize/results');
  const { creatives } = JSON.parse(place.dataset.state ?? '');
  expect(creatives).toHaveLength(2);
  expect(creatives[1]).toMatchObject({ id: createTestAd(1).id, imageUrl: ENHANCED });
});

test('the enhancement tool opens the results page even when saving failed', async () => {
  backend.on('POST /rest/v1/ads', () => Response.json({ message: 'no' }, { status: 500 }));
  await enhance();
  expect((await location()).textContent).toBe('/optimize/results');
  await screen.findByText("Your image was enhanced but couldn't be saved to your account");
});

test('the enhancement tool reports a failure and keeps the chosen image', async () => {
  backend.on(WEBHOOK, () => new Response('', { status: 500 }));
  await enhance();
  await screen.findByText('Enhancement Failed');
  await screen.findByText('Error from enhancement service: 500');
  screen.getByText('photo.png');
  expect(button().disabled).toBe(false);
});

const renderResults = (visit: unknown) =>
  renderPage({ path: '/optimize/results', Component: OptimizeResultsPage, state: visit });

test('the enhancement tool shows a favorite button only for a saved image', async () => {
  await renderResults({
    creatives: [
      { imageUrl: createTestAd(2).ad_image_url, title: 'Original creative' },
      {
        id: createTestAd(1).id,
        imageUrl: ENHANCED,
        title: 'Enhanced creative',
        description: 'Better',
      },
    ],
  });
  screen.getByRole('heading', { level: 1, name: 'Your Optimization Results' });
  expect(screen.getAllByRole('button', { name: 'Add to favorites' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /Download/ })).toHaveLength(2);
  screen.getByText('Better');
  screen.getByRole('button', { name: 'Launch kit' });
  screen.getByRole('button', { name: 'Back to Optimize' });
  screen.getByRole('button', { name: 'View All My Ads' });
});

test('the enhancement tool compares both images by a line that arrow keys move', async () => {
  await renderResults({
    creatives: [
      { imageUrl: createTestAd(2).ad_image_url },
      { id: createTestAd(1).id, imageUrl: ENHANCED },
    ],
  });
  const line = screen.getByRole<HTMLInputElement>('slider', { name: /^Line between/ });
  expect(line.getAttribute('aria-valuetext')).toBe('50 % original, 50 % enhanced');
  fireEvent.change(line, { target: { value: '0' } });
  expect(line.getAttribute('aria-valuetext')).toBe('0 % original, 100 % enhanced');
  expect(screen.queryByText('Original')?.hidden).toBe(true);
});

test('the enhancement tool shows no comparison when only one image is known', async () => {
  await renderResults({ creatives: [{ imageUrl: ENHANCED }] });
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the enhancement tool redirects from results without creatives to the form', async () => {
  await renderResults({ creatives: [] });
  expect((await location()).textContent).toBe('/optimize');
});

test('the enhancement tool shows the enhanced images in a grid with a link back', async () => {
  const state = {
    creatives: [{ id: createTestAd(1).id, imageUrl: ENHANCED, title: 'Enhanced creative' }],
  };
  await renderPage({ path: '/enhance/results', Component: EnhanceResultsPage, state });
  screen.getByRole('img', { name: 'Enhanced creative' });
  screen.getByRole('button', { name: 'Back to Enhance' });
  screen.getByRole('button', { name: 'Launch kit' });
});

test('the enhancement tool redirects from enhanced results without state to /optimize', async () => {
  await renderPage({ path: '/enhance/results', Component: EnhanceResultsPage });
  expect((await location()).textContent).toBe('/optimize');
});
