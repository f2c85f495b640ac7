import { FEATURES, type FeatureKey } from '@adwright/contracts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import {
  buildBody,
  callWebhook,
  type EngineProcess,
  type Person,
  readBalance,
  readState,
  startEngineProcess,
} from './testing/engine-under-kill.ts';
import { spend } from './testing/spend.ts';

const GIVEN = 50;
// The time limits are long, because the engines of this test do real work, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let service: TestService;
const engines: EngineProcess[] = [];

beforeAll(async () => {
  service = await startTestService();
});

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.end('SIGKILL')));
});

afterAll(async () => {
  await service.close();
});

async function start(
  program: 'engine' | 'plain',
  environment: Record<string, string> = {},
): Promise<EngineProcess> {
  const engine = await startEngineProcess(service, program, environment);
  engines.push(engine);
  return engine;
}

const startWeb = () => start('plain', { ENGINE_ROLE: 'web' });
const startWorker = (environment: Record<string, string> = {}) =>
  start('plain', { ENGINE_ROLE: 'worker', ...environment });
const HANGS = { PLAIN_SECONDS: 'hangs' };

/** Sends a user's paid request to the engine; the connection may break before the answer. */
async function order(engine: EngineProcess, feature: FeatureKey) {
  const person = await createUser(service);
  const { webhook } = FEATURES[feature];
  const body = await buildBody(webhook, person);
  await spend(person, feature);
  const key = crypto.randomUUID();
  const answer = callWebhook(engine.url, webhook, person, key, body);
  return { feature, person, key, body, answer };
}

/** Returns the number of jobs that workers are running, according to the queue. */
async function activeJobs(): Promise<number> {
  const [row] = await service.query(
    "select count(*)::int as n from pgboss.job where name = 'generations' and state = 'active'",
  );
  return Number(row?.n);
}

/** Returns how many times the newest job was delivered to a worker after the first delivery. */
async function lastDelivery(): Promise<unknown> {
  const [row] = await service.query(
    `select case when state = 'active' then retry_count end as delivery
     from pgboss.job where name = 'generations' order by created_on desc limit 1`,
  );
  return row?.delivery;
}

async function expectOneCharge(person: Person, cost: number): Promise<void> {
  expect(await readBalance(person)).toEqual({
    used: cost,
    left: GIVEN - cost,
    ledger: GIVEN - cost,
  });
}

it.each<[string, 'engine' | 'plain', FeatureKey[]]>([
  [
    'all kinds of work',
    'plain',
    ['createAd', 'boost', 'variation', 'overlay', 'enhance', 'photoshoot'],
  ],
  ['an ad that it renders', 'engine', ['createAd']],
])(
  'each generation finishes once and is charged once when an engine is killed in the middle of %s',
  async (_, program, features) => {
    const doomed = await start(program, { JOBS_AT_ONCE: '6', ...HANGS });
    const orders = await Promise.all(features.map((feature) => order(doomed, feature)));
    await expect.poll(activeJobs, { timeout: 20_000, interval: 10 }).toBe(features.length);
    await doomed.end('SIGKILL');
    expect(await Promise.all(orders.map(({ answer }) => answer))).toEqual(features.map(() => null));

    const next = await start(program);
    for (const { feature, person, key, body } of orders) {
      await expect
        .poll(() => readState(person), { timeout: 120_000, interval: 200 })
        .toBe('succeeded');
      const { webhook, cost } = FEATURES[feature];
      const again = await callWebhook(next.url, webhook, person, key, body);
      const { data } = await person.client.from('generations').select('idempotency_key, result');
      expect(data).toMatchObject([{ idempotency_key: key, result: await again?.json() }]);
      const ads = await person.client.from('ads').select('id');
      expect(ads.data).toHaveLength({ boost: 10, overlay: 4, photoshoot: 4 }[String(feature)] ?? 1);
      await expectOneCharge(person, cost);
    }
  },
);

it('a generation continues after the process that took the request was killed', async () => {
  const web = await startWeb();
  const { person, answer } = await order(web, 'createAd');
  await expect.poll(() => readState(person), { timeout: 20_000, interval: 10 }).toBe('running');
  await web.end('SIGKILL');
  expect(await answer).toBeNull();
  await startWorker();
  await expect.poll(() => readState(person), { timeout: 60_000, interval: 100 }).toBe('succeeded');
  await expectOneCharge(person, FEATURES.createAd.cost);
});

it('a caller gets the result of a job that another process runs', async () => {
  const [web] = await Promise.all([startWeb(), startWorker()]);
  const { person, answer } = await order(web, 'createAd');
  const response = await answer;
  expect({ status: response?.status, body: await response?.json() }).toMatchObject({
    status: 200,
    body: { success: true, creatives: [{ format: 'post' }, { format: 'story' }] },
  });
  await expectOneCharge(person, FEATURES.createAd.cost);
});

it('a worker that is stopped returns its unfinished job to the queue for the next worker at once', async () => {
  const web = await startWeb();
  const stopping = await startWorker({ ...HANGS, SHUTDOWN_GRACE_SECONDS: '1' });
  const { person, answer } = await order(web, 'createAd');
  await expect.poll(activeJobs, { timeout: 20_000, interval: 10 }).toBe(1);
  await startWorker();
  await stopping.end('SIGTERM');
  expect((await answer)?.status).toBe(200);
  await expectOneCharge(person, FEATURES.createAd.cost);
  // The interrupted run did not count as one of the job's retries.
  const [job] = await service.query(
    'select retry_limit - retry_count as left from pgboss.job where group_id = $1',
    [person.id],
  );
  expect(job).toMatchObject({ left: 2 });
});

it('the credits for a job are refunded when every worker that ran the job has died', async () => {
  const web = await startWeb();
  const { person, answer } = await order(web, 'createAd');
  for (const delivery of [0, 1, 2]) {
    const worker = await startWorker(HANGS);
    await expect.poll(lastDelivery, { timeout: 60_000, interval: 50 }).toBe(delivery);
    await worker.end('SIGKILL');
  }
  await startWorker();
  const response = await answer;
  expect(response?.status).toBe(502);
  expect(await response?.json()).toMatchObject({ code: 'provider_failed' });
  await expectOneCharge(person, 0);
});
