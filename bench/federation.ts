/**
 * Measures the cost of federation (separately built modules), compared with a single build of the same sources.
 * The script counts Brotli bytes and round trips of a first visit to each page, with an empty cache. The
 * budgets are documented in docs/architecture.md. The script exits with 1 if a budget is exceeded. Run the
 * script against a started product: ADWRIGHT_E2E_PORT_OFFSET=0 node bench/federation.ts
 */
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { Command } from 'commander';
import { createConfirmedAccount, type SignedInAccount } from '../e2e/support/accounts.ts';
import { MODULE_URLS, SHELL_URL } from '../e2e/support/addresses.ts';
import { buildOne } from './one-build/build.ts';
import { serveOne } from './one-build/serve.ts';

const ROUTES = ['/dashboard', '/my-ads', '/create', '/pricing'] as const;
const flags = new Command('federation').option('--files').parse().opts<{ files?: boolean }>();
const BUDGET = { routeKb: 25, allKb: 60, roundTrips: 1 };
const FOLDER = path.join(import.meta.dirname, '.artifacts/one-build');
/** Delay added to each request, in milliseconds; longer than any delay by the machine itself. */
const LATENCY_MS = 2000;
/**
 * If two requests are at least this many milliseconds apart, the later request must have waited for the
 * earlier one.
 */
const WAVE_MS = LATENCY_MS / 2;
/**
 * Content types of counted files: documents, scripts, styles and JSON. Pictures and fonts are equal in the
 * compared builds, so they are not counted.
 */
const COUNTED = /javascript|css|html|json/;

interface Reading {
  /** Brotli-compressed bytes of each file, by URL. */
  files: Map<string, number>;
  /**
   * Number of consecutive round trips before the page is visible. A round trip counts if a file's name became
   * known only from an earlier response.
   */
  roundTrips: number;
}

/** Returns the bytes of a file after Brotli compression. */
function brotliBytes(body: Buffer): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(body, { params: quality }).length;
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Records the files of the product that a page requests. Requests to the data service are ignored, because they
 * are the same for the compared builds.
 */
function watchFiles(page: Page, origins: ReadonlySet<string>) {
  const arriving = new Map<string, Promise<number>>();
  const asked: number[] = [];
  const isOwn = (url: string) => origins.has(new URL(url).origin);
  page.on('request', (request) => {
    const isCode = ['document', 'script', 'stylesheet', 'fetch'].includes(request.resourceType());
    if (isOwn(request.url()) && isCode) asked.push(performance.now());
  });
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!isOwn(response.url()) || !COUNTED.test(type)) return;
    arriving.set(response.url(), response.body().then(brotliBytes));
  });
  return {
    files: async () => {
      const entries = [...arriving].map(async ([url, bytes]) => [url, await bytes] as const);
      return new Map(await Promise.all(entries));
    },
    // Round trips are counted instead of timed: without HTTP/2, the browser's limit of six connections per host
    // would dominate a time.
    waves: () => asked.filter((at, index) => at - (asked[index - 1] ?? -WAVE_MS) >= WAVE_MS).length,
  };
}

async function signedIn(
  browser: Browser,
  origin: string,
  { kept }: SignedInAccount,
): Promise<BrowserContext> {
  const storage = { origin, localStorage: kept };
  return browser.newContext({ storageState: { cookies: [], origins: [storage] } });
}

const heading = (page: Page) => page.locator('main h1').first();

/** Visits a page for the first time, with an empty cache. */
async function coldVisit(
  browser: Browser,
  origin: string,
  route: string,
  account: SignedInAccount,
): Promise<Reading> {
  const context = await signedIn(browser, origin, account);
  const page = await context.newPage();
  const watch = watchFiles(page, new Set([origin, ...Object.values(MODULE_URLS)]));
  await slowDown(page);
  await page.goto(`${origin}${route}`, { waitUntil: 'commit' });
  await heading(page).waitFor();
  const roundTrips = watch.waves();
  await page.waitForLoadState('networkidle');
  const reading = { files: await watch.files(), roundTrips };
  await context.close();
  return reading;
}

/** Visits all pages one after another in one browser, as a user who follows links in the app does. */
async function walk(browser: Browser, origin: string, account: SignedInAccount): Promise<number> {
  const context = await signedIn(browser, origin, account);
  const page = await context.newPage();
  const watch = watchFiles(page, new Set([origin, ...Object.values(MODULE_URLS)]));
  for (const [index, route] of ROUTES.entries()) {
    if (index === 0) await page.goto(`${origin}${route}`);
    else {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, route);
    }
    await heading(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
  }
  const bytes = sum(await watch.files());
  await context.close();
  return bytes;
}

const sum = (files: Map<string, number>) =>
  [...files.values()].reduce((all, each) => all + each, 0);
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

function row(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(11)).join(''));
}

/** Prints the files that cause the difference between the two builds, largest first. */
function tellFiles(route: string, { files }: Reading, twin: Reading): void {
  console.log(`\n${route}, federated`);
  for (const [url, bytes] of [...files].toSorted(([, one], [, other]) => other - one)) {
    console.log(`  ${kb(bytes)} KB  ${new URL(url).host} ${new URL(url).pathname}`);
  }
  console.log(`${route}, one build`);
  for (const [url, bytes] of [...twin.files].toSorted(([, one], [, other]) => other - one)) {
    console.log(`  ${kb(bytes)} KB  ${new URL(url).pathname}`);
  }
}

await buildOne(FOLDER);
const twin = await serveOne(FOLDER, SHELL_URL);
const executablePath = findInstalledBrowser();
const browser = await chromium.launch({
  // Web security is turned off, because the data service allows only the product's origin, and the single build
  // has another origin.
  args: [...CHROMIUM_FLAGS, '--disable-web-security'],
  ...(executablePath ? { executablePath } : {}),
});
const { account } = await createConfirmedAccount();
let isWithin = true;

row('', ['federated', 'one build', 'tax, KB', 'of', 'trips', 'one build', 'more', 'of']);
for (const route of ROUTES) {
  const federated = await coldVisit(browser, SHELL_URL, route, account);
  const one = await coldVisit(browser, twin.origin, route, account);
  const tax = sum(federated.files) - sum(one.files);
  const trips = federated.roundTrips - one.roundTrips;
  isWithin &&= tax <= BUDGET.routeKb * 1000 && trips <= BUDGET.roundTrips;
  row(route, [
    kb(sum(federated.files)),
    kb(sum(one.files)),
    kb(tax),
    String(BUDGET.routeKb),
    String(federated.roundTrips),
    String(one.roundTrips),
    String(trips),
    String(BUDGET.roundTrips),
  ]);
  if (flags.files) tellFiles(route, federated, one);
}
const all = [await walk(browser, SHELL_URL, account), await walk(browser, twin.origin, account)];
const tax = (all[0] ?? 0) - (all[1] ?? 0);
isWithin &&= tax <= BUDGET.allKb * 1000;
row('all four', [...all.map(kb), kb(tax), String(BUDGET.allKb)]);
console.log(isWithin ? 'within budget' : 'OVER BUDGET');
process.exitCode = isWithin ? 0 : 1;
await browser.close();
twin.close();
