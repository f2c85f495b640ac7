import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('a second caller is admitted after one of the first caller’s many requests', async () => {
  const queue = new FairQueue(1, 1);
  const order: string[] = [];
  const work = async (caller: string, name: string) => {
    const leave = await queue.acquire(caller);
    order.push(name);
    await Promise.resolve();
    leave();
  };
  await Promise.all([
    ...[1, 2, 3, 4, 5].map((n) => work('many', `many ${n}`)),
    work('one', 'one'),
    work('another', 'another'),
  ]);
  expect(order).toEqual(['many 1', 'many 2', 'one', 'another', 'many 3', 'many 4', 'many 5']);
});

it('a caller who uses a full share of the places leaves places for other callers', async () => {
  const queue = new FairQueue(3, 2);
  const entered: string[] = [];
  const enter = async (caller: string) => {
    const leave = await queue.acquire(caller);
    entered.push(caller);
    return leave;
  };
  const first = enter('many');
  void enter('many');
  void enter('many');
  void enter('one');
  (await first)();
  await expect.poll(() => entered).toEqual(['many', 'many', 'one', 'many']);
});

it('a place in the queue is freed only once, however often its release function is called', async () => {
  const queue = new FairQueue(1, 1);
  const leave = await queue.acquire('one');
  leave();
  leave();
  await queue.acquire('one');
  const waits = queue.acquire('two');
  await expect(Promise.race([waits.then(() => 'in'), Promise.resolve('waits')])).resolves.toBe(
    'waits',
  );
});
