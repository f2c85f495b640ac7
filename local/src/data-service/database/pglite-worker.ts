import { parentPort, workerData } from 'node:worker_threads';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { ISO_TIMESTAMPS } from './iso-timestamps.ts';
import {
  type ErrorFields,
  type Message,
  type Outcome,
  type Request,
  threadStartSchema,
  type Work,
} from './pglite-messages.ts';

/** The exit status with which PostgreSQL itself ends a failed statement. */
const DATABASE_ERROR_STATUS = 100;

const { folder, clockAhead } = threadStartSchema.parse(workerData);
if (clockAhead) {
  // PGlite reads the time only from `Date.now`.
  const now = Date.now;
  Date.now = () => now() + (clockAhead[0] ?? 0);
}
/** The type id of `bytea` (pg_type.dat). */
const BYTES = 17;

/**
 * Serializes bytes in PostgreSQL's text format. Rows of the data API already contain bytes as text, which
 * PGlite's own serializer refuses.
 */
function serializeBytes(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  throw new TypeError('A value for a bytea column must be a string or a Uint8Array');
}

// The connection uses Supabase Lite's copy of PGlite, because of its parsers and because that version wrote the
// files.
const { driver: database } = await createPgliteConnection({
  url: folder,
  pgliteOptions: { parsers: ISO_TIMESTAMPS, serializers: { [BYTES]: serializeBytes } },
});
await openDatabase();
watchForForeignExceptions();
const stopListening = new Map<string, () => Promise<void>>();

// Requests run one after another, because a turn's next request must not overtake the clean-up after a failed
// request.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ id, work }: Request) => {
  last = last.then(() => answer(id, work));
});
tell({ kind: 'ready' });

/**
 * Opens the embedded database in this thread. For files that are not a database, PGlite may throw a value that is not
 * an Error.
 */
async function openDatabase(): Promise<void> {
  try {
    await database.waitReady;
    await database.query('select 1');
  } catch (error) {
    giveUp(error instanceof Error ? (error.message.split('\n')[0] ?? '') : '');
  }
}

async function answer(id: number, work: Work): Promise<void> {
  try {
    tell({ kind: 'done', id, outcome: await perform(work) });
  } catch (error) {
    // This error comes from the database, or from PGlite for a parameter without a text form; after any other
    // error the thread has ended.
    tell({ kind: 'failed', id, error: readErrorFields(error) });
  }
}

async function perform(work: Work): Promise<Outcome> {
  switch (work.kind) {
    case 'query': {
      const { rows, affectedRows } = await database.query<Record<string, unknown>>(work.sql, [
        ...work.parameters,
      ]);
      return { rows, affectedRows };
    }
    case 'script':
      if (work.inTransaction) {
        await database.transaction((transaction) => transaction.exec(work.sql));
        return { rows: [] };
      }
      return { rows: (await database.exec(work.sql)).flatMap(({ rows }) => rows) };
    case 'listen':
      stopListening.set(
        work.channel,
        await database.listen(work.channel, (payload) =>
          tell({ kind: 'notified', channel: work.channel, payload }),
        ),
      );
      return { rows: [] };
    case 'unlisten':
      await stopListening.get(work.channel)?.();
      return { rows: [] };
    case 'close':
      await database.close();
      return { rows: [] };
  }
}

/**
 * Ends the thread after an exception that does not come from the database, such as a stack overflow. PGlite would
 * ignore an exception from outside the database and continue with corrupt memory.
 */
function watchForForeignExceptions(): void {
  const { Module } = database;
  const entries = [
    '_PostgresMainLoopOnce',
    '_PostgresMainLongJmp',
    '_PostgresSendReadyForQueryIfNecessary',
    '_pgl_pq_flush',
  ] as const;
  for (const name of entries) {
    const original = Module[name];
    Module[name] = () => {
      try {
        return original();
      } catch (error) {
        if (!isDatabaseException(error)) giveUp(error);
        throw error;
      }
    };
  }
}

function isDatabaseException(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === DATABASE_ERROR_STATUS
  );
}

/** Ends this thread; the parent thread replaces it by a new thread that opens the same files. */
function giveUp(error: unknown): never {
  tell({ kind: 'broken', reason: String(error) });
  process.exit(1);
}

function readErrorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(fields), message: error.message };
}

function tell(message: Message): void {
  parentPort?.postMessage(message);
}
