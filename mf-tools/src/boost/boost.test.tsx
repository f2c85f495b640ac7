import {
  createTestAd,
  createTestAsset,
  createTestBrandKit,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '@adwright/ads/testing';
import { readDrawnObject } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { keepDraft } from '@adwright/generation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BoostPage } from './boost-page.tsx';
import { BoostResultsPage } from './boost-results-page.tsx';

const WEBHOOK = 'POST /webhooks/boost';
const BRIEF = { product: 'soup "hot"', audience: 'parents', emotion: 'trust', format: 'story' };
const creatives = [1, 2].map((number) => ({ imageUrl: createTestAd(number).ad_image_url }));

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on(WEBHOOK, () => Response.json({ success: true, creatives }));
  backend.on('POST /rest/v1/ads', () =>
    Response.json([createTestAd(1), createTestAd(2)], { status: 201 }),
  );
});

const render = () => renderPage({ path: '/boost', Component: BoostPage });
const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Generate 10 Creative Variations' }));

test('the boost page has the fields of the specification, with the square format selected', async () => {
  await render();
  for (const label of ['Product or Service', 'Target Audience', 'Brand Name', 'Call to Action']) {
    screen.getByRole('textbox', { name: label });
  }
  screen.getByRole('combobox', { name: 'Emotional Appeal' });
  const formats = within(screen.getByRole('radiogroup', { name: 'Ad Format' }));
  expect(formats.getByRole<HTMLInputElement>('radio', { name: /Square/ }).checked).toBe(true);
  expect(formats.getByRole<HTMLInputElement>('radio', { name: /Story/ }).checked).toBe(false);
});

test('the boost page reports missing fields in a toast, and spends no credits', async () => {
  await render();
  await submit();
  await screen.findByText('Please fill in all required fields');
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
});

test('the boost page sends the brief both without quotation marks and as typed, and opens the results', async () => {
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await submit();
  const place = await screen.findByRole('status', { name: 'location' });
  expect(place.textContent).toBe('/boost/results');
  expect(backend.callsOf(WEBHOOK)[0]?.body).toEqual({
    ...BRIEF,
    product: 'soup hot',
    typed: { product: 'soup "hot"' },
  });
  await screen.findByText('Boost completed!');
});

test('the boost page shows progress while the boost is running', async () => {
  backend.on(WEBHOOK, () => new Promise<Response>(() => {}));
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await submit();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Generating...' });
  expect(button.disabled).toBe(true);
});

test('the boost page shows each variation as soon as it is ready', async () => {
  const ready = JSON.stringify({ position: 0, creative: creatives[0] });
  const body = new ReadableStream<Uint8Array>({
    start: (stream) =>
      stream.enqueue(new TextEncoder().encode(`event: creative\ndata: ${ready}\n\n`)),
  });
  backend.on(
    WEBHOOK,
    () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
  );
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await submit();
  await screen.findByText(/1 of 10 are ready\./);
  screen.getByRole('img', { name: 'Variation 1' });
});

test('the boost page shows an error if the response of the generation contains no pictures', async () => {
  backend.on(WEBHOOK, () => Response.json({ success: true }));
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await submit();
  await screen.findByText('Invalid response from server');
  await screen.findByText('Trying again costs nothing');
});

const state = {
  creatives: creatives.map((creative, index) => ({ ...creative, id: createTestAd(index + 1).id })),
};
const renderResults = (visit: unknown) =>
  renderPage({ path: '/boost/results', Component: BoostResultsPage, state: visit });

test('the results page of a boost redirects to the form when there is no navigation state', async () => {
  await renderResults(null);
  const place = await screen.findByRole('status', { name: 'location' });
  expect(place.textContent).toBe('/boost');
});

test('the boost page hides an image that fails to load', async () => {
  await renderResults(state);
  const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Variation 1' });
  image().dispatchEvent(new Event('error'));
  await waitFor(() => expect(image().src).toContain('/object/public/'));
  image().dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Variation 1' })).toBeNull());
  screen.getByRole('img', { name: 'Variation 2' });
});

test('the boost page can mark each variation as favourite', async () => {
  backend.on('PATCH /rest/v1/ads', () => Response.json([createTestAd(2)]));
  await renderResults(state);
  screen.getByRole('button', { name: 'Launch kit' });
  const [, second] = screen.getAllByRole('button', { name: 'Add to favorites' });
  if (second) await userEvent.click(second);
  await screen.findByText('Added to favorites');
  expect(backend.callsOf('PATCH /rest/v1/ads')[0]?.query.get('id')).toBe(
    `eq.${createTestAd(2).id}`,
  );
});

test('the boost page sends a library photo and a brand kit with the brief', async () => {
  const asset = createTestAsset(1);
  const logo = createTestAsset(2, { kind: 'logo' });
  const kit = createTestBrandKit(1, { is_default: true, logo_dark: logo.id });
  backend
    .on('GET /rest/v1/assets', () => Response.json([asset, logo]))
    .on('GET /rest/v1/brand_kits', () => Response.json([kit]));
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await userEvent.click(screen.getByRole('button', { name: 'From your library' }));
  await userEvent.click(await screen.findByRole('button', { name: asset.name }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Framed/ }));
  await submit();
  await screen.findByRole('status', { name: 'location' });
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({
    product: 'soup hot',
    productPhoto: { imageUrl: asset.image_url, show: 'framed' },
    brand: { name: kit.name, logoLight: null, logoDark: logo.cutout_url },
  });
});

test('the boost page sends the chosen object with the brief', async () => {
  backend.on('POST /shown-as', () =>
    Response.json({ success: true, shown: [readDrawnObject('mug')] }),
  );
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Change what is shown' }));
  await userEvent.click(await screen.findByRole('button', { name: /^No picture, type only/ }));
  await screen.findByText('type and color, no picture');
  await submit();
  await screen.findByRole('status', { name: 'location' });
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ shownAs: 'type' });
});

test('the boost page says once that the ads show a drawing of the product', async () => {
  await renderResults(state);
  expect(screen.getAllByText('Illustration, not your product.')).toHaveLength(1);
});

test('the boost page sends an offer with the brief', async () => {
  keepDraft(TEST_USER_ID, 'boost', { ...BRIEF, offer: { discount: '20% off' } });
  await render();
  await userEvent.type(screen.getByLabelText('Code'), 'TERM15');
  await submit();
  await screen.findByRole('status', { name: 'location' });
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({
    offer: { discount: '20% off', code: 'TERM15' },
  });
});

test('the boost page asks for confirmation before credits are spent on an unclear product', async () => {
  backend.on('POST /shown-as', () =>
    Response.json({ success: true, shown: [null], unclear: ['placeholder'] }),
  );
  keepDraft(TEST_USER_ID, 'boost', BRIEF);
  await render();
  await submit();
  await screen.findByText(/^We can’t tell what you sell: name the product itself/);
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make it anyway' }));
  await screen.findByRole('status', { name: 'location' });
  expect(backend.callsOf(WEBHOOK)).toHaveLength(1);
});

test('the boost page compares the chosen variations side by side, with the best variation first', async () => {
  const other = {
    ...sampleRecipe,
    words: { ...sampleRecipe.words, headline: 'Another headline' },
  };
  backend.on('GET /rest/v1/recipes', ({ query }) => {
    expect(query.get('ad_id')).toBe(`in.(${createTestAd(1).id},${createTestAd(2).id})`);
    return Response.json(
      [
        { number: 1, recipe: sampleRecipe, score: 61 },
        { number: 2, recipe: other, score: 84 },
      ].map(({ number, recipe, score }) => ({
        ad_id: createTestAd(number).id,
        image_url: createTestAd(number).ad_image_url,
        recipe,
        images: {},
        viral_score: { score, parts: [] },
      })),
    );
  });
  await renderResults(state);
  const open = screen.getByRole<HTMLButtonElement>('button', { name: /^Compare/ });
  const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
  await choose('Compare variation 1');
  expect(open.disabled).toBe(true);
  await choose('Compare variation 2');
  await userEvent.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare ads' }));
  await dialog.findByText('They differ in headline.');
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Variation 2',
    'Variation 1',
  ]);
  const rows = () => dialog.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());
  expect(rows()).toEqual(['Viral Score', 'Headline differs']);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Only what differs' }));
  expect(rows()).toContain('Layout');
});

test('the boost page compares at most four variations', async () => {
  const five = [1, 2, 3, 4, 5].map((number) => ({
    imageUrl: createTestAd(number).ad_image_url,
    id: createTestAd(number).id,
  }));
  await renderResults({ creatives: five });
  const box = (number: number) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare variation ${number}` });
  for (const number of [1, 2, 3, 4]) await userEvent.click(box(number));
  expect(box(5).disabled).toBe(true);
  await userEvent.click(box(2));
  expect(box(5).disabled).toBe(false);
});
