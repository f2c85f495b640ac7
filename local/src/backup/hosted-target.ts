import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import type { BackupTarget, Query } from './backup-target.ts';

export interface HostedTargetOptions {
  /** The project's own PostgreSQL, as its owner: `postgresql://postgres:…@db.<ref>.supabase.co:5432/postgres`. */
  databaseUrl: string;
  supabaseUrl: string;
  /** The servers' key, which reads and writes every picture. */
  secretKey: string;
}

/** A hosted Supabase project: its database directly, its pictures through the storage. */
export function openHostedTarget(options: HostedTargetOptions): BackupTarget {
  const sql = postgres(options.databaseUrl, { max: 1, onnotice: () => {} });
  const { storage } = createClient(options.supabaseUrl, options.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return {
    async transaction<Result>(work: (query: Query) => Promise<Result>) {
      // The driver's own result type unwraps arrays of promises; ours passes by it.
      const outcome = Promise.withResolvers<Result>();
      await sql.begin('isolation level repeatable read', async (tx) => {
        const query: Query = (statement, parameters = []) =>
          tx.unsafe(statement, parameters.map(String));
        outcome.resolve(await work(query));
      });
      return outcome.promise;
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
    close: () => sql.end(),
  };
}
