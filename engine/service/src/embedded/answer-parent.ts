import { captureReply } from './worker-reply.ts';

/**
 * Runs the main loop of a {@link WorkerProcess}'s program: performs each task, and ends when the parent process
 * is gone.
 */
export function answerParent<Task, Value>(perform: (task: Task) => Promise<Value>): void {
  process.on('message', async (task: Task) => {
    const reply = await captureReply(() => perform(task));
    process.send?.(reply);
  });
  process.once('disconnect', () => process.exit());
}
