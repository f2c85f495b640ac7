import { MessageChannel, type MessagePort } from 'node:worker_threads';
import {
  AppError,
  BOOST_VARIATION_COUNT,
  type Format,
  PHOTOSHOOT_COUNT,
} from '@adwright/contracts';
import { type AdInput, FinishedApart, pictureLayoutOf } from '@adwright/engine-ads';
import { type AdCopy, ownersName } from '@adwright/engine-lexicon';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import type { EmbeddedProviderConfig } from '../config.ts';
import type { CreativeProvider, RenderContext, RenderedImage } from '../provider.ts';
import type { PaintAdPicture } from './ad-pictures.ts';
import { type Copywriter, embeddedCopywriter } from './copywriter.ts';
import { recipeRenderer } from './recipe-renderer.ts';
import type { AdTask, RateTask, RenderResult, RenderTask } from './render-task.ts';
import { TaskSlots } from './task-slots.ts';
import { WorkerPool } from './worker-pool.ts';
import { WorkerProcess } from './worker-process.ts';

/** The process that finds subjects holds some 110 MB, and is there in half a second. */
const MODEL_IDLE_MS = 120_000;

/** An ad whose picture and words are still to come. */
interface PictureAd extends Omit<AdInput, 'copy' | 'format' | 'layout' | 'picture'> {
  format: Format;
  paint: PaintAdPicture;
  words: Promise<AdCopy>;
}

/** What a service may do for the composer. */
export interface AdParts {
  copywriter?: Copywriter;
  /** Absent where products are drawn. */
  paintPicture?: PaintAdPicture;
}

/**
 * The provider that needs no key: everything is composed and processed in threads of this process. The words of ads and
 * the pictures under them may come from elsewhere.
 */
export function embeddedProvider(
  config: EmbeddedProviderConfig,
  { copywriter = embeddedCopywriter, paintPicture }: AdParts = {},
) {
  const pool = new WorkerPool<RenderTask, RenderResult>({
    file: new URL('./worker.ts', import.meta.url),
    size: config.workers,
    taskTimeoutMs: config.taskTimeoutMs,
    memoryLimitMb: config.memoryLimitMb,
  });

  const subjects = new WorkerProcess<Uint8Array, SubjectMap>({
    file: new URL('./subject-process.ts', import.meta.url),
    taskTimeoutMs: config.taskTimeoutMs,
    idleTimeoutMs: MODEL_IDLE_MS,
  });

  const renderer = recipeRenderer(config, (photo, signal) => subjects.run(photo, signal));

  /** One at a time: looking through a large photo can take some hundred megabytes. */
  const looks = new TaskSlots(1);

  /** Refuses a photo that is of no use before its task waits for a thread; a free thread says so itself. */
  async function refuseUnreadable(photo: Uint8Array, signal: AbortSignal): Promise<void> {
    const release = await looks.acquire(signal);
    try {
      await openPhoto(photo);
    } finally {
      release();
    }
  }

  /** Runs a task that is told where the photo's subject is as soon as that is found, and gets ready meanwhile. */
  async function runWithSubject(
    photo: Uint8Array,
    task: (subject: MessagePort) => RenderTask,
    signal: AbortSignal,
  ): Promise<RenderResult> {
    if (pool.isBusy) await refuseUnreadable(photo, signal);
    const { port1: told, port2 } = new MessageChannel();
    // Closed without a message it tells the task that none will come.
    const found = subjects.run(photo, signal).then(
      (subject) => told.postMessage(subject),
      (cause: unknown) => {
        told.close();
        throw cause;
      },
    );
    try {
      const [result] = await Promise.all([pool.run(task(port2), signal, [port2]), found]);
      return result;
    } finally {
      told.close();
    }
  }

  async function deliverAll(
    { pictures }: RenderResult,
    { deliver }: RenderContext,
    position = 0,
  ): Promise<void> {
    await Promise.all(pictures.map((picture, index) => deliver(position + index, picture)));
  }

  /** Runs a task and delivers its pictures from this position on. */
  async function render(task: RenderTask, context: RenderContext, position = 0) {
    await deliverAll(await pool.run(task, context.signal), context, position);
  }

  /** Renders an ad on the picture of a service, which is painted while its words are written. */
  async function renderOnPicture(
    { paint, words, ...ad }: PictureAd,
    format: AdTask['format'],
    context: RenderContext,
    position: number,
  ) {
    const { brief, seed, variation } = ad;
    const number = seed + variation;
    const layout = pictureLayoutOf(brief.adType, number);
    const order = { brief, format: ad.format, layout, number, position };
    const [picture, copy] = await Promise.all([paint(order, context), words]);
    const input = { ...ad, copy, layout, picture };
    return render({ kind: 'ad', input, format }, context, position);
  }

  return {
    name: 'embedded',
    async createAd(brief, context) {
      const words = copywriter.ad(brief, context);
      const renderAd = async (format: Format, as: AdTask['format'], position: number) => {
        const ad = { brief, format, seed: context.seed, variation: 0 };
        const copy = words.then((written) => written.copy);
        if (paintPicture) {
          return renderOnPicture(
            { ...ad, paint: paintPicture, words: copy },
            as,
            context,
            position,
          );
        }
        const input = { ...ad, copy: await copy };
        return render({ kind: 'ad', input, format: as }, context, position);
      };
      await Promise.all([renderAd('square', 'post', 0), renderAd('story', 'story', 1)]);
      return (await words).adText;
    },
    async boost({ format, ...asked }, context) {
      const brief = asked.brandName ? { ...asked, brandName: ownersName(asked.brandName) } : asked;
      const { seed, signal } = context;
      const copies = copywriter.variations(brief, context);
      if (paintPicture) {
        const ads = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) => {
          const words = copies.then((written) => copyAt(written, variation));
          const ad = { brief, format, seed, variation, paint: paintPicture, words };
          return renderOnPicture(ad, format, context, variation);
        });
        return void (await Promise.all(ads));
      }
      const written = await copies;
      const ads = new FinishedApart<RenderedImage>({
        async render(input) {
          const task = { kind: 'ad', input, format, hashed: true } as const;
          const { pictures, hashes } = await pool.run(task, signal);
          const [picture] = pictures;
          if (!picture || !hashes) throw new AppError('provider_failed', 'an ad without a picture');
          return { picture, layout: input.layout, hashes };
        },
        async replace(input, stay, tried) {
          const others = stay.map(({ layout, hashes }) => ({ layout, hashes }));
          const task = { kind: 'replace', input, stay: others, tried } as const;
          return (await pool.run(task, signal)).plan[0] ?? null;
        },
        deliver: context.deliver,
      });
      // The first ads are on the other threads while one still chooses the rest.
      const { port1: chosen, port2 } = new MessageChannel();
      const begin = (input: AdInput) => ads.begin(input);
      chosen.on('message', begin);
      const task = { kind: 'plan', brief, copies: written, format, seed, chosen: port2 } as const;
      const { plan } = await pool.run(task, signal, [port2]).finally(() => chosen.close());
      // A message that the reply overtook counts no more.
      chosen.off('message', begin);
      for (const input of plan.slice(ads.count)) begin(input);
      await ads.end();
    },
    async enhance({ bytes }, context) {
      if (pool.isBusy) await refuseUnreadable(bytes, context.signal);
      await render({ kind: 'enhance', photo: bytes }, context);
    },
    async variation({ bytes }, context) {
      const { seed, signal } = context;
      const task = (subject: MessagePort) =>
        ({ kind: 'variation', photo: bytes, subject, seed }) as const;
      await deliverAll(await runWithSubject(bytes, task, signal), context);
    },
    async overlay({ bytes, url: imageUrl }, text, context) {
      const { seed, signal } = context;
      const task = (subject: MessagePort) =>
        ({ kind: 'overlay', photo: bytes, subject, text, seed, imageUrl }) as const;
      await deliverAll(await runWithSubject(bytes, task, signal), context);
    },
    async photoshoot({ bytes }, form, context) {
      const { seed, signal } = context;
      const task = (subject: MessagePort) => ({ kind: 'cut', photo: bytes, subject }) as const;
      const { subject } = await runWithSubject(bytes, task, signal);
      if (!subject) throw new AppError('provider_failed', 'a cut without a subject');
      // A task each, so that every thread has a share.
      const shots = Array.from({ length: PHOTOSHOOT_COUNT }, (_, pick) =>
        render({ kind: 'photoshoot', subject, form, seed, pick }, context, pick),
      );
      await Promise.all(shots);
    },
    /** The Viral Score of a JPEG that was made elsewhere. */
    async rate(picture: Omit<RateTask, 'kind'>, signal: AbortSignal) {
      return (await pool.run({ kind: 'rate', ...picture }, signal)).score;
    },
    recipes: renderer,
    async close() {
      subjects.close();
      await Promise.all([pool.close(), renderer.close()]);
    },
  } satisfies CreativeProvider & Record<'rate', unknown>;
}

function copyAt(copies: readonly AdCopy[], variation: number): AdCopy {
  const copy = copies[variation];
  if (!copy) throw new AppError('provider_failed', `no words for variation ${variation}`);
  return copy;
}
