import {
  type ModuleVersion,
  PATHS,
  type RegistryFile,
  registryModuleSchema,
  registryShellSchema,
  TEXTS,
} from '@adwright/contracts';
import {
  CHROMIUM_FLAGS,
  findInstalledBrowser,
  type GateRoute,
  type HostPages,
  visitPages,
} from '@adwright/remotes/gate';
import type { Browser, BrowserContext } from 'playwright-core';
import type { BuiltModule } from '../built-module.ts';
import { getContentType } from '../served-headers.ts';
import {
  type GateAccount,
  leaveVisitUncounted,
  openSession,
  type SignedInVisitor,
  signInVisitor,
} from './gate-visitor.ts';
import type { LiveConfig } from './live-shell.ts';

/** Headings of the error page that the shell shows in place of a module's failed page. */
const FAILURE_HEADINGS: readonly string[] = [
  TEXTS.pageUnavailable,
  TEXTS.unexpectedApplicationError,
  TEXTS.notFound,
];
/** Selector of toasts, because some pages, such as /reset-password without a link, show only a toast. */
const TOAST = '[data-sonner-toast]';

/** Thrown when no browser is available in which pages can be checked. */
class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findInstalledBrowser();
  if (!executablePath) {
    throw new NoBrowserError(
      'No Chromium was found to check the pages with. Install one, set CHROMIUM_PATH to its path, or skip this check with --without-browser.',
    );
  }
  // Playwright is loaded on demand, because most commands open no page, and loading takes half a second.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** Serves the built files to a browser context at the URL that they will have after the release. */
async function overrideModule(
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
      contentType: getContentType(file.path),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

export interface GateVisit {
  shell: LiveConfig;
  /**
   * The registry as it will be after the release. The checked version must have no fallback, which would hide
   * its failure.
   */
  registry: RegistryFile;
  account: GateAccount | undefined;
  /** Prepares each browser context, for example by serving files that are not uploaded yet. */
  prepare(context: BrowserContext): Promise<void>;
}

export type VisitorKind = 'guest' | 'user';

export function getVisitorKind({ access }: GateRoute): VisitorKind {
  return access === 'user' ? 'user' : 'guest';
}

/**
 * Describes the product's pages to the gate: what a failed page looks like, and which requests go to the data
 * service.
 */
export function describeHostPages({ origin, config }: LiveConfig): HostPages {
  return {
    origin,
    ownPage: PATHS.terms,
    failureHeadings: FAILURE_HEADINGS,
    message: TOAST,
    dataService: new URL(config.supabaseUrl).origin,
  };
}

/**
 * Opens browser contexts in which pages load the given registry. Visitors outside these contexts do not get
 * this registry.
 */
export async function openContexts(
  browser: Browser,
  { shell, registry, account, prepare }: GateVisit,
): Promise<(kind: VisitorKind) => Promise<BrowserContext>> {
  const registryUrl = new URL(shell.config.registryUrl, shell.origin).href;
  const configUrl = new URL('/config.json', shell.origin).href;
  const { registryKey: _signed, ...config } = shell.config;
  let signingIn: Promise<SignedInVisitor> | undefined;
  return async (kind) => {
    const context = await browser.newContext();
    await context.clock.install();
    if (kind === 'user') {
      signingIn ??= openSession(shell.config, account);
      await signInVisitor(context, shell.config, await signingIn);
    }
    await leaveVisitUncounted(context, shell.config);
    await context.route(registryUrl, (route) => route.fulfill({ json: registry }));
    // The given registry has no valid signature, so the configuration of this browser context contains no key
    // to verify one.
    await context.route(configUrl, (route) => route.fulfill({ json: config }));
    await prepare(context);
    return context;
  };
}

/**
 * Visits pages as a guest and as a signed-in user, each in a separate browser context.
 *
 * @returns the problems, one line for each fault, however many pages show the fault.
 */
export async function visitRoutes(
  browser: Browser,
  routes: readonly GateRoute[],
  visit: GateVisit,
): Promise<string[]> {
  return visitPages(routes, {
    host: describeHostPages(visit.shell),
    manifests: Object.values(visit.registry.modules).flatMap(
      (entry) => registryModuleSchema.safeParse(entry).data?.manifest ?? [],
    ),
    kindOf: getVisitorKind,
    mayOpen: (kind, { access }) => access === 'public' || access === kind,
    openContext: await openContexts(browser, visit),
  });
}

/** Sets the cookie with which the host serves the shell's canary to a browser context. */
async function takeShellCanary(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'adwright-shell', value: 'canary', url: origin }]);
}

/** Returns the registry without its shell entry, so that no page switches to another shell during the check. */
export function removeShell({ shell: _left, ...registry }: RegistryFile): RegistryFile {
  return registry;
}

/**
 * Opens every page of a module's build inside the live shell, and inside the shell's canary if there is one.
 * Only the gate's browser gets the registry as it will be after the release. Pages for signed-in users are
 * visited with the gate's account, or with an invented user.
 *
 * @param registry registry in which the build's version is live and has no fallback.
 * @param base URL that the version's folder will have after the upload.
 * @returns the problems of the pages, one line for each fault.
 * @throws NoBrowserError
 */
export function findPageProblems(
  built: BuiltModule,
  registry: RegistryFile,
  shell: LiveConfig,
  base: URL,
  account?: GateAccount,
): Promise<string[]> {
  return findProblemsInShells(built.manifest.routes, {
    shell,
    registry,
    account,
    prepare: (context) => overrideModule(context, built, base),
  });
}

/**
 * Opens every page of an uploaded version, such as the target of a rollback.
 *
 * @param registry registry in which this version is live and has no fallback.
 * @throws NoBrowserError
 */
export function findReleasedPageProblems(
  { manifest }: ModuleVersion,
  registry: RegistryFile,
  shell: LiveConfig,
  account?: GateAccount,
): Promise<string[]> {
  return findProblemsInShells(manifest.routes, {
    shell,
    registry,
    account,
    prepare: async () => undefined,
  });
}

/** Returns the problems of pages in the live shell, and then in the shell's canary if there is one. */
async function findProblemsInShells(
  routes: readonly GateRoute[],
  { registry, prepare, ...visit }: GateVisit,
): Promise<string[]> {
  const browser = await launchBrowser();
  const visitWith = (takeCanary: boolean) =>
    visitRoutes(browser, routes, {
      ...visit,
      registry: removeShell(registry),
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
