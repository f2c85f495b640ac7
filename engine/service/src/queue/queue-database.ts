import type { ConstructorOptions } from 'pg-boss';
import type { EngineConfig } from '../config.ts';
import { dataServiceDatabase } from './data-service-database.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/** Where the queue's tables lie: in the database that holds the ledger, so that claim and job are one transaction. */
export function queueDatabase({
  queueDatabaseUrl,
  queueConnections,
  supabaseUrl,
  supabaseSecretKey,
}: EngineConfig): Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'> {
  return queueDatabaseUrl
    ? { connectionString: withTimeout(queueDatabaseUrl), max: queueConnections }
    : { db: dataServiceDatabase(supabaseUrl, supabaseSecretKey), backend: 'pglite' };
}

/** node-postgres reads its settings from the address too. Without this one a statement on a lost connection never ends. */
function withTimeout(address: string): string {
  const url = new URL(address);
  url.searchParams.set('query_timeout', String(STATEMENT_TIMEOUT_MS));
  return url.href;
}
