import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts';
import { replyOf } from '../embedded/worker-reply.ts';

/** What a test has a thread do. */
export type FaultyTask = 'answer' | 'refuse' | 'throw' | 'crash' | 'hang' | 'exhaust' | 'dawdle';

/** A thread's code that goes wrong in each way a thread can; `answer` gives the thread's heap id, `dawdle` too, later. */
export default function performFault(task: FaultyTask) {
  return replyOf(async () => {
    if (task === 'refuse') throw new AppError('unreadable_image', 'broken', { field: 'imageUrl' });
    if (task === 'throw') throw new TypeError('a bug');
    if (task === 'crash') process.exit(9);
    if (task === 'hang') for (;;);
    if (task === 'exhaust')
      for (const hoard: unknown[] = []; ; ) hoard.push(new Array(1e6).fill(hoard));
    if (task === 'dawdle') await sleep(150);
    return threadId;
  });
}

const threadId = crypto.randomUUID();
