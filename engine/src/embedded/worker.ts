import sharp from 'sharp';
import type { RenderedImage } from '../provider.ts';
import { renderAd } from './ad/render-ad.ts';
import { enhancePhoto } from './photo/enhance-photo.ts';
import type { AdTask, EnhanceTask, RenderTask } from './render-task.ts';
import { scoreCreative } from './score/score-creative.ts';
import { replyOf, type WorkerReply } from './worker-reply.ts';

// A thread each: libvips' own threads and its cache of operations, which never repeat here, would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

/** The threads' code: does one task and gives its pictures in order. */
export default function performTask(task: RenderTask): Promise<WorkerReply<RenderedImage[]>> {
  return replyOf(() => perform(task));
}

async function perform(task: RenderTask): Promise<RenderedImage[]> {
  switch (task.kind) {
    case 'ad':
      return [await makeAd(task)];
    case 'enhance':
      return [await enhance(task)];
  }
}

async function makeAd({ format, ...ad }: AdTask): Promise<RenderedImage> {
  const { headline, subline, callToAction } = ad.copy;
  const { jpeg, minContrast } = await renderAd({
    ...ad,
    format: format === 'story' ? 'story' : 'square',
  });
  const words = { headline, body: subline, callToAction, minContrast };
  const viralScore = await scoreCreative(jpeg, words);
  return { bytes: jpeg, mediaType: 'image/jpeg', format, title: headline, viralScore };
}

async function enhance({ photo }: EnhanceTask): Promise<RenderedImage> {
  const { jpeg, steps } = await enhancePhoto(photo);
  const viralScore = await scoreCreative(jpeg);
  return { bytes: jpeg, mediaType: 'image/jpeg', description: steps.join('. '), viralScore };
}
