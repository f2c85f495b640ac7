/**
 * Measures the time that the queue adds to a job, and how much more workers increase the number of jobs per
 * minute. Run: node bench/scale.ts [--on pglite|postgres] [--part overhead|embedded|workers|claims] [--workers
 * 1,8]. Without options, the script measures all parts on both databases, in about twelve minutes. One-coloured
 * pictures replace an AI service that takes five seconds, so that the machine's cores do not limit the result.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { FEATURES, WEBHOOK_PATHS } from '@adwright/contracts';
import {
  type CreativeProvider,
  createEngine,
  createProvider,
  type Engine,
  type EngineParts,
  openQueueDatabase,
  readConfig,
} from '@adwright/engine-service';
import { Command } from 'commander';
import { PgBoss } from 'pg-boss';
import sharp from 'sharp';
import {
  createClientFor,
  createUser,
  startTestService,
  type TestService,
} from '../local/src/data-service/testing.ts';
import {
  buildBody,
  type Person,
  startEngineProcess,
} from '../local/src/testing/engine-under-kill.ts';
import { spend } from '../local/src/testing/spend.ts';
import { startPostgres } from '../supabase/tests/postgres-server.ts';

const SINGLE_ADS = 20;
const REAL_ADS = 8;
const FIXED_MS = 500;
const PROVIDER_SECONDS = 5;
const JOBS_A_WORKER = 10;
/**
 * Milliseconds between two counts of finished jobs. A shorter interval would distort the result, because each
 * count blocks PGlite's only connection.
 */
const COUNT_MS = 250;
const QUEUE_LENGTHS = [100, 1000, 10_000];
const MS_PER_MINUTE = 60_000;
const FETCHES = 30;
const BUDGET_OVERHEAD_MS = 30;
const BUDGET_OVERHEAD_SHARE = 0.05;
const BUDGET_SCALING = 0.9;
/** Maximum ratio between the time to claim a job from a queue of 10,000 jobs and from a queue of 100. */
const BUDGET_CLAIM_GROWTH = 2;

const flags = new Command('scale')
  .option('--on <database>')
  .option('--part <name>')
  .option('--workers <list>', 'numbers of workers', '1,2,4,8,16')
  .parse()
  .opts<{ on?: string; part?: string; workers: string }>();
const silent = { info: () => undefined, error: () => undefined };
/** Finds no defect in any picture, because the real check would refuse one-coloured squares. */
const findDefects = async () => [];

type Queue = NonNullable<EngineParts['queue']>;

console.log(
  `system load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores before the run`,
);
for (const kind of ['pglite', 'postgres'].filter((name) => !flags.on || flags.on === name)) {
  const server = kind === 'postgres' ? await startPostgres() : undefined;
  const service = await startTestService({ databaseUrl: server?.url });
  const world: World = { service, kind };
  const installer = createEngine(readConfig({ ...buildEnvironment(world), ENGINE_ROLE: 'web' }), {
    provider: fixedProvider(),
    logger: silent,
    findDefects,
  });
  await installer.listen();
  await installer.close();
  const parts = {
    overhead: () => reportOverhead(world, 'fixed'),
    embedded: () => reportOverhead(world, 'embedded'),
    workers: () => reportWorkers(world),
    claims: () => reportClaims(world),
  };
  for (const [name, part] of Object.entries(parts)) {
    if (!flags.part || flags.part === name) await part();
  }
  await service.close();
  await server?.stop();
}

interface World {
  service: TestService;
  kind: string;
}

function buildEnvironment({ service }: World): Record<string, string> {
  return { PORT: '0', ...service.engineEnvironment };
}

/** Compares the time of an ad that goes through the queue with the time of the same ad without the queue. */
async function reportOverhead(world: World, kind: 'fixed' | 'embedded'): Promise<void> {
  const config = readConfig(buildEnvironment(world));
  const isFixed = kind === 'fixed';
  const provider = isFixed ? fixedProvider() : await createProvider(config);
  const name = `${world.kind}: ${isFixed ? `an ad of ${FIXED_MS} ms` : 'an ad of the embedded renderer'}`;
  const queue = directQueue(world.service);
  // Pictures of the embedded renderer are checked for defects as usual.
  const common = { provider, logger: silent, ...(isFixed ? { findDefects } : {}) };
  const direct = createEngine(config, { ...common, queue });
  const queued = createEngine(config, common);
  // The seed is derived from the key, so equal keys lead to equal pictures.
  const [plain, waiting] = [await createUser(world.service), await createUser(world.service)];
  const times: { direct: number; queued: number }[] = [];
  for (let round = 0; round <= (isFixed ? SINGLE_ADS : REAL_ADS); round += 1) {
    const key = crypto.randomUUID();
    const before = round % 2 ? await timeAd(direct, plain, key) : null;
    const through = await timeAd(queued, waiting, key);
    // The first round is not counted, because it loads data that each ad needs.
    const time = { direct: before ?? (await timeAd(direct, plain, key)), queued: through };
    if (round > 0) times.push(time);
  }
  await queued.close();
  const base = median(times.map((time) => time.direct));
  const added = median(times.map((time) => time.queued - time.direct));
  console.log(`${name}: ${base.toFixed(0)} ms without the queue`);
  report(`${name}: ms added by the queue`, added, BUDGET_OVERHEAD_MS);
  report(`${name}: share added`, added / base, BUDGET_OVERHEAD_SHARE);
}

async function timeAd(engine: Engine, person: Person, key: string): Promise<number> {
  await spend(person, 'createAd');
  const started = performance.now();
  const response = await engine.app.request(WEBHOOK_PATHS.createAd, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.accessToken}`, 'Idempotency-Key': key },
    body: JSON.stringify(await buildBody('createAd', person)),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`an ad failed: ${response.status}`);
  return performance.now() - started;
}

/**
 * Measures the ads per minute for a growing number of workers. Each worker runs one job at a time, with a slow
 * AI service.
 */
async function reportWorkers(world: World): Promise<void> {
  let single = 0;
  // The worker's default lease is used, because workers poll too often with the short lease of tests.
  const { leaseSeconds } = readConfig(buildEnvironment(world));
  for (const count of flags.workers.split(',').map(Number)) {
    const workers = await Promise.all(
      Array.from({ length: count }, () =>
        startEngineProcess(world.service, 'plain', {
          ...buildEnvironment(world),
          ENGINE_ROLE: 'worker',
          JOBS_AT_ONCE: '1',
          LEASE_SECONDS: String(leaseSeconds),
          PLAIN_SECONDS: String(PROVIDER_SECONDS),
        }),
      ),
    );
    const people: Person[] = [];
    for (let worker = 0; worker < count; worker += 1) {
      const person = await createUser(world.service);
      for (let job = 0; job <= JOBS_A_WORKER; job += 1) await spend(person, 'createAd');
      people.push(person);
    }
    // Each worker first runs one uncounted job, with which it loads models and fonts.
    await workOff(world, people, 1);
    const started = performance.now();
    await workOff(world, people, JOBS_A_WORKER);
    const jobs = count * JOBS_A_WORKER;
    const rate = (jobs / (performance.now() - started)) * MS_PER_MINUTE;
    await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
    if (count === 1) single = rate;
    const ratio = rate / single / count;
    const name = `${world.kind}: ${count} workers, ${rate.toFixed(1)} ads a minute: share of ${count} × 1`;
    report(name, ratio, BUDGET_SCALING, 'least');
  }
}

/** Queues the same number of ads for each user, and waits until all ads are finished. */
async function workOff(world: World, people: readonly Person[], each: number): Promise<void> {
  // Finished jobs of earlier measurements are deleted, so that only new jobs are counted.
  await world.service.query("delete from pgboss.job where name = 'generations'");
  for (let job = 0; job < each; job += 1)
    for (const person of people) await queueAd(world.service, person);
  const jobs = each * people.length;
  while ((await countJobs(world.service, 'completed')) < jobs) await sleep(COUNT_MS);
}

/** Measures how long a worker takes to claim its next job, for several lengths of the queue. */
async function reportClaims(world: World): Promise<void> {
  const config = readConfig(buildEnvironment(world));
  const boss = new PgBoss({ ...openQueueDatabase(config), supervise: false, schedule: false });
  await boss.start();
  let shortest = 0;
  for (const length of QUEUE_LENGTHS) {
    await world.service.query("delete from pgboss.job where name = 'generations'");
    await world.service.query(
      `insert into pgboss.job (name, data, group_id, priority, policy, heartbeat_seconds)
       select 'generations', '{}', (n % 500)::text, -n, 'standard', 30 from generate_series(1, $1::int) as n`,
      [length],
    );
    const times: number[] = [];
    for (let fetch = 0; fetch < FETCHES; fetch += 1) {
      const started = performance.now();
      const jobs = await boss.fetch('generations');
      times.push(performance.now() - started);
      if (jobs.length !== 1) throw new Error('the worker claimed no job');
    }
    const ms = median(times);
    shortest ||= ms;
    const name = `${world.kind}: ${length} jobs queued, a claim takes ${ms.toFixed(1)} ms: times that of ${QUEUE_LENGTHS[0]}`;
    report(name, ms / shortest, BUDGET_CLAIM_GROWTH);
  }
  await world.service.query("delete from pgboss.job where name = 'generations'");
  await boss.stop();
}

async function queueAd(service: TestService, person: Person): Promise<void> {
  const key = crypto.randomUUID();
  const body = await buildBody('createAd', person);
  const { error } = await createClientFor(service, service.secretKey).rpc('queue_generation', {
    p_user_id: person.id,
    p_feature: FEATURES.createAd.name,
    p_idempotency_key: key,
    p_request: body,
    p_lease_seconds: 3600,
    p_job: {
      userId: person.id,
      feature: 'createAd',
      idempotencyKey: key,
      request: body,
      origin: key,
    },
  });
  if (error) throw new Error(error.message);
}

async function countJobs(service: TestService, state: string): Promise<number> {
  const [row] = await service.query(
    "select count(*)::int as n from pgboss.job where name = 'generations' and state = $1",
    [state],
  );
  return Number(row?.n);
}

/** Creates a provider that returns two one-coloured pictures after a fixed time. */
function fixedProvider(): CreativeProvider {
  return {
    name: 'fixed',
    async createAd(_request, { deliver }) {
      await sleep(FIXED_MS);
      const create = { width: 64, height: 64, channels: 3 as const, background: '#357' };
      const bytes = await sharp({ create }).jpeg().toBuffer();
      await deliver(0, { bytes, mediaType: 'image/jpeg', format: 'post' });
      await deliver(1, { bytes, mediaType: 'image/jpeg', format: 'story' });
      return ['Fixed'];
    },
    close: async () => undefined,
  };
}

/**
 * Creates a replacement for the queue, which records the charge and runs the job at once in the process that took the
 * request.
 */
function directQueue(service: TestService): Queue {
  let handlers: Parameters<Queue['start']>[0] | undefined;
  return {
    start: async (given) => {
      handlers = given;
    },
    async submit(order, job) {
      const { data, error } = await createClientFor(service, service.secretKey)
        .rpc('claim_spend', {
          p_user_id: order.userId,
          p_feature: order.feature,
          p_idempotency_key: order.idempotencyKey,
          p_request: order.request,
          p_lease_seconds: 3600,
        })
        .single<{ outcome: 'claimed'; generation_id: string }>();
      if (error) throw new Error(error.message);
      const generation = { ...job, generationId: data.generation_id };
      const { signal } = new AbortController();
      void handlers?.work({ generation, retries: 0, signal });
      return data;
    },
    announce: async () => undefined,
    drain: () => undefined,
    stop: async () => undefined,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(
  name: string,
  value: number,
  budget: number,
  bound: 'most' | 'least' = 'most',
): void {
  const isMet = bound === 'most' ? value <= budget : value >= budget;
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(2)} (${bound} ${budget})`);
}
