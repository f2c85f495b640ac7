import { PATHS } from '@adwright/contracts';
import { shellRecordSchema } from '@adwright/contracts/build-record';
import { getShellEntry } from '../deploy-shell.ts';
import { ALWAYS_ASK, FOREVER } from '../served-headers.ts';
import { SHELL_VERSION_META } from '../shell-files.ts';
import type { ExaminedDeployment } from './deployment.ts';
import { ask, isLoopback, listProblemIf, type Problem } from './problem.ts';

/**
 * Maximum difference in milliseconds between the clocks of two servers; with a larger difference, the data
 * service refuses tokens.
 */
const MAX_CLOCK_SKEW_MS = 60_000;
const SHELL_VERSION = new RegExp(`<meta name="${SHELL_VERSION_META}" content="(?<version>[^"]+)"`);
const MEND_HEADERS =
  'Set the headers that npm run release -- headers prints (docs/hosting.md, "The static host").';
const MEND_SHELL = 'npm run release -- build shell && npm run release -- deploy shell';

async function findPageProblems(url: URL): Promise<Problem[]> {
  const response = await ask(url);
  const type = response.headers.get('content-type') ?? 'no type';
  const caching = response.headers.get('cache-control') ?? 'nothing';
  if (!response.ok) {
    return [
      {
        what: `${url} answers ${response.status}`,
        mend: 'Every URL that is no file must answer with shell/app.html and status 200 (docs/hosting.md, "The static host").',
      },
    ];
  }
  return [
    ...listProblemIf(!type.startsWith('text/html'), `${url} is served as ${type}`, MEND_HEADERS),
    ...listProblemIf(
      !/no-cache|max-age=0|no-store/.test(caching),
      `${url} may be cached without revalidation (cache-control: ${caching}), so that visitors miss deploys`,
      `Serve pages with cache-control: ${ALWAYS_ASK}. ${MEND_HEADERS}`,
    ),
    ...listProblemIf(
      response.headers.get('x-content-type-options') !== 'nosniff',
      `${url} comes without x-content-type-options: nosniff`,
      MEND_HEADERS,
    ),
  ];
}

/** Checks the first file with a content hash that the app's page refers to. */
async function findAssetProblems(origin: string): Promise<Problem[]> {
  const page = await (await ask(new URL(PATHS.login, origin))).text();
  const path = /(?:src|href)="(?<path>\/static\/[^"]+)"/.exec(page)?.groups?.path;
  if (!path) {
    return [{ what: `${origin}${PATHS.login} is not the app’s page`, mend: MEND_SHELL }];
  }
  const response = await ask(new URL(path, origin));
  const caching = response.headers.get('cache-control') ?? 'nothing';
  return [
    ...listProblemIf(!response.ok, `${origin}${path} answers ${response.status}`, MEND_SHELL),
    ...listProblemIf(
      response.ok && !caching.includes('immutable'),
      `${origin}${path} is requested again at each use (cache-control: ${caching})`,
      `Serve /static/ with cache-control: ${FOREVER}. ${MEND_HEADERS}`,
    ),
  ];
}

async function recordProblems(origin: string): Promise<Problem[]> {
  const url = new URL('/shell.json', origin);
  const response = await ask(url);
  const record = response.ok ? await response.json().catch(() => undefined) : undefined;
  return listProblemIf(
    !shellRecordSchema.safeParse(record).success,
    `${url} does not say what the shell offers to modules, so that no module can be verified`,
    MEND_SHELL,
  );
}

/** Checks that the served pages belong to the shell's version in the registry. */
async function findVersionProblems({ origin, registry }: ExaminedDeployment): Promise<Problem[]> {
  const live = getShellEntry(registry)?.version;
  if (live === undefined) return [];
  const problems = [PATHS.landing, PATHS.login].map(async (path) => {
    const url = new URL(path, origin);
    const page = await (await ask(url)).text();
    const served = SHELL_VERSION.exec(page)?.groups?.version ?? 'no version';
    return listProblemIf(
      served !== live,
      `${url} is a page of ${served}, the registry names shell ${live}`,
      'npm run release -- deploy shell puts the pages of the registry’s version in place; or purge the CDN’s copy.',
    );
  });
  return (await Promise.all(problems)).flat();
}

async function findClockProblems(origin: string): Promise<Problem[]> {
  const date = (await ask(new URL('/config.json', origin))).headers.get('date');
  const skew = date ? Math.abs(Date.parse(date) - Date.now()) : 0;
  return listProblemIf(
    skew > MAX_CLOCK_SKEW_MS,
    `this machine and ${origin} are ${Math.round(skew / 1000)} s apart`,
    'Let both clocks follow NTP: sessions and signed links are judged by time.',
  );
}

/** Checks that all URLs use HTTPS, except on this machine. */
function findTransportProblems({ origin, config }: ExaminedDeployment): Problem[] {
  const addresses = [origin, config.supabaseUrl, ...Object.values(config.webhooks)];
  const plain = new Set(
    addresses
      .filter((url) => new URL(url).protocol !== 'https:' && !isLoopback(url))
      .map((url) => new URL(url).origin),
  );
  return [...plain].map((url) => ({
    what: `${url} is not encrypted`,
    mend: 'Serve it over HTTPS and write that URL into config.json, because sessions are sent there.',
  }));
}

/** Checks the shell's pages, its files with content hashes, its record, the servers' clocks, and encryption. */
export async function findShellProblems(deployment: ExaminedDeployment): Promise<Problem[]> {
  const { origin } = deployment;
  const pages = [PATHS.landing, PATHS.login, '/ad/00000000-0000-4000-8000-000000000000'];
  const problems = await Promise.all([
    ...pages.map((path) => findPageProblems(new URL(path, origin))),
    findAssetProblems(origin),
    recordProblems(origin),
    findVersionProblems(deployment),
    findClockProblems(origin),
  ]);
  return [...problems.flat(), ...findTransportProblems(deployment)];
}
