import { writeAdText } from './copy/write-ad-text.ts';
import type { RenderTask, RenderTaskValue } from './render-task.ts';
import { replyOf, type WorkerReply } from './worker-reply.ts';

/** The threads' code. */
export default function performTask(task: RenderTask): Promise<WorkerReply<RenderTaskValue>> {
  return replyOf(async () => writeAdText(task.brief, task.seed));
}
