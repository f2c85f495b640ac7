export const TIMESTAMP = 1114;
export const TIMESTAMP_WITH_ZONE = 1184;

/**
 * Converts a timestamp from PostgreSQL's format, `2026-01-05 10:00:00+00`, to the format that clients of
 * PostgREST expect, `2026-01-05T10:00:00+00:00`.
 */
export function toIsoTimestamp(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** Parsers of timestamps by type id, for PGlite. */
export const ISO_TIMESTAMPS = {
  [TIMESTAMP]: toIsoTimestamp,
  [TIMESTAMP_WITH_ZONE]: toIsoTimestamp,
};
