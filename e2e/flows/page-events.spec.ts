import {
  PAGE_EVENTS_PATH,
  type PageReport,
  pageReportSchema,
  runtimeConfigSchema,
} from '@adwright/contracts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { MODULE_URLS, SHELL_URL } from '../support/addresses.ts';

/**
 * Makes every page visit in a browser context send reports, and records the reports. Returns the sent reports
 * as the engine parses them, and the engine's responses.
 */
async function reporting(context: BrowserContext) {
  await context.route('**/config.json', async (route) => {
    const config = runtimeConfigSchema.parse(await (await route.fetch()).json());
    const pageEvents = { url: `${config.engineUrl}${PAGE_EVENTS_PATH}`, share: 1 };
    await route.fulfill({ json: { ...config, pageEvents } });
  });
  const reports: PageReport[] = [];
  const statuses: number[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith(PAGE_EVENTS_PATH)) return;
    reports.push(pageReportSchema.parse(request.postDataJSON()));
  });
  context.on('response', (response) => {
    if (response.url().endsWith(PAGE_EVENTS_PATH)) statuses.push(response.status());
  });
  return { events: () => reports.flatMap(({ events }) => events), statuses };
}

/**
 * Simulates a visitor who switches to another tab. A key is pressed first, because the browser finalises the
 * largest contentful paint only after real input. The page stays open, because a test can't see requests of a
 * closed page.
 */
async function turnAway(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const heading = (page: Page) => page.locator('main h1').first();

function throwLater(page: Page, message: string): Promise<void> {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(text);
    });
  }, message);
}

test('a page reports its web vitals and failures to the engine, and no data about its visitor', async ({
  page,
  context,
}) => {
  const { events, statuses } = await reporting(context);
  await page.goto('/pricing');
  await expect(heading(page)).toBeVisible();
  await throwLater(page, 'Nobody called "Anna" at anna@example.com');
  await expect
    .poll(() => events().find(({ kind }) => kind === 'error'), { timeout: 20_000 })
    .toMatchObject({
      name: 'RangeError',
      message: 'Nobody called <text> at <mail>',
      route: '/pricing',
    });
  await turnAway(page);
  await expect
    .poll(() => events().flatMap((event) => (event.kind === 'vital' ? [event.vital] : [])))
    .toEqual(expect.arrayContaining(['LCP', 'CLS']));
  await expect.poll(() => new Set(statuses)).toEqual(new Set([204]));
  expect(await context.cookies()).toEqual([]);
});

test('the landing page sends reports too, even long after it has loaded', async ({
  page,
  context,
}) => {
  const { events } = await reporting(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(
      async () => {
        await throwLater(page, 'seeded');
        return events().find(({ kind }) => kind === 'error');
      },
      { timeout: 20_000 },
    )
    .toMatchObject({ message: 'seeded', module: 'other', route: '/' });
  await turnAway(page);
  await expect
    .poll(() => events().find((event) => event.kind === 'vital' && event.vital === 'LCP'))
    .toMatchObject({ route: '/' });
});

test('a failure to load a module is reported with the module’s version', async ({
  page,
  context,
}) => {
  const { events } = await reporting(context);
  await context.route(`${MODULE_URLS['mf-billing']}/**`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/pricing');
  await expect
    .poll(() => events().find(({ kind }) => kind === 'module-failure'), { timeout: 20_000 })
    .toMatchObject({ module: 'mf-billing', failure: 'entry-unavailable', route: '/pricing' });
});

test('a page with blocked reports works as usual', async ({ page, context }) => {
  await reporting(context);
  await context.route(`**${PAGE_EVENTS_PATH}`, (route) => route.abort());
  await page.goto('/pricing');
  await expect(heading(page)).toBeVisible();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const blocked = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(PAGE_EVENTS_PATH),
  );
  await throwLater(page, 'seeded');
  await blocked;
  // Errors that blocked reports cause would appear within this second.
  await page.waitForTimeout(1000);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(failures).toEqual(['seeded']);
});

test('a page sends no reports if its configuration has no report URL', async ({ page }) => {
  const config = runtimeConfigSchema.parse(await (await fetch(`${SHELL_URL}/config.json`)).json());
  test.skip(config.pageEvents !== undefined, 'this stack reports');
  await page.goto('/pricing');
  await expect(heading(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await throwLater(page, 'seeded');
  await page.waitForTimeout(6000);
  await turnAway(page);
  expect(asked.filter((url) => url.includes(PAGE_EVENTS_PATH))).toEqual([]);
});
