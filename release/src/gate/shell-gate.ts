import {
  PATHS,
  type RegistryFile,
  type RegistryModule,
  registryModuleSchema,
} from '@adwright/contracts';
import type { GateRoute } from '@adwright/remotes/gate';
import type { BrowserContext } from 'playwright-core';
import type { BuiltShell } from '../built-shell.ts';
import { allowInlineScripts } from '../content-security-policy.ts';
import { findModuleStanding } from '../release-log.ts';
import { getContentType } from '../served-headers.ts';
import type { PAGES } from '../shell-files.ts';
import type { ShellGate } from '../shell-problems.ts';
import type { GateAccount } from './gate-visitor.ts';
import { type LiveConfig, readLiveConfig } from './live-shell.ts';
import { launchBrowser, removeShell, visitRoutes } from './page-problems.ts';

const POLICY_HEADER = 'content-security-policy';

/** Pages of the shell itself, which are checked in addition to the modules' pages. */
const OWN_ROUTES: readonly GateRoute[] = [PATHS.landing, PATHS.terms, PATHS.privacy].map(
  (path) => ({ path, access: 'guest', title: path }),
);

/**
 * Serves other pages to a browser context at the shell's URL, with the headers of the live pages.
 * @param readPage returns the text of `index.html` or `app.html`.
 */
export async function overridePages(
  context: BrowserContext,
  origin: string,
  readPage: (name: (typeof PAGES)[number]) => Promise<string>,
): Promise<void> {
  // Pages that the gate serves have no network address. Chromium forbids such pages to load anything from this
  // machine unless this permission is granted.
  await context.grantPermissions(['local-network-access'], { origin });
  await context.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { pathname } = new URL(route.request().url());
    const body = await readPage(pathname === '/' ? 'index.html' : 'app.html');
    const live = await route.fetch();
    const policy = live.headers()[POLICY_HEADER];
    return route.fulfill({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(policy ? { [POLICY_HEADER]: allowInlineScripts(policy, body) } : {}),
      },
      body,
    });
  });
}

/** Serves the build's files to a browser context at the shell's URL. */
async function overrideShell(
  context: BrowserContext,
  { files }: BuiltShell,
  { origin }: LiveConfig,
): Promise<void> {
  const fileAt = (path: string) => files.find((file) => file.path === path);
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileAt(decodeURIComponent(pathname).slice(1));
    if (!file) return route.fallback();
    return route.fulfill({ body: file.content, contentType: getContentType(file.path) });
  });
  await overridePages(context, origin, async (name) => fileAt(name)?.content.toString() ?? '');
}

/** Returns a registry with only one version for each module, so that no fallback hides a failing version. */
function replaceVersions(
  registry: RegistryFile,
  choose: (entry: RegistryModule) => RegistryModule | undefined,
): RegistryFile {
  const modules = Object.entries(registry.modules).flatMap(([name, entry]) => {
    const parsed = registryModuleSchema.safeParse(entry).data;
    const chosen = parsed && choose(parsed);
    return chosen ? [[name, chosen] as const] : [];
  });
  return { ...removeShell(registry), modules: Object.fromEntries(modules) };
}

function dropFallbacks(entry: RegistryModule): RegistryModule {
  return findModuleStanding(entry).live;
}

/**
 * Returns a module's entry with its canary as the live version; without a canary, the entry without its
 * fallback.
 */
function preferCanary(entry: RegistryModule): RegistryModule {
  if (!entry.canary) return dropFallbacks(entry);
  const { percent: _everyone, ...version } = entry.canary;
  return version;
}

function listRoutes(
  { modules }: RegistryFile,
  isLookedAt: (name: string) => boolean,
): readonly GateRoute[] {
  return Object.entries(modules).flatMap(([name, entry]) =>
    isLookedAt(name) ? registryModuleSchema.parse(entry).manifest.routes : [],
  );
}

/**
 * Opens every page of every module in a build of the shell, first with the live modules, then with their
 * canaries.
 */
async function findShellPageProblems(
  built: BuiltShell,
  registry: RegistryFile,
  live: LiveConfig,
  account: GateAccount | undefined,
): Promise<string[]> {
  const browser = await launchBrowser();
  const visit = (routes: readonly GateRoute[], planned: RegistryFile) =>
    visitRoutes(browser, routes, {
      shell: live,
      registry: planned,
      account,
      prepare: (context) => overrideShell(context, built, live),
    });
  try {
    const liveModules = replaceVersions(registry, dropFallbacks);
    const problems = await visit(
      [...OWN_ROUTES, ...listRoutes(liveModules, () => true)],
      liveModules,
    );
    const hasCanary = (name: string) =>
      registryModuleSchema.safeParse(registry.modules[name]).data?.canary !== undefined;
    const canaries = replaceVersions(registry, preferCanary);
    const routes = listRoutes(canaries, hasCanary);
    if (routes.length === 0) return problems;
    const more = await visit(routes, canaries);
    return [...problems, ...more.map((problem) => `with canaries of modules: ${problem}`)];
  } finally {
    await browser.close();
  }
}

interface ShellGateOptions {
  /** Origin of the live shell. */
  shell: string;
  /** Whether the gate opens pages in a browser. */
  withBrowser: boolean;
  account?: GateAccount | undefined;
}

/**
 * Creates a gate that opens all modules' pages in a build of the shell, at the live shell's URL and under its
 * policy.
 *
 * @throws NoLiveShellError
 */
export async function createLiveShellGate(options: ShellGateOptions): Promise<ShellGate> {
  const live = await readLiveConfig(options.shell);
  return {
    looksAtPages: options.withBrowser,
    pageProblems: async (built, registry) =>
      options.withBrowser ? findShellPageProblems(built, registry, live, options.account) : [],
  };
}
