/**
 * Measures the editor while an element is dragged: the frame times, the request for the engine's picture after
 * the drop, and the wait for this picture. Goals: each frame within 50 ms, and the engine's picture within 250
 * ms after its request. Run the script against a started product: ADWRIGHT_E2E_PORT_OFFSET=0 node
 * bench/editor.ts
 */
import { loadavg } from 'node:os';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { chromium, type Page } from '@playwright/test';
import { createConfirmedAccount, enter } from '../e2e/support/accounts.ts';
import { SHELL_URL } from '../e2e/support/addresses.ts';
import { makeAd } from '../e2e/support/make-ad.ts';

const WIDTHS = [1440, 375];
const ELEMENTS = ['headline', 'product', 'cta'];
const MOVES = 60;
const LARGE_PREVIEW_PX = 720;
const BUDGET = { frameMs: 50, pictureMs: 250 };

/** Starts to record the duration of each frame in `window.frameTimes`. */
function watchFrames(): void {
  const times: number[] = [];
  Object.assign(window, { frameTimes: times });
  let last = performance.now();
  const next = (now: number) => {
    times.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

interface Reading {
  frames: number[];
  pictureMs: number;
  /** Milliseconds from the drop to the end of the response, including the pause before the request. */
  sinceDropMs: number;
}

/**
 * Offset in pixels from its first position at which a dragged element is dropped. A headline that is as wide as
 * the picture moves only vertically.
 */
const RESTING = { x: -18, y: -24 };

/** Drags an element of the ad away and back, and drops it near its first position. */
async function dragElement(page: Page, element: string): Promise<Reading> {
  const box = await page.locator(`[data-element="${element}"]`).boundingBox();
  if (!box) throw new Error(`${element} has no box`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => Reflect.get(window, 'frameTimes').splice(0));
  for (let move = 1; move <= MOVES; move++) {
    const turn = (2 * Math.PI * move) / MOVES;
    const share = move / MOVES;
    await page.mouse.move(
      x + 60 * Math.sin(turn) + share * RESTING.x,
      y + 40 * Math.sin(2 * turn) + share * RESTING.y,
    );
  }
  const frames = await page.evaluate((): number[] => Reflect.get(window, 'frameTimes').slice());
  const drawn = page.waitForResponse(
    (response) =>
      response.url().endsWith('/preview') &&
      response.request().postDataJSON().width === LARGE_PREVIEW_PX,
  );
  await page.mouse.up();
  const dropped = performance.now();
  const response = await drawn;
  await response.finished();
  const sinceDropMs = performance.now() - dropped;
  await page.waitForLoadState('networkidle');
  return { frames, pictureMs: response.request().timing().responseEnd, sinceDropMs };
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const at = (values: readonly number[], share: number) =>
  sorted(values).at(Math.floor(share * (values.length - 1))) ?? 0;

console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
const executablePath = findInstalledBrowser();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage({
  baseURL: SHELL_URL,
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
});
const { account, client } = await createConfirmedAccount();
await enter(page, account);
await makeAd(page);
const { data } = await client.from('ads').select('id').limit(1).single();
await page.addInitScript(watchFrames);
for (const width of WIDTHS) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/ad/${data?.id}/edit`);
  await page.locator('[data-element="headline"]').waitFor();
  await page.waitForLoadState('networkidle');
  const readings: Reading[] = [];
  for (const element of ELEMENTS) readings.push(await dragElement(page, element));
  const frames = readings.flatMap((reading) => reading.frames);
  const pictures = readings.map(({ pictureMs }) => pictureMs);
  const waits = readings.map(({ sinceDropMs }) => sinceDropMs);
  console.log(
    `${width} px: frame ${at(frames, 0.5).toFixed(0)} ms in the middle, ${at(frames, 0.95).toFixed(0)} ms at 95 %,`,
    `${at(frames, 1).toFixed(0)} ms at most (goal ${BUDGET.frameMs} ms), of ${frames.length};`,
    `the engine's picture ${at(pictures, 0.5).toFixed(0)} ms, ${at(pictures, 1).toFixed(0)} ms at most (goal ${BUDGET.pictureMs} ms),`,
    `${at(waits, 0.5).toFixed(0)} ms since the drop, ${at(waits, 1).toFixed(0)} ms at most; load ${loadavg()[0]?.toFixed(1)}`,
  );
}
await browser.close();
