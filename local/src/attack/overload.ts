import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { EDITOR_PATHS } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import type { DatabaseKind } from '../data-service/testing.ts';
import { startEngineProcess } from '../testing/engine-under-kill.ts';
import { ATTACK_MS, type HeavyRequest, type Person, type Target } from './heavy-request.ts';
import { listHeavyRequests, makeFiles } from './heavy-requests.ts';
import { type Samples, samplesSchema, type UsualRequest } from './process-messages.ts';
import { readMemory, startServiceProcess } from './processes.ts';
import type { Probe } from './tally.ts';
import { type Answer, isClean, send } from './world.ts';

const ALONE_MS = 1200;
const PAUSE_MS = 120;
const MEMORY_EVERY_MS = 400;
const ADS_OF_ALICE = 24;

/** Maximum milliseconds that another user may wait for rows or for a preview during an attack. */
const WORST_MS = 1500;
const MEDIAN_MS = 250;
/**
 * Maximum ratio of a user's wait during an attack to the wait without one; applies when a busy machine is slow
 * anyway.
 */
const MOST_TIMES = 2;
/** Maximum growth of both processes' memory during one attack, in megabytes. */
const MOST_MEMORY_MB = 1000;

/**
 * Sends heavy requests, each from one account, and measures how long the user Alice waits before and during the
 * attack.
 */
export async function attackOverload(probe: Probe, database: DatabaseKind): Promise<void> {
  const files = await makeFiles();
  const service = await startServiceProcess(database);
  // The product's engine also runs with two worker threads.
  const engine = await startEngineProcess(service, 'engine', { WORKERS: '2' });
  const target = {
    serviceUrl: service.url,
    publishableKey: service.publishableKey,
    engineUrl: engine.url,
  };
  const alice = await service.newUser();
  await saveAds(target, alice);
  const victim = new Victim(target, alice);
  try {
    await victim.measure(ALONE_MS);
    console.log(writeHeading(database));
    const memory = async () =>
      (await readMemory(service.pid)) + (await readMemory(engine.process.pid ?? 0));
    const requests = listHeavyRequests(target, files).filter(isChosen);
    const attacks: { request: HeavyRequest; attacker: Person }[] = [];
    // The accounts are created before the attacks, because some attacks exhaust an IP address's limit of
    // sign-ups.
    for (const request of requests) attacks.push({ request, attacker: await service.newUser() });
    for (const attack of attacks) {
      const figures = await measure({ ...attack, victim, memory });
      judge(figures, probe);
      console.log(describe(figures));
    }
    const health = await fetch(`${service.url}/health`);
    probe(`/health afterwards: ${health.status}`, health.ok);
  } finally {
    await victim.end();
    await engine.end('SIGTERM');
    await service.close();
  }
}

/** Sends only the payloads that have this word in their names; an empty word selects all payloads. */
const PAYLOAD = process.env.ADWRIGHT_ATTACK_PAYLOAD ?? '';

function isChosen({ what }: HeavyRequest): boolean {
  return what.includes(PAYLOAD);
}

/** Statuses of the attacker's requests, and the victim's waiting times and the memory during one attack. */
interface Measured {
  what: string;
  statuses: Map<number, number>;
  /** The first answer that shows a fault of the server; undefined when no answer shows a fault. */
  broken: Answer | undefined;
  alone: Samples;
  during: Samples;
  /** Memory in megabytes before the attack, and its maximum during the attack. */
  memory: [before: number, most: number];
}

interface Attack {
  request: HeavyRequest;
  attacker: Person;
  victim: Victim;
  memory: () => Promise<number>;
}

async function measure({ request, attacker, victim, memory }: Attack): Promise<Measured> {
  const alone = await victim.measure(ALONE_MS);
  const before = await memory();
  let most = before;
  const end = performance.now() + ATTACK_MS;
  const statuses = new Map<number, number>();
  const unclean: Answer[] = [];
  const watching = watch(end, async () => {
    most = Math.max(most, await memory());
    await delay(MEMORY_EVERY_MS);
  });
  const attack = Promise.all(
    Array.from({ length: request.atOnce }, () =>
      watch(end, async () => {
        const answer = await request.send(attacker);
        const { status } = answer;
        if (!isClean(answer, NO_SECRETS)) unclean.push(answer);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) await delay(PAUSE_MS);
      }),
    ),
  );
  const during = await victim.measure(ATTACK_MS);
  await Promise.all([attack, watching]);
  // A server that refuses a body as too large may close the connection before receiving the whole body (RFC
  // 9110, 15.5.14).
  const broken = unclean.find(({ status }) => status !== 0 || !statuses.has(413));
  return { what: request.what, statuses, broken, alone, during, memory: [before, most] };
}

async function watch(end: number, once: () => Promise<void>): Promise<void> {
  while (performance.now() < end) await once();
}

function judge(
  { what, statuses, broken, alone, during, memory: [before, most] }: Measured,
  probe: Probe,
): void {
  const counts = describeStatuses(statuses);
  probe(
    `${what}: ${counts}${broken ? `; ${broken.status} ${broken.text.slice(0, 200)}` : ''}`,
    !broken,
  );
  probe(
    `${what}: memory grows by ${Math.round(most - before)} MB`,
    most - before <= MOST_MEMORY_MB,
  );
  for (const name of VICTIM_REQUESTS) {
    const refused = during.filter((sample) => sample.name === name && sample.status !== 200);
    probe(`${what}: ${name} are answered with ${refused[0]?.status ?? 200}`, refused.length === 0);
    const [usual, times] = [listTimes(alone, name), listTimes(during, name)];
    const isWithin = (share: number, bound: number) =>
      computeQuantile(times, share) <= Math.max(bound, computeQuantile(usual, share) * MOST_TIMES);
    const isServed = isWithin(0.5, MEDIAN_MS) && isWithin(1, WORST_MS);
    probe(`${what}: ${name} take ${spread(times)} ms, alone ${spread(usual)}`, isServed);
  }
}

const NO_SECRETS = { secrets: [] };
const VICTIM_REQUESTS = ['rows', 'preview'];

/** A user other than the attacker, who keeps sending ordinary requests. */
class Victim {
  readonly #worker: Worker;

  constructor(target: Target, alice: Person) {
    this.#worker = new Worker(new URL('./victim-thread.ts', import.meta.url), {
      workerData: listUsualRequests(target, alice),
      execArgv: [],
    });
  }

  /** Sends the user's ordinary requests for the given time, and waits for all answers. */
  async measure(milliseconds: number): Promise<Samples> {
    const answered = once(this.#worker, 'message');
    this.#worker.postMessage(milliseconds);
    const [samples] = await answered;
    return samplesSchema.parse(samples);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

function listUsualRequests(
  { serviceUrl, publishableKey, engineUrl }: Target,
  { accessToken }: Person,
): UsualRequest[] {
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const query = `select=id,title&order=created_at.desc&limit=${ADS_OF_ALICE}`;
  return [
    {
      name: 'rows',
      url: `${serviceUrl}/rest/v1/ads?${query}`,
      method: 'GET',
      headers: { ...headers, apikey: publishableKey },
      body: null,
    },
    {
      name: 'preview',
      url: engineUrl + EDITOR_PATHS.preview,
      method: 'POST',
      headers,
      // While a user types, the editor requests previews without a score; it requests the score in the pause
      // after typing.
      body: JSON.stringify({
        recipe: sampleRecipe,
        formats: ['square'],
        width: 720,
        score: false,
      }),
    },
  ];
}

async function saveAds(
  { serviceUrl, publishableKey }: Target,
  { id, accessToken }: Person,
): Promise<void> {
  const ad = { user_id: id, title: 'Mugs', status: 'completed' };
  const headers = { apikey: publishableKey };
  const ads = Array(ADS_OF_ALICE).fill(ad);
  const answer = await send(`${serviceUrl}/rest/v1/ads`, accessToken, ads, { headers });
  if (answer.status !== 201) throw new Error(`the engine made no ads: ${answer.text}`);
}

function listTimes(samples: Samples, name: string): number[] {
  return samples.filter((sample) => sample.name === name).map(({ milliseconds }) => milliseconds);
}

/** Returns a quantile of the times: the value that the given share of the times does not exceed. */
function computeQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Summarises times as median, 95th percentile and maximum. */
function spread(times: readonly number[]): string {
  return [0.5, 0.95, 1].map((share) => Math.round(computeQuantile(times, share))).join(' / ');
}

function describeStatuses(statuses: Measured['statuses']): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/**
 * Widths in characters of the printed table's columns: payload, answers, two groups of three times each, and
 * memory.
 */
const WIDTHS = [42, 30, 18, 22, 5, 18, 22, 5, 0];

function writeHeading(database: DatabaseKind): string {
  const heads = VICTIM_REQUESTS.flatMap((name) => [`${name} alone`, 'during', '×']);
  return [
    `On ${database}: how long another user waits, median / 95 % / worst in ms; memory in MB`,
    formatRow(['payload', 'answers', ...heads, 'memory']),
  ].join('\n');
}

function describe({ what, statuses, alone, during, memory: [before, most] }: Measured): string {
  return formatRow([
    what,
    describeStatuses(statuses),
    ...VICTIM_REQUESTS.flatMap((name) => {
      const [usual, times] = [listTimes(alone, name), listTimes(during, name)];
      const ratio = computeQuantile(times, 0.5) / Math.max(1, computeQuantile(usual, 0.5));
      return [spread(usual), spread(times), ratio.toFixed(1)];
    }),
    `${Math.round(before)} → ${Math.round(most)}`,
  ]);
}

function formatRow(cells: readonly string[]): string {
  return cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join('  ');
}
