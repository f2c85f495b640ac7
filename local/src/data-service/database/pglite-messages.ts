import * as z from 'zod';

/** Data that the database's thread receives at its start. */
export const threadStartSchema = z.object({
  folder: z.string(),
  /** For tests: milliseconds by which the database's clock is ahead of the machine's, in shared memory. */
  clockAhead: z.custom<Float64Array>((value) => value instanceof Float64Array).optional(),
});
export type ThreadStart = z.infer<typeof threadStartSchema>;

/** Requests to the thread that runs the database. */
export type Work =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'script'; sql: string; inTransaction: boolean }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'close' };

export interface Request {
  id: number;
  work: Work;
}

export interface Outcome<Row = Record<string, unknown>> {
  rows: Row[];
  affectedRows?: number | undefined;
}

/**
 * All fields with which PostgreSQL describes an error; an Error object would lose these fields between threads.
 */
export type ErrorFields = Record<string, unknown> & { message: string };

export type Message =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; outcome: Outcome }
  | { kind: 'failed'; id: number; error: ErrorFields }
  | { kind: 'notified'; channel: string; payload: string }
  /**
   * The database's code threw an exception other than a database error, so the thread's memory may be corrupt.
   */
  | { kind: 'broken'; reason: string };
