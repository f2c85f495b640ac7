import { createClient } from '@supabase/supabase-js';
import { Pool } from 'pg';
import type { BackupTarget, Query } from './backup-target.ts';

interface HostedTargetOptions {
  /**
   * URL of the project's PostgreSQL for its owner, such as
   * `postgresql://postgres:…@db.<ref>.supabase.co:5432/postgres`.
   */
  databaseUrl: string;
  supabaseUrl: string;
  /** The project's secret key, with which servers may read and write every picture. */
  secretKey: string;
}

/**
 * Opens a hosted Supabase project: its database through PostgreSQL, and its pictures through the storage
 * service.
 */
export function openHostedTarget(options: HostedTargetOptions): BackupTarget {
  const pool = openPool(options.databaseUrl);
  const { storage } = createClient(options.supabaseUrl, options.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return {
    async transaction<Result>(work: (query: Query) => Promise<Result>) {
      const client = await pool.connect();
      try {
        await client.query('begin isolation level repeatable read');
        const result = await work(async (statement, parameters = []) => {
          const { rows } = await client.query(statement, parameters.map(String));
          return rows;
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection rolls back the transaction, even when the connection is already lost.
        client.release(true);
        throw error;
      }
    },
    async readObject(bucket, key) {
      const { data, error } = await storage.from(bucket).download(key);
      if (error && 'status' in error && error.status === 404) return null;
      if (error) throw new Error(`${bucket}/${key} cannot be read`, { cause: error });
      return {
        content: new Uint8Array(await data.arrayBuffer()),
        mimeType: data.type,
        cacheControl: 'max-age=3600',
      };
    },
    async writeObject(bucket, key, { content, mimeType, cacheControl }) {
      const { error } = await storage.from(bucket).upload(key, content, {
        contentType: mimeType,
        cacheControl: cacheControl.replace('max-age=', ''),
        upsert: true,
      });
      if (error) throw new Error(`${bucket}/${key} cannot be written`, { cause: error });
    },
    readPayments: async () => null,
    writePayments: async () => {},
    objectsBringTheirRows: true,
    close: () => pool.end(),
  };
}

function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  // The next statement reports the lost connection as an error. Without this listener, the pool's event about a
  // lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
