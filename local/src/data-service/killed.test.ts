import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { newClient, newUser, startTestService, type TestService } from './testing.ts';

const TESTING = fileURLToPath(new URL('./testing.ts', import.meta.url));
const KILLS = 2;

let dataDir: string;
let service: TestService;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'adwright-killed-'));
});

afterAll(async () => {
  await service?.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Done {
  spends: number;
  ads: string[];
}

/** The data service of the folder in a process that can be killed; gives its address. */
async function startInProcess() {
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

/** Spends and saves until the service is gone; counts in `done` what it said was done. */
async function saveUntilGone(client: SupabaseClient, id: string, done: Done): Promise<void> {
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

it('killed in the middle of spends and saves, it has kept all that it confirmed and its books agree', async () => {
  service = await startTestService({ dataDir });
  const people = [await newUser(service), await newUser(service), await newUser(service)];
  const { publishableKey } = service;
  await service.close();

  const confirmed = people.map((): Done => ({ spends: 0, ads: [] }));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await startInProcess();
    const before = confirmed.map(({ ads }) => ads.length);
    const work = Promise.all(
      confirmed.map((done, index) => {
        const person = people[index];
        if (!person) throw new Error('nobody works');
        const client = newClient({ url, publishableKey }, publishableKey, person.accessToken);
        return saveUntilGone(client, person.id, done);
      }),
    );
    await expect
      .poll(() => confirmed.every(({ ads }, index) => ads.length > (before[index] ?? 0) + kill), {
        timeout: 20_000,
        interval: 7,
      })
      .toBe(true);
    child.kill('SIGKILL');
    await work;
  }

  service = await startTestService({ dataDir });
  for (const [index, { id, accessToken }] of people.entries()) {
    const client = newClient(service, publishableKey, accessToken);
    const ads = await client.from('ads').select('id');
    const account = await client.from('users').select('*').eq('id', id).single();
    const ledger = await client.from('credit_ledger').select('kind, amount');
    const kept = z.array(z.object({ id: z.string() })).parse(ads.data);
    const total = confirmed[index];
    expect(kept.map((ad) => ad.id)).toEqual(expect.arrayContaining(total?.ads ?? []));
    expect(total?.ads.length).toBeGreaterThan(0);
    // Each kill may cut off the answer to one spend that was booked.
    expect(account.data.credits_used).toBeGreaterThanOrEqual(total?.spends ?? 0);
    expect(account.data.credits_used).toBeLessThanOrEqual((total?.spends ?? 0) + KILLS);
    expect(account.data.ads_generated).toBe(kept.length);
    expect(ledger.data?.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      account.data.ads_limit - account.data.credits_used,
    );
  }
}, 120_000);
