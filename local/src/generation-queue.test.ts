import { BUCKETS, FEATURES, type FeatureKey } from '@adwright/contracts';
import {
  createEngine,
  createSupabaseAnswerStore,
  type Engine,
  openQueueDatabase,
  readConfig,
} from '@adwright/engine-service';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  createClientFor,
  createUser,
  startTestService,
  type TestService,
} from './data-service/testing.ts';
import type { Person } from './testing/engine-under-kill.ts';
import { spend } from './testing/spend.ts';

const QUEUE = 'generations';
/** Columns in which two queue rows of the same job may differ. */
const OWN_COLUMNS = ['id', 'data', 'priority', 'created_on', 'start_after', 'keep_until'];

interface Placement {
  feature?: FeatureKey;
  renders?: number;
  batch?: boolean;
  key?: string;
}

describe.each(['pglite', 'postgres'] as const)('the generation queue on %s', (database) => {
  let service: TestService;
  let engine: Engine;
  let boss: PgBoss;

  beforeAll(async () => {
    service = await startTestService({ database });
    const config = readConfig({
      PORT: '0',
      ENGINE_ROLE: 'web',
      ...service.engineEnvironment,
    });
    const provider = { name: 'none', close: async () => undefined };
    const logger = { info: () => undefined, error: () => undefined };
    engine = createEngine(config, { provider, logger });
    await engine.listen();
    boss = new PgBoss({ ...openQueueDatabase(config), supervise: false, schedule: false });
    await boss.start();
  });

  beforeEach(() => boss.deleteAllJobs(QUEUE));

  afterAll(async () => {
    await boss?.stop();
    await engine?.close();
    await service?.close();
  });

  /** Spends credits and queues a job for the charge, as an engine does. */
  async function queue(person: Person, placement: Placement = {}): Promise<{ outcome: string }> {
    const {
      feature = 'createAd',
      renders = 2,
      batch = false,
      key = crypto.randomUUID(),
    } = placement;
    await spend(person, feature);
    const { data, error } = await createClientFor(service, service.secretKey).rpc(
      'queue_generation',
      {
        p_user_id: person.id,
        p_feature: FEATURES[feature].name,
        p_idempotency_key: key,
        p_request: { product: 'mug' },
        p_lease_seconds: 3600,
        p_job: { userId: person.id },
        p_renders: renders,
        p_batch: batch,
        p_notify: true,
      },
    );
    if (error) throw new Error(error.message);
    return data[0];
  }

  /** Takes all jobs from the queue, as a worker does; returns the names of the jobs' users, in order. */
  async function takeAll(names: Record<string, Person>): Promise<(string | undefined)[]> {
    const order: (string | undefined)[] = [];
    for (;;) {
      const [job] = await boss.fetch(QUEUE);
      if (!job) return order;
      const [name] = Object.entries(names).find(([, { id }]) => id === job.groupId) ?? [];
      order.push(name);
    }
  }

  it('a queued job’s row equals the row that pg-boss itself would write', async () => {
    const person = await createUser(service);
    await queue(person);
    await boss.send(QUEUE, {}, { group: { id: person.id } });
    const rows = await service.query(
      'select *, (keep_until - start_after)::text as kept from pgboss.job where name = $1',
      [QUEUE],
    );
    expect(rows).toHaveLength(2);
    const [ours, theirs] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !OWN_COLUMNS.includes(column))),
    );
    expect(ours).toEqual(theirs);
    expect(ours).toMatchObject({ retry_limit: 2, dead_letter: 'generations-lost' });
  });

  it('a user waits for at most one job of another user who queued many jobs before', async () => {
    const [many, one] = [await createUser(service), await createUser(service)];
    for (let job = 0; job < 12; job += 1) await queue(many);
    await queue(one);
    const order = await takeAll({ many, one });
    expect(order).toHaveLength(13);
    expect(order.indexOf('one')).toBeLessThanOrEqual(1);
  });

  it('a boost counts as ten pictures when users take turns in the queue', async () => {
    const [boosts, ads] = [await createUser(service), await createUser(service)];
    for (let job = 0; job < 2; job += 1) await queue(boosts, { feature: 'boost', renders: 10 });
    for (let job = 0; job < 5; job += 1) await queue(ads);
    expect(await takeAll({ boosts, ads })).toEqual(['boosts', ...Array(5).fill('ads'), 'boosts']);
  });

  it('jobs of batches run after single jobs, and users of batches take turns', async () => {
    const [first, second, waiting] = [
      await createUser(service),
      await createUser(service),
      await createUser(service),
    ];
    for (let row = 0; row < 3; row += 1) await queue(first, { batch: true });
    for (let row = 0; row < 3; row += 1) await queue(second, { batch: true });
    for (let job = 0; job < 2; job += 1) await queue(waiting);
    const order = await takeAll({ first, second, waiting });
    expect(order.slice(0, 2)).toEqual(['waiting', 'waiting']);
    expect(order.slice(2)).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
  });

  it('queuing twice with the same key creates one job', async () => {
    const person = await createUser(service);
    const key = crypto.randomUUID();
    expect((await queue(person, { key })).outcome).toBe('claimed');
    expect((await queue(person, { key })).outcome).toBe('running');
    expect(await takeAll({ person })).toEqual(['person']);
  });

  it('no credits are claimed when the job can’t be written to the queue', async () => {
    const person = await createUser(service);
    await service.query('alter schema pgboss rename to pgboss_gone');
    const failed = await queue(person).catch((error: unknown) => error);
    await service.query('alter schema pgboss_gone rename to pgboss');
    expect(failed).toBeInstanceOf(Error);
    const { data } = await person.client.from('generations').select('id');
    expect(data).toEqual([]);
    const [waiting] = await service.query(
      'select count(*)::int as n from private.unclaimed_spends where user_id = $1',
      [person.id],
    );
    expect(waiting).toEqual({ n: 1 });
  });
});

it('answers of external services are stored until the job is done, and only the engine can read them', async () => {
  const service = await startTestService();
  onTestFinished(() => service.close());
  const answers = createSupabaseAnswerStore(createClientFor(service, service.secretKey));
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await answers.load(id, 'words')).toBeNull();
  const picture = new Uint8Array(300_000).fill(7);
  await answers.save(id, 'picture-12', picture);
  await answers.save(id, 'picture-12', picture);
  await answers.save(other, 'words', new TextEncoder().encode('{}'));
  expect(await answers.load(id, 'picture-12')).toEqual(picture);
  const { client } = await createUser(service);
  const stolen = await client.storage.from(BUCKETS.jobAnswers).download(`${id}/picture-12`);
  expect(stolen.data).toBeNull();
  await answers.clear(id);
  expect(await answers.load(id, 'picture-12')).toBeNull();
  expect(await answers.load(other, 'words')).not.toBeNull();
});
