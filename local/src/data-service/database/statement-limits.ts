/**
 * Time limit in milliseconds for statements of the owner and the service; roles of users have shorter limits.
 */
export const STATEMENT_MS = 30_000;

/** Maximum milliseconds for an SQL script; longer than any migration takes on a slow machine. */
export const SCRIPT_MS = 300_000;

export const IDLE_IN_TRANSACTION_MS = 15_000;
