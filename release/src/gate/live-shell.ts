import { type RuntimeConfig, runtimeConfigSchema } from '@adwright/contracts';
import { type ShellRecord, shellRecordSchema } from '@adwright/contracts/build-record';
import { explain } from '@adwright/remotes/release';
import type * as z from 'zod';

const TIMEOUT_MS = 10_000;

/** Thrown when no shell answers where one is expected. */
export class NoLiveShellError extends Error {
  override readonly name = 'NoLiveShellError';
}

/** Where a deployment is, and how its pages are configured. */
export interface LiveConfig {
  origin: string;
  config: RuntimeConfig;
}

/** Data that the gate needs about the live shell. */
export interface LiveShell extends LiveConfig {
  record: ShellRecord;
}

async function readJson<Shape>(url: URL, schema: z.ZodType<Shape>): Promise<Shape> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return schema.parse(await response.json());
}

function noLiveShell(origin: string, cause: unknown): NoLiveShellError {
  const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
  return new NoLiveShellError(
    `No shell answers at ${origin} (${explain(reason)}). Start or deploy the shell, set ADWRIGHT_SHELL_URL to its URL, or skip this check with --offline.`,
    { cause },
  );
}

/**
 * Reads the record and the configuration of the live shell. @throws NoLiveShellError that says what to do.
 */
export async function readLiveShell(origin: string): Promise<LiveShell> {
  try {
    const [record, config] = await Promise.all([
      readJson(new URL('/shell.json', origin), shellRecordSchema),
      readJson(new URL('/config.json', origin), runtimeConfigSchema),
    ]);
    return { origin, record, config };
  } catch (cause) {
    throw noLiveShell(origin, cause);
  }
}

/**
 * Reads only the configuration at this URL: a new shell is checked there whether or not a shell is live yet.
 */
export async function readLiveConfig(origin: string): Promise<LiveConfig> {
  try {
    const config = await readJson(new URL('/config.json', origin), runtimeConfigSchema);
    return { origin, config };
  } catch (cause) {
    throw noLiveShell(origin, cause);
  }
}
