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
  type GateRoute,
  type HostPages,
  installedBrowser,
  visitPages,
} from '@adwright/remotes/gate';
import type { Browser, BrowserContext } from 'playwright-core';
import type { BuiltModule } from '../built-module.ts';
import { contentTypeOf } from '../served-headers.ts';
import {
  type GateAccount,
  leaveVisitUncounted,
  openSession,
  type SignedInVisitor,
  signInVisitor,
} from './gate-visitor.ts';
import type { LiveConfig } from './live-shell.ts';

/** Headings of the shell's own pages that stand in for a module's. */
const FAILURE_HEADINGS: readonly string[] = [
  TEXTS.pageUnavailable,
  TEXTS.unexpectedApplicationError,
  TEXTS.notFound,
];
/** A page may have nothing to say but a toast, such as /reset-password without a link. */
const TOAST = '[data-sonner-toast]';

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

export interface GateVisit {
  shell: LiveConfig;
  /** As it would be; nothing in it may step in for what is broken. */
  registry: RegistryFile;
  account: GateAccount | undefined;
  /** Prepares each browser context, such as with files that are not put anywhere yet. */
  prepare(context: BrowserContext): Promise<void>;
}

export type VisitorKind = 'guest' | 'user';

export function visitorOf({ access }: GateRoute): VisitorKind {
  return access === 'user' ? 'user' : 'guest';
}

/** What the gate tells apart from what modules do wrong. The data service's failures are not theirs. */
export function hostPages({ origin, config }: LiveConfig): HostPages {
  return {
    origin,
    ownPage: PATHS.terms,
    failureHeadings: FAILURE_HEADINGS,
    message: TOAST,
    dataService: new URL(config.supabaseUrl).origin,
  };
}

/** Opens browser contexts of visitors who alone see a registry. */
export async function contextsOf(
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
    // Who tries a registry out has no key to sign it with.
    await context.route(configUrl, (route) => route.fulfill({ json: config }));
    await prepare(context);
    return context;
  };
}

/**
 * Visits pages in browser contexts of their own, as guests and as somebody who is signed in.
 *
 * @returns what is wrong, one line for each fault however many pages show it.
 */
export async function visitRoutes(
  browser: Browser,
  routes: readonly GateRoute[],
  visit: GateVisit,
): Promise<string[]> {
  return visitPages(routes, {
    host: hostPages(visit.shell),
    manifests: Object.values(visit.registry.modules).flatMap(
      (entry) => registryModuleSchema.safeParse(entry).data?.manifest ?? [],
    ),
    kindOf: visitorOf,
    mayOpen: (kind, { access }) => access === 'public' || access === kind,
    openContext: await contextsOf(browser, visit),
  });
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
