import {
  createTestAd,
  createTestAsset,
  createTestBrandKit,
  createTestImage,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '@adwright/ads/testing';
import { keepDraft, readDraft } from '@adwright/generation';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PhotoshootPage } from './photoshoot-page.tsx';
import { PhotoshootResultsPage } from './photoshoot-results-page.tsx';

const WEBHOOK = 'POST /webhooks/photoshoot';
const creatives = [
  { imageUrl: createTestAd(1).ad_image_url },
  { imageUrl: createTestAd(2).ad_image_url },
];
const FORM = {
  productType: 'leather bag',
  environment: 'custom',
  customEnvironment: 'a greenhouse',
};
const photo = createTestImage('bag.PNG');

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /storage/v1/object/uploads/*', () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on(WEBHOOK, () => Response.json({ success: true, creatives }));
  backend.on('POST /rest/v1/ads', () =>
    Response.json([createTestAd(1), createTestAd(2)], { status: 201 }),
  );
});

const render = () => renderPage({ path: '/photoshoot', Component: PhotoshootPage });
const chooseImage = () => userEvent.upload(screen.getByLabelText('Product Image'), photo);
const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Photoshoot' });
/** Submits the form after the cut-out is ready, because the form can't be submitted before. */
async function submit() {
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  await userEvent.click(submitButton());
}
const location = async () => screen.findByRole('status', { name: 'location' });

async function shoot() {
  keepDraft(TEST_USER_ID, 'photoshoot', FORM);
  await render();
  await chooseImage();
  await submit();
}

test('the photoshoot tool refuses a short product type, and requires an environment', async () => {
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

test('the photoshoot tool reports a missing image at the field for the product type', async () => {
  keepDraft(TEST_USER_ID, 'photoshoot', { ...FORM, environment: 'nature' });
  await render();
  expect(screen.queryByLabelText('Custom Environment')).toBeNull();
  await submit();
  const missing = await screen.findByText('Please upload a product image');
  await chooseImage();
  await waitFor(() => expect(missing.isConnected).toBe(false));
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
});

test('the photoshoot tool shows the field for a custom environment, and sends its text', async () => {
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
    creatives: [{ id: createTestAd(1).id }, { id: createTestAd(2).id }],
    productName: 'leather bag',
  });
  await screen.findByText('Product photoshoot generated successfully!');
});

test('the photoshoot tool reports a failure in a toast with a general text, and shows details at the form', async () => {
  backend.on(WEBHOOK, () => new Response('out of film', { status: 500 }));
  await shoot();
  await screen.findByText('Failed to generate photoshoot. Please try again.');
  await screen.findByText('Error from photoshoot service: 500 out of film');
});

const renderResults = (state: unknown) =>
  renderPage({ path: '/photoshoot/results', Component: PhotoshootResultsPage, state });
const VISIT = {
  creatives,
  originalImages: [createTestAd(3).ad_image_url],
  productName: 'leather bag',
};

test('the photoshoot tool shows the generated photos and the original on the results page', async () => {
  await renderResults(VISIT);
  expect(screen.getAllByRole('img', { name: /Photo \d of leather bag/ })).toHaveLength(2);
  screen.getByRole('img', { name: 'Original image of leather bag' });
  screen.getByRole('button', { name: 'Back to Photoshoot' });
  screen.getByRole('button', { name: 'View All My Ads' });
});

test('the photoshoot tool offers a launch kit for a saved photo', async () => {
  await renderResults({ ...VISIT, creatives: [{ ...creatives[0], id: createTestAd(1).id }] });
  screen.getByRole('button', { name: 'Launch kit' });
});

test('the photoshoot tool shows several original photos one after another', async () => {
  await renderResults({
    ...VISIT,
    originalImages: [createTestAd(3).ad_image_url, createTestAd(4).ad_image_url],
  });
  screen.getByText('1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  screen.getByText('2 of 2');
});

test('the photoshoot tool shows no favorite button for a photo that could not be saved', async () => {
  await renderResults({ ...VISIT, creatives: [{ ...creatives[0], id: 'temp-0' }] });
  expect(screen.queryByRole('button', { name: /favorites/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Launch kit' })).toBeNull();
});

test('the photoshoot tool reports a result without photos, and redirects from the results page without navigation state', async () => {
  const { unmount } = await renderResults({ ...VISIT, creatives: [] });
  screen.getByText('No photoshoots were generated. Please try again.');
  unmount();
  await renderResults(null);
  expect((await location()).textContent).toBe('/photoshoot');
});

test('the photoshoot tool requests the note about AI that the default brand kit prescribes', async () => {
  const kits = [
    createTestBrandKit(1),
    createTestBrandKit(2, { is_default: true, disclosure: 'platform' }),
  ];
  backend.on('GET /rest/v1/brand_kits', () => Response.json(kits));
  await shoot();
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ disclosure: 'platform' });
});

test('the photoshoot tool requests the note about AI that the user chose instead of the kit’s note', async () => {
  const kit = createTestBrandKit(1, { is_default: true, disclosure: 'none' });
  backend.on('GET /rest/v1/brand_kits', () => Response.json([kit]));
  keepDraft(TEST_USER_ID, 'photoshoot', { ...FORM, disclosure: 'note' });
  await render();
  await chooseImage();
  await submit();
  await location();
  expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({ disclosure: 'note' });
});

describe('the cut-out of a product photo', () => {
  const SPEND = 'POST /rest/v1/rpc/check_and_consume_credits';
  const UNCUT = createTestAsset(2, {
    cutout_url: null,
    cutout_problem: 'The product fills the photo.',
  });
  const addsAsset = (asset: ReturnType<typeof createTestAsset>) =>
    backend
      .on('POST /storage/v1/object/assets/*', () => Response.json({ Key: 'k', Id: 'i' }))
      .on('DELETE /storage/v1/object/assets', () => Response.json([]))
      .on('POST /assets', () => Response.json({ success: true, asset, suggestedColours: [] }));

  test('the cut-out is shown as soon as it is ready, and the photoshoot uses it', async () => {
    addsAsset(createTestAsset(1));
    keepDraft(TEST_USER_ID, 'photoshoot', FORM);
    await render();
    await chooseImage();
    await screen.findByRole('img', { name: 'The product, cut out' });
    expect(backend.callsOf(SPEND)).toEqual([]);
    await submit();
    await location();
    expect(backend.callsOf(WEBHOOK)[0]?.body).toMatchObject({
      cutoutUrl: createTestAsset(1).cutout_url,
    });
  });

  test('the cut-out delays the submission of the form, and the page explains the delay', async () => {
    addsAsset(createTestAsset(1));
    let finish: (response: Response) => void = () => undefined;
    backend.on('POST /assets', () => new Promise((resolve) => (finish = resolve)));
    await render();
    await chooseImage();
    await screen.findByText('Cutting out the product…');
    expect(submitButton().disabled).toBe(true);
    finish(Response.json({ success: true, asset: createTestAsset(1), suggestedColours: [] }));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
  });

  test('the cut-out costs nothing when the engine can’t make one, and the page then offers an ad with the whole photo', async () => {
    addsAsset(UNCUT);
    keepDraft(TEST_USER_ID, 'photoshoot', FORM);
    await render();
    await chooseImage();
    const said = await screen.findByText(/can’t be set into a scene. Nothing is charged./);
    screen.getByRole('button', { name: 'Cut out anyway' });
    await submit();
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(backend.callsOf(SPEND)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Make an ad with the whole photo' }));
    expect((await location()).textContent).toBe('/create');
    expect(readDraft(TEST_USER_ID, 'createAd')).toMatchObject({ product: 'leather bag' });
  });

  test('the user can skip the cut-out, and the engine then refuses an unclear photo without a charge', async () => {
    const error = 'The product fills the photo, so it can’t be set into a scene.';
    const refusal = { success: false, code: 'product_not_cut_out', error, retryable: false };
    backend.on(WEBHOOK, () => Response.json(refusal, { status: 422 }));
    keepDraft(TEST_USER_ID, 'photoshoot', FORM);
    await render();
    await chooseImage();
    await screen.findByText(/if the product can’t be cut out, your credits come back/);
    await submit();
    await screen.findByText('Your 3 credits came back');
    expect(screen.getAllByText(new RegExp(error)).length).toBeGreaterThan(0);
  });
});
