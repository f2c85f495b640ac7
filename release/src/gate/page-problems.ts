import {
  type ModuleManifest,
  type ModuleVersion,
  PATHS,
  type RegistryFile,
  registryModuleSchema,
  registryShellSchema,
  TEXTS,
} from '@adwright/contracts';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { BuiltModule } from '../built-module.ts';
import { type Fault, oneLinePerFault } from '../one-line-per-fault.ts';
import { contentTypeOf } from '../served-headers.ts';
import {
  type GateAccount,
  leaveVisitUncounted,
  openSession,
  signInVisitor,
} from './gate-visitor.ts';
import { CHROMIUM_FLAGS, installedBrowser } from './installed-browser.ts';
import type { LiveConfig } from './live-shell.ts';
import {
  focusProblems,
  frameProblems,
  passTime,
  readFrame,
  type ShellFrame,
} from './shell-frame.ts';

/** A page that has nothing to say by then is empty. */
const CONTENT_TIMEOUT_MS = 15_000;
/** For what goes wrong after that. */
const SETTLE_TIMEOUT_MS = 3000;
/** Then the page's clock is put forward by so much: what it does later, it does at once. */
const RUNS_FOR_MS = 60_000;
/** Marks the headings of a page that is left. */
const LEFT = 'data-gate-left';
const LONGEST_MESSAGE = 300;
/** Of one page: what a browser reports after the first few is mostly what follows from them. */
const MOST_FAULTS = 4;
const TOAST = '[data-sonner-toast]';
/** Stands for `:id` and the like in a route. */
const PARAMETER = '00000000-0000-4000-8000-000000000000';

/** Headings of the shell's own pages that stand in for a module's. */
const FAILURE_HEADINGS: readonly string[] = [
  TEXTS.pageUnavailable,
  TEXTS.unexpectedApplicationError,
  TEXTS.notFound,
];

/** There is no browser to look at the module with. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (!executablePath) {
    throw new NoBrowserError(
      'No Chromium to look at the module with. Install one, name it in CHROMIUM_PATH, or go without: --without-browser.',
    );
  }
  // Most commands look at no page, and it takes half a second to load.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** This context alone finds, at their future address, the files as they were built. */
export async function overrideModule(
  context: BrowserContext,
  built: BuiltModule,
  base: URL,
): Promise<void> {
  await context.route(`${base.href}**`, (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = built.files.find((candidate) => `${base.pathname}${candidate.path}` === path);
    if (!file) return route.fulfill({ status: 404, body: 'Not built' });
    return route.fulfill({
      body: file.content,
      contentType: contentTypeOf(file.path),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

/** The message and the place it comes from, without the rest of the stack or the whole of a policy. */
function firstLines(text: string): string {
  const lines = text.trim().split('\n', 2).join(' ');
  return lines.length > LONGEST_MESSAGE ? `${lines.slice(0, LONGEST_MESSAGE)}…` : lines;
}

/** What a page says is wrong with it, while it is looked at. The data service's failures are not the module's. */
function listen(page: Page, dataService: string): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`throws ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url.startsWith(dataService)) return;
    heard.push(`reports ${firstLines(message.text())}`);
  });
  return heard;
}

/** Waits until a page has said something. @returns what is wrong with it by then. */
async function firstProblems(page: Page, content: Locator): Promise<string[]> {
  const problems: string[] = [];
  const isShown = await content
    .waitFor({ timeout: CONTENT_TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);
  if (!isShown) problems.push('shows neither a heading nor a toast');
  // What never comes to rest is no failure.
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
  const shown = await page.getByRole('heading', { level: 1 }).allTextContents();
  const failure = FAILURE_HEADINGS.find((text) => shown.includes(text));
  if (failure) problems.unshift(`shows “${failure}”`);
  return problems;
}

/** Opens a page as its first visitor does. @returns what is wrong with it. */
export async function problemsAtFirst(
  page: Page,
  address: string,
  dataService: string,
): Promise<string[]> {
  const heard = listen(page, dataService);
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  const problems = await firstProblems(page, heading.or(page.locator(TOAST)).first());
  return [...problems, ...heard];
}

/** What is wrong with a page once it has run for a while. */
async function laterProblems(page: Page, whole: ShellFrame): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const hadHeading = await heading.isVisible();
  const thrown = await passTime(page, RUNS_FOR_MS);
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
  const isEmpty = hadHeading && !(await heading.isVisible());
  return [
    ...thrown,
    ...(isEmpty ? ['shows no heading any more after a minute'] : []),
    ...frameProblems(await readFrame(page), whole),
    ...(await focusProblems(page)),
  ];
}

/** Goes on to another page as a link does, without a new document. @returns what is wrong with that page */
async function problemsAfterwards(page: Page, path: string, whole: ShellFrame): Promise<string[]> {
  await page.evaluate(
    ([to, left]) => {
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute(left, '');
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    [path, LEFT] as const,
  );
  const content = page.locator(`h1:not([${LEFT}])`).or(page.locator(TOAST)).first();
  const problems = await firstProblems(page, content);
  return [...problems, ...frameProblems(await readFrame(page), whole)];
}

/** A page of a module, and who may see it. */
export type GateRoute = ModuleManifest['routes'][number];

/** Somebody who looks at pages. */
interface Visitor {
  /** Of its own for each page: a clock is put forward for all pages of a context. */
  openContext(): Promise<BrowserContext>;
  origin: string;
  dataService: string;
  /** What the shell shows around a page of its own. */
  whole: ShellFrame;
}

function addressOf(path: string, origin: string): string {
  return new URL(path.replaceAll(/:[^/]+/g, PARAMETER), origin).href;
}

/** @param others pages of other modules that the visitor goes on to, one after the other. */
async function routeProblems(
  visitor: Visitor,
  path: string,
  others: readonly string[],
): Promise<string[]> {
  const { origin, dataService, whole } = visitor;
  const context = await visitor.openContext();
  const page = await context.newPage();
  const heard = listen(page, dataService);
  try {
    await page.goto(addressOf(path, origin));
    const heading = page.getByRole('heading', { level: 1 });
    // A page may have nothing to say but a toast, such as /reset-password without a link.
    const problems = await firstProblems(page, heading.or(page.locator(TOAST)).first());
    // Of a page that does not show, the rest follows.
    if (problems.length === 0) problems.push(...(await laterProblems(page, whole)));
    problems.push(...heard.splice(0));
    for (const other of others) {
      if (problems.length > 0) break;
      const afterwards = await problemsAfterwards(page, other, whole);
      afterwards.push(...heard.splice(0));
      if (afterwards.length === 0) continue;
      const anyway = await routeProblems(visitor, other, []);
      const news = afterwards.filter((problem) => !anyway.includes(problem));
      problems.push(
        ...news.map((problem) => `breaks ${other} for who goes on to it: it ${problem}`),
      );
    }
    return [...new Set(problems)];
  } finally {
    await context.close();
  }
}

export interface GateVisit {
  shell: LiveConfig;
  /** As it would be; nothing in it may step in for what is broken. */
  registry: RegistryFile;
  account: GateAccount | undefined;
  /** Prepares each browser context, such as with files that are not put anywhere yet. */
  prepare(context: BrowserContext): Promise<void>;
}

/** Pages that are looked at at once. */
const PAGES_AT_ONCE = 3;

export type VisitorKind = 'guest' | 'user';

export function visitorOf({ access }: GateRoute): VisitorKind {
  return access === 'user' ? 'user' : 'guest';
}

/** Opens browser contexts of a visitor who alone sees a registry. */
export async function contextsOf(
  browser: Browser,
  kind: VisitorKind,
  { shell, registry, account, prepare }: GateVisit,
): Promise<() => Promise<BrowserContext>> {
  const signedIn = kind === 'user' ? await openSession(shell.config, account) : undefined;
  const registryUrl = new URL(shell.config.registryUrl, shell.origin).href;
  const configUrl = new URL('/config.json', shell.origin).href;
  const { registryKey: _signed, ...config } = shell.config;
  return async () => {
    const context = await browser.newContext();
    await context.clock.install();
    if (signedIn) await signInVisitor(context, shell.config, signedIn);
    await leaveVisitUncounted(context, shell.config);
    await context.route(registryUrl, (route) => route.fulfill({ json: registry }));
    // Who tries a registry out has no key to sign it with.
    await context.route(configUrl, (route) => route.fulfill({ json: config }));
    await prepare(context);
    return context;
  };
}

/** Of one kind, at a page of the shell's own first: it shows what belongs around every page. */
async function openVisitor(
  browser: Browser,
  kind: VisitorKind,
  visit: GateVisit,
): Promise<Visitor> {
  const { shell } = visit;
  const openContext = await contextsOf(browser, kind, visit);
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(new URL(PATHS.terms, shell.origin).href);
  await firstProblems(page, page.getByRole('heading', { level: 1 }));
  const whole = await readFrame(page);
  await context.close();
  const dataService = new URL(shell.config.supabaseUrl).origin;
  return { openContext, origin: shell.origin, dataService, whole };
}

/** Pages of other modules that come after a page: each of them after one page of the module. */
function pagesAfter(route: GateRoute, { modules }: RegistryFile): string[] {
  const kind = visitorOf(route);
  const manifests = Object.values(modules).flatMap(
    (entry) => registryModuleSchema.safeParse(entry).data?.manifest ?? [],
  );
  const own = manifests.find(({ routes }) => routes.some(({ path }) => path === route.path));
  if (!own) return [];
  const siblings = own.routes.filter((candidate) => visitorOf(candidate) === kind);
  const place = siblings.findIndex(({ path }) => path === route.path);
  return manifests
    .filter(({ name }) => name !== own.name)
    .flatMap(({ routes }) => {
      const open = routes.filter(({ access }) => access === 'public' || access === kind);
      return open.find(({ path }) => !path.includes(':'))?.path ?? [];
    })
    .filter((_path, index) => index % siblings.length === place);
}

/**
 * Visits pages in browser contexts of their own: each runs for a while, then other modules' pages follow it.
 *
 * @returns what is wrong, one line for each fault however many pages show it.
 */
export async function visitRoutes(
  browser: Browser,
  routes: readonly GateRoute[],
  visit: GateVisit,
): Promise<string[]> {
  const [guest, user] = await Promise.all([
    openVisitor(browser, 'guest', visit),
    openVisitor(browser, 'user', visit),
  ]);
  const visitors: Record<VisitorKind, Visitor> = { guest, user };
  const waiting = [...routes.entries()];
  const found: Fault[][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, route] = next;
      const others = pagesAfter(route, visit.registry);
      const problems = await routeProblems(visitors[visitorOf(route)], route.path, others);
      found[index] = problems.slice(0, MOST_FAULTS).map((what) => ({ place: route.path, what }));
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  return oneLinePerFault(found.flat(), 'pages');
}

/** Makes the host serve the shell's canary to a context. */
export async function takeShellCanary(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'adwright-shell', value: 'canary', url: origin }]);
}

/** A registry without a shell: no page changes over to another one while it is looked at. */
export function withoutShell({ shell: _left, ...registry }: RegistryFile): RegistryFile {
  return registry;
}

/**
 * Shows every page of a build inside the live shell, and inside its canary where there is one, in a browser that alone
 * sees the registry as it would be. Pages for signed-in users are visited by an account of the gate's own, or by
 * somebody made up.
 *
 * @param registry as it would be, with the build's version live and nothing to fall back to.
 * @param base address of the version's future folder.
 * @returns what is wrong, one line for each fault.
 * @throws NoBrowserError
 */
export function pageProblems(
  built: BuiltModule,
  registry: RegistryFile,
  shell: LiveConfig,
  base: URL,
  account?: GateAccount,
): Promise<string[]> {
  return problemsInShells(built.manifest.routes, {
    shell,
    registry,
    account,
    prepare: (context) => overrideModule(context, built, base),
  });
}

/**
 * Shows every page of a version that lies at its address, such as one to go back to.
 *
 * @param registry as it would be, with this version live and nothing to fall back to.
 * @throws NoBrowserError
 */
export function releasedPageProblems(
  { manifest }: ModuleVersion,
  registry: RegistryFile,
  shell: LiveConfig,
  account?: GateAccount,
): Promise<string[]> {
  return problemsInShells(manifest.routes, {
    shell,
    registry,
    account,
    prepare: async () => undefined,
  });
}

/** Problems of the routes in the live shell, then in the shell's canary if there is one. */
async function problemsInShells(
  routes: readonly GateRoute[],
  { registry, prepare, ...visit }: GateVisit,
): Promise<string[]> {
  const browser = await launchBrowser();
  const visitWith = (takeCanary: boolean) =>
    visitRoutes(browser, routes, {
      ...visit,
      registry: withoutShell(registry),
      prepare: async (context) => {
        await prepare(context);
        if (takeCanary) await takeShellCanary(context, visit.shell.origin);
      },
    });
  try {
    const problems = await visitWith(false);
    const hasCanary = registryShellSchema.safeParse(registry.shell).data?.canary !== undefined;
    if (!hasCanary) return problems;
    const inCanary = await visitWith(true);
    const more = inCanary.filter((problem) => !problems.includes(problem));
    return [...problems, ...more.map((problem) => `in the shell’s canary: ${problem}`)];
  } finally {
    await browser.close();
  }
}
