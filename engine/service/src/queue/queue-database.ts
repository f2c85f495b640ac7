import type { ConstructorOptions } from 'pg-boss';
import type { EngineConfig } from '../config.ts';
import { createDataServiceDatabase } from './data-service-database.ts';

/**
 * Opens the database with the queue's tables. The queue's database is also the database of the ledger, so
 * that a claim and its job are one transaction.
 */
export function openQueueDatabase({
  queueDatabaseUrl,
  queueConnections,
  queueTimeoutSeconds,
  supabaseUrl,
  supabaseSecretKey,
}: EngineConfig): Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'> {
  const timeoutMs = queueTimeoutSeconds * 1000;
  return queueDatabaseUrl
    ? { connectionString: addTimeout(queueDatabaseUrl, timeoutMs), max: queueConnections }
    : {
        db: createDataServiceDatabase(supabaseUrl, supabaseSecretKey, timeoutMs),
        backend: 'pglite',
      };
}

/**
 * Adds a time limit for statements to the database's URL, because node-postgres also reads settings from the
 * URL. Without the time limit, a statement on a lost connection would never end.
 */
function addTimeout(address: string, timeoutMs: number): string {
  const url = new URL(address);
  url.searchParams.set('query_timeout', String(timeoutMs));
  return url.href;
}
