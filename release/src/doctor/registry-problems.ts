import { listNamedVersions, registryModuleSchema } from '@adwright/contracts';
import { computeIntegrity, listSentences } from '@adwright/remotes/release';
import { readRegistry } from '../registry-store.ts';
import { FOREVER } from '../served-headers.ts';
import type { ExaminedDeployment } from './deployment.ts';
import { ask, isLoopback, listProblemIf, type Problem } from './problem.ts';

const MEND_HOST =
  'Serve each module’s folder of the store at its origin (docs/hosting.md, "Module origins").';

async function findServedFileProblems(
  name: string,
  { url, integrity }: { url: string; integrity: string },
  origin: string,
): Promise<Problem[]> {
  const mend = `npm run release -- rollback ${name}, or deploy it again. ${MEND_HOST}`;
  try {
    const response = await ask(url, { headers: { origin } });
    if (!response.ok) return [{ what: `${url} answers ${response.status}`, mend }];
    const content = new Uint8Array(await response.arrayBuffer());
    const allowed = response.headers.get('access-control-allow-origin');
    const caching = response.headers.get('cache-control') ?? 'nothing';
    const type = response.headers.get('content-type') ?? 'no type';
    return [
      ...listProblemIf(
        computeIntegrity(content) !== integrity,
        `${url} is not the file that was released`,
        mend,
      ),
      ...listProblemIf(
        allowed !== '*' && allowed !== origin,
        `${url} may not be loaded by ${origin} (access-control-allow-origin: ${allowed ?? 'nothing'})`,
        `Let the module’s origin answer access-control-allow-origin: *. ${MEND_HOST}`,
      ),
      ...listProblemIf(
        !caching.includes('immutable'),
        `${url} is requested again at each use (cache-control: ${caching})`,
        `Serve versioned folders with cache-control: ${FOREVER}.`,
      ),
      ...listProblemIf(
        new URL(url).pathname.endsWith('.js') && !/javascript/.test(type),
        `${url} is served as ${type}: no browser runs it`,
        'Serve .js files as text/javascript.',
      ),
    ];
  } catch (error) {
    return [{ what: error instanceof Error ? error.message : String(error), mend }];
  }
}

async function findModuleProblems(
  name: string,
  entry: unknown,
  origin: string,
): Promise<Problem[]> {
  const parsed = registryModuleSchema.safeParse(entry);
  if (!parsed.success) {
    const what = `The entry of ${name} is not valid. ${listSentences(parsed.error).join(' ')}`;
    return [{ what, mend: `npm run release -- deploy ${name}` }];
  }
  const files = listNamedVersions(parsed.data).flatMap(({ version }) => [
    { url: version.entry, integrity: version.integrity },
    ...version.preload,
  ]);
  const origins = new Set(files.map(({ url }) => new URL(url).origin));
  const plain = [...origins].filter(
    (url) => new URL(url).protocol !== 'https:' && !isLoopback(url),
  );
  const served = await Promise.all(files.map((file) => findServedFileProblems(name, file, origin)));
  return [
    ...plain.map((url) => ({
      what: `${url} is not encrypted`,
      mend: `Set ADWRIGHT_MODULE_ORIGIN to its https URL and deploy ${name} again.`,
    })),
    ...served.flat(),
  ];
}

/**
 * Compares the served registry with the stored registry, and checks that browsers do not cache the registry.
 */
async function findFreshnessProblems(deployment: ExaminedDeployment): Promise<Problem[]> {
  const { origin, config, registry, store } = deployment;
  const url = new URL(config.registryUrl, origin);
  const caching = (await ask(url)).headers.get('cache-control') ?? 'nothing';
  const stored = store && (await readRegistry(store)).generation;
  return [
    ...listProblemIf(
      !/no-cache|max-age=0|no-store/.test(caching),
      `${url} may be cached without revalidation (cache-control: ${caching}), so that a rollback takes effect late`,
      'Serve registry.json with cache-control: no-cache, and let the CDN revalidate it at each request.',
    ),
    ...listProblemIf(
      stored !== undefined && stored !== registry.generation,
      `${url} is at generation ${registry.generation}, ${store?.address} at ${stored}`,
      'Purge the CDN’s copy of registry.json, and turn its caching off, or check that --store names the right store.',
    ),
    ...listProblemIf(
      Object.keys(registry.modules).length === 0,
      `${url} names no module`,
      'npm run release -- deploy',
    ),
  ];
}

/** Checks the registry, and every file of the versions that it names: live version, fallback and canary. */
export async function findRegistryProblems(deployment: ExaminedDeployment): Promise<Problem[]> {
  const modules = Object.entries(deployment.registry.modules).map(([name, entry]) =>
    findModuleProblems(name, entry, deployment.origin),
  );
  return (await Promise.all([findFreshnessProblems(deployment), ...modules])).flat();
}
