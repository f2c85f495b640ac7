import { createHash } from 'node:crypto';
import { containerName, type ModuleVersion } from '@adwright/contracts';
import type { BrowserContext, Route } from '@playwright/test';

/** The broken version; the module's real host has no such folder. */
export const FAULTY_VERSION = '0.1.0-faulty';

const ENTRY = 'remoteEntry.js';
const ASYNC_CHUNKS = 'static/js/async/';

interface Fault {
  /** What the shell reports. */
  failure: string;
  /** True when the version works as soon as its host does; else only another version helps. */
  curable: boolean;
  /** The registry names the hash of other bytes. */
  wrongHash?: true;
  /** An entry in place of the good one; the registry names its hash. */
  entry?: (good: ModuleVersion) => string;
  /** Files that the host has not. */
  isMissing?: (file: string, good: ModuleVersion) => boolean;
  /** The host takes requests and never answers. */
  hangs?: true;
}

/** A container as a bundler writes it; `routes` is the body of what gives `./routes`. */
function container({ manifest }: ModuleVersion, routes: string): string {
  const name = containerName(manifest.name);
  return `globalThis.${name} = { init() {}, get: async (name) => { ${routes} } };`;
}

/** Every way that we know for a deployed version not to work. */
export const FAULTS = {
  'answers 404': { failure: 'entry-unavailable', curable: true, isMissing: () => true },
  hangs: { failure: 'timeout', curable: true, hangs: true },
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
    isMissing: (file, good) =>
      file.startsWith(ASYNC_CHUNKS) && !good.preload.some(({ url }) => url.endsWith(file)),
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

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** A broken version of a module, as the registry would name it. */
export interface BrokenVersion {
  version: ModuleVersion;
  /** Its host gets well, and answers what waits for it. */
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
  const waiting: Route[] = [];
  let isWell = false;

  const answer = async (route: Route) => {
    const file = route.request().url().slice(folder.length).replace(/\?.*/, '');
    if (!isWell && fault.hangs) return waiting.push(route);
    // The host answers for itself: 404.
    if (!isWell && fault.isMissing?.(file, good)) return route.continue();
    if (entry !== undefined && file === ENTRY) {
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType: 'text/javascript', headers, body: entry });
    }
    return route.fulfill({ response: await route.fetch({ url: new URL(file, good.entry).href }) });
  };
  await context.route(`${folder}**`, answer);

  const integrity = fault.wrongHash ? integrityOf('other bytes') : good.integrity;
  return {
    version: {
      ...good,
      version: FAULTY_VERSION,
      entry: `${folder}${ENTRY}`,
      integrity: entry === undefined ? integrity : integrityOf(entry),
      preload: good.preload.map((file) => ({
        ...file,
        url: file.url.replace(new URL('.', good.entry).href, folder),
      })),
    },
    async heal() {
      isWell = true;
      // The page may have given some of them up.
      await Promise.allSettled(waiting.splice(0).map(answer));
    },
  };
}
