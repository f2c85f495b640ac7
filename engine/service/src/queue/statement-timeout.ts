/**
 * How long a statement of the queue may take before its connection counts as lost. Statements take milliseconds; those that
 * install or migrate the queue, some seconds.
 */
export const STATEMENT_TIMEOUT_MS = 30_000;
