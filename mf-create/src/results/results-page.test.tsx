import { createTestAd, renderPage, TestBackend } from '@adwright/ads/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ResultsPage } from './results-page.tsx';

const image = (number: number) => createTestAd(number).ad_image_url;
const STATE = {
  formData: {
    adType: 'testimonial',
    audience: 'parents',
    product: 'soup',
    goal: 'orders',
    emotion: 'trust',
  },
  creatives: [
    { id: createTestAd(1).id, imageUrl: image(1), format: 'post' },
    { id: createTestAd(1).id, imageUrl: image(2), format: 'story' },
  ],
  adText: ['First piece.', 'Second piece.'],
  viralScore: {
    score: 81,
    parts: [{ name: 'hook', label: 'Hook', score: 77, advice: 'Name the gain.' }],
  },
};

beforeEach(async () => {
  await new TestBackend().start();
});

const render = (state: unknown) => renderPage({ path: '/results', Component: ResultsPage, state });

test('the results page shows post and story, the score with its parts, and the texts', async () => {
  await render(STATE);
  screen.getByRole('heading', { level: 1, name: 'Ad Creatives for soup' });
  const post = screen.getByRole<HTMLImageElement>('img', { name: 'Post creative for soup' });
  const story = screen.getByRole<HTMLImageElement>('img', { name: 'Story creative for soup' });
  expect([post.width, post.height, story.width, story.height]).toEqual([1080, 1080, 1080, 1920]);
  screen.getByText('81');
  const list = screen.getByText('Hook').closest('ul');
  expect(list?.children).toHaveLength(STATE.viralScore.parts.length);
  expect(list?.textContent).not.toContain('81');
  screen.getByText('Name the gain.');
  for (const [name, href] of [
    ['Create Another Ad', '/create'],
    ['My Ads', '/my-ads'],
    ['Dashboard', '/dashboard'],
  ]) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
});

test("the results page shows the product's name as the user typed it", async () => {
  const formData = { ...STATE.formData, product: 'ONeills soup' };
  await render({ ...STATE, formData, typed: { product: 'O’Neill’s soup' } });
  screen.getByRole('heading', { level: 1, name: 'Ad Creatives for O’Neill’s soup' });
  screen.getByRole('img', { name: 'Story creative for O’Neill’s soup' });
});

test('the results page says that the ad is saved only after the ad was saved', async () => {
  const { unmount } = await render(STATE);
  screen.getByText(/^Saved in My Ads/);
  unmount();
  const unsaved = STATE.creatives.map(({ id: _id, ...creative }) => creative);
  await render({ ...STATE, creatives: unsaved });
  expect(screen.queryByText(/Saved in My Ads/)).toBeNull();
});

test('the results page offers a launch kit with both formats when the ad is saved', async () => {
  const backend = await new TestBackend().start();
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1)]));
  const { unmount } = await render(STATE);
  await userEvent.click(screen.getByRole('button', { name: 'Launch kit' }));
  await screen.findByRole('button', { name: 'Download launch kit' });
  const asked = backend.callsOf('GET /rest/v1/ads').map(({ query }) => query.get('id'));
  expect(asked).toContain(`in.(${createTestAd(1).id})`);
  unmount();
  const unsaved = STATE.creatives.map(({ id: _id, ...creative }) => creative);
  await render({ ...STATE, creatives: unsaved });
  expect(screen.queryByRole('button', { name: 'Launch kit' })).toBeNull();
});

test('the results page can copy each text of the ad to the clipboard', async () => {
  const user = userEvent.setup();
  await render(STATE);
  await user.click(screen.getByRole('button', { name: 'Copy text 2' }));
  await screen.findByText('Text copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe('Second piece.');
});

test('the results page redirects to / when it has no navigation state', async () => {
  await render(null);
  expect((await screen.findByRole('status', { name: 'location' })).textContent).toBe('/');
});

test('the results page reports a failure when the result contains no pictures', async () => {
  await render({ ...STATE, creatives: [] });
  screen.getByText('Failed to load creatives');
  screen.getByText('No ad creatives were generated. Please try again.');
});

const NOTE = 'Illustration, not your product.';

test('the results page says that the ad shows a drawing instead of the user’s product, and where the user can change that', async () => {
  await render(STATE);
  screen.getByText(NOTE, { exact: false });
  expect(screen.getByRole('link', { name: 'Use your own photo' }).getAttribute('href')).toBe(
    `/ad/${createTestAd(1).id}/edit`,
  );
});

test('the results page shows no note about a drawing when the ad shows no product', async () => {
  const creatives = STATE.creatives.map((creative) => ({ ...creative, isTypeOnly: true }));
  await render({ ...STATE, creatives });
  expect(screen.queryByText(NOTE, { exact: false })).toBeNull();
});

test("the results page lists the changes that were made to fit the user's own photo", async () => {
  const photoProblem = 'The glass could not be told from its background, so the photo is framed.';
  const message = 'Yellow could not be read on white, so the text is black.';
  const own = {
    productPhoto: 'framed',
    photoProblem,
    gaveWay: [{ role: 'ink', wanted: '#ffcc00', used: '#000000', message }],
  };
  const creatives = STATE.creatives.map((creative) => ({ ...creative, ...own }));
  await render({ ...STATE, creatives });
  expect(screen.queryByText(NOTE, { exact: false })).toBeNull();
  expect(screen.getAllByText(photoProblem)).toHaveLength(1);
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('the results page collapses a long list of notes about colors', async () => {
  const gaveWay = Array.from({ length: 4 }, (_, place) => ({
    role: 'ink',
    wanted: '#ffcc00',
    used: '#000000',
    message: `Place ${place} is black.`,
  }));
  const [post, story] = STATE.creatives;
  await render({ ...STATE, creatives: [{ ...post, gaveWay }, story] });
  const folded = screen.getByText('4 notes on photos and brand colors that gave way');
  expect(folded.closest('details')?.textContent).toContain('Place 3 is black.');
});
