/**
 * Measures the landing page on a phone with slow 4G, and compares the figures with the page's budgets. Run the
 * script against a started product: node bench/landing.ts [address]; by default the product of
 * ADWRIGHT_PORT_OFFSET
 */
import { loadavg } from 'node:os';
import { readOrigins } from '@adwright/release';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { chromium, devices } from '@playwright/test';
import { Command } from 'commander';

const [address] = new Command('landing')
  .argument('[address]', '', readOrigins(process.env).shell)
  .parse().processedArgs as [string];
const RUNS = 5;
const BUDGET = { blockingKb: 0, lcpMs: 1000, cls: 0.02 };
/** Lighthouse's network setting "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 4000;

const PHONE = devices['Moto G4'];
const DESKTOP = devices['Desktop Chrome'];

interface Reading {
  lcpMs: number;
  cls: number;
  blockingKb: number;
  /** Kilobytes transferred until the page is idle. */
  totalKb: number;
  element: string;
}

/** Reads blocking bytes, LCP and CLS of the page; the function runs inside the page. */
function readVitals(): Promise<Reading> {
  return new Promise((resolve) => {
    const reading = { lcpMs: 0, cls: 0, blockingKb: 0, totalKb: 0, element: '' };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        reading.lcpMs = entry.startTime;
        reading.element = String(Reflect.get(entry, 'element')?.tagName);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) reading.cls += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      reading.totalKb += entry.transferSize / 1024;
      const isBlocking = Reflect.get(entry, 'renderBlockingStatus') === 'blocking';
      if (isBlocking) reading.blockingKb += entry.transferSize / 1024;
    }
    setTimeout(() => resolve(reading), 200);
  });
}

console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
const executablePath = findInstalledBrowser();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath ? { executablePath } : {}),
});
for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  const readings: Reading[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ ...device });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    readings.push(await page.evaluate(readVitals));
    await context.close();
  }
  const lcp = readings.toSorted((a, b) => a.lcpMs - b.lcpMs)[Math.floor(RUNS / 2)];
  const cls = Math.max(...readings.map((reading) => reading.cls));
  console.log(
    `${name.padEnd(8)} LCP ${lcp?.lcpMs.toFixed(0)} ms of ${BUDGET.lcpMs} (${lcp?.element}), ` +
      `CLS ${cls.toFixed(4)} of ${BUDGET.cls}, ` +
      `blocking ${lcp?.blockingKb.toFixed(1)} KB of ${BUDGET.blockingKb}, ` +
      `${lcp?.totalKb.toFixed(0)} KB in all`,
  );
}
await browser.close();
