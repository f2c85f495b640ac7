import {
  createTestAd,
  createTestAsset,
  createTestBrandKit,
  createTestImage,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '@adwright/ads/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { OverlayPage } from './overlay-page.tsx';
import { OverlayResultsPage } from './overlay-results-page.tsx';

const WEBHOOK = 'POST /webhooks/overlay';
const SAVE = 'POST /rest/v1/ads';
const ORIGINAL = 'http://localhost:8321/storage/v1/object/public/ad_images/o.jpg';
const image = (number: number) => createTestAd(number).ad_image_url;

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /storage/v1/object/uploads/*', () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on(WEBHOOK, () => Response.json({ success: true, variations: [{ imageUrl: image(1) }] }));
  backend.on(SAVE, () => Response.json([createTestAd(1), createTestAd(2)], { status: 201 }));
});

const location = async () => screen.findByRole('status', { name: 'location' });
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Text Overlays' });

async function renderWithImage() {
  await renderPage({ path: '/overlay', Component: OverlayPage });
  expect(button().disabled).toBe(true);
  const photo = createTestImage('photo.png');
  await userEvent.upload(screen.getByLabelText('Image'), photo);
}

test('the overlay tool requires a title before an image is sent', async () => {
  await renderWithImage();
  await userEvent.click(button());
  await screen.findByText('Title is required');
});

test('the overlay tool sends an empty subtitle when the user typed none, and saves nothing before the results page', async () => {
  await renderWithImage();
  await userEvent.type(screen.getByLabelText('Title'), 'Warm bread');
  await userEvent.click(button());
  expect((await location()).textContent).toBe('/overlay/results');
  expect(backend.callsOf(WEBHOOK)[0]?.body).toEqual({
    imageUrl: expect.stringContaining('/overlay_'),
    title: 'Warm bread',
    subtitle: '',
    userId: TEST_USER_ID,
  });
  expect(backend.callsOf(SAVE)).toEqual([]);
});

test('the overlay tool requests the note about AI that the user chose', async () => {
  await renderWithImage();
  await userEvent.type(screen.getByLabelText('Title'), 'Warm bread');
  await userEvent.click(screen.getByRole('combobox', { name: 'AI note' }));
  await userEvent.click(await screen.findByText('No note'));
  await userEvent.click(button());
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ disclosure: 'none' });
});

test('the overlay tool reports a failure with its HTTP status', async () => {
  backend.on(WEBHOOK, () => new Response('', { status: 500 }));
  await renderWithImage();
  await userEvent.type(screen.getByLabelText('Title'), 'Warm bread');
  await userEvent.click(button());
  await screen.findByText('Process Failed');
  await screen.findByText('Error from overlay service: 500');
});

const visit = {
  originalImage: ORIGINAL,
  title: 'Warm bread',
  subtitle: 'by eight',
  variations: [{ imageUrl: image(1) }, { imageUrl: image(2) }],
};
const renderResults = (state: unknown = visit) =>
  renderPage({ path: '/overlay/results', Component: OverlayResultsPage, state });

test('the overlay tool saves each variation once and shows the number of saved variations', async () => {
  await renderResults();
  await screen.findByText('2 text overlay variations saved to My Ads');
  expect(backend.callsOf(SAVE)).toHaveLength(1);
  expect(await screen.findAllByRole('button', { name: 'Add to favorites' })).toHaveLength(2);
  screen.getByRole('button', { name: 'Launch kit' });
  screen.getByRole('button', { name: 'Create New Text Overlay' });
  screen.getByText('by eight');
});

test('the overlay tool does not save images again that already belong to ads', async () => {
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1, { is_favorite: true })]));
  backend.on(SAVE, () => Response.json([createTestAd(2)], { status: 201 }));
  await renderResults();
  await screen.findByText('1 text overlay variations saved to My Ads');
  const rows = backend.callsOf(SAVE)[0]?.body;
  expect(rows).toMatchObject([{ ad_image_url: image(2), ad_text: 'Warm bread\n\nby eight' }]);
  await screen.findByRole('button', { name: 'Remove from favorites' });
});

test('the overlay tool says that there are no new variations to save', async () => {
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1), createTestAd(2)]));
  await renderResults();
  await screen.findByText('No new variations saved - they might already exist in My Ads');
  expect(backend.callsOf(SAVE)).toEqual([]);
});

const KEY = '0e4d4b51-2f53-4c7e-9b0e-2f5f1f8f9a10';
const START = '2026-01-05T12:00:00.5+00:00';

test('the overlay tool counts a new variation as saved by this page, although the engine has already saved it', async () => {
  backend.on('GET /rest/v1/generations', () => Response.json([{ created_at: START }]));
  backend.on('GET /rest/v1/ads', ({ query }) =>
    Response.json(
      query.get('created_at') === `lt.${START}` ? [] : [createTestAd(1), createTestAd(2)],
    ),
  );
  backend.on(SAVE, () => Response.json([], { status: 201 }));
  await renderResults({ ...visit, newFrom: KEY });
  await screen.findByText('2 text overlay variations saved to My Ads');
  expect(backend.callsOf(SAVE)[0]?.body).toMatchObject([
    { ad_image_url: image(1) },
    { ad_image_url: image(2) },
  ]);
  expect(await screen.findAllByRole('button', { name: 'Add to favorites' })).toHaveLength(2);
});

test('the overlay tool skips pictures of a new result that were ads before, and does not count these pictures', async () => {
  backend.on('GET /rest/v1/generations', () => Response.json([{ created_at: START }]));
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1)]));
  backend.on(SAVE, () => Response.json([createTestAd(2)], { status: 201 }));
  await renderResults({ ...visit, newFrom: KEY });
  await screen.findByText('1 text overlay variations saved to My Ads');
  expect(backend.callsOf(SAVE)[0]?.body).toMatchObject([{ ad_image_url: image(2) }]);
  expect(backend.callsOf('GET /rest/v1/generations')[0]?.query.get('idempotency_key')).toBe(
    `eq.${KEY}`,
  );
});

test('the overlay tool saves nothing when all pictures of a new result were ads before', async () => {
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1), createTestAd(2)]));
  await renderResults({ ...visit, newFrom: KEY });
  await screen.findByText('No new variations saved - they might already exist in My Ads');
  expect(backend.callsOf(SAVE)).toEqual([]);
});

test('the overlay tool reports that saving failed, and keeps the variations', async () => {
  backend.on(SAVE, () => Response.json({ message: 'no' }, { status: 500 }));
  await renderResults();
  await screen.findByText('Failed to save results');
  expect(screen.getAllByRole('img', { name: /Text overlay/ })).toHaveLength(2);
});

test('the overlay tool reports a result that contains no variations', async () => {
  await renderResults({ ...visit, variations: [] });
  await screen.findByText('No image variations available');
});

test('the overlay tool redirects from the results page to the form when there is no navigation state', async () => {
  await renderResults(null);
  await waitFor(async () => expect((await location()).textContent).toBe('/overlay'));
});

test('the overlay tool sends an image of the library like an uploaded image, together with the brand kit', async () => {
  const asset = createTestAsset(1, { name: 'street' });
  const kit = createTestBrandKit(1, { is_default: true });
  backend
    .on('GET /rest/v1/assets', () => Response.json([asset]))
    .on('GET /rest/v1/brand_kits', () => Response.json([kit]))
    .on(`GET /storage/v1/object/assets/${TEST_USER_ID}/1.jpg`, async () => {
      const content = await createTestImage('x.png').arrayBuffer();
      return new Response(content, { headers: { 'content-type': 'image/png' } });
    });
  await renderPage({ path: '/overlay', Component: OverlayPage });
  await userEvent.click(screen.getByRole('button', { name: 'From your library' }));
  await userEvent.click(await screen.findByRole('button', { name: 'street' }));
  await screen.findByText('street.jpg');
  await userEvent.type(screen.getByLabelText('Title'), 'Warm bread');
  await userEvent.click(button());
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({
    imageUrl: expect.stringMatching(/\/uploads\/.*\/overlay_\d+_street\.jpg$/),
    brand: { name: kit.name },
  });
});

test('the overlay tool leaves the image field empty when the chosen image of the library no longer exists', async () => {
  backend
    .on('GET /rest/v1/assets', () => Response.json([createTestAsset(1)]))
    .on('GET /storage/v1/object/assets/*', () => Response.json({}, { status: 404 }));
  await renderPage({ path: '/overlay', Component: OverlayPage });
  await userEvent.click(screen.getByRole('button', { name: 'From your library' }));
  await userEvent.click(await screen.findByRole('button', { name: 'photo-1.jpg' }));
  await screen.findByText('This picture can’t be loaded');
  expect(button().disabled).toBe(true);
});

test('the overlay tool names the replaced brand color, and shows no note about a drawing for a photo', async () => {
  const message = 'Yellow could not be read on white, so the text is black.';
  const gaveWay = [{ role: 'headline', wanted: '#ffcc00', used: '#000000', message }];
  const variations = visit.variations.map((variation) => ({ ...variation, gaveWay }));
  await renderPage({
    path: '/overlay/results',
    Component: OverlayResultsPage,
    state: { ...visit, variations },
  });
  screen.getByText(message);
  expect(screen.queryByText(/Illustration/)).toBeNull();
});
