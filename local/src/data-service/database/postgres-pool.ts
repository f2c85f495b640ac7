import { Client, type ClientConfig, Pool } from 'pg';
import { ColumnTypes } from './column-types.ts';
import { IDLE_IN_TRANSACTION_MS, SCRIPT_MS, STATEMENT_MS } from './statement-limits.ts';

/**
 * Maximum milliseconds to wait for a silent server; a working server ends the statement earlier.
 */
const SILENCE_MS = STATEMENT_MS + 5000;
/**
 * Opens a pool of connections to a real PostgreSQL for the data service. The pool replaces closed connections.
 */
export function openPool(databaseUrl: string, max: number, report: (line: string) => void): Pool {
  const columnTypes = new ColumnTypes();
  const pool = new Pool({
    ...buildClientConfig(databaseUrl, STATEMENT_MS),
    max,
    // Connections stay open while idle, so that no request waits for a new connection.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
    types: columnTypes,
    onConnect: (client) => columnTypes.learnArrays(client),
  });
  let isReported = false;
  const onLost = ({ message }: Error) => {
    if (!isReported && !pool.ending) report(`The database ended connections: ${message}`);
    isReported = true;
  };
  // Without listeners, the two error events (of the pool and of a connection) would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    isReported = false;
    client.on('error', onLost);
  });
  return pool;
}

/** Runs many SQL statements, in one transaction or one each, on a connection that is closed afterwards. */
export async function runScript(
  databaseUrl: string,
  sql: string,
  inTransaction: boolean,
): Promise<void> {
  const client = new Client(buildClientConfig(databaseUrl, SCRIPT_MS));
  // The running statement already reports this failure.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(inTransaction ? `begin;\n${sql}\n;commit` : sql);
  } finally {
    await client.end();
  }
}

function buildClientConfig(databaseUrl: string, statementMs: number): ClientConfig {
  return {
    connectionString: databaseUrl,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    options: '-c TimeZone=UTC',
  };
}
