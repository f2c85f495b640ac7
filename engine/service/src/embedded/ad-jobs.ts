import { MessageChannel } from 'node:worker_threads';
import {
  AppError,
  BOOST_VARIATION_COUNT,
  type BoostRequest,
  type CreateAdRequest,
  type Format,
} from '@adwright/contracts';
import { type AdInput, FinishedApart, pictureLayoutOf } from '@adwright/engine-ads';
import { type AdCopy, ownersName } from '@adwright/engine-lexicon';
import type { RenderContext, RenderedImage } from '../provider.ts';
import type { PaintAdPicture } from './ad-pictures.ts';
import type { Copywriter } from './copywriter.ts';
import type { AdTask } from './render-task.ts';
import type { RenderThreads } from './render-threads.ts';

/** What the composer of ads works with. */
export interface AdComposer {
  threads: RenderThreads;
  copywriter: Copywriter;
  /** Absent where products are drawn. */
  paintPicture: PaintAdPicture | undefined;
}

/** An ad whose picture and words are still to come. */
interface PictureAd extends Omit<AdInput, 'copy' | 'format' | 'layout' | 'picture'> {
  format: Format;
  paint: PaintAdPicture;
  words: Promise<AdCopy>;
}

/** What the variations of a boost are about. */
type BoostBrief = Omit<BoostRequest, 'format'>;

/** Renders a post and a story, and returns the ad text. */
export async function createAd(
  { threads, copywriter, paintPicture }: AdComposer,
  brief: CreateAdRequest,
  context: RenderContext,
): Promise<string[]> {
  const words = copywriter.ad(brief, context);
  const copy = words.then((written) => written.copy);
  const renderAs = async (format: Format, as: AdTask['format'], position: number) => {
    const ad = { brief, format, seed: context.seed, variation: 0 };
    if (paintPicture) {
      const pictureAd = { ...ad, paint: paintPicture, words: copy };
      return renderOnPicture(threads, pictureAd, as, context, position);
    }
    const input = { ...ad, copy: await copy };
    return threads.render({ kind: 'ad', input, format: as }, context, position);
  };
  await Promise.all([renderAs('square', 'post', 0), renderAs('story', 'story', 1)]);
  return (await words).adText;
}

/** Renders the variations of a boost, which must look different from each other. */
export async function boost(
  composer: AdComposer,
  { format, ...asked }: BoostRequest,
  context: RenderContext,
): Promise<void> {
  const brief = asked.brandName ? { ...asked, brandName: ownersName(asked.brandName) } : asked;
  const copies = composer.copywriter.variations(brief, context);
  const { threads, paintPicture: paint } = composer;
  if (!paint) return boostDrawn(threads, brief, format, await copies, context);
  const ads = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) => {
    const words = copies.then((written) => copyAt(written, variation));
    const ad = { brief, format, seed: context.seed, variation, paint, words };
    return renderOnPicture(threads, ad, format, context, variation);
  });
  await Promise.all(ads);
}

/** Renders variations whose products are drawn. The first are rendered while one thread still plans the rest. */
async function boostDrawn(
  threads: RenderThreads,
  brief: BoostBrief,
  format: Format,
  copies: AdCopy[],
  { seed, signal, deliver }: RenderContext,
): Promise<void> {
  const ads = new FinishedApart<RenderedImage>({
    async render(input) {
      const task = { kind: 'ad', input, format, hashed: true } as const;
      const { pictures, hashes } = await threads.run(task, signal);
      const [picture] = pictures;
      if (!picture || !hashes) throw new AppError('provider_failed', 'an ad without a picture');
      return { picture, layout: input.layout, hashes };
    },
    async replace(input, stay, tried) {
      const others = stay.map(({ layout, hashes }) => ({ layout, hashes }));
      const task = { kind: 'replace', input, stay: others, tried } as const;
      return (await threads.run(task, signal)).plan[0] ?? null;
    },
    deliver,
  });
  const { port1: chosen, port2 } = new MessageChannel();
  const begin = (input: AdInput) => ads.begin(input);
  chosen.on('message', begin);
  const task = { kind: 'plan', brief, copies, format, seed, chosen: port2 } as const;
  const { plan } = await threads.run(task, signal, [port2]).finally(() => chosen.close());
  // The reply holds the whole plan, so a message that arrives after it must not begin an ad twice.
  chosen.off('message', begin);
  for (const input of plan.slice(ads.count)) begin(input);
  await ads.end();
}

/** Renders an ad on the picture of a service, which is painted while its words are written. */
async function renderOnPicture(
  threads: RenderThreads,
  { paint, words, ...ad }: PictureAd,
  format: AdTask['format'],
  context: RenderContext,
  position: number,
): Promise<void> {
  const { brief, seed, variation } = ad;
  const number = seed + variation;
  const layout = pictureLayoutOf(brief.adType, number);
  const order = { brief, format: ad.format, layout, number, position };
  const [picture, copy] = await Promise.all([paint(order, context), words]);
  const input = { ...ad, copy, layout, picture };
  return threads.render({ kind: 'ad', input, format }, context, position);
}

function copyAt(copies: readonly AdCopy[], variation: number): AdCopy {
  const copy = copies[variation];
  if (!copy) throw new AppError('provider_failed', `no words for variation ${variation}`);
  return copy;
}
