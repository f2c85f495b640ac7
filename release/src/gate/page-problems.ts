import { type RegistryFile, TEXTS } from '@adwright/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BuiltModule } from '../built-module.ts';
import { contentTypeOf } from '../served-headers.ts';
import { type GateAccount, leaveVisitUncounted, signInVisitor } from './gate-visitor.ts';
import { CHROMIUM_FLAGS, installedBrowser } from './installed-browser.ts';
import type { LiveShell } from './live-shell.ts';

/** A page that has nothing to say by then is empty. */
const CONTENT_TIMEOUT_MS = 15_000;
/** For what goes wrong after that. */
const SETTLE_TIMEOUT_MS = 3000;
const LONGEST_MESSAGE = 300;
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

async function launch(): Promise<Browser> {
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

/** This context alone sees the planned registry and, at their future address, the files as they were built. */
async function overrideModule(
  context: BrowserContext,
  built: BuiltModule,
  registry: RegistryFile,
  { config, origin }: LiveShell,
  base: URL,
): Promise<void> {
  const registryUrl = new URL(config.registryUrl, origin).href;
  await context.route(registryUrl, (route) => route.fulfill({ json: registry }));
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
    return [...new Set(problems)];
  } finally {
    await page.close();
  }
}

/**
 * Shows every page of a build inside the live shell, in a browser that alone sees the registry as it would be. Pages
 * for signed-in users are visited by an account of the gate's own, or by somebody made up.
 *
 * @param registry as it would be, with the build's version live and nothing to fall back to.
 * @param base address of the version's future folder.
 * @returns what is wrong, by route.
 * @throws NoBrowserError
 */
export async function pageProblems(
  built: BuiltModule,
  registry: RegistryFile,
  shell: LiveShell,
  base: URL,
  account?: GateAccount,
): Promise<string[]> {
  const browser = await launch();
  try {
    const contexts: Record<'guest' | 'user', BrowserContext> = {
      guest: await browser.newContext(),
      user: await browser.newContext(),
    };
    await signInVisitor(contexts.user, shell.config, account);
    for (const context of Object.values(contexts)) {
      await leaveVisitUncounted(context, shell.config);
      await overrideModule(context, built, registry, shell, base);
    }
    const problems: string[] = [];
    for (const { path, access } of built.manifest.routes) {
      const context = access === 'user' ? contexts.user : contexts.guest;
      const url = new URL(path.replaceAll(/:[^/]+/g, PARAMETER), shell.origin);
      const found = await routeProblems(context, url, new URL(shell.config.supabaseUrl).origin);
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    return problems;
  } finally {
    await browser.close();
  }
}
