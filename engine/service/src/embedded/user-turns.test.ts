import { describe, expect, it } from 'vitest';
import { UserTurns } from './user-turns.ts';

const UNENDING = new AbortController().signal;

/** Requests turns for test users, and records the order in which the turns are granted. */
function asking(turns: UserTurns) {
  const order: string[] = [];
  const releases = new Map<string, () => void>();
  return {
    order,
    async ask(userId: string, task = userId, signal = UNENDING) {
      releases.set(task, await turns.acquire(userId, signal));
      order.push(task);
    },
    async end(task: string) {
      releases.get(task)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('UserTurns grants turns on shared workers to users', () => {
  it('UserTurns grants each user only one turn at a time, and the next turn to another user', async () => {
    const { order, ask } = asking(new UserTurns(2));
    await ask('busy', 'busy 1');
    void ask('busy', 'busy 2');
    await ask('other');
    expect(order).toEqual(['busy 1', 'other']);
  });

  it('UserTurns prefers the user who was served longest ago to a user with many earlier tasks', async () => {
    const { order, ask, end } = asking(new UserTurns(1));
    await ask('busy', 'busy 1');
    for (const task of ['busy 2', 'busy 3', 'busy 4']) void ask('busy', task);
    void ask('other');
    await end('busy 1');
    await end('other');
    await end('busy 2');
    expect(order).toEqual(['busy 1', 'other', 'busy 2', 'busy 3']);
  });

  it('UserTurns skips callers that no longer wait', async () => {
    const { order, ask, end } = asking(new UserTurns(1));
    await ask('first');
    const leaving = new AbortController();
    const left = ask('second', 'second', leaving.signal);
    void ask('third');
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await end('first');
    expect(order).toEqual(['first', 'third']);
  });
});
