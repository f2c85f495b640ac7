import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, logIn } from '../support/accounts.ts';
import { SHELL_URL } from '../support/addresses.ts';
import { breakVersion } from '../support/faults.ts';
import { readLiveVersion, serveOwnRegistry } from '../support/registry.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

let problems: string[];

// Simulates a page that may not use storage: reading `localStorage` or `document.cookie` throws an error.
// Chromium throws this error if all cookies are blocked, and in a sandboxed frame.
test.beforeEach(async ({ context, page }) => {
  problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
      set() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
});

test.afterEach(() => expect(problems).toEqual([]));

test('a visitor who blocks storage and cookies can sign in and use every part of the app', async ({
  page,
}) => {
  const { account } = await createConfirmedAccount();
  await page.goto('/');
  await expect(heading(page)).toHaveText('Generate viral ads in seconds with AI');
  await logIn(page, account);
  await expect(heading(page)).toHaveText('Dashboard');
  await mainLink(page, 'My Ads').click();
  await expect(heading(page)).toHaveText('My Ad Campaigns');
  await mainLink(page, 'Create').click();
  await expect(heading(page)).toHaveText('Create Ad Creatives');
  await page.getByLabel('Product', { exact: true }).fill('A lamp that dims by itself');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${SHELL_URL}/`);
});

test('a tester who blocks storage gets the version in their link for one page', async ({
  page,
}) => {
  await page.goto('/pricing?override=mf-billing@0.0.0-none');
  await expect(heading(page)).toHaveText('Pricing');
  await expect(page.getByRole('complementary', { name: 'Overridden modules' })).toContainText(
    'mf-billing',
  );
});

test('the previous version replaces a failing module for a visitor who blocks storage and cookies', async ({
  page,
  context,
}) => {
  const good = await readLiveVersion('mf-billing');
  const broken = await breakVersion(context, 'answers 404', good);
  const registry = await serveOwnRegistry(context, {
    'mf-billing': { ...broken.version, previous: good },
  });
  await page.goto('/pricing');
  await expect(heading(page)).toHaveText('Pricing');
  registry.deploy({ 'mf-billing': broken.version });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await broken.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Pricing');
});
