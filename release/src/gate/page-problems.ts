import {
  type ModuleManifest,
  type RegistryFile,
  registryShellSchema,
  TEXTS,
} from '@adwright/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BuiltModule } from '../built-module.ts';
import { type Fault, oneLinePerFault } from '../one-line-per-fault.ts';
import { contentTypeOf } from '../served-headers.ts';
import { type GateAccount, leaveVisitUncounted, signInVisitor } from './gate-visitor.ts';
import { CHROMIUM_FLAGS, installedBrowser } from './installed-browser.ts';
import type { LiveConfig } from './live-shell.ts';

/** A page that has nothing to say by then is empty. */
const CONTENT_TIMEOUT_MS = 15_000;
/** For what goes wrong after that. */
const SETTLE_TIMEOUT_MS = 3000;
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

async function routeProblems(context: BrowserContext, url: URL, dataService: string) {
  const page = await context.newPage();
  const problems = listen(page, dataService);
  try {
    await page.goto(url.href);
    const heading = page.getByRole('heading', { level: 1 });
    // A page may have nothing to say but a toast, such as /reset-password without a link.
    const anything = heading.or(page.locator(TOAST)).first();
    await anything.waitFor({ timeout: CONTENT_TIMEOUT_MS }).catch(() => {
      problems.unshift('shows neither a heading nor a toast');
    });
    // What never comes to rest is no failure.
    await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
    const shown = await heading.allTextContents();
    const failure = FAILURE_HEADINGS.find((text) => shown.includes(text));
    if (failure) problems.unshift(`shows “${failure}”`);
    return [...new Set(problems)].slice(0, MOST_FAULTS);
  } finally {
    await page.close();
  }
}

/** A page of a module, and who may see it. */
export type GateRoute = ModuleManifest['routes'][number];

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

/** The two kinds of visitors. */
async function openVisitors(browser: Browser, visit: GateVisit) {
  const { shell, registry, account, prepare } = visit;
  const contexts: Record<'guest' | 'user', BrowserContext> = {
    guest: await browser.newContext(),
    user: await browser.newContext(),
  };
  await signInVisitor(contexts.user, shell.config, account);
  const registryUrl = new URL(shell.config.registryUrl, shell.origin).href;
  for (const context of Object.values(contexts)) {
    await leaveVisitUncounted(context, shell.config);
    await context.route(registryUrl, (route) => route.fulfill({ json: registry }));
    await prepare(context);
  }
  return contexts;
}

/**
 * Visits pages in browser contexts of their own.
 *
 * @returns what is wrong, one line for each fault however many pages show it.
 */
export async function visitRoutes(
  browser: Browser,
  routes: readonly GateRoute[],
  visit: GateVisit,
): Promise<string[]> {
  const contexts = await openVisitors(browser, visit);
  const dataService = new URL(visit.shell.config.supabaseUrl).origin;
  const waiting = [...routes.entries()];
  const found: Fault[][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { path, access }] = next;
      const context = access === 'user' ? contexts.user : contexts.guest;
      const url = new URL(path.replaceAll(/:[^/]+/g, PARAMETER), visit.shell.origin);
      const problems = await routeProblems(context, url, dataService);
      found[index] = problems.map((what) => ({ place: path, what }));
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  await Promise.all(Object.values(contexts).map((context) => context.close()));
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
export async function pageProblems(
  built: BuiltModule,
  registry: RegistryFile,
  shell: LiveConfig,
  base: URL,
  account?: GateAccount,
): Promise<string[]> {
  const browser = await launchBrowser();
  const visitWith = (takeCanary: boolean) =>
    visitRoutes(browser, built.manifest.routes, {
      shell,
      registry: withoutShell(registry),
      account,
      prepare: async (context) => {
        await overrideModule(context, built, base);
        if (takeCanary) await takeShellCanary(context, shell.origin);
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
