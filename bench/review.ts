/**
 * Measures a first visit to a review link on a phone with slow 4G, and compares the medians with the page's
 * budget. Run the script against a started product: ADWRIGHT_E2E_PORT_OFFSET=0 node bench/review.ts
 */
import { loadavg } from 'node:os';
import { createdReviewSchema } from '@adwright/contracts/review';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createConfirmedAccount, enter } from '../e2e/support/accounts.ts';
import { SHELL_URL } from '../e2e/support/addresses.ts';
import { makeAd } from '../e2e/support/make-ad.ts';

const RUNS = 7;
const BUDGET_LCP_MS = 1000;
/** Lighthouse's network setting "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SETTLE_MS = 3000;

interface Reading {
  /** Milliseconds until the page's first text is painted. */
  fcpMs: number;
  lcpMs: number;
  lcpOf: string;
  /** Milliseconds until the page's buttons are rendered. */
  readyMs: number;
  cls: number;
  scriptKb: number;
  pictureKb: number;
  totalKb: number;
}

/**
 * Creates an ad and a review link to it.
 * @returns the URL of the review link
 */
async function makeLink(browser: Browser): Promise<string> {
  const { account, client, userId } = await createConfirmedAccount();
  const page = await (await browser.newContext({ baseURL: SHELL_URL })).newPage();
  await enter(page, account);
  await makeAd(page);
  await page.context().close();
  const ads = await client.from('ads').select('id').eq('user_id', userId);
  if (ads.error) throw ads.error;
  const body = {
    name: 'Serum for spring',
    ad_ids: ads.data.map(({ id }) => id),
    password: null,
    days: 30,
    approvals_asked: 1,
    mails_decisions: false,
  };
  const made = await client.functions.invoke<unknown>('create-review', { body });
  if (made.error) throw made.error;
  return `${SHELL_URL}/review/${createdReviewSchema.parse(made.data).token}`;
}

/** Reads first text, LCP and CLS of the page; the function runs inside the page. */
function readPage(): Promise<Pick<Reading, 'fcpMs' | 'lcpMs' | 'lcpOf' | 'cls'>> {
  return new Promise((resolve) => {
    const reading = { fcpMs: 0, lcpMs: 0, lcpOf: '', cls: 0 };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    reading.fcpMs = paint?.startTime ?? 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        reading.lcpMs = entry.startTime;
        reading.lcpOf = String(Reflect.get(entry, 'element')?.tagName ?? 'gone');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput'))
          reading.cls += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(reading), 200);
  });
}

/**
 * Counts the transferred bytes in the browser, because a page can't read the sizes of files from other origins.
 */
async function watchBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Image: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Image') bytes[kind] += encodedDataLength;
  });
  return bytes;
}

async function visit(browser: Browser, address: string): Promise<Reading> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const bytes = await watchBytes(page);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  const readyMs = performance.now() - began;
  await page.waitForTimeout(SETTLE_MS);
  const reading = await page.evaluate(readPage);
  await context.close();
  return {
    ...reading,
    readyMs,
    scriptKb: bytes.Script / 1024,
    pictureKb: bytes.Image / 1024,
    totalKb: bytes.all / 1024,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const executablePath = findInstalledBrowser();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath ? { executablePath } : {}),
});
const address = await makeLink(browser);
console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run, ${RUNS} first visits`);
// An uncounted visit fills the service's cache of rendered files.
await visit(browser, address);
const readings: Reading[] = [];
for (let run = 0; run < RUNS; run++) readings.push(await visit(browser, address));
await browser.close();

const of = (name: Exclude<keyof Reading, 'lcpOf'>) => median(readings.map((each) => each[name]));
const lcp = of('lcpMs');
const elements = [...new Set(readings.map(({ lcpOf }) => lcpOf))].join(', ');
console.log(
  [
    `first text ${of('fcpMs').toFixed(0)} ms`,
    `LCP ${lcp.toFixed(0)} ms of ${BUDGET_LCP_MS} (${elements})`,
    `usable after ${of('readyMs').toFixed(0)} ms`,
    `CLS ${of('cls').toFixed(3)}`,
    `scripts ${of('scriptKb').toFixed(0)} KB`,
    `pictures ${of('pictureKb').toFixed(0)} KB`,
    `in all ${of('totalKb').toFixed(0)} KB`,
  ].join(' | '),
);
process.exitCode = lcp <= BUDGET_LCP_MS ? 0 : 1;
