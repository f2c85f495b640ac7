import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type Done, saveUntilGone, startInProcess } from '../testing/data-service-under-kill.ts';
import { createClientFor, createUser, startTestService, type TestService } from './testing.ts';

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

it('a data service that is killed during spends and saves keeps every acknowledged row, and its ledger is consistent', async () => {
  service = await startTestService({ dataDir });
  const people = [await createUser(service), await createUser(service), await createUser(service)];
  const { publishableKey } = service;
  await service.close();

  const confirmed = people.map((): Done => ({ spends: 0, ads: [] }));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await startInProcess(dataDir);
    const before = confirmed.map(({ ads }) => ads.length);
    const work = Promise.all(
      confirmed.map((done, index) => {
        const person = people[index];
        if (!person) throw new Error('nobody works');
        const client = createClientFor({ url, publishableKey }, publishableKey, person.accessToken);
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
    const client = createClientFor(service, publishableKey, accessToken);
    const ads = await client.from('ads').select('id');
    const account = await client.from('users').select('*').eq('id', id).single();
    const ledger = await client.from('credit_ledger').select('kind, amount');
    const kept = z.array(z.object({ id: z.string() })).parse(ads.data);
    const total = confirmed[index];
    expect(kept.map((ad) => ad.id)).toEqual(expect.arrayContaining(total?.ads ?? []));
    expect(total?.ads.length).toBeGreaterThan(0);
    // Each kill may lose the answer to one recorded charge, so the recorded number may exceed the acknowledged number.
    expect(account.data.credits_used).toBeGreaterThanOrEqual(total?.spends ?? 0);
    expect(account.data.credits_used).toBeLessThanOrEqual((total?.spends ?? 0) + KILLS);
    expect(account.data.ads_generated).toBe(kept.length);
    expect(ledger.data?.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      account.data.ads_limit - account.data.credits_used,
    );
  }
}, 120_000);
