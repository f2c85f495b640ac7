/**
 * Compares the page My Ads with 10,000 and with 100 ads in one run: requests of the first page, response time
 * to keys while scrolling, number of DOM elements. The budgets are documented in docs/architecture.md. Run the
 * script against a started product: ADWRIGHT_E2E_PORT_OFFSET=0 node bench/gallery.ts
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { GALLERY_PAGE_SIZE } from '@adwright/contracts';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createConfirmedAccount, enter } from '../e2e/support/accounts.ts';
import { SHELL_URL } from '../e2e/support/addresses.ts';

const FEW = 100;
const MANY = 10_000;
const INSERTED_AT_ONCE = 250;
/**
 * Error code with which the data service refuses a caller who has kept the database busy for too long, and the
 * milliseconds after which the caller is admitted again.
 */
const RATE_LIMIT_CODE = 'over_request_rate_limit';
const RATE_LIMIT_MS = 61_000;
const BUDGET = { requests: 1, rows: GALLERY_PAGE_SIZE, inpMs: 100 };
/**
 * Number of times that Page Down is pressed in one measurement; enough to scroll to the end of a hundred ads.
 */
const PRESSES = 12;
const PRESS_PAUSE_MS = 120;
/** Number of loaded pages after which the gallery counts as scrolled far. */
const FAR_PAGES = 60;

type User = Awaited<ReturnType<typeof createConfirmedAccount>>;

/**
 * Adds ads to an account, each one minute older than the previous ad. All added ads show one of the landing
 * page's pictures.
 */
async function seed({ client, userId }: User, count: number, picture: string): Promise<void> {
  const newest = Date.now();
  for (let from = 0; from < count; from += INSERTED_AT_ONCE) {
    const rows = Array.from({ length: Math.min(INSERTED_AT_ONCE, count - from) }, (_, index) => ({
      user_id: userId,
      ad_image_url: `${picture}?${from + index}`,
      ad_text: `Ad ${from + index}: the day is done, the light is low, and the mirror is all yours.`,
      status: 'completed',
      created_at: new Date(newest - (from + index) * 60_000).toISOString(),
    }));
    const insert = () => client.from('ads').insert(rows);
    let { error } = await insert();
    if (error?.code === RATE_LIMIT_CODE) {
      await sleep(RATE_LIMIT_MS);
      ({ error } = await insert());
    }
    if (error) throw error;
  }
}

/** Starts to record the page's slow events; {@link slowestEvents} reads the recorded events. */
function watchEvents(): void {
  const events: number[] = [];
  Object.assign(window, { events });
  // TypeScript's DOM types lack the option `durationThreshold` of Event Timing.
  const slow = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) events.push(duration);
  }).observe(slow);
}

interface Reading {
  /**
   * The slowest and the median response time to a key, in milliseconds. Event Timing rounds response times to 8
   * ms.
   */
  worstMs: number;
  medianMs: number;
  nodes: number;
  cards: number;
}

/** Presses Page Down repeatedly, at the speed at which a user reads. */
async function scroll(page: Page): Promise<Reading> {
  await page.evaluate(() => Reflect.get(window, 'events').splice(0));
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(PRESS_PAUSE_MS);
  }
  return page.evaluate(() => {
    const events: number[] = Reflect.get(window, 'events').toSorted(
      (a: number, b: number) => a - b,
    );
    return {
      worstMs: events.at(-1) ?? 0,
      medianMs: events.at(Math.floor(events.length / 2)) ?? 0,
      nodes: document.querySelectorAll('*').length,
      cards: document.querySelectorAll('article').length,
    };
  });
}

/** Scrolls to the end repeatedly until the given number of pages is loaded. */
async function scrollFar(page: Page, readPages: () => number): Promise<void> {
  while (readPages() < FAR_PAGES) {
    await page.keyboard.press('End');
    await page.waitForTimeout(PRESS_PAUSE_MS);
  }
}

const isPage = (url: string) => url.includes('/rest/v1/ads?') && url.includes('headline');

async function measure(browser: Browser, user: User, count: number): Promise<Reading[]> {
  const page = await browser.newPage({
    baseURL: SHELL_URL,
    viewport: { width: 1440, height: 900 },
    // Without smooth scrolling, each scroll ends before the next key is pressed.
    reducedMotion: 'reduce',
  });
  await page.addInitScript(watchEvents);
  await enter(page, user.account);
  const sizes: Promise<unknown[]>[] = [];
  page.on('response', (response) => {
    const isRead = response.request().method() === 'GET' && isPage(response.url());
    if (isRead) sizes.push(response.json());
  });
  await page.goto(`${SHELL_URL}/my-ads`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const rows = (await Promise.all(sizes)).map(({ length }) => length);
  console.log(
    `${count} ads, first page: ${rows.length} request of ${rows.join(' + ')} rows`,
    `(budget ${BUDGET.requests} of ${BUDGET.rows})`,
  );
  const readings = [await scroll(page)];
  if (count > FEW) {
    await scrollFar(page, () => sizes.length);
    await page.keyboard.press('Home');
    await page.waitForTimeout(PRESS_PAUSE_MS);
    readings.push(await scroll(page));
  }
  await page.close();
  return readings;
}

function tell(label: string, { worstMs, medianMs, nodes, cards }: Reading): void {
  console.log(
    `${label}: slowest key ${worstMs} ms, middle ${medianMs} ms (budget ${BUDGET.inpMs} ms),`,
    `${cards} cards and ${nodes} elements on the page`,
  );
}

console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
const landing = await (await fetch(SHELL_URL)).text();
const picture = SHELL_URL + (/\/static\/examples\/[^" ]+webp/.exec(landing)?.[0] ?? '');
const [few, many] = [await createConfirmedAccount(), await createConfirmedAccount()];
await seed(few, FEW, picture);
await seed(many, MANY, picture);

const executablePath = findInstalledBrowser();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath ? { executablePath } : {}),
});
// The first visit is slow because server and browser are cold, so it is not counted.
await measure(browser, few, FEW);
const [short] = await measure(browser, few, FEW);
const [near, far] = await measure(browser, many, MANY);
if (short && near && far) {
  tell(`${FEW} ads`, short);
  tell(`${MANY} ads`, near);
  tell(`${MANY} ads, ${FAR_PAGES} pages read`, far);
  console.log(
    `slowest key against ${FEW} ads: ×${(near.worstMs / short.worstMs).toFixed(2)} at first,`,
    `×${(far.worstMs / short.worstMs).toFixed(2)} far down`,
  );
}
await browser.close();
