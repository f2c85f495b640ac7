import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';

const TESTING = fileURLToPath(new URL('../data-service/testing.ts', import.meta.url));

/** Counts of the writes that the service acknowledged. */
export interface Done {
  spends: number;
  ads: string[];
}

/** Starts a data service on a folder in a process that can be killed; returns the service's URL. */
export async function startInProcess(
  dataDir: string,
): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    const { startTestService } = await import(${JSON.stringify(TESTING)});
    const { url } = await startTestService({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ url }));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, url: z.object({ url: z.url() }).parse(JSON.parse(String(line))).url };
}

/**
 * Spends credits and saves ads until the service no longer answers; counts the acknowledged writes in `done`.
 */
export async function saveUntilGone(client: SupabaseClient, id: string, done: Done): Promise<void> {
  for (;;) {
    const spend = { user_id: id, feature_name: 'Create Ad', required_credits: 1 };
    const spent = await client.rpc('check_and_consume_credits', spend);
    if (spent.error) return;
    if (spent.data === true) done.spends += 1;
    const ad = { user_id: id, ad_image_url: 'https://example.com/a.jpg', status: 'completed' };
    const saved = await client.from('ads').insert(ad).select('id').single();
    if (saved.error) return;
    done.ads.push(saved.data.id);
  }
}
