import { afterEach, expect, it, vi } from 'vitest';
import type { FaultyTask } from '../testing/faulty-worker.ts';
import { WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

const never = new AbortController().signal;
let worker: WorkerProcess<FaultyTask, string>;

afterEach(() => worker.close());

function prepare(options: Partial<WorkerProcessOptions> = {}) {
  const file = new URL('../testing/faulty-process.ts', import.meta.url);
  worker = new WorkerProcess({ file, taskTimeoutMs: 20_000, idleTimeoutMs: 60_000, ...options });
  return worker;
}

it('a WorkerProcess starts with its first task, and runs the next task too', async () => {
  prepare();
  expect(worker.pid).toBeUndefined();
  const before = await worker.run('answer', never);
  await expect(worker.run('answer', never)).resolves.toBe(before);
});

it('a WorkerProcess passes on an AppError of its task with code and field', async () => {
  const refused = prepare().run('refuse', never);
  await expect(refused).rejects.toMatchObject({ code: 'unreadable_image', field: 'imageUrl' });
});

it('a WorkerProcess still runs tasks after its process has ended within a task', async () => {
  prepare();
  const before = await worker.run('answer', never);
  await expect(worker.run('crash', never)).rejects.toMatchObject({
    code: 'provider_failed',
    cause: new Error('the process exited with code 9'),
  });
  await expect(worker.run('answer', never)).resolves.not.toBe(before);
});

it('a WorkerProcess still runs tasks after its idle process was killed', async () => {
  prepare();
  const before = await worker.run('answer', never);
  const { pid } = worker;
  process.kill(pid ?? 0, 'SIGKILL');
  await vi.waitUntil(() => worker.pid === undefined, { timeout: 20_000 });
  await expect(worker.run('answer', never)).resolves.not.toBe(before);
});

it('a WorkerProcess ends a task that exceeds the time limit, and only that task', async () => {
  prepare({ taskTimeoutMs: 6000 });
  const hanging = worker.run('hang', never);
  const waiting = worker.run('answer', never);
  await expect(hanging).rejects.toMatchObject({
    code: 'provider_failed',
    message: 'a task took too long',
  });
  await expect(waiting).resolves.toBeDefined();
});

it('a WorkerProcess ends a task that is no longer needed, with the reason of the abort signal', async () => {
  prepare();
  await worker.run('answer', never);
  const aborter = new AbortController();
  const hanging = worker.run('hang', aborter.signal);
  const waiting = worker.run('answer', aborter.signal);
  const reason = new Error('not wanted');
  aborter.abort(reason);
  await expect(hanging).rejects.toBe(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(worker.run('answer', never)).resolves.toBeDefined();
});

it('a WorkerProcess ends its process when it is idle, and starts another process for the next task', async () => {
  prepare({ idleTimeoutMs: 200 });
  const before = await worker.run('answer', never);
  await vi.waitUntil(() => worker.pid === undefined, { timeout: 20_000 });
  await expect(worker.run('answer', never)).resolves.not.toBe(before);
});
