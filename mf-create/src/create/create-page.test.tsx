import {
  createTestAd,
  createTestAsset,
  createTestBrandKit,
  createTestImage,
  renderPage,
  TEST_USER_ID,
  TestBackend,
} from '@adwright/ads/testing';
import { readDrawnObject } from '@adwright/contracts';
import { keepDraft } from '@adwright/generation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { CreatePage } from './create-page.tsx';

const WEBHOOK = 'POST /webhooks/create-ad';
const IMAGE = 'http://localhost:8321/storage/v1/object/public/ad_images/1.jpg';
const REPLY = { success: true, creatives: [{ imageUrl: IMAGE, format: 'post' }], adText: 'One.' };

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on(WEBHOOK, () => Response.json(REPLY));
  backend.on('POST /rest/v1/ads', () => Response.json([createTestAd(1)], { status: 201 }));
});

const render = () => renderPage({ path: '/create', Component: CreatePage });

const BRIEF = {
  adType: 'testimonial',
  audience: 'parents',
  product: 'soup',
  goal: 'orders',
  emotion: 'trust',
};

/** Renders the form with the draft of a complete brief, which the user has not sent. */
const renderFilledIn = () => {
  keepDraft(TEST_USER_ID, 'createAd', BRIEF);
  return render();
};

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Generate Ad' }));
const location = async () => screen.findByRole('status', { name: 'location' });

test('the create page shows the title, the links and the price before the user clicks the button', async () => {
  await render();
  expect(screen.getByRole('heading', { level: 1, name: 'Create Ad Creatives' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'My Ads' }).getAttribute('href')).toBe('/my-ads');
  const button = screen.getByRole('button', { name: 'Generate Ad' });
  expect(button.textContent).toContain('1 credit');
  await screen.findByText(/Costs 1 credit, you have 42\./);
});

test('the create page requires all five fields before a credit is spent', async () => {
  await render();
  await submit();
  for (const message of [
    'Choose an ad type',
    'Say who the ad is for',
    'Say what the ad is about',
    'Say what the ad should achieve',
    'Choose an emotion',
  ]) {
    await screen.findByText(message);
  }
  expect(backend.callsOf('POST /rest/v1/rpc/check_and_consume_credits')).toEqual([]);
});

test("the create page opens the results page for a brief and deletes the brief's draft", async () => {
  await render();
  await choose('Ad type', 'Testimonial');
  await userEvent.type(screen.getByLabelText('Audience'), 'parents');
  await userEvent.type(screen.getByLabelText('Product'), 'soup');
  await userEvent.type(screen.getByLabelText('Goal'), 'orders');
  await choose('Emotion', 'Trust');
  await submit();
  const place = await location();
  expect(place.textContent).toBe('/results');
  expect(JSON.parse(place.dataset.state ?? '')).toMatchObject({
    formData: { product: 'soup', emotion: 'trust', adType: 'testimonial' },
    creatives: [{ imageUrl: IMAGE, id: createTestAd(1).id }],
  });
  await screen.findByText('Ad saved to your account');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('the create page covers the page with a progress display while the ad is made', async () => {
  let answer = (_: Response) => {};
  backend.on(WEBHOOK, () => new Promise<Response>((resolve) => (answer = resolve)));
  await renderFilledIn();
  await submit();
  await screen.findByText('Reading your brief');
  answer(Response.json(REPLY));
  await location();
});

test('the create page reports a failure, restores the form, and says that the credit was refunded', async () => {
  const failure = { success: false, error: 'The press is out of ink', code: 'provider_failed' };
  backend.on(WEBHOOK, () => Response.json(failure, { status: 502 }));
  await renderFilledIn();
  await submit();
  await screen.findByText('Server responded with status: 502. The press is out of ink');
  await screen.findByText('Your credit came back');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Product' }).value).toBe('soup');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Ad' }).disabled).toBe(
    false,
  );
});

test('the create page says that a refund which is still pending will follow', async () => {
  const failure = {
    success: false,
    error: 'The generation service failed. Your credits will be returned.',
    code: 'refund_pending',
  };
  backend.on(WEBHOOK, () => Response.json(failure, { status: 502 }));
  await renderFilledIn();
  await submit();
  await screen.findByText('Your credit will be returned');
  expect(screen.queryByText('Your credit came back')).toBeNull();
});

test('the create page makes no ad without credits, and shows only the message of the credit check', async () => {
  backend.on('POST /rest/v1/rpc/check_and_consume_credits', () => Response.json(false));
  await renderFilledIn();
  await submit();
  await screen.findByText("You don't have enough credits to perform this action.");
  expect(backend.callsOf(WEBHOOK)).toEqual([]);
  expect(screen.queryByText('Failed to generate ad')).toBeNull();
});

test('the create page shows results that could not be saved', async () => {
  backend.on('POST /rest/v1/ads', () => Response.json({ message: 'no' }, { status: 500 }));
  await renderFilledIn();
  await submit();
  expect((await location()).textContent).toBe('/results');
  await screen.findByText('Failed to save your ad to your account');
});

test('the create page restores the typed values after the user has visited another page', async () => {
  const first = await render();
  await userEvent.type(screen.getByLabelText('Product'), 'soup');
  first.unmount();
  await render();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Product' }).value).toBe('soup');
});

test('the create page asks for confirmation when the user leaves a running generation', async () => {
  backend.on(WEBHOOK, () => new Promise<Response>(() => {}));
  const { router } = await renderFilledIn();
  await submit();
  await screen.findByText('Reading your brief');
  void router.navigate('/dashboard');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  await waitFor(async () => expect((await location()).textContent).toBe('/dashboard'));
});

const SPEND = 'POST /rest/v1/rpc/check_and_consume_credits';
const KIT = createTestBrandKit(1, { name: 'Kestrel', is_default: true, tone: 'curiosity' });
const sent = () => backend.callsOf(WEBHOOK)[0]?.body;

/** Chooses a photo in the form's photo field. */
async function choosePhoto() {
  const asset = createTestAsset(1);
  backend
    .on('POST /storage/v1/object/assets/*', () => Response.json({ Key: 'k', Id: 'i' }))
    .on('DELETE /storage/v1/object/assets', () => Response.json([]))
    .on('GET /rest/v1/assets', () => Response.json([asset]))
    .on('POST /assets', () => Response.json({ success: true, asset, suggestedColours: [] }));
  await userEvent.upload(screen.getByLabelText(/^Choose a photo/), createTestImage('mug.png'));
  await screen.findByRole('img', { name: 'photo-1.jpg, cut out' });
  return asset;
}

test("the create page sends only the brief's fields when there is no photo and no brand kit", async () => {
  await renderFilledIn();
  await submit();
  await location();
  expect(Object.keys(z.looseObject({}).parse(sent())).toSorted()).toEqual(
    [...Object.keys(BRIEF), 'prompt'].toSorted(),
  );
});

test('the create page sends texts without quotation marks, and additionally sends the texts as typed', async () => {
  const typed = { audience: "parents who don't cook", product: 'Ann’s "Sunday" soup' };
  keepDraft(TEST_USER_ID, 'createAd', { ...BRIEF, ...typed });
  await render();
  await submit();
  const place = await location();
  const stripped = { ...BRIEF, audience: 'parents who dont cook', product: 'Anns Sunday soup' };
  expect(sent()).toMatchObject({ ...stripped, typed });
  const state = JSON.parse(place.dataset.state ?? '');
  expect(state.formData).toEqual(stripped);
  expect(state.typed).toEqual(typed);
});

test('the create page sends the quotation of a customer for a testimonial exactly as typed', async () => {
  await renderFilledIn();
  await userEvent.type(
    screen.getByLabelText('What a customer said (optional)'),
    'It’s the "best" soup.',
  );
  await userEvent.type(screen.getByLabelText('Who said it (optional)'), 'Ana M.');
  await submit();
  await location();
  expect(sent()).toMatchObject({ quote: { text: 'It’s the "best" soup.', by: 'Ana M.' } });
});

test('the create page shows no field for a quotation with other ad types', async () => {
  keepDraft(TEST_USER_ID, 'createAd', { ...BRIEF, adType: 'comparison' });
  await render();
  await screen.findByLabelText('Product');
  expect(screen.queryByLabelText('What a customer said (optional)')).toBeNull();
});

test('the create page sends the chosen photo and the default brand with the brief', async () => {
  backend.on('GET /rest/v1/brand_kits', () => Response.json([KIT]));
  await renderFilledIn();
  const { image_url, cutout_url } = await choosePhoto();
  await submit();
  const place = await location();
  expect(sent()).toMatchObject({
    ...BRIEF,
    productPhoto: { imageUrl: image_url, cutoutUrl: cutout_url, show: 'cutout' },
    brand: { name: 'Kestrel', colours: KIT.colours, logoLight: null },
  });
  expect(JSON.parse(place.dataset.state ?? '').formData).toEqual(BRIEF);
});

test('the create page disables the button while a photo is being uploaded', async () => {
  await renderFilledIn();
  let answer = (_: Response) => {};
  const asset = createTestAsset(1);
  backend
    .on('POST /storage/v1/object/assets/*', () => Response.json({ Key: 'k', Id: 'i' }))
    .on('DELETE /storage/v1/object/assets', () => Response.json([]))
    .on('GET /rest/v1/assets', () => Response.json([asset]))
    .on('POST /assets', () => new Promise<Response>((resolve) => (answer = resolve)));
  await userEvent.upload(screen.getByLabelText(/^Choose a photo/), createTestImage('mug.png'));
  await screen.findByText('Uploading and cutting out mug.png');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Ad' });
  expect(button().disabled).toBe(true);
  await waitFor(() => expect(backend.callsOf('POST /assets')).toHaveLength(1));
  answer(Response.json({ success: true, asset, suggestedColours: [] }));
  await screen.findByRole('img', { name: 'photo-1.jpg, cut out' });
  expect(button().disabled).toBe(false);
});

test('the create page sends no brand kit when the user chooses “No brand” or “None”', async () => {
  backend.on('GET /rest/v1/brand_kits', () => Response.json([KIT]));
  await renderFilledIn();
  await choosePhoto();
  await userEvent.click(screen.getByRole('radio', { name: /^None/ }));
  await choose('Use brand', 'No brand');
  await submit();
  await location();
  expect(sent()).not.toHaveProperty('productPhoto');
  expect(sent()).not.toHaveProperty('brand');
});

test('the create page uses the brand’s tone as the emotion until the user chooses another emotion', async () => {
  backend.on('GET /rest/v1/brand_kits', () => Response.json([KIT]));
  await render();
  await screen.findByText('Curiosity');
});

test('the create page restores the chosen photo after a visit to another page, and charges nothing when the photo was deleted', async () => {
  const first = await renderFilledIn();
  await choosePhoto();
  first.unmount();
  backend.on('GET /rest/v1/assets', () => Response.json([]));
  await render();
  await screen.findByText('The photo that you chose is no longer in your library.');
  await submit();
  await screen.findByText('Error');
  expect(backend.callsOf(SPEND)).toEqual([]);
  expect(sent()).toBeUndefined();
});

test('the create page sends the object that the user chose for the product, and discards the object when the product changes', async () => {
  backend
    .on('POST /shown-as', () => Response.json({ success: true, shown: [null] }))
    .on('GET /editor-choices', () =>
      Response.json({ success: true, objects: [readDrawnObject('laptop')] }),
    );
  await renderFilledIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Change what is shown' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Laptop' }));
  await screen.findByText('laptop');
  await userEvent.clear(screen.getByLabelText('Product'));
  await userEvent.type(screen.getByLabelText('Product'), 'tax advice');
  await screen.findByText('type and color, no picture');
  await userEvent.clear(screen.getByLabelText('Product'));
  await userEvent.type(screen.getByLabelText('Product'), 'soup kits');
  await screen.findByText('laptop');
  await submit();
  const place = await location();
  expect(sent()).toMatchObject({ product: 'soup kits', shownAs: 'laptop' });
  expect(JSON.parse(place.dataset.state ?? '').formData).not.toHaveProperty('shownAs');
});

const offerField = (label: string) => screen.getByLabelText(label);
const SHOWN_AS = 'POST /shown-as';

test('the create page hides the offer’s fields, stores them in the draft, and sends only fields with a value', async () => {
  const first = await renderFilledIn();
  expect(screen.getByText('Offer').closest('details')?.open).toBe(false);
  await userEvent.type(offerField('Price'), '€49');
  await userEvent.type(offerField('Code'), ' TERM15 ');
  await userEvent.type(offerField('Place'), 'x');
  await userEvent.clear(offerField('Place'));
  first.unmount();
  await render();
  await screen.findByText('€49 · code TERM15');
  await submit();
  const place = await location();
  expect(sent()).toMatchObject({ ...BRIEF, offer: { price: '€49', code: 'TERM15' } });
  expect(z.looseObject({ offer: z.unknown() }).parse(sent()).offer).toEqual({
    price: '€49',
    code: 'TERM15',
  });
  expect(JSON.parse(place.dataset.state ?? '').formData).toEqual(BRIEF);
});

test('the create page opens the offer’s fields when a value is too long, and spends no credits', async () => {
  keepDraft(TEST_USER_ID, 'createAd', { ...BRIEF, offer: { code: 'X'.repeat(61) } });
  await render();
  await submit();
  await screen.findByText('At most 60 characters');
  expect(screen.getByText('Offer').closest('details')?.open).toBe(true);
  expect(backend.callsOf(SPEND)).toEqual([]);
});

test('the create page warns of an old price without a new price and of an unusual phone number, but sends both', async () => {
  await renderFilledIn();
  await userEvent.type(offerField('Was'), '€69');
  await screen.findByText(/^An old price needs the new one beside it/);
  await userEvent.type(offerField('Phone'), '12');
  await screen.findByText(/^Is this number complete\?/);
  await userEvent.clear(offerField('Phone'));
  await userEvent.type(offerField('Phone'), '030 1234567');
  await waitFor(() => expect(screen.queryByText(/^Is this number complete\?/)).toBeNull());
  await submit();
  await location();
  expect(sent()).toMatchObject({ offer: { was: '€69', phone: '030 1234567' } });
});

test('the create page lists the facts that the ad will print, from all texts and the offer', async () => {
  const facts = [
    { kind: 'discount', text: '20% off' },
    { kind: 'code', text: 'TERM15' },
  ];
  backend.on(SHOWN_AS, () => Response.json({ success: true, shown: [null], facts }));
  keepDraft(TEST_USER_ID, 'createAd', { ...BRIEF, offer: { code: 'TERM15' } });
  await render();
  await screen.findByText('We’ll print: 20% off · code TERM15');
  expect(backend.callsOf(SHOWN_AS).map(({ body }) => body)).toContainEqual({
    products: ['soup'],
    form: { audience: 'parents', goal: 'orders', offer: { code: 'TERM15' } },
  });
});

const unclear = () => Response.json({ success: true, shown: [null], unclear: ['gibberish'] });

test('the create page asks for confirmation before it spends a credit on an unclear product', async () => {
  backend.on(SHOWN_AS, unclear);
  await renderFilledIn();
  await submit();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/^We can’t tell what you sell: .*No credit has been spent\./);
  expect(backend.callsOf(SPEND)).toEqual([]);
  await userEvent.click(within(notice).getByRole('button', { name: 'Change the product' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Product' }));
  await userEvent.click(within(notice).getByRole('button', { name: 'Make it anyway' }));
  await location();
  expect(sent()).toMatchObject(BRIEF);
});

test('the create page removes the warning about an unclear product when the product changes', async () => {
  backend.on(SHOWN_AS, unclear);
  await renderFilledIn();
  await submit();
  await screen.findByRole('alert');
  await userEvent.type(screen.getByRole('textbox', { name: 'Product' }), ' kit');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the create page lets the user send the form when the engine can’t check the product', async () => {
  backend.on(SHOWN_AS, () => Response.json({ success: false, error: 'x' }, { status: 500 }));
  await renderFilledIn();
  await submit();
  expect((await location()).textContent).toBe('/results');
});
