import type { ConstructorOptions } from 'pg-boss';
import type { EngineConfig } from '../config.ts';
import { dataServiceDatabase } from './data-service-database.ts';

/** Where the queue's tables lie: in the database that holds the ledger, so that claim and job are one transaction. */
export function queueDatabase({
  queueDatabaseUrl,
  queueConnections,
  supabaseUrl,
  supabaseSecretKey,
}: EngineConfig): Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'> {
  return queueDatabaseUrl
    ? { connectionString: queueDatabaseUrl, max: queueConnections }
    : { db: dataServiceDatabase(supabaseUrl, supabaseSecretKey), backend: 'pglite' };
}
