/** Length of a trace id in bytes (W3C Trace Context). */
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

/**
 * Creates a `traceparent` header for a trace that the engine continues. The header contains the version, the
 * trace id, the span id, and the flag "record".
 */
export function createTraceparent(): string {
  return `00-${createRandomHex(TRACE_ID_BYTES)}-${createRandomHex(SPAN_ID_BYTES)}-01`;
}

function createRandomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
