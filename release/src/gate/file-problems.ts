import { describeFaults, type Fault } from '@adwright/remotes/gate';
import { computeIntegrity } from '@adwright/remotes/release';
import pMap from 'p-map';
import { getContentType } from '../served-headers.ts';

/** Maximum number of concurrent file requests. */
const CONCURRENCY = 8;
const TIMEOUT_MS = 10_000;

/** A file of a version as the module's host must serve it. */
export interface ExpectedFile {
  /** Path of the file relative to the version's folder, with slashes. */
  path: string;
  /** Hash of the file's content, in the format of Subresource Integrity (sha384). */
  integrity: string;
}

function parseMediaType(value: string | null): string {
  return (value ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Tells whether a media type is acceptable: browsers run scripts with any JavaScript media type (HTML
 * standard), and a store may use an older name.
 */
function isServedAs(expected: string, served: string): boolean {
  const isScript = (type: string) => /^(text|application)\/(x-)?javascript$/.test(type);
  return expected === served || (isScript(expected) && isScript(served));
}

async function listFileProblems(
  file: ExpectedFile,
  url: URL,
  pageOrigin: string,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const response = await fetch(url, { headers: { origin: pageOrigin }, signal });
    const content = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) return [`answers ${response.status}`];
    const problems: string[] = [];
    if (computeIntegrity(content) !== file.integrity) {
      problems.push('is not the file that was built');
    }
    const served = parseMediaType(response.headers.get('content-type'));
    const expected = parseMediaType(getContentType(file.path));
    if (!isServedAs(expected, served)) {
      problems.push(`is served as ${served || 'no type'} rather than ${expected}`);
    }
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== pageOrigin) {
      problems.push(`may not be read by ${pageOrigin} (access-control-allow-origin: ${allowed})`);
    }
    return problems;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return [`cannot be reached: ${cause instanceof Error ? cause.message : cause}`];
  }
}

/**
 * Finds the problems of a version's served files. Each file is requested at its public URL, and status, bytes,
 * media type and CORS headers are compared.
 *
 * @param base URL of the version's folder on the module's origin.
 * @param pageOrigin URL origin of the shell.
 * @param patienceMs timeout in milliseconds for all files together; by default each file has ten seconds.
 */
export async function findFileProblems(
  files: readonly ExpectedFile[],
  base: URL,
  pageOrigin: string,
  patienceMs?: number,
): Promise<string[]> {
  const deadline = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  const findFaults = async (file: ExpectedFile): Promise<Fault[]> => {
    const url = new URL(file.path, base);
    const signal = deadline ?? AbortSignal.timeout(TIMEOUT_MS);
    const found = await listFileProblems(file, url, pageOrigin, signal);
    return found.map((what) => ({ place: file.path, what }));
  };
  const faults = await pMap(files, findFaults, { concurrency: CONCURRENCY });
  const sorted = faults.flat().toSorted((one, other) => one.place.localeCompare(other.place));
  return describeFaults(sorted, 'files', base.href);
}
