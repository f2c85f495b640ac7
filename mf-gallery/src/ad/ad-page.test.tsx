import { createTestAd, renderPage, TestBackend } from '@adwright/ads/testing';
import { sampleRecipe } from '@adwright/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AdPage } from './ad-page.tsx';

const READ = 'GET /rest/v1/ads';
const AD = createTestAd(1, {
  ad_image_url_story: 'http://localhost:8321/storage/v1/object/public/ad_images/s.jpg',
  ad_text: 'First paragraph.\n\nSecond paragraph.',
});
const MISSING = "We couldn't find the requested ad or you don't have permission to view it.";

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const render = (id = AD.id) => renderPage({ path: '/ad/:id', Component: AdPage, at: `/ad/${id}` });
const serve = (ad: typeof AD) => backend.on(READ, () => Response.json([ad]));
const format = async (name: string) => within(await screen.findByRole('region', { name }));

test('the ad page shows both formats of an ad, its text by paragraph, its date and a link back', async () => {
  serve(AD);
  await render();
  await screen.findByText('Created on Jan 5, 2026');
  screen.getByRole('heading', { level: 1, name: 'Ad Details' });
  (await format('Square format')).getByRole('img');
  (await format('Story format')).getByRole('img');
  screen.getByText('First paragraph.');
  screen.getByRole('button', { name: 'Copy paragraph 2' });
  screen.getByRole('button', { name: 'Launch kit' });
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect(screen.queryByText('Original Image')).toBeNull();
});

const version = (images: Record<string, string>) => ({
  ad_id: AD.id,
  user_id: AD.user_id,
  n: 1,
  recipe: {},
  images,
  viral_score: {
    score: 73,
    parts: [{ name: 'hook', label: 'Hook', score: 60, advice: 'Ask a question.' }],
  },
  created_at: AD.created_at,
});

test('the ad page shows the saved score with its reasons', async () => {
  serve(AD);
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([version({ square: 'http://localhost:8321/a.jpg' })]),
  );
  await render();
  await screen.findByRole('heading', { name: 'Viral Score' });
  screen.getByText('73');
  screen.getByText('Ask a question.');
  expect(screen.getByRole('link', { name: 'Edit the ad: Hook' }).getAttribute('href')).toMatch(
    /\/edit$/,
  );
});

test('the ad page labels both pictures with the alt text of the ad, and shows the alt text', async () => {
  serve(AD);
  const recipe = { ...sampleRecipe, altText: 'A bar of soap on a stone' };
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([{ ...version({ square: 'http://localhost:8321/a.jpg' }), recipe }]),
  );
  await render();
  (await format('Square format')).getByRole('img', { name: 'A bar of soap on a stone' });
  screen.getByText('A bar of soap on a stone');
  const change = screen.getByRole('link', { name: 'Change the alt text of the square format' });
  expect(change.getAttribute('href')).toBe(`/ad/${AD.id}/edit`);
});

const recorded = (altText: string) => ({
  path: new URL(String(AD.ad_image_url)).pathname.split('/ad_images/')[1],
  alt_text: altText,
});
const CHANGE = { name: 'Change the alt text of the square format' };

test('the ad page labels a picture without a recipe with the picture’s recorded alt text, which can be edited', async () => {
  serve(AD);
  let altText = 'A mug';
  backend
    .on('GET /rest/v1/delivered_pictures', () => Response.json([recorded(altText)]))
    .on('PATCH /rest/v1/delivered_pictures', () => {
      altText = 'A blue mug';
      return Response.json([recorded(altText)]);
    });
  await render();
  (await format('Square format')).getByRole('img');
  await userEvent.click(await screen.findByRole('button', CHANGE));
  const field = screen.getByRole('textbox', { name: /^Alt text/ });
  expect(field).toHaveProperty('value', 'A mug');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save alt text' }));
  screen.getByText('Say what the picture shows');
  await userEvent.type(field, ' A blue   mug ');
  await userEvent.click(screen.getByRole('button', { name: 'Save alt text' }));
  await screen.findByText('A blue mug');
  (await format('Square format')).getByRole('img', { name: 'A blue mug' });
  expect(backend.callsOf('PATCH /rest/v1/delivered_pictures')[0]?.body).toEqual({
    alt_text: 'A blue mug',
  });
});

test('the ad page reports that an alt text can’t be saved, and keeps the typed text', async () => {
  serve(AD);
  backend
    .on('GET /rest/v1/delivered_pictures', () => Response.json([recorded('A mug')]))
    .on('PATCH /rest/v1/delivered_pictures', () => Response.json({}, { status: 500 }));
  await render();
  await userEvent.click(await screen.findByRole('button', CHANGE));
  const field = screen.getByRole('textbox', { name: /^Alt text/ });
  await userEvent.type(field, ', blue');
  await userEvent.click(screen.getByRole('button', { name: 'Save alt text' }));
  await screen.findByText(/can’t be saved right now/);
  expect(field).toHaveProperty('value', 'A mug, blue');
  backend.on('PATCH /rest/v1/delivered_pictures', () => Response.json([]));
  await userEvent.click(screen.getByRole('button', { name: 'Save alt text' }));
  await screen.findByText(/made before alt texts were kept/);
});

test('the ad page shows a boosted story under the heading Story', async () => {
  const story = 'http://localhost:8321/storage/v1/object/public/ad_images/boosted.jpg';
  serve({ ...AD, ad_image_url: story, ad_image_url_story: null, is_boosted: true });
  backend.on('GET /rest/v1/ad_versions', () => Response.json([version({ story })]));
  await render();
  const picture: HTMLImageElement = (await format('Story format')).getByRole('img');
  expect(picture.src).toContain('boosted');
  expect((await format('Square format')).queryByRole('img', { name: /Square/ })).toBeNull();
});

test('the ad page shows an ad with the data of its row when its versions can’t be read', async () => {
  serve(AD);
  backend.on('GET /rest/v1/ad_versions', () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  (await format('Square format')).getByRole('img');
});

test.each([
  ['public/ad_images/o.jpg', 'public/ad_images/o.jpg'],
  ['authenticated/uploads/o.jpg', 'sign/uploads/o.jpg?token=signed'],
])('the ad page shows the original image beside the ad of an overlay: %s', async (place, shown) => {
  const originalImage = `http://localhost:8321/storage/v1/object/${place}`;
  serve({ ...AD, prediction_id: JSON.stringify({ originalImage, variation: 'v' }) });
  await render();
  const image = await screen.findByRole<HTMLImageElement>('img', { name: /Original image/ });
  expect(image.src).toBe(`http://localhost:8321/storage/v1/object/${shown}`);
});

test('the ad page shows the same message for a missing ad as for another user’s ad', async () => {
  await render();
  await screen.findByText(MISSING);
  await screen.findByText("Ad not found or you don't have permission to view it");
  expect(screen.getByRole('button', { name: 'Return to Dashboard' }).getAttribute('href')).toBe(
    '/dashboard',
  );
});

test('the ad page treats an invalid id as a missing ad', async () => {
  await render('42');
  await screen.findByText(MISSING);
});

test.each([
  [{ credentials: 'failed', uploads: 'none' }, /could not be signed/],
  [{ credentials: 'signed', uploads: 'broken' }, /upload are broken/],
  [{ credentials: 'signed', uploads: 'too_large' }, /too large to be carried on/],
])(
  'the ad page explains the problem of a picture’s content credentials: %o',
  async (outcome, words) => {
    serve(AD);
    backend.on('GET /rest/v1/delivered_pictures', () => Response.json([outcome, outcome]));
    await render();
    await screen.findByText(words);
    const asked = backend.calls.find(({ name }) => name === 'GET /rest/v1/delivered_pictures');
    expect(asked?.query.get('path')).toBe('in.(1.jpg,s.jpg)');
  },
);

test('the ad page shows no note for valid or unreadable credentials', async () => {
  serve(AD);
  backend.on('GET /rest/v1/delivered_pictures', () => Response.json({}, { status: 500 }));
  await render();
  await format('Square format');
  expect(screen.queryByText(/content credentials/)).toBeNull();
});

test('the ad page reports that the ad can’t be loaded, by toast and on the page', async () => {
  backend.on(READ, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  await screen.findByText('Failed to load ad details');
  await screen.findByText('Unable to load ad details');
});

test('the ad page loads the ad again on Try Again, without reloading the page', async () => {
  backend.on(READ, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  serve(AD);
  await userEvent.click(again);
  (await format('Square format')).getByRole('img');
});

test('the ad page names a downloaded file after the ad', async () => {
  serve(AD);
  backend.on(
    'GET /storage/v1/object/public/ad_images/1.jpg',
    () => new Response('jpg', { headers: { 'content-type': 'image/jpeg' } }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await render();
  await userEvent.click(
    (await format('Square format')).getByRole('button', { name: 'Download square image' }),
  );
  await screen.findByText('Image download started');
  expect(names).toEqual([`creative-${AD.id}.jpg`]);
  vi.restoreAllMocks();
});

test('the ad page offers no download when the ad has no image', async () => {
  serve({ ...AD, ad_image_url_story: null });
  await render();
  const story = await format('Story format');
  story.getByText('No image available');
  await userEvent.click(story.getByRole('button', { name: 'Download story image' }));
  await screen.findByText('No image available to download');
});

test('the ad page keeps the two favourite buttons of an ad in the same state', async () => {
  serve(AD);
  backend.on('PATCH /rest/v1/ads', () => Response.json([AD]));
  await render();
  await userEvent.click((await format('Story format')).getByRole('button', { name: /favorites/ }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Remove from favorites' })).toHaveLength(2),
  );
});

test('the ad page says that the ad shows a drawing instead of the user’s product, except for a flat ad', async () => {
  serve(AD);
  const first = await render();
  await format('Square format');
  expect(screen.queryByText(/Illustration, not your product/)).toBeNull();
  first.unmount();
  const picture = { kind: 'drawn', object: 'type', colour: null };
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([
      {
        ...version({ square: 'http://localhost:8321/a.jpg' }),
        recipe: { ...sampleRecipe, picture },
      },
    ]),
  );
  const typed = await render();
  await format('Square format');
  await screen.findByRole('link', { name: /^Edit,/ });
  expect(screen.queryByText(/Illustration, not your product/)).toBeNull();
  typed.unmount();
  backend.on('GET /rest/v1/ad_versions', () =>
    Response.json([
      { ...version({ square: 'http://localhost:8321/a.jpg' }), recipe: sampleRecipe },
    ]),
  );
  await render();
  await screen.findByText(/Illustration, not your product/);
  expect(screen.getByRole('link', { name: 'Use your own photo' }).getAttribute('href')).toBe(
    `/ad/${AD.id}/edit`,
  );
});
