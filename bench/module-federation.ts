/**
 * Compares the package @adwright/remotes with Module Federation 2 used alone. Each of the two systems loads the
 * example's two remotes in a host; runs of the two systems alternate. The script measures Brotli bytes,
 * milliseconds until a page is visible on a slow line, and what a visitor sees after each fault. node
 * bench/module-federation.ts [--loads 7] [--without-faults]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '@adwright/remotes/installed-browser';
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { Command } from 'commander';
import { MANIFESTS } from '../libs/remotes/example/build.ts';
import { startExample } from '../libs/remotes/example/start-example.ts';
import { startPlain } from './module-federation/start-plain.ts';

const flags = new Command('module-federation')
  .option('--loads <count>', 'loads of each page', '7')
  .option('--without-faults', 'bytes and times alone')
  .parse()
  .opts<{ loads: string; withoutFaults?: boolean }>();

/** Speed of the connection, as in the preset "4G" of Chrome's DevTools. */
const LINE = { latency: 60, downloadThroughput: 1_100_000, uploadThroughput: 1_100_000 };
const PATIENCE_MS = 25_000;
const PATHS = ['/', '/notes', '/timer'] as const;

/** One of the two compared systems: @adwright/remotes, or Module Federation 2 alone. */
interface Side {
  name: string;
  origin: string;
  remotes: string;
  /** Deploys a version of the remote `notes` that throws while rendering. */
  deployThrowing(): Promise<void>;
}

const executablePath = findInstalledBrowser();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath ? { executablePath } : {}),
});
const folder = await mkdtemp(path.join(tmpdir(), 'adwright-federation-'));
const throwing = (source: string) =>
  source.replace('return (', "throw new Error('on purpose');\n  return (");
const [notes] = MANIFESTS;
if (!notes) throw new Error('the example has no remote');

const example = await startExample(path.join(folder, 'ours'));
// A second version is deployed, so that the system can fall back to an earlier version, as in production.
await example.deploy(notes, (source) => source.replace('>Add<', '>Add it<'));
const plain = await startPlain(path.join(folder, 'plain'));
await plain.deploy('notes', (source) => source.replace('>Add<', '>Add it<'));

const SIDES: readonly [Side, Side] = [
  {
    name: 'remotes',
    origin: example.host.origin,
    remotes: example.remotes.origin,
    deployThrowing: () => example.deploy(notes, throwing),
  },
  {
    name: 'Module Federation 2',
    origin: plain.host.origin,
    remotes: plain.remotes.origin,
    deployThrowing: () => plain.deploy('notes', throwing),
  },
];

const content = (page: Page) => page.locator('h1').first();

/** Returns the Brotli bytes of a first visit to a page of the host. */
async function countBytes({ origin }: Side, at: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.ok()) bodies.push(response.body());
  });
  await page.goto(origin + at);
  await content(page).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns the milliseconds until a page of the host is visible at a first visit. */
async function measureTime({ origin }: Side, at: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  const start = performance.now();
  await page.goto(origin + at, { waitUntil: 'commit' });
  await content(page).waitFor();
  const time = performance.now() - start;
  await context.close();
  return time;
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Returns a handler that answers the request for a file of `notes` with a fault; undefined leaves the request
 * unchanged.
 */
type Fault = (file: string) => ((route: Route) => Promise<void>) | undefined;

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const hung = () => new Promise<void>(() => {});
const cors = { 'access-control-allow-origin': '*' };
const garbage = (route: Route) =>
  route.fulfill({ headers: cors, contentType: 'text/javascript', body: 'const broken = ;' });
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};globalThis.isTampered=true;` });
};
const isEntry = (file: string) => file === 'remoteEntry.js';
/**
 * Tells whether a file of the live version contains the code of a page; files of the first version stay intact.
 */
const isChunk = (file: string) => file.includes('/async/');

const FAULTS: Readonly<Record<string, Fault>> = {
  'the entry is gone': (file) => (isEntry(file) ? missing : undefined),
  'the entry never answers': (file) => (isEntry(file) ? hung : undefined),
  'the entry is broken': (file) => (isEntry(file) ? garbage : undefined),
  'the entry is not what was released': (file) => (isEntry(file) ? tampered : undefined),
  'the page’s code is gone': (file) => (isChunk(file) ? missing : undefined),
  'the page’s code never answers': (file) => (isChunk(file) ? hung : undefined),
};

/** Returns what the visitor sees after a fault, and the time until it is visible. */
async function observeOutcome(side: Side, prepare: (context: BrowserContext) => Promise<unknown>) {
  const context = await browser.newContext();
  await prepare(context);
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(`${side.origin}/notes`, { waitUntil: 'commit' });
  await content(page)
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => {});
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const heading = await content(page)
    .textContent({ timeout: 100 })
    .catch(() => undefined);
  const hasHeader = (await page.locator('header a').count()) > 0;
  const ranForgery = await page.evaluate(() => 'isTampered' in globalThis);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  const seen = heading === 'Notes' ? 'the page' : heading ? 'a message' : 'nothing';
  return `${seen}${ranForgery ? ', forged' : ''}${hasHeader ? '' : ', no header'} (${seconds} s)`;
}

/** Returns the URL of the live version of `notes`. Module Federation alone has only one version. */
async function liveFolder({ origin, remotes }: Side): Promise<string> {
  const response = await fetch(`${origin}/registry.json`);
  if (!response.ok) return `${remotes}/notes/`;
  const { modules }: { modules: { notes: { entry: string } } } = await response.json();
  return new URL('.', modules.notes.entry).href;
}

async function breakNotes(side: Side, fault: Fault, context: BrowserContext): Promise<void> {
  const base = await liveFolder(side);
  await context.route(`${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(new URL(base).pathname.length);
    return fault(file)?.(route) ?? route.continue();
  });
}

function row(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 36 : 30)).join(''));
}

try {
  const [ours, theirs] = SIDES;
  row(['', ours.name, theirs.name, 'ratio']);
  for (const at of PATHS) {
    const [own, other] = [await countBytes(ours, at), await countBytes(theirs, at)];
    row([
      `${at}, Brotli KB`,
      ...[own, other].map((bytes) => (bytes / 1000).toFixed(1)),
      (own / other).toFixed(2),
    ]);
  }
  for (const at of PATHS.slice(1)) {
    const times: [number[], number[]] = [[], []];
    for (let load = 0; load < Number(flags.loads); load += 1) {
      times[0].push(await measureTime(ours, at));
      times[1].push(await measureTime(theirs, at));
    }
    const [own, other] = [computeMedian(times[0]), computeMedian(times[1])];
    row([
      `${at}, median ms until it shows`,
      own.toFixed(0),
      other.toFixed(0),
      (own / other).toFixed(2),
    ]);
  }
  if (!flags.withoutFaults) {
    for (const [name, fault] of Object.entries(FAULTS)) {
      const outcomes = [];
      for (const side of SIDES) {
        outcomes.push(await observeOutcome(side, (context) => breakNotes(side, fault, context)));
      }
      row([name, ...outcomes]);
    }
    const manifestFault = 'what names the remotes answers 500';
    const named = (side: Side) => (side === ours ? '**/registry.json' : '**/mf-manifest.json');
    const outcomes = [];
    for (const side of SIDES) {
      outcomes.push(
        await observeOutcome(side, async (context) => {
          // The page is visited first without a fault, so that the visitor's browser has already cached it.
          const page = await context.newPage();
          await page.goto(`${side.origin}/notes`);
          await content(page).waitFor();
          await page.close();
          await context.route(named(side), (route) => route.fulfill({ status: 500, body: 'no' }));
        }),
      );
    }
    row([manifestFault, ...outcomes]);
    const thrown = [];
    for (const side of SIDES) {
      await side.deployThrowing();
      thrown.push(await observeOutcome(side, async () => {}));
    }
    row(['the page throws while it renders', ...thrown]);
  }
} finally {
  await browser.close();
  example.close();
  plain.close();
  await rm(folder, { recursive: true });
}
