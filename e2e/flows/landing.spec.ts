import { expect, type Locator, type Page, test } from '@playwright/test';
import { createConfirmedAccount, enter } from '../support/accounts.ts';

/** Signs in on the sandbox page that replaces Google's sign-in. */
async function signInAtTheSandbox(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, its questions can be opened, and its anchor links work', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Generate viral ads in seconds with AI' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/#faq$/);
    const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
    await first.locator('summary').click();
    await expect(first.locator('p')).toBeVisible();
    await second.locator('summary').click();
    await expect(first.locator('p')).toBeHidden();
    await second.locator('summary').click();
    await expect(second.locator('p')).toBeHidden();
    await page.getByText('Generated in 30s').last().scrollIntoViewIfNeeded();
    await expect(page.getByText('Generated in 30s')).toHaveCount(6);
  });
});

/** Returns how far the lower box covers the upper box, as a share of the upper box's height. */
async function overlap(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  if (!upper || !lower) throw new Error('An element has no bounding box');
  return (upper.y + upper.height - lower.y) / upper.height;
}

test('the brief beside the first sample ad does not cover the ad’s text', async ({ page }) => {
  await page.goto('/');
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const figure = page.getByRole('figure').filter({ hasText: 'The whole brief' });
    const covered = await overlap(figure.getByRole('img'), figure.getByText('The whole brief'));
    // The limit is the height of the ad's empty margin, as a share of the ad's height. The brief on the landing
    // page may cover the ad's margin.
    expect.soft(covered, `${width} px`).toBeLessThan(0.07);
  }
});

test('a visitor of the landing page downloads none of the app’s code', async ({ page }) => {
  const before: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'stylesheet') {
      before.push(request.url());
    }
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking').length,
  );
  expect(blocking).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(before.filter((url) => /remoteEntry|antd/.test(url))).toEqual([]);
});

test('the landing page’s carousel moves by itself, and stops on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#examples');
  const firstCard = page.getByRole('listitem').filter({ hasText: 'Sunny Cold Brew' });
  await expect(firstCard).toBeInViewport();
  await expect(firstCard).not.toBeInViewport();
  await expect(firstCard).toBeInViewport({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Pause the carousel' }).click();
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
});

test('an invalid email address is refused, a valid address is saved, and the sign-in ends on the pricing page', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByLabel('Email');
  await field.fill('nobody');
  await field.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  const email = `${crypto.randomUUID()}@example.com`;
  const saved = page.waitForResponse(/\/rest\/v1\/preleads/);
  await field.fill(email);
  await field.press('Enter');
  expect((await saved).status()).toBe(201);
  await signInAtTheSandbox(page, email);
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a click before the landing page is interactive takes effect later', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an error of the third-party sign-in is shown in the provider’s words', async ({ page }) => {
  await page.goto('/?error=access_denied&error_description=The+visitor+went+away');
  await expect(page.getByText('Authentication error')).toBeVisible();
  await expect(page.getByText('The visitor went away')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a signed-in visitor of the landing page sees the app’s header and a link to the plans', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await enter(page, account);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My Ads' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Create Ad' })).toBeVisible();
  await page.getByRole('link', { name: 'Generate Your First Ad' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/');
  await header.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(header.getByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('a guest’s menu on a phone contains the links to log in and sign up', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create your first ad' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, path] of Object.entries({
    Pricing: '/payment',
    'Log in': '/login',
    'Sign up': '/signup',
  })) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('the footer links to the terms and the privacy policy', async ({ page }) => {
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
