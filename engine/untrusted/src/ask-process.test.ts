import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { askProcess, lowerPriorityLater, ProcessPool } from './ask-process.ts';

vi.setConfig({ testTimeout: 60_000 });
const PROGRAM = fileURLToPath(new URL('./testing/obedient-process.ts', import.meta.url));
const pool = () => new ProcessPool(PROGRAM, { heapMb: 64, timeoutMs: 15_000 });
const { signal } = new AbortController();

describe('ProcessPool sends messages to processes', () => {
  it('a ProcessPool reuses a process for the next message', async () => {
    const one = pool();
    const first = await one.ask({ act: 'answer' }, signal);
    expect(await one.ask({ act: 'answer' }, signal)).toBe(first);
  });

  it('a ProcessPool uses two processes for two messages at once', async () => {
    const one = pool();
    const [first, second] = await Promise.all([
      one.ask({ act: 'answer' }, signal),
      one.ask({ act: 'answer' }, signal),
    ]);
    expect(first).not.toBe(second);
  });

  it.each(['crash', 'exhaust', 'hang'])(
    'a ProcessPool still sends messages after a process has ended: %s',
    async (act) => {
      const one = new ProcessPool(PROGRAM, {
        heapMb: 64,
        timeoutMs: act === 'hang' ? 2000 : 30_000,
      });
      await expect(one.ask({ act }, signal)).rejects.toThrow();
      if (act !== 'hang') expect(typeof (await one.ask({ act: 'answer' }, signal))).toBe('number');
    },
  );

  it('a ProcessPool ends a process when its caller aborts', async () => {
    const one = pool();
    const first = await one.ask({ act: 'answer' }, signal);
    const caller = new AbortController();
    const asking = one.ask({ act: 'hang' }, caller.signal);
    caller.abort(new Error('given up'));
    await expect(asking).rejects.toThrow('given up');
    expect(await one.ask({ act: 'answer' }, signal)).not.toBe(first);
  });
});

describe('askProcess lowers the priority of a slow process', () => {
  it('askProcess starts a process with normal priority, so that a busy machine reads a small file in time', async () => {
    const bounds = { heapMb: 64, timeoutMs: 30_000 };
    expect(await askProcess(PROGRAM, { act: 'tell-priority' }, bounds)).toBe(getPriority());
  });

  it('lowerPriorityLater lowers the priority of a process after the delay', async () => {
    const child = fork(PROGRAM, []);
    lowerPriorityLater(child, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    child.send({ act: 'tell-priority' });
    const [priority] = await once(child, 'message');
    child.kill();
    expect(priority).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  });
});
