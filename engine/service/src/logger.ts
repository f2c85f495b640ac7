import { currentTraceId } from './telemetry/tracing.ts';

/** Plain values only, so that an object with a secret inside can't slip into a log line. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/**
 * A logger that writes one JSON object a line: time, level, event, number of the trace, then the fields.
 * @param secrets are never written: a service that refuses a key may quote it
 */
export function createLogger(
  write: (line: string) => void,
  secrets: readonly string[] = [],
): Logger {
  const hide = (line: string) =>
    secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line);
  const log = (level: 'info' | 'error', event: string, fields: LogFields = {}) =>
    write(
      `${hide(JSON.stringify({ time: new Date().toISOString(), level, event, traceId: currentTraceId(), ...fields }))}\n`,
    );
  return {
    info: (event, fields) => log('info', event, fields),
    error: (event, fields) => log('error', event, fields),
  };
}

/** An error and its causes in one line: what we read in the log, never what a user reads. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` ← ${describeError(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}
