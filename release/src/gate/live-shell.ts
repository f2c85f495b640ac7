import {
  type RuntimeConfig,
  runtimeConfigSchema,
  type ShellRecord,
  shellRecordSchema,
} from '@adwright/contracts';
import type * as z from 'zod';

const TIMEOUT_MS = 10_000;

/** No shell answers where one is expected. */
export class NoLiveShellError extends Error {
  override readonly name = 'NoLiveShellError';
}

/** What the gate has to know of the shell that is live. */
export interface LiveShell {
  origin: string;
  record: ShellRecord;
  config: RuntimeConfig;
}

async function readJson<Shape>(url: URL, schema: z.ZodType<Shape>): Promise<Shape> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return schema.parse(await response.json());
}

/** @throws NoLiveShellError that says what to do. */
export async function readLiveShell(origin: string): Promise<LiveShell> {
  try {
    const [record, config] = await Promise.all([
      readJson(new URL('/shell.json', origin), shellRecordSchema),
      readJson(new URL('/config.json', origin), runtimeConfigSchema),
    ]);
    return { origin, record, config };
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    throw new NoLiveShellError(
      `No shell to try the module in at ${origin} (${reason instanceof Error ? reason.message : reason}). Start or deploy it, name it in ADWRIGHT_SHELL_URL, or go without: --offline.`,
      { cause },
    );
  }
}
