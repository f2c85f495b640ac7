import type { RenderedImage } from '../provider.ts';
import { renderAd } from './ad/render-ad.ts';
import { writeAdCopy } from './copy/write-ad-copy.ts';
import type { AdTask, RenderTask } from './render-task.ts';
import { replyOf, type WorkerReply } from './worker-reply.ts';

/** The threads' code: does one task and gives its pictures in order. */
export default function performTask(task: RenderTask): Promise<WorkerReply<RenderedImage[]>> {
  return replyOf(() => perform(task));
}

async function perform(task: RenderTask): Promise<RenderedImage[]> {
  switch (task.kind) {
    case 'ad':
      return [await makeAd(task)];
  }
}

async function makeAd({ brief, format, seed, variation }: AdTask): Promise<RenderedImage> {
  const copy = writeAdCopy(brief, seed, variation);
  const frame = format === 'story' ? 'story' : 'square';
  const { jpeg } = await renderAd({ brief, copy, format: frame, seed, variation });
  return { bytes: jpeg, mediaType: 'image/jpeg', format, title: copy.headline };
}
