import { pino } from 'pino';
import { getCurrentTraceId } from './telemetry/tracing.ts';

/** Plain values only, so that an object with a secret inside can't slip into a log line. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Maximum length of a logged value, in characters; a message may quote a whole document. */
const LONGEST_VALUE = 2000;
const MOST_FIELDS = 30;

/** Fields that are never logged, whichever code sets them. */
const PRIVATE_FIELDS = ['email', 'password', 'token', 'authorization', 'apikey', 'ip'];

/** Patterns of personal data and secrets, each with its replacement, applied in this order. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[^\s"']+/gi, 'Bearer [secret]'],
  [/\be[yw][\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(?:sb_secret|sk_live|sk_test|whsec)_[\w-]+/g, '[secret]'],
  [/[^\s"'<>(),;:=@]{1,64}(?:@|%40)[^\s"'<>(),;:=@]{1,255}/g, '[mail]'],
];

/**
 * A logger that writes one JSON object a line: level, time, event and trace id, then the fields. Lines have a
 * maximum length, and contain neither mail addresses nor tokens.
 * @param secrets are never written: a service that refuses a key may quote it
 */
export function createLogger(
  write: (line: string) => void,
  secrets: readonly string[] = [],
): Logger {
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: cleanFields },
      redact: PRIVATE_FIELDS,
      hooks: {
        streamWrite: (line) =>
          secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line),
      },
    },
    { write },
  );
  return {
    info: (event, fields) => logger.info({ event, traceId: getCurrentTraceId(), ...fields }),
    error: (event, fields) => logger.error({ event, traceId: getCurrentTraceId(), ...fields }),
  };
}

/** An error and its causes in one line: what we read in the log, never what a user reads. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` ← ${describeError(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}

function cleanFields(fields: Record<string, unknown>): Record<string, unknown> {
  const cleaned = Object.entries(fields)
    .slice(0, MOST_FIELDS)
    .map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]);
  return Object.fromEntries(cleaned);
}

/**
 * Replaces tokens, keys and mail addresses in a text for the log. The text is cut before the replacements, so
 * that a long text takes no more time than a short one, and cut again if the replacements made it longer.
 */
function cleanText(text: string): string {
  const cleaned = REPLACEMENTS.reduce(
    (read, [pattern, stand]) => read.replace(pattern, stand),
    text.slice(0, 2 * LONGEST_VALUE),
  );
  if (text.length <= LONGEST_VALUE && cleaned.length <= LONGEST_VALUE) return cleaned;
  return `${cleaned.slice(0, LONGEST_VALUE)}… (${text.length} characters)`;
}
