import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { Results } from './baseline.ts';

const replySchema = z.object({ name: z.string(), fields: z.record(z.string(), z.string()) });

/** Cases of one group that a thread must run, by name. */
export interface Order {
  group: string;
  names: readonly string[];
}

/**
 * Runs golden cases in several threads.
 * @param onGroup is called for each group when all its cases are finished
 * @returns the results of the cases by group
 */
export async function runCases(
  orders: readonly Order[],
  threads: number,
  onDone: (group: string) => void,
): Promise<Map<string, Results>> {
  const queue = orders.flatMap(({ group, names }) => names.map((name) => ({ group, name })));
  const results = new Map(orders.map(({ group }): [string, Results] => [group, new Map()]));
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          worker.postMessage(next);
          const [reply] = await once(worker, 'message');
          const { name, fields } = replySchema.parse(reply);
          results.get(next.group)?.set(name, fields);
          onDone(next.group);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
