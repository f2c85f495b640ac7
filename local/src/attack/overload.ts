import { setTimeout as delay } from 'node:timers/promises';
import { EDITOR_PATHS } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import type { DatabaseKind } from '../data-service/testing.ts';
import type { Person } from '../testing/engine-under-kill.ts';
import { heavyRequests, makeFiles } from './heavy-requests.ts';
import type { Probe } from './tally.ts';
import { isClean, openWorld, send, type World } from './world.ts';

/** One kind of request by which an account may want to stop the product for all others. */
export interface HeavyRequest {
  what: string;
  /** Which of Alice's requests shares what this one takes up. */
  victim: keyof typeof VICTIMS;
  /** Sent at the same time, again and again. */
  atOnce: number;
  /** @returns the status */
  send(attacker: Person): Promise<number>;
}

const ATTACK_MS = 3000;
const PAUSE_MS = 120;
const ASKED_BEFORE = 6;
/** Longer than Alice may wait, at worst and as a rule, also on a busy machine. */
const WORST_MS = 1500;
const MEDIAN_MS = 500;

/** What Alice goes on doing meanwhile. */
const VICTIMS = {
  rows: ({ shop, alice }: World) => {
    const { url, publishableKey } = shop.service;
    const query = 'select=id,title&order=created_at.desc&limit=24';
    return send(`${url}/rest/v1/ads?${query}`, alice.accessToken, undefined, {
      method: 'GET',
      headers: { apikey: publishableKey },
    });
  },
  preview: ({ engine, alice }: World) =>
    send(engine.url + EDITOR_PATHS.preview, alice.accessToken, {
      recipe: sampleRecipe,
      formats: ['square'],
      width: 540,
    }),
};

/** Sends heavy requests as one account each, and measures how long Alice waits before and meanwhile. */
export async function overload(probe: Probe, database: DatabaseKind): Promise<void> {
  const files = makeFiles();
  // As many threads as the product has.
  const world = await openWorld({ database, engineSettings: { WORKERS: '2' } });
  const rows: string[][] = [['payload', 'answers', 'before', 'during']];
  try {
    await VICTIMS.preview(world);
    for (const request of heavyRequests(world, files))
      rows.push(await measure(world, request, probe));
    const health = await fetch(`${world.shop.service.url}/health`);
    probe(`/health afterwards: ${health.status}`, health.ok);
  } finally {
    const title = `On ${database}; how long another user waits, median and worst, in ms`;
    console.log(`\n${title}\n${layOut(rows)}`);
    await world.close();
  }
}

async function measure(world: World, request: HeavyRequest, probe: Probe): Promise<string[]> {
  const attacker = await world.shop.newUser();
  const ask = async () => {
    const began = performance.now();
    const answer = await VICTIMS[request.victim](world);
    probe(`${request.what}: Alice is answered with ${answer.status}`, answer.status === 200);
    return performance.now() - began;
  };
  const before: number[] = [];
  for (let count = 0; count < ASKED_BEFORE; count += 1) {
    before.push(await ask());
    await delay(PAUSE_MS);
  }
  const end = performance.now() + ATTACK_MS;
  const statuses = new Map<number, number>();
  const attack = Promise.all(
    Array.from({ length: request.atOnce }, async () => {
      while (performance.now() < end) {
        const status = await request.send(attacker);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) await delay(PAUSE_MS);
      }
    }),
  );
  const during: number[] = [];
  while (performance.now() < end) {
    during.push(await ask());
    await delay(PAUSE_MS);
  }
  await attack;
  const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const isBroken = [...statuses.keys()].some((status) => !isClean({ status, text: '' }, world));
  probe(`${request.what}: ${said}`, !isBroken);
  const isServed = median(during) <= MEDIAN_MS && Math.max(...during) <= WORST_MS;
  probe(
    `${request.what}: Alice waits ${describe(during)} ms, before ${describe(before)}`,
    isServed,
  );
  return [request.what, said, describe(before), describe(during)];
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

function describe(times: readonly number[]): string {
  return `${Math.round(median(times))} / ${Math.round(Math.max(...times))}`;
}

function layOut(rows: readonly string[][]): string {
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}
