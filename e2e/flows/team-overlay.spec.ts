import { runtimeConfigSchema } from '@adwright/contracts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  createSigningKey,
  deployModule,
  overrideLink,
  startCanary,
} from '../../release/src/index.ts';
import { SHELL_URL } from '../support/addresses.ts';
import { look } from '../support/looks.ts';
import { createOwnReleases, type OwnReleases } from '../support/own-releases.ts';
import { buildVariant } from '../support/varied-build.ts';

test.describe.configure({ timeout: 120_000 });

const { secret, publicKey: overrideKey } = createSigningKey();
const CONTACTS = { money: '@adwright/team-billing', platform: '@adwright/platform' };

const TITLE = 'Who made this page';
const panel = (page: Page) => page.getByRole('complementary', { name: TITLE });
const linkFor = (expires: string, signedWith: string | undefined = secret) =>
  overrideLink({
    overrides: [],
    contacts: CONTACTS,
    page: new URL('/pricing', SHELL_URL),
    secret: signedWith,
    expires,
  });

/**
 * Serves the runtime configuration of production to a browser context. With this configuration, only signed
 * links can choose versions of modules.
 */
async function serveProductionConfig(
  context: BrowserContext,
  releases: OwnReleases,
): Promise<void> {
  await releases.showTo(context);
  await context.route('**/config.json', async (route) => {
    const config = runtimeConfigSchema.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...config, environment: 'production', overrideKey } });
  });
}

test('the team overlay opens only by a signed link, and causes no request otherwise', async ({
  page,
  context,
}) => {
  await serveProductionConfig(context, await createOwnReleases());
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const hasOverlay = async () =>
    (await Promise.all(scripts.splice(0))).some((text) => text.includes(TITLE));
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await hasOverlay()).toBe(false);

  for (const link of [
    `${SHELL_URL}/pricing?overlay=`,
    await linkFor('1h', createSigningKey().secret),
    await linkFor('0m'),
  ]) {
    await page.goto(link);
    await expect(page.getByText('This test link was not followed')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect(await hasOverlay()).toBe(false);
  }

  await page.goto(await linkFor('1h'));
  await expect(panel(page)).toBeVisible();
  expect(await hasOverlay()).toBe(true);
});

test('the team overlay shows each region’s owner and figures, and opens other versions', async ({
  page,
  context,
  browser,
}) => {
  const releases = await createOwnReleases();
  const { destination } = releases;
  const before = await deployModule(await buildVariant('mf-billing', '1'), destination);
  const live = await deployModule(await buildVariant('mf-billing', '2'), destination);
  const tried = await startCanary(await buildVariant('mf-billing', '3'), 0, destination);
  await serveProductionConfig(context, releases);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await linkFor('1h'));
  const region = (name: string) =>
    panel(page).getByRole('listitem').filter({ hasText: name }).first();
  const billing = region('mf-billing');

  await test.step('The overlay shows module, version, owner, contact and size of each region of the page', async () => {
    await expect(billing).toContainText(`${live.version} (live)`);
    await expect(billing).toContainText('money');
    await expect(billing).toContainText('@adwright/team-billing');
    await expect(billing).toContainText(/Bytes[\d.]+ KB/);
    await expect(region('shell')).toContainText('@adwright/platform');
    await expect(region('shell')).toContainText(/Bytes[\d.]+ [KM]B/);
    await expect(page.getByText(`mf-billing ${live.version} · money`)).toBeAttached();
  });

  await test.step('The overlay counts the interactions and failures in each region of the page', async () => {
    await page.evaluate(() => {
      document.querySelector('main h1')?.addEventListener('click', () => {
        const end = performance.now() + 60;
        while (performance.now() < end);
      });
    });
    await page.locator('main h1').click();
    await expect(billing).toContainText(/Slowest interaction\d+ ms/);
    const script = new URL(`/${live.version}/remoteEntry.js`, 'http://localhost');
    await page.evaluate(
      ([path]) => {
        const folder = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.endsWith(path))?.name;
        const error = new TypeError('broken on purpose');
        for (const _ of [1, 2]) {
          dispatchEvent(
            new ErrorEvent('error', { error, message: error.message, filename: folder }),
          );
        }
      },
      [script.pathname] as const,
    );
    await expect(billing).toContainText('TypeError: broken on purpose (2 times)');
    await expect(region('shell')).toContainText('Errorsnone');
  });

  await test.step('The overlay opens the previous version and the canary of a module in this tab', async () => {
    await panel(page).getByRole('button', { name: 'Open previous of mf-billing' }).press('Enter');
    await expect(billing).toContainText(`${before.version} (override)`);
    await panel(page).getByRole('button', { name: 'Open canary of mf-billing' }).click();
    await expect(billing).toContainText(`${tried.version} (override)`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('The overlay’s link opens the same overlay for other people until the link expires', async () => {
    await panel(page).getByRole('button', { name: 'Copy signed link' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('The link is copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await browser.newContext();
    await serveProductionConfig(other, releases);
    const theirs = await other.newPage();
    await theirs.goto(link);
    await expect(panel(theirs)).toContainText(`${tried.version} (override)`);
    await other.close();
  });

  await test.step('The overlay opens only versions that the registry contains', async () => {
    await page.goto(`${SHELL_URL}/pricing?overlay=&override=mf-billing@0.0.1-0000`);
    await expect(billing).toContainText(`${live.version} (live)`);
  });

  await test.step('The overlay closes by keyboard', async () => {
    const leave = panel(page).getByRole('button', { name: 'Leave the overlay' });
    await leave.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the team overlay fits phone and desktop in both themes, and passes axe’s accessibility rules', async ({
  page,
  context,
}) => {
  await serveProductionConfig(context, await createOwnReleases());
  await page.goto(await linkFor('1h'));
  await expect(panel(page)).toBeVisible();
  await look(page, 'team-overlay');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
