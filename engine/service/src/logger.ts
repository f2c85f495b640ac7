import { pino } from 'pino';
import { getCurrentTraceId } from './telemetry/tracing.ts';

/**
 * The fields of a log line. Only primitive values are allowed, so that an object with a secret inside can't
 * be logged.
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Maximum number of characters of a logged value, because an error message may quote a whole document. */
const LONGEST_VALUE = 2000;
const MOST_FIELDS = 30;

/** Names of fields that are never logged, whichever code sets them. */
const PRIVATE_FIELDS = ['email', 'password', 'token', 'authorization', 'apikey', 'ip'];

/**
 * Patterns of personal data and secrets in log texts, each with its replacement, in the order of their
 * application.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[^\s"']+/gi, 'Bearer [secret]'],
  [/\be[yw][\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(?:sb_secret|sk_live|sk_test|whsec)_[\w-]+/g, '[secret]'],
  [/[^\s"'<>(),;:=@]{1,64}(?:@|%40)[^\s"'<>(),;:=@]{1,255}/g, '[mail]'],
];

/**
 * Creates a logger that writes one JSON object per line: level, time, event and trace id, then the given
 * fields. Log lines have a maximum length, and contain neither e-mail addresses nor tokens.
 * @param secrets texts that are never logged; for example, a service that refuses a key may quote the key
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

/** Describes an error and its causes in one line for the log; users never see the line. */
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
 * Replaces tokens, keys and e-mail addresses in a text for the log. The text is cut before the replacements,
 * because replacing in a long text takes long. The text is cut again afterwards, because replacements may
 * make it longer.
 */
function cleanText(text: string): string {
  const cleaned = REPLACEMENTS.reduce(
    (read, [pattern, stand]) => read.replace(pattern, stand),
    text.slice(0, 2 * LONGEST_VALUE),
  );
  if (text.length <= LONGEST_VALUE && cleaned.length <= LONGEST_VALUE) return cleaned;
  return `${cleaned.slice(0, LONGEST_VALUE)}… (${text.length} characters)`;
}
