import { TEXTS, TOASTS, type ToastMessage } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { confirmedAccount, logIn, newAccount } from '../support/accounts.ts';
import { SHELL_URL } from '../support/addresses.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';
import { openResults } from '../support/results.ts';
import { signedInTest } from '../support/signed-in.ts';
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
  users: '**/rest/v1/users*',
  preleads: '**/rest/v1/preleads*',
  signUp: '**/auth/v1/signup*',
  logIn: '**/auth/v1/token*',
  logOut: '**/auth/v1/logout*',
  google: '**/auth/v1/authorize*',
  recover: '**/auth/v1/recover*',
  storage: '**/storage/v1/object/**',
} as const;

interface Failure {
  call: keyof typeof CALLS;
  method?: 'GET' | 'POST' | 'PATCH';
  status?: number;
  json?: unknown;
  /** Instead of JSON. */
  body?: string;
}

/** Answers the calls so; every other method of the same address passes. */
async function fail(page: Page, failures: Failure | Failure[]): Promise<void> {
  for (const failure of [failures].flat()) await answer(page, failure);
}

async function answer(
  page: Page,
  { call, method, status = 200, json = {}, body }: Failure,
): Promise<void> {
  await page.route(CALLS[call], (route) =>
    route.request().method() === 'OPTIONS' || (method && route.request().method() !== method)
      ? route.fallback()
      : route.fulfill({
          status,
          ...(body === undefined ? { json } : { body }),
          headers: { 'access-control-allow-origin': '*' },
        }),
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

const signUp = async (page: Page) => {
  await page.goto('/signup');
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
};
const logInWrong = async (page: Page) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const askForReset = async (page: Page) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
};
const captureEmail = async (page: Page) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Email').press('Enter');
};
const logOut = async (page: Page) => {
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
};

const AD = '/ad/0b0e5c4e-6d0b-4b8e-9b59-9d3d0a1f5a11';

/** A generation that went well, for what comes after it; the engine's own are other flows' story. */
const MADE_IMAGE = 'http://localhost/made.jpg';
const MADE = { success: true, optimizedImageUrl: MADE_IMAGE, id: 'made' };
const MADE_SET = { success: true, creatives: [{ imageUrl: MADE_IMAGE, format: 'square' }] };
const NOT_SAVED: Failure = { call: 'ads', method: 'POST', status: 500 };

const NO_AD = TOASTS.generationFailed(TEXTS.invalidBriefResponse);

/** What the product says when a call fails (spec §8), and how to come there. */
const CATALOGUE: [string, Failure | Failure[], (page: Page) => Promise<void>, ToastMessage][] = [
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
    [{ call: 'variation', json: MADE }, NOT_SAVED],
    vary,
    TOASTS.variationNotSaved,
  ],
  [
    'the enhanced image is not saved',
    [{ call: 'enhance', json: MADE }, NOT_SAVED],
    enhance,
    TOASTS.enhancementNotSaved,
  ],
  [
    'the ad is not saved',
    [{ call: 'createAd', json: MADE_SET }, NOT_SAVED],
    create,
    TOASTS.adNotSaved,
  ],
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
  [
    'the boosted ads are not saved',
    [{ call: 'boost', json: MADE_SET }, NOT_SAVED],
    boost,
    TOASTS.adsNotSaved,
  ],
  ['an ad is not there', { call: 'ads', method: 'GET', json: [] }, visit(AD), TOASTS.adNotFound],
  [
    'the credits do not load',
    { call: 'users', status: 500 },
    visit('/dashboard'),
    TOASTS.failedToLoadUser,
  ],
  ['the log-out fails', { call: 'logOut', status: 500 }, logOut, TOASTS.errorLoggingOut],
  [
    'an upload is refused',
    { call: 'storage', method: 'POST', status: 403, json: { message: 'new row refused' } },
    vary,
    TOASTS.variationFailed(TEXTS.uploadError('new row refused')),
  ],
  ['an ad answers nonsense', { call: 'createAd', json: { success: true } }, create, NO_AD],
];

/** The same for who has no account yet. */
const GUESTS_CATALOGUE: typeof CATALOGUE = [
  [
    'the sign-up is refused',
    { call: 'signUp', status: 422, json: { code: 'weak_password', msg: 'Choose another one' } },
    signUp,
    TOASTS.signUpFailed('Choose another one'),
  ],
  [
    'the plan of a new account is not set',
    { call: 'users', method: 'PATCH', status: 403, json: { message: 'No plan' } },
    signUp,
    TOASTS.signUpFailed('No plan'),
  ],
  ['the auth service is away', { call: 'logIn', status: 503 }, logInWrong, TOASTS.errorOccurred],
  [
    'a firewall answers for the auth service with a page',
    { call: 'logIn', status: 403, body: '<html>' },
    logInWrong,
    TOASTS.somethingWentWrong,
  ],
  ['no reset link is sent', { call: 'recover', status: 503 }, askForReset, TOASTS.errorOccurred],
  [
    'an address is not kept',
    { call: 'preleads', status: 500 },
    captureEmail,
    TOASTS.couldNotInitiateSignIn,
  ],
  [
    'a reset link has lost its tokens',
    { call: 'logIn', status: 503 },
    visit('/reset-password#type=recovery'),
    TOASTS.invalidOrExpiredLink,
  ],
];

for (const [name, failure, act, message] of CATALOGUE) {
  signedInTest(`${name}: "${message.description ?? message.title}"`, async ({ page }) => {
    await fail(page, failure);
    await act(page);
    await expectToast(page, message);
  });
}

for (const [name, failure, act, message] of GUESTS_CATALOGUE) {
  test(`${name}: "${message.description ?? message.title}"`, async ({ page }) => {
    await fail(page, failure);
    await act(page);
    await expectToast(page, message);
  });
}

/** An ad of the user's own whose picture is nowhere to be had. */
async function savedAd({ client, userId }: Awaited<ReturnType<typeof confirmedAccount>>) {
  const row = {
    user_id: userId,
    ad_image_url: `${SHELL_URL}/static/no-such.webp`,
    ad_text: 'Garden Soup, in ten minutes',
    status: 'completed',
  };
  const { data, error } = await client.from('ads').insert(row).select('id').single();
  if (error) throw error;
  return `/ad/${data.id}`;
}

test('an image that is not there can’t be downloaded, a text that can’t be copied says so', async ({
  page,
}) => {
  const user = await confirmedAccount();
  const ad = await savedAd(user);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await logIn(page, user.account);
  await page.goto(ad);
  for (const format of ['square', 'story']) {
    await page.getByRole('button', { name: `Download ${format} image` }).click();
    await expectToast(page, TOASTS.nothingToDownload);
  }
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expectToast(page, TOASTS.copyFailed);
});

/** What an overlay's results page says of its saving (spec §8), and why. */
const OVERLAY_SAVES: [string, Failure | null, { variations: object[] }, ToastMessage][] = [
  ['there is nothing to save', null, { variations: [] }, TOASTS.noImageVariations],
  [
    'nothing can be saved',
    { call: 'ads', method: 'POST', status: 500 },
    { variations: [{ imageUrl: 'http://localhost/one.jpg' }] },
    { ...TOASTS.overlayNotSaved, description: TOASTS.noVariationSaved.title },
  ],
];

for (const [name, failure, { variations }, message] of OVERLAY_SAVES) {
  signedInTest(`${name}: "${message.title}"`, async ({ page }) => {
    await page.goto('/dashboard');
    if (failure) await fail(page, failure);
    const originalImage = 'http://localhost/original.jpg';
    const state = { originalImage, title: 'Hello', subtitle: '', variations };
    await openResults(page, '/overlay/results', state);
    await expectToast(page, message);
  });
}

test('a favourite that fails stays as it was', async ({ page }) => {
  const user = await confirmedAccount();
  await savedAd(user);
  await logIn(page, user.account);
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
