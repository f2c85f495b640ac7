import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { MODULE_URLS, SHELL_URL } from '../support/addresses.ts';
import { holdCalls } from '../support/held-calls.ts';
import { goInApp, showInApp } from '../support/in-app.ts';
import { look, measureOverflow } from '../support/looks.ts';
import { findLink, findNewestMail } from '../support/mailbox.ts';
import { fillBrief, sendBriefButton } from '../support/make-ad.ts';
import { signedInTest } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import { upload } from '../support/upload.ts';

/**
 * Checks every page of the app in every state with `look`. Flows in other files test how users reach these
 * states of a page. Starting the app takes most of a page's first second, so many pages are checked after one
 * start.
 */
test.describe.configure({ timeout: 240_000 });

/** Window widths in pixels: the two widths of `look`, and widths between and beyond these two. */
const WIDTHS_PX = [375, 768, 1024, 1440, 1920];

const CARD_GAP_PX = 20;
const ADS = /\/rest\/v1\/(?:gallery_)?ads(?:\?|$)/;
const USERS = /\/rest\/v1\/users(?:\?|$)/;
const SOME_AD = `/ad/${randomUUID()}`;

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForLoadState('networkidle');
}

const nameOf = (route: string) => route.slice(1).replaceAll('/', '-');

async function lookAtEach(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await showInApp(page, route);
    await look(page, nameOf(route));
  }
}

/** Checks a page while one of its calls is pending, and again after the call has failed. */
async function lookWaitingAndFailed(
  page: Page,
  route: string,
  call: RegExp,
  name: string,
  go: (page: Page, route: string) => Promise<unknown> = goInApp,
) {
  const answerCalls = await holdCalls(page, call);
  await go(page, route);
  await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
  await look(page, `${name}-loading`);
  await answerCalls((route) => route.fulfill({ status: 500, json: {} }));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, `${name}-failed`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const TALL_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960"><rect width="540" height="960" fill="#c5321a"/></svg>';

/** Returns the gaps between the rendered rows of the gallery, in pixels. */
async function rowGaps(page: Page): Promise<number[]> {
  return page.getByRole('region', { name: 'your ads' }).evaluate((grid) => {
    const rows = [...grid.children].map((row) => row.getBoundingClientRect());
    return rows.slice(1).map(({ top }, index) => Math.round(top - (rows[index]?.bottom ?? 0)));
  });
}

/** Returns URLs of the landing page's example ads, which serve as saved pictures. */
async function pictures(): Promise<string[]> {
  const folder = path.join(import.meta.dirname, '../../shell/public/static/examples');
  const files = await readdir(folder);
  return files
    .filter((file) => /-540\..*webp$/.test(file))
    .map((file) => `${SHELL_URL}/static/examples/${file}`);
}

test('all pages for guests have no fault in layout or accessibility', async ({ page }) => {
  await visit(page, '/');
  await look(page, 'landing');
  await visit(page, '/terms');
  await look(page, 'terms');
  await lookAtEach(page, ['/privacy', '/pricing', '/login', '/no-such-page', '/signup']);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Choose a password')).toBeVisible();
  await look(page, 'signup-refused');

  await lookAtEach(page, ['/forgot-password']);
  const { account } = await createConfirmedAccount();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await look(page, 'forgot-password-sent');
  await page.goto(findLink(await findNewestMail(account.email, /new password/i)));
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await look(page, 'reset-password-form');

  // The side menu can be opened only in a narrow window, and stays open when `look` makes the window wider.
  await page.setViewportSize({ width: 375, height: 812 });
  await showInApp(page, '/pricing');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await look(page, 'menu');
});

test('all pages of a new user have no fault in layout or accessibility', async ({ page }) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await visit(page, '/post-checkout');
  await look(page, 'post-checkout');
  await lookAtEach(page, ['/dashboard', '/my-ads', '/favorites', '/billing', '/account']);
  await lookAtEach(page, ['/create', '/boost', '/optimize', '/variation', '/overlay']);
  await lookAtEach(page, ['/brand', '/brand/new']);

  await showInApp(page, '/photoshoot');
  await page.getByRole('combobox', { name: 'Environment' }).click();
  await page.getByRole('option', { name: 'Custom' }).click();
  await page.getByRole('button', { name: /Generate Photoshoot/ }).click();
  await expect(page.getByText('Product type must be at least 2 characters.')).toBeVisible();
  const longName = 'travel mug, enamelled, with a lid that closes, seen from the left.jpg';
  await upload(page, 'Product Image', longName);
  await page.getByRole('combobox', { name: 'Visual Style' }).click();
  await expect(page.getByRole('option', { name: 'Pastel' })).toBeVisible();
  await look(page, 'photoshoot-refused');

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await look(page, 'menu-user');
});

signedInTest(
  'pages in loading and failed states have no fault in layout or accessibility',
  async ({ page }) => {
    // The app loads its user only at its start, so each state of the dashboard needs a new start of the app.
    const start = () => page.goto('/dashboard');
    await lookWaitingAndFailed(page, '/dashboard', USERS, 'dashboard', start);
    await lookWaitingAndFailed(page, '/my-ads', ADS, 'my-ads');
    await lookWaitingAndFailed(page, '/favorites', ADS, 'favorites');
    await lookWaitingAndFailed(page, SOME_AD, ADS, 'ad');
    await showInApp(page, '/terms');
    await showInApp(page, SOME_AD);
    await look(page, 'ad-missing');

    // The files of this module fail to load, so its page shows an error.
    await page.route(`${MODULE_URLS['mf-billing']}/**`, (request) => request.abort());
    await goInApp(page, '/billing');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
    await look(page, 'module-failed');

    await page.route('**/webhooks/**', () => {});

    await showInApp(page, '/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Create', exact: true }).click();
    await fillBrief(page);
    await sendBriefButton(page).click();
    await expect(page.getByRole('region', { name: 'In progress' })).toBeVisible();
    await look(page, 'create-working');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'create-leaving');
    await page.getByRole('button', { name: 'Leave' }).click();

    await showInApp(page, '/boost');
    await page.getByLabel('Product or Service').fill('Sunny Cold Brew');
    await page.getByLabel('Target Audience').fill('commuters');
    await page.getByRole('combobox', { name: 'Emotional Appeal' }).click();
    await page.getByRole('option', { name: 'Trust' }).click();
    await page.getByRole('button', { name: /Generate 10 Creative Variations/ }).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
    await look(page, 'boost-working');
  },
);

test('the gallery with ads has no fault in layout or accessibility', async ({ page }) => {
  const { account, client, userId } = await createConfirmedAccount();
  const [first = '', ...others] = await pictures();
  const copy =
    'The day is done. The door is closed, the light is low, and the mirror is all yours. Take your time, look closely, and ask whatever you want to know.\n\nOrder yours';
  const rows = [first, ...others].map((ad_image_url, index) => ({
    user_id: userId,
    ad_image_url,
    ad_image_url_story: index === 0 ? first : null,
    ad_text: copy,
    status: 'completed',
    is_favorite: index < 3,
    ad_type: index === 1 ? 'photoshoot' : null,
    title: index === 1 ? 'Travel mug, enamelled, with a lid that closes Photoshoot' : null,
    is_boosted: false,
    prediction_id: index === 0 ? JSON.stringify({ originalImage: first, variation: first }) : null,
  }));
  // A boosted ad with a picture in story format as its only picture.
  const tall = { ...rows[0], ad_image_url: `${SHELL_URL}/tall.svg`, is_boosted: true };
  await page.route(tall.ad_image_url, (request) =>
    request.fulfill({ contentType: 'image/svg+xml', body: TALL_PICTURE }),
  );
  const bare = { ...rows[0], ad_image_url: null, ad_text: null, prediction_id: null };
  const broken = { ...bare, ad_image_url: `${SHELL_URL}/static/no-such.webp` };
  const saved = await client
    .from('ads')
    .insert([bare, broken, ...rows, tall])
    .select('id');
  expect(saved.error).toBeNull();
  await enter(page, account);
  await visit(page, '/my-ads');
  await page
    .getByRole('button', { name: /favorites$/ })
    .first()
    .click();
  await page.getByText(/(Added to|Removed from) favorites/).hover();
  await look(page, 'my-ads-filled');
  // On a phone, hiding the address bar changes the height of the window. The gaps between the gallery's rows must stay the same.
  for (const width of [390, 375]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(async () => [...new Set(await rowGaps(page))], `rows at ${width} px`)
      .toEqual([CARD_GAP_PX]);
  }
  await page.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option', { name: 'Photoshoots' })).toBeVisible();
  await look(page, 'my-ads-type-open');
  await page.getByRole('option', { name: 'Photoshoots' }).click();
  const photoshoot = page.getByRole('article');
  await expect(photoshoot.getByRole('button', { name: 'View Full Photoshoot' })).toBeVisible();
  await expect(photoshoot.getByText('Photoshoot', { exact: true })).toBeVisible();
  await showInApp(page, '/my-ads?q=nothing-like-it');
  await look(page, 'my-ads-none-match');
  await showInApp(page, '/favorites');
  await look(page, 'favorites-filled');
  await showInApp(page, `/ad/${saved.data?.[2]?.id}`);
  await look(page, 'ad');
  await showInApp(page, `/ad/${saved.data?.[0]?.id}`);
  await look(page, 'ad-bare');
});

signedInTest(
  'results pages of the tools have no fault in layout or accessibility',
  async ({ page }) => {
    await page.goto('/terms');
    const [first = '', second = '', ...others] = await pictures();
    const parts = [
      { name: 'hook', label: 'Hook', score: 90, advice: 'The first glance works.' },
      { name: 'clarity', label: 'Clarity', score: 61, advice: 'One message is enough.' },
    ];
    const viralScore = { score: 87, parts };
    const images = [first, second, ...others];
    const creatives = images.map((imageUrl, index) => ({
      id: randomUUID(),
      imageUrl,
      format: 'square',
      title: index === 0 ? 'Original' : 'Enhanced creative',
      description: 'Sharper, cleaner, better lit.',
      viralScore,
    }));
    const formData = {
      product: 'Lumen Night Serum, a retinol serum for sensitive skin',
      audience: 'busy women over 35',
      goal: 'more online sales',
      emotion: 'trust',
      adType: 'product showcase',
    };
    const adText = ['The day is done. The door is closed, and the mirror is all yours.', 'Order'];
    const ad = [creatives[0], { ...creatives[1], format: 'story' }];
    const withoutScore = creatives.map(({ viralScore: _, ...creative }) => creative);
    const RESULTS: [string, string, object][] = [
      ['results', '/results', { formData, adText, viralScore, creatives: ad }],
      ['results-none', '/results', { formData, adText: [], creatives: [] }],
      ['boost-results', '/boost/results', { creatives }],
      ['boost-results-story', '/boost/results', { creatives: [ad[1], ...creatives.slice(2)] }],
      ['optimize-results', '/optimize/results', { creatives: withoutScore.slice(0, 2) }],
      ['enhance-results', '/enhance/results', { creatives: withoutScore }],
      [
        'variation-results',
        '/variation/results',
        { originalImage: first, variation: { ...creatives[1], title: 'Creative variation' } },
      ],
      [
        'overlay-results',
        '/overlay/results',
        {
          originalImage: first,
          title: 'Good mornings start here',
          subtitle: 'One cup at a time',
          variations: withoutScore.slice(0, 4),
        },
      ],
      [
        'photoshoot-results',
        '/photoshoot/results',
        {
          creatives: withoutScore.slice(0, 4),
          originalImages: [first, second],
          productName: 'travel mug',
        },
      ],
      [
        'photoshoot-results-none',
        '/photoshoot/results',
        { creatives: [], originalImages: [first], productName: 'travel mug' },
      ],
    ];
    for (const [name, route, state] of RESULTS) {
      await showInApp(page, route, state);
      await look(page, name);
      // A results page reads its navigation state only when it opens, so another page is opened before.
      await showInApp(page, '/terms');
    }
  },
);

test('pricing and billing of a paying user have no fault in layout or accessibility', async ({
  page,
}) => {
  const { account, client } = await createConfirmedAccount();
  await subscribe(client);
  await enter(page, account);
  await visit(page, '/pricing');
  await look(page, 'pricing-paying');
  await showInApp(page, '/billing');
  await look(page, 'billing-paying');
});

signedInTest(
  'no page is wider than its window, and each page opens at its top',
  async ({ page }) => {
    for (const route of [
      '/',
      '/dashboard',
      '/create',
      '/my-ads',
      '/boost',
      '/photoshoot',
      '/brand/new',
      '/billing',
      '/account',
    ]) {
      // The landing page and the app are separate documents, so switching between them needs a full navigation.
      if (route === '/' || route === '/dashboard') await page.goto(route);
      else await showInApp(page, route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await page.evaluate(() => scrollY), `${route} from the top`).toBe(0);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        // Grids measure their new width one frame after the window changes, so the test repeats the measurement of overflow.
        const message = `${route} at ${width} px`;
        await expect.poll(() => measureOverflow(page), { message }).toBe(0);
      }
      await page.setViewportSize({ width: 768, height: 600 });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    }
  },
);
