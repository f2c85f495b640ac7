import { afterEach, expect, it } from 'vitest';
import { createTestEngine } from '../testing/engine-under-test.ts';
import type { FaultyTask } from '../testing/faulty-worker.ts';
import { brief } from '../testing/requests.ts';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const never = new AbortController().signal;
let pool: WorkerPool<FaultyTask, string>;

afterEach(() => pool.close());

function startPool(options: Partial<WorkerPoolOptions> = {}) {
  const file = new URL('../testing/faulty-worker.ts', import.meta.url);
  pool = new WorkerPool({
    file,
    size: 1,
    taskTimeoutMs: 20_000,
    memoryLimitMb: 100_000,
    ...options,
  });
  return pool;
}

it('a pool passes on an AppError of a task with code and field', async () => {
  const refused = startPool().run('refuse', never);
  await expect(refused).rejects.toMatchObject({ code: 'unreadable_image', field: 'imageUrl' });
});

it('a pool turns any error of a task other than an AppError into a provider failure', async () => {
  const failed = startPool().run('throw', never);
  await expect(failed).rejects.toMatchObject({ code: 'provider_failed' });
  await expect(failed).rejects.toThrow('a bug');
});

it.each(['crash', 'exhaust'] as const)('a pool survives a thread that dies: %s', async (fault) => {
  startPool();
  const before = await pool.run('answer', never);
  await expect(pool.run(fault, never)).rejects.toMatchObject({ code: 'provider_failed' });
  await expect(pool.run('answer', never)).resolves.not.toBe(before);
});

it('a pool survives a thread that is killed while the thread is idle', async () => {
  startPool();
  const before = await pool.run('answer', never);
  await Promise.all(pool.threads.map((thread) => thread.terminate()));
  await expect(pool.run('answer', never)).resolves.not.toBe(before);
});

it('a pool ends a task that exceeds its time limit, and only that task', async () => {
  startPool({ taskTimeoutMs: 6000 });
  await pool.run('answer', never);
  const hanging = pool.run('hang', never);
  const waiting = pool.run('answer', never);
  await expect(hanging).rejects.toMatchObject({ code: 'provider_failed' });
  await expect(waiting).resolves.toBeDefined();
});

it('a pool ends a task that is no longer needed, with the reason of the abort signal', async () => {
  startPool();
  await pool.run('answer', never);
  const aborter = new AbortController();
  const hanging = pool.run('hang', aborter.signal);
  const waiting = pool.run('answer', aborter.signal);
  const reason = new Error('not wanted');
  aborter.abort(reason);
  await expect(hanging).rejects.toBe(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(pool.run('answer', never)).resolves.toBeDefined();
});

it('a pool replaces its threads when memory has grown, without failing a task', async () => {
  let memory = 2 * 2 ** 20;
  // Each measured memory is 1.5 times the previous value, so the pool replaces its threads again and again.
  startPool({ memoryLimitMb: 1, readMemory: () => (memory *= 1.5) });
  const tasks = Array.from({ length: 45 }, () => pool.run('answer', never));
  const threads = new Set(await Promise.all(tasks));
  expect(threads.size).toBe(3);
});

it('a pool does not replace its threads if new threads would need as much memory', async () => {
  startPool({ memoryLimitMb: 1 });
  const tasks = Array.from({ length: 90 }, () => pool.run('answer', never));
  expect(new Set(await Promise.all(tasks)).size).toBe(1);
});

it('a pool replaces its threads between tasks, so that no task is cut short or waits for long', async () => {
  let memory = 2 * 2 ** 20;
  const readMemory = () => (memory *= 1.5);
  startPool({ size: 2, memoryLimitMb: 1, readMemory, taskTimeoutMs: 60_000 });
  const tasks = Array.from({ length: 120 }, (_, at) =>
    pool.run(at % 3 === 0 ? 'dawdle' : 'answer', never),
  );
  const threads = new Set(await Promise.all(tasks));
  expect(threads.size).toBeGreaterThanOrEqual(4);
});

it('a pool replaces one thread at a time, while the other thread continues', async () => {
  let memory = 2 * 2 ** 20;
  startPool({ size: 2, memoryLimitMb: 1, readMemory: () => (memory *= 1.5) });
  await Promise.all([pool.run('dawdle', never), pool.run('dawdle', never)]);
  for (let done = 0; done < 40; done += 1) {
    const before = new Set(pool.threads);
    await pool.run('answer', never);
    expect(pool.threads.some((thread) => before.has(thread))).toBe(true);
  }
});

it('a crashed thread fails only its own job', async () => {
  startPool();
  const world = createTestEngine();
  const userId = crypto.randomUUID();
  const ask = () => {
    world.store.pay(userId, 'Create Ad');
    return world.post({ webhook: 'createAd', userId, body: brief });
  };
  const crashed = pool.run('crash', never).then(() => undefined);
  // The thread may die before the job waits for its result, so the test handles this early rejection.
  crashed.catch(() => undefined);
  world.provider.gate = crashed;
  expect(await ask()).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
  expect(world.store.refunds).toBe(1);
  world.provider.gate = pool.run('answer', never).then(() => undefined);
  expect(await ask()).toMatchObject({ status: 200 });
});
