import { type RuntimeConfig, runtimeConfigSchema } from '@adwright/contracts';
import { type ShellRecord, shellRecordSchema } from '@adwright/contracts/build-record';
import { explain } from '@adwright/remotes/release';
import type * as z from 'zod';

const TIMEOUT_MS = 10_000;

/** Thrown when no shell answers at the expected URL. */
export class NoLiveShellError extends Error {
  override readonly name = 'NoLiveShellError';
}

/** Origin of a deployment, and the runtime configuration of its pages. */
export interface LiveConfig {
  origin: string;
  config: RuntimeConfig;
}

/** Origin, configuration and record of the live shell, which the gate needs. */
export interface LiveShell extends LiveConfig {
  record: ShellRecord;
}

async function readJson<Shape>(url: URL, schema: z.ZodType<Shape>): Promise<Shape> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return schema.parse(await response.json());
}

function createNoLiveShellError(origin: string, cause: unknown): NoLiveShellError {
  const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
  return new NoLiveShellError(
    `No shell answers at ${origin} (${explain(reason)}). Start or deploy the shell, set ADWRIGHT_SHELL_URL to its URL, or skip this check with --offline.`,
    { cause },
  );
}

/**
 * Reads the record and the runtime configuration of the live shell.
 * @throws NoLiveShellError that tells the user what to do.
 */
export async function readLiveShell(origin: string): Promise<LiveShell> {
  try {
    const [record, config] = await Promise.all([
      readJson(new URL('/shell.json', origin), shellRecordSchema),
      readJson(new URL('/config.json', origin), runtimeConfigSchema),
    ]);
    return { origin, record, config };
  } catch (cause) {
    throw createNoLiveShellError(origin, cause);
  }
}

/**
 * Reads only the runtime configuration at an origin, where a shell need not be live yet.
 */
export async function readLiveConfig(origin: string): Promise<LiveConfig> {
  try {
    const config = await readJson(new URL('/config.json', origin), runtimeConfigSchema);
    return { origin, config };
  } catch (cause) {
    throw createNoLiveShellError(origin, cause);
  }
}
