import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ModuleVersion, type RegistryFile, registryModuleSchema } from '@adwright/contracts';
import { openFirstPage } from '@adwright/remotes/gate';
import { explain, moveVersion } from '@adwright/remotes/release';
import type { Browser, Page } from 'playwright-core';
import type { PastState } from '../bisect.ts';
import { SHELL } from '../deploy-shell.ts';
import { readReleasedVersion } from '../publish-files.ts';
import { readState } from '../registry-store.ts';
import { getShellFileKey } from '../shell-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { GateAccount } from './gate-visitor.ts';
import type { LiveConfig } from './live-shell.ts';
import {
  describeHostPages,
  getVisitorKind,
  openContexts,
  type VisitorKind,
} from './page-problems.ts';
import { overridePages } from './shell-gate.ts';

/** A test of one page, which throws when the page does not work. */
type PageAssertion = (page: Page) => Promise<void>;

/**
 * Loads a test of a page from a JavaScript file.
 * @throws Error when the file does not export a function as its default.
 */
export async function loadAssertion(file: string): Promise<PageAssertion> {
  const loaded: { default?: unknown } = await import(pathToFileURL(path.resolve(file)).href);
  const { default: assertion } = loaded;
  if (typeof assertion !== 'function') {
    throw new Error(
      `${file} has no default export to call: export default async (page) => { … }, which throws when the page is broken.`,
    );
  }
  return async (page) => {
    await assertion(page);
  };
}

interface PastVisit {
  /** Path of the page to open. */
  page: string;
  /** The test that decides whether the page works; by default the gate's own checks decide. */
  assertion: PageAssertion | undefined;
  store: ReleaseStore;
  /** Origin of each module, by module name. */
  origins: Readonly<Record<string, string>>;
  shell: LiveConfig;
  account: GateAccount | undefined;
}

/**
 * Returns a module's version that was live in the past, from the store.
 * @throws Error when the store no longer contains the version.
 */
async function readPastVersion(
  module: string,
  version: string,
  { store, origins }: PastVisit,
): Promise<ModuleVersion> {
  const { modules, releases } = await readState(store);
  const entry = registryModuleSchema.safeParse(modules[module]).data;
  const origin = entry ? new URL(entry.entry).origin : origins[module];
  const logged = releases[module]?.find((each) => each.version === version);
  if (logged) return origin ? moveVersion(logged, origin) : logged;
  const found = origin ? await readReleasedVersion(module, version, store, origin) : undefined;
  if (found) return found;
  throw new Error(
    `${store.address} no longer has ${module} ${version}, which was live at that time.`,
  );
}

async function readPastRegistry({ live }: PastState, visit: PastVisit): Promise<RegistryFile> {
  const modules = await Promise.all(
    Object.entries(live)
      .filter(([name]) => name !== SHELL)
      .map(async ([name, version]) => [name, await readPastVersion(name, version, visit)] as const),
  );
  return { generation: 1, modules: Object.fromEntries(modules) };
}

/** Returns the type of visitor who may see a page, according to the routes in a registry. */
function findVisitorKind(page: string, { modules }: RegistryFile): VisitorKind {
  const { pathname } = new URL(page, 'http://localhost');
  const routes = Object.values(modules).flatMap(
    (entry) => registryModuleSchema.safeParse(entry).data?.manifest.routes ?? [],
  );
  const route = routes.find(({ path: pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`).test(pathname),
  );
  return route ? getVisitorKind(route) : 'guest';
}

/**
 * Opens a page with the versions of modules and shell that were live in a past state.
 * @returns the problems of the opened page.
 */
export async function tryPastPage(
  browser: Browser,
  state: PastState,
  visit: PastVisit,
): Promise<string[]> {
  const { shell, store, account, assertion } = visit;
  const registry = await readPastRegistry(state, visit);
  const version = state.live[SHELL];
  const openContext = await openContexts(browser, {
    shell,
    registry,
    account,
    prepare: async (context) => {
      if (version === undefined) return;
      await overridePages(context, shell.origin, async (name) => {
        const page = await store.read(getShellFileKey(version, name));
        if (page) return page.text;
        throw new Error(
          `${store.address} no longer has shell ${version}, which was live at that time.`,
        );
      });
    },
  });
  const context = await openContext(findVisitorKind(visit.page, registry));
  try {
    const page = await context.newPage();
    const address = new URL(visit.page, shell.origin).href;
    const problems = await openFirstPage(page, address, describeHostPages(shell));
    if (!assertion) return problems;
    return await assertion(page).then(
      () => [],
      (failure: unknown) => [explain(failure)],
    );
  } finally {
    await context.close();
  }
}
