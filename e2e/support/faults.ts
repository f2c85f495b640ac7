import { createHash } from 'node:crypto';
import { containerName, type ModuleVersion } from '@adwright/contracts';
import type { BrowserContext, Route } from '@playwright/test';
import * as z from 'zod';
import { contentTypeOf } from '../../release/src/served-headers.ts';

/** The broken version; the module's real host has no such folder. */
export const FAULTY_VERSION = '0.1.0-faulty';

const ENTRY = 'remoteEntry.js';
const ASYNC_CHUNKS = 'static/js/async/';

export interface Fault {
  /** What the shell reports. */
  failure: string;
  /** Or this: a page of several files is given up by the loader or by the bundler's runtime, whichever is first. */
  otherFailure?: string;
  /** True when the version works as soon as its host does; else only another version helps. */
  curable: boolean;
  /** The registry names the hash of other bytes. */
  wrongHash?: true;
  /** An entry in place of the good one; the registry names its hash. */
  entry?: (good: ModuleVersion) => string;
  /** Files that the host has not. */
  isMissing?: (file: string, good: ModuleVersion) => boolean;
  /** Files of which the host takes requests and never answers. */
  isHung?: (file: string, good: ModuleVersion) => boolean;
  /** Milliseconds of the page's own clock within which the shell gives a hung file up. */
  givenUpAfterMs?: number;
}

/** Whether a file is one of those that every page of a module begins with. */
function isFirst(file: string, { preload }: ModuleVersion): boolean {
  return preload.some(({ url }) => url.endsWith(file));
}

/** Entry and what it exposes; a page has longer, for the module is known to answer then. */
const ENTRY_ANSWER_MS = 8000;
const PAGE_ANSWER_MS = 16_000;

/** A container as a bundler writes it; `routes` is the body of what gives `./routes`. */
function container({ manifest }: ModuleVersion, routes: string): string {
  const name = containerName(manifest.name);
  return `globalThis.${name} = { init() {}, get: async (name) => { ${routes} } };`;
}

/** Every way that we know for a deployed version not to work. */
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

function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What names a build among those of its module (libs/remotes/build/build-id.ts). */
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
 * The files of a version as another build would have them. Two versions of one build would take each other's chunks for their
 * own. Two deployed versions never do.
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
    renamed.set(path, { body, integrity: integrityOf(body) });
    hashes.set(integrity, integrityOf(body));
  }
  let entry = (await fetched(ENTRY)).toString().replaceAll(BUILD_ID, OTHER_BUILD_ID);
  for (const [before, after] of hashes) entry = entry.replaceAll(before, after);
  const body = Buffer.from(entry);
  return renamed.set(ENTRY, { body, integrity: integrityOf(body) });
}

/** A broken version of a module, as the registry would name it. */
export interface BrokenVersion {
  version: ModuleVersion;
  /** The number of requests that the host has accepted and not answered yet. */
  hungRequests(): number;
  /** Repairs the host, which then answers the waiting requests. */
  heal(): Promise<void>;
}

/** Puts a broken version of a module beside its good one, for the pages of a context. */
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
    // The host answers for itself: 404.
    if (!isWell && fault.isMissing?.(file, good)) return route.continue();
    const body = file === ENTRY && entry !== undefined ? entry : files.get(file)?.body;
    if (body === undefined) return route.continue();
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType: contentTypeOf(file), headers, body });
  };
  await context.route(`${folder}**`, answer);

  const integrity = fault.wrongHash ? integrityOf('other bytes') : integrityAt(ENTRY);
  return {
    version: {
      ...good,
      version: FAULTY_VERSION,
      entry: `${folder}${ENTRY}`,
      integrity: entry === undefined ? integrity : integrityOf(entry),
      preload: good.preload.map((file) => ({
        ...file,
        url: file.url.replace(new URL('.', good.entry).href, folder),
        integrity: integrityAt(file.url.slice(new URL('.', good.entry).href.length)),
      })),
    },
    hungRequests: () => waiting.length,
    async heal() {
      isWell = true;
      // The page may have given some of them up.
      await Promise.allSettled(waiting.splice(0).map(answer));
    },
  };
}
