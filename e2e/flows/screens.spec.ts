import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Account, confirmedAccount, logIn } from '../support/accounts.ts';
import { makeAd } from '../support/make-ad.ts';
import { subscribe } from '../support/subscribe.ts';

/** Where the pictures go, for a person to look at. */
const PICTURES = path.join(import.meta.dirname, '../../test-results/screens');

const WINDOWS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 900 },
} as const;

const THEMES = ['light', 'dark'] as const;

const GUEST_SCREENS = ['/', '/login', '/signup', '/forgot-password', '/pricing', '/no-such-page'];
const USER_SCREENS = [
  '/dashboard',
  '/create',
  '/my-ads',
  '/boost',
  '/optimize',
  '/variation',
  '/overlay',
  '/photoshoot',
  '/favorites',
  '/billing',
  '/post-checkout',
];

/** What axe holds against the page, one line a rule. WCAG 2.2 A and AA with the best practices. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** Nothing may be wider than the window. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
  expect.soft(await overflow(page), `${name} fits the window`).toBe(0);
  expect.soft(await violations(page), `axe on ${name}`).toEqual([]);
}

/** Between and beyond the two windows that are photographed. */
const OTHER_WIDTHS_PX = [768, 1024, 1920];

let account: Account;
let payer: Account;
test.beforeAll(async () => {
  ({ account } = await confirmedAccount());
  const paying = await confirmedAccount();
  await subscribe(paying.client);
  payer = paying.account;
});

for (const theme of THEMES) {
  for (const [window, viewport] of Object.entries(WINDOWS)) {
    test.describe(`${theme}, ${window}`, () => {
      test.use({ colorScheme: theme, viewport, reducedMotion: 'reduce' });
      const name = (route: string) => `${route.replaceAll('/', '_')}-${window}-${theme}`;

      test('guest screens are accessible', async ({ page }) => {
        for (const route of GUEST_SCREENS) {
          await page.goto(route);
          await look(page, name(route));
        }
      });

      test('user screens are accessible', async ({ page }) => {
        await logIn(page, account);
        for (const route of USER_SCREENS) {
          await page.goto(route);
          await look(page, name(route));
        }
      });

      test('the billing of somebody who pays is accessible', async ({ page }) => {
        await logIn(page, payer);
        for (const route of ['/pricing', '/billing']) {
          await page.goto(route);
          await look(page, `${name(route)}-paying`);
        }
      });

      test('the results and the ad are accessible', async ({ page }) => {
        await logIn(page, account);
        await makeAd(page);
        await look(page, name('/results'));
        await page.goto('/my-ads');
        await page.getByText('View Full Ad').first().click();
        await look(page, name('/ad'));
      });
    });
  }
}

test('no screen is wider than its window', async ({ page }) => {
  await logIn(page, account);
  for (const width of OTHER_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of USER_SCREENS) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
    }
  }
});
