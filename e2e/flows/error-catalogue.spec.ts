import { TEXTS, TOASTS, type ToastMessage } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { confirmedAccount, logIn } from '../support/accounts.ts';
import { fillBrief, makeAd, sendBriefButton } from '../support/make-ad.ts';
import { upload } from '../support/upload.ts';

/** Calls of the product that a test lets fail. */
const CALLS = {
  creditCheck: '**/rest/v1/rpc/check_and_consume_credits',
  ads: '**/rest/v1/ads*',
  checkout: '**/functions/v1/create-checkout',
  createAd: '**/webhooks/create-ad',
  boost: '**/webhooks/boost',
  variation: '**/webhooks/variation',
  overlay: '**/webhooks/overlay',
  enhance: '**/webhooks/enhance',
  photoshoot: '**/webhooks/photoshoot',
} as const;

interface Failure {
  call: keyof typeof CALLS;
  method?: 'GET' | 'POST' | 'PATCH';
  status?: number;
  json?: unknown;
}

/** Lets the call fail; every other method of the same address passes. */
async function fail(page: Page, { call, method, status = 200, json = {} }: Failure): Promise<void> {
  await page.route(CALLS[call], (route) =>
    route.request().method() === 'OPTIONS' || (method && route.request().method() !== method)
      ? route.fallback()
      : route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }),
  );
}

async function expectToast(page: Page, { title, description }: ToastMessage): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  if (description) await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
}

const boost = async (page: Page) => {
  await page.goto('/boost');
  await page.getByLabel('Product or Service').fill('Sunny Cold Brew');
  await page.getByLabel('Target Audience').fill('commuters');
  await page.getByRole('combobox', { name: 'Emotional Appeal' }).click();
  await page.getByRole('option', { name: 'Trust' }).click();
  await page.getByRole('button', { name: /Generate 10 Creative Variations/ }).click();
};
const create = async (page: Page) => {
  await page.goto('/create');
  await fillBrief(page);
  await sendBriefButton(page).click();
};
const enhance = async (page: Page) => {
  await page.goto('/optimize');
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Enhance Image/ }).click();
};
const vary = async (page: Page) => {
  await page.goto('/variation');
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Generate Variation/ }).click();
};
const overlay = async (page: Page) => {
  await page.goto('/overlay');
  await upload(page, 'Image');
  await page.getByLabel('Title', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: /Generate Text Overlays/ }).click();
};
const shoot = async (page: Page) => {
  await page.goto('/photoshoot');
  await page.getByLabel('Product Type').fill('mug');
  await upload(page, 'Product Image');
  await page.getByRole('combobox', { name: 'Environment' }).click();
  await page.getByRole('option', { name: 'Nature' }).click();
  await page.getByRole('button', { name: /Generate Photoshoot/ }).click();
};
const visit = (path: string) => async (page: Page) => {
  await page.goto(path);
};
const subscribe = async (page: Page) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Subscribe' }).click();
};

const AD = '/ad/0b0e5c4e-6d0b-4b8e-9b59-9d3d0a1f5a11';

/** What the product says when a call fails (spec §8), and how to come there. */
const CATALOGUE: [string, Failure, (page: Page) => Promise<void>, ToastMessage][] = [
  [
    'the credit check fails',
    { call: 'creditCheck', status: 500 },
    create,
    TOASTS.creditsNotVerified,
  ],
  [
    'there are no credits',
    { call: 'creditCheck', json: false },
    create,
    TOASTS.insufficientCredits,
  ],
  [
    'a boost answers 500',
    { call: 'boost', status: 500 },
    boost,
    TOASTS.generationFailed(TEXTS.boostStatus(500)),
  ],
  [
    'a boost answers nonsense',
    { call: 'boost', json: { success: true } },
    boost,
    TOASTS.generationFailed(TEXTS.invalidBoostResponse),
  ],
  [
    'a variation answers 500',
    { call: 'variation', status: 500 },
    vary,
    TOASTS.variationFailed(TEXTS.variationStatus(500)),
  ],
  [
    'an overlay answers 500',
    { call: 'overlay', status: 500 },
    overlay,
    TOASTS.overlayFailed(TEXTS.overlayStatus(500)),
  ],
  [
    'an enhancement answers 500',
    { call: 'enhance', status: 500 },
    enhance,
    TOASTS.enhancementFailed(TEXTS.enhancementStatus(500)),
  ],
  [
    'a photoshoot answers nonsense',
    { call: 'photoshoot', json: {} },
    shoot,
    TOASTS.photoshootFailed,
  ],
  [
    'the variation is not saved',
    { call: 'ads', method: 'POST', status: 500 },
    vary,
    TOASTS.variationNotSaved,
  ],
  [
    'the enhanced image is not saved',
    { call: 'ads', method: 'POST', status: 500 },
    enhance,
    TOASTS.enhancementNotSaved,
  ],
  ['the ad is not saved', { call: 'ads', method: 'POST', status: 500 }, create, TOASTS.adNotSaved],
  [
    'the gallery does not load',
    { call: 'ads', method: 'GET', status: 500 },
    visit('/my-ads'),
    TOASTS.adsNotLoaded,
  ],
  [
    'the favourites do not load',
    { call: 'ads', method: 'GET', status: 500 },
    visit('/favorites'),
    TOASTS.favoritesNotLoaded,
  ],
  [
    'an ad does not load',
    { call: 'ads', method: 'GET', status: 500 },
    visit(AD),
    TOASTS.adNotLoaded,
  ],
  ['the checkout fails', { call: 'checkout', status: 500 }, subscribe, TOASTS.checkoutFailed],
  [
    'the checkout answers nonsense',
    { call: 'checkout' },
    subscribe,
    TOASTS.checkoutInvalidResponse,
  ],
];

for (const [name, failure, act, message] of CATALOGUE) {
  test(`${name}: "${message.description ?? message.title}"`, async ({ page }) => {
    const { account } = await confirmedAccount();
    await logIn(page, account);
    await fail(page, failure);
    await act(page);
    await expectToast(page, message);
  });
}

test('a favourite that fails stays as it was', async ({ page }) => {
  const { account } = await confirmedAccount();
  await logIn(page, account);
  await makeAd(page);
  await page.goto('/my-ads');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favorite/i })
    .first();
  const before = await heart.getAttribute('aria-pressed');
  await fail(page, { call: 'ads', method: 'PATCH', status: 500 });
  await heart.click();
  await expectToast(page, TOASTS.favoriteFailed);
  expect(await heart.getAttribute('aria-pressed')).toBe(before);
});
