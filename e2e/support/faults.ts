import { createHash } from 'node:crypto';
import { getContainerName, type ModuleVersion } from '@adwright/contracts';
import type { BrowserContext, Route } from '@playwright/test';
import * as z from 'zod';
import { getContentType } from '../../release/src/served-headers.ts';

/** Version under which a broken module is registered; the real host has no folder for it. */
export const FAULTY_VERSION = '0.1.0-faulty';

const ENTRY = 'remoteEntry.js';
const ASYNC_CHUNKS = 'static/js/async/';

export interface Fault {
  /** The type of failure that the shell must report for this fault. */
  failure: string;
  /**
   * Another type of failure that the shell may report. If several files fail, either the loader or the
   * bundler's runtime may report the failure first.
   */
  otherFailure?: string;
  /**
   * Whether the same version of the module works after its host is repaired. If false, visitors need another
   * version of the module.
   */
  curable: boolean;
  /** Set if the registry contains a hash that differs from the entry file's hash. */
  wrongHash?: true;
  /**
   * Returns the source of an entry file that replaces the real entry file. The registry contains the hash of
   * this replaced file.
   */
  entry?: (good: ModuleVersion) => string;
  /** Tells whether a file is missing on the module's host. */
  isMissing?: (file: string, good: ModuleVersion) => boolean;
  /** Tells whether the module's host never answers requests for a file. */
  isHung?: (file: string, good: ModuleVersion) => boolean;
  /** Milliseconds on the page's clock after which a file that never arrives counts as failed. */
  givenUpAfterMs?: number;
}

/** Tells whether a file is the one that every page of the module loads first. */
function isFirst(file: string, { preload }: ModuleVersion): boolean {
  return preload.some(({ url }) => url.endsWith(file));
}

/**
 * Milliseconds in which the entry file and its container must be loaded. The other files of a page may take
 * longer, because the module's host has answered by then.
 */
const ENTRY_ANSWER_MS = 8000;
const PAGE_ANSWER_MS = 16_000;

/**
 * Returns the source of a container in the bundler's format; `routes` is the body of the function behind
 * `./routes`.
 */
function container({ manifest }: ModuleVersion, routes: string): string {
  const name = getContainerName(manifest.name);
  return `globalThis.${name} = { init() {}, get: async (name) => { ${routes} } };`;
}

/** Every known fault of a deployed module version, by a phrase that test names contain. */
export const FAULTS = {
  'answers 404': { failure: 'entry-unavailable', curable: true, isMissing: () => true },
  hangs: {
    failure: 'timeout',
    curable: true,
    isHung: () => true,
    givenUpAfterMs: ENTRY_ANSWER_MS,
  },
  'has first files that hang': {
    failure: 'timeout',
    curable: true,
    isHung: isFirst,
    givenUpAfterMs: ENTRY_ANSWER_MS,
  },
  'has pages that hang': {
    failure: 'timeout',
    otherFailure: 'page-unavailable',
    curable: true,
    isHung: (file, good) => file.startsWith(ASYNC_CHUNKS) && !isFirst(file, good),
    givenUpAfterMs: PAGE_ANSWER_MS,
  },
  'has a broken script': {
    failure: 'entry-broken',
    curable: false,
    entry: () => 'const broken = ;',
  },
  'has the wrong hash': { failure: 'entry-unavailable', curable: false, wrongHash: true },
  'lacks its export': {
    failure: 'routes-broken',
    curable: false,
    entry: (good) => container(good, "throw new Error(name + ' does not exist in container');"),
  },
  'has lost the chunks of its pages': {
    failure: 'page-unavailable',
    curable: true,
    isMissing: (file, good) => file.startsWith(ASYNC_CHUNKS) && !isFirst(file, good),
  },
  'throws while it renders': {
    failure: 'page-crashed',
    curable: false,
    entry: (good) =>
      container(
        good,
        `const Component = () => { throw new Error('thrown while rendering'); };
        const paths = ${JSON.stringify(good.manifest.routes.map(({ path }) => path))};
        const pages = Object.fromEntries(paths.map((path) => [path, async () => ({ Component })]));
        return () => ({ default: { contract: ${good.manifest.contract}, pages } });`,
      ),
  },
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

function computeIntegrity(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Matches the unique build name of a module (libs/remotes/build/build-id.ts). */
const BUILD_ID = /(?<=_build_)[0-9a-f]{8}/g;
const OTHER_BUILD_ID = '0'.repeat(8);
const NAMING_FILE = /\.(js|css)$/;

interface RenamedFile {
  body: Buffer;
  integrity: string;
}

const filesSchema = z.object({
  files: z.array(z.object({ path: z.string(), integrity: z.string() })),
});

/**
 * Returns the files of a module version under another build name. Two versions with the same build name would
 * share chunks, which real deployed versions never do.
 */
async function renamedBuild(good: ModuleVersion): Promise<ReadonlyMap<string, RenamedFile>> {
  const fetched = async (path: string) => {
    const response = await fetch(new URL(path, good.entry));
    return Buffer.from(await response.arrayBuffer());
  };
  const record: unknown = JSON.parse((await fetched('build.json')).toString());
  const { files } = filesSchema.parse(record);
  const renamed = new Map<string, RenamedFile>();
  const hashes = new Map<string, string>();
  for (const { path, integrity } of files.filter((file) => file.path !== ENTRY)) {
    const content = await fetched(path);
    const body = NAMING_FILE.test(path)
      ? Buffer.from(content.toString().replaceAll(BUILD_ID, OTHER_BUILD_ID))
      : content;
    renamed.set(path, { body, integrity: computeIntegrity(body) });
    hashes.set(integrity, computeIntegrity(body));
  }
  let entry = (await fetched(ENTRY)).toString().replaceAll(BUILD_ID, OTHER_BUILD_ID);
  for (const [before, after] of hashes) entry = entry.replaceAll(before, after);
  const body = Buffer.from(entry);
  return renamed.set(ENTRY, { body, integrity: computeIntegrity(body) });
}

/** A broken version of a module, in the format of the registry. */
export interface BrokenVersion {
  version: ModuleVersion;
  /** Number of requests that the module's host has accepted and not yet answered. */
  hungRequests(): number;
  /** Ends the faults of the module's host. After the repair, the host answers the pending requests. */
  heal(): Promise<void>;
}

/** Adds a broken version of a module beside the working version, for pages of a browser context. */
export async function breakVersion(
  context: BrowserContext,
  name: FaultName,
  good: ModuleVersion,
): Promise<BrokenVersion> {
  const fault: Fault = FAULTS[name];
  const folder = new URL(`/${FAULTY_VERSION}/`, good.entry).href;
  const entry = fault.entry?.(good);
  const files = await renamedBuild(good);
  const integrityAt = (file: string) => files.get(file)?.integrity ?? good.integrity;
  const waiting: Route[] = [];
  let isWell = false;

  const answer = async (route: Route) => {
    const file = route.request().url().slice(folder.length).replace(/\?.*/, '');
    if (!isWell && fault.isHung?.(file, good)) {
      waiting.push(route);
      return;
    }
    // A missing file is requested from the real host, which answers with 404.
    if (!isWell && fault.isMissing?.(file, good)) return route.continue();
    const body = file === ENTRY && entry !== undefined ? entry : files.get(file)?.body;
    if (body === undefined) return route.continue();
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType: getContentType(file), headers, body });
  };
  await context.route(`${folder}**`, answer);

  const integrity = fault.wrongHash ? computeIntegrity('other bytes') : integrityAt(ENTRY);
  return {
    version: {
      ...good,
      version: FAULTY_VERSION,
      entry: `${folder}${ENTRY}`,
      integrity: entry === undefined ? integrity : computeIntegrity(entry),
      preload: good.preload.map((file) => ({
        ...file,
        url: file.url.replace(new URL('.', good.entry).href, folder),
        integrity: integrityAt(file.url.slice(new URL('.', good.entry).href.length)),
      })),
    },
    hungRequests: () => waiting.length,
    async heal() {
      isWell = true;
      // The page may have cancelled some of the requests, so errors in answering these requests are ignored.
      await Promise.allSettled(waiting.splice(0).map(answer));
    },
  };
}
