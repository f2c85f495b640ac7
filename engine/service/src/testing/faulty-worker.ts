import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts/values';
import { captureReply } from '../embedded/worker-reply.ts';

/** What a test requests from a faulty thread or process: an answer, or a way to fail. */
export type FaultyTask = 'answer' | 'refuse' | 'throw' | 'crash' | 'hang' | 'exhaust' | 'dawdle';

/** Does nothing: the thread pool calls the function to make sure that this file is loaded. */
export function load(): void {}

/** Code of a test thread, which fails in each possible way. */
export default function performFault(task: FaultyTask) {
  return captureReply(() => failTask(task));
}

/**
 * Fails in the given way. `answer` returns the id of this thread or process at once, and `dawdle` returns it
 * after a delay.
 */
export async function failTask(task: FaultyTask): Promise<string> {
  if (task === 'refuse') throw new AppError('unreadable_image', 'broken', { field: 'imageUrl' });
  if (task === 'throw') throw new TypeError('a bug');
  if (task === 'crash') process.exit(9);
  if (task === 'hang') for (;;);
  if (task === 'exhaust')
    for (const hoard: unknown[] = []; ; ) hoard.push(new Array(1e6).fill(hoard));
  if (task === 'dawdle') await sleep(150);
  return copyId;
}

const copyId = crypto.randomUUID();
