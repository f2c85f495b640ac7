import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { createClientFor, createUser, startTestService } from '../data-service/testing.ts';
import { type Done, saveUntilGone, startInProcess } from '../testing/data-service-under-kill.ts';
import type { Probe } from './tally.ts';

const PEOPLE = 3;
/**
 * Milliseconds for which the attack writes before each kill. The times are short, so that some kills
 * interrupt the first writes.
 */
const WRITING_MS = [300, 900, 1700, 2600];
const idsSchema = z.array(z.object({ id: z.string() }));

/**
 * Kills the data service during writes, and checks that every acknowledged write is still stored afterwards.
 */
export async function attackWithKills(probe: Probe, kills: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'adwright-attack-'));
  try {
    const service = await startTestService({ dataDir });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => createUser(service)));
    const { publishableKey } = service;
    await service.close();
    const done = people.map((): Done => ({ spends: 0, ads: [] }));
    for (let kill = 0; kill < kills; kill++) {
      const { child, url } = await startInProcess(dataDir);
      const work = people.map(({ id, accessToken }, at) =>
        saveUntilGone(
          createClientFor({ url, publishableKey }, publishableKey, accessToken),
          id,
          done[at] ?? { spends: 0, ads: [] },
        ),
      );
      await sleep(WRITING_MS[kill % WRITING_MS.length] ?? 1000);
      child.kill('SIGKILL');
      await Promise.all(work);
    }
    await expectKept(dataDir, people, done, kills, probe);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function expectKept(
  dataDir: string,
  people: readonly { id: string; accessToken: string }[],
  done: readonly Done[],
  kills: number,
  probe: Probe,
): Promise<void> {
  const service = await startTestService({ dataDir });
  try {
    for (const [at, { id, accessToken }] of people.entries()) {
      const client = createClientFor(service, service.publishableKey, accessToken);
      const kept = new Set(
        idsSchema.parse((await client.from('ads').select('id')).data).map((ad) => ad.id),
      );
      const { data: user } = await client.from('users').select('*').eq('id', id).single();
      const ledger = await client.from('credit_ledger').select('amount');
      const { spends = 0, ads = [] } = done[at] ?? {};
      for (const ad of ads) probe(`an acknowledged ad: ${ad}`, kept.has(ad));
      // Each kill may lose the answer to one recorded charge, so up to `kills` unacknowledged charges may be counted.
      const isExact = user.credits_used >= spends && user.credits_used <= spends + kills;
      probe(`acknowledged spends: ${user.credits_used} of ${spends}`, isExact);
      const sum = ledger.data?.reduce((total, { amount }) => total + amount, 0);
      probe('the ledger adds up', sum === user.ads_limit - user.credits_used);
      probe('the ads are counted', user.ads_generated === kept.size);
    }
  } finally {
    await service.close();
  }
}
