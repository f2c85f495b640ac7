import { MessageChannel } from 'node:worker_threads';
import {
  AppError,
  BOOST_VARIATION_COUNT,
  type CreateAdRequest,
  type Format,
  TYPE_ONLY,
} from '@adwright/contracts';
import type { BoostRequest } from '@adwright/contracts/boost';
import {
  type AdInput,
  choosePictureLayout,
  FinishedApart,
  isPictureLayout,
  writeDisclosureNote,
} from '@adwright/engine-ads';
import { type CopyBrief, restoreOwnersName } from '@adwright/engine-lexicon';
import type { OwnMaterial, RenderContext, RenderedImage } from '../creative-provider.ts';
import type { PaintAdPicture } from './ad-pictures.ts';
import { readAskedMessage } from './asked-message.ts';
import type { AdWords, Copywriter, VariationWords } from './copywriter.ts';
import { addModelObject, type ModelReading } from './model-reading.ts';
import { chooseObject } from './object-of-words.ts';
import {
  applyBrand,
  prepareOwnMaterial,
  reportProblem,
  type ShownMaterial,
} from './prepare-own-material.ts';
import type { AdTask } from './render-task.ts';
import type { RenderThreads } from './render-threads.ts';

/**
 * What rendering an ad needs: threads, a copywriter, and a function that requests pictures from an AI
 * service.
 */
interface AdComposer {
  threads: RenderThreads;
  copywriter: Copywriter;
  /** Requests an ad's picture from an AI service; absent if products are drawn by the engine. */
  paintPicture: PaintAdPicture | undefined;
}

/** Input of an ad without its picture and words, which are made later. */
interface PictureAd extends Omit<AdInput, 'copy' | 'format' | 'layout' | 'picture'> {
  format: Format;
  shown: ShownMaterial;
  paint: PaintAdPicture;
  words: Promise<Pick<AdWords, 'copy' | 'understood'>>;
}

/** The brief that all variations of a boost share. */
type BoostBrief = Omit<BoostRequest, 'format' | 'productPhoto' | 'brand' | 'shownAs'>;

/** Renders an ad as a post and as a story, and returns the ad texts. */
export async function createAd(
  composer: AdComposer,
  { shownAs, ...request }: CreateAdRequest,
  context: RenderContext,
  own: OwnMaterial = {},
): Promise<string[]> {
  const { threads, copywriter, paintPicture } = composer;
  const brief = applyBrand(request, own);
  const words = copywriter.ad(brief, context);
  const material = await prepareOwnMaterial(threads, { ...own, shownAs }, context.signal);
  const shown = addObject(material, brief);
  const renderAs = async (format: Format, as: AdTask['format'], position: number) => {
    const ad = { brief, format, seed: context.seed, variation: 0, ...shown.input };
    if (paintPicture && !isDrawn(shown, shownAs)) {
      const pictureAd = { ...ad, paint: paintPicture, words, shown };
      return renderOnPicture(threads, pictureAd, as, context, position);
    }
    const { copy, understood } = await words;
    const task = buildAdTask(addModelObject({ ...ad, copy }, understood), as, shown, understood);
    return threads.render(task, reportProblem(context, shown), position);
  };
  await Promise.all([renderAs('square', 'post', 0), renderAs('story', 'story', 1)]);
  return (await words).adText;
}

/** Renders the variations of a boost, which must all look different. */
export async function boost(
  composer: AdComposer,
  { format, productPhoto: _photo, brand: _brand, shownAs, ...form }: BoostRequest,
  context: RenderContext,
  own: OwnMaterial = {},
): Promise<void> {
  const asked = applyBrand(form, own);
  const brief = asked.brandName
    ? { ...asked, brandName: restoreOwnersName(asked.brandName) }
    : asked;
  const words = composer.copywriter.variations(brief, context);
  const { threads, paintPicture: paint } = composer;
  const material = await prepareOwnMaterial(threads, { ...own, shownAs }, context.signal);
  const shown = addObject(material, brief);
  if (!paint || isDrawn(shown, shownAs)) {
    const order = { brief, format, shown, ...(await words) };
    return boostDrawn(threads, order, reportProblem(context, shown));
  }
  const ads = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) => {
    const own = words.then((written) => selectWords(written, variation));
    const { seed } = context;
    const ad = { brief, format, seed, variation, paint, words: own, shown, ...shown.input };
    return renderOnPicture(threads, ad, format, context, variation);
  });
  await Promise.all(ads);
}

/**
 * Adds the object that represents the brief's product. The main thread chooses the object, so that rendering
 * threads need no language data.
 */
function addObject(shown: ShownMaterial, brief: CopyBrief): ShownMaterial {
  return { ...shown, input: { ...shown.input, object: chooseObject(brief) } };
}

/**
 * Tells whether an ad needs no picture from an AI service, because it shows the user's whole photo or only
 * type.
 */
function isDrawn({ isPhoto, input }: ShownMaterial, shownAs: string | undefined): boolean {
  return isPhoto || (shownAs === TYPE_ONLY && input.own === undefined);
}

interface DrawnBoost extends VariationWords {
  brief: BoostBrief;
  format: Format;
  shown: ShownMaterial;
}

/**
 * Renders the variations of a boost that show a drawn product or the user's own photo. The first variations
 * are rendered while one thread still plans the other variations.
 */
async function boostDrawn(
  threads: RenderThreads,
  { brief, format, copies, shown, understood }: DrawnBoost,
  { seed, signal, deliver }: RenderContext,
): Promise<void> {
  const ads = new FinishedApart<RenderedImage>({
    async render(input) {
      const task = { ...buildAdTask(input, format, shown, understood), hashed: true };
      const { pictures, hashes } = await threads.run(task, signal);
      const [picture] = pictures;
      if (!picture || !hashes)
        throw new AppError('provider_failed', 'the render thread returned no picture of an ad');
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
  const ten = { brief, copies, format, seed, shown: shown.input };
  const task = { kind: 'plan', ...ten, chosen: port2 } as const;
  const { plan } = await threads.run(task, signal, [port2]).finally(() => chosen.close());
  // The planning thread's reply contains the whole plan. The listener is removed, so that a late message does
  // not start an ad twice.
  chosen.off('message', begin);
  for (const input of plan.slice(ads.count)) begin(input);
  await ads.end();
}

/** Renders an ad on the picture of an AI service, which makes the picture while the words are written. */
async function renderOnPicture(
  threads: RenderThreads,
  { paint, words, shown, ...ad }: PictureAd,
  format: AdTask['format'],
  context: RenderContext,
  position: number,
): Promise<void> {
  const { brief, seed, variation } = ad;
  const number = seed + variation;
  const layout = choosePictureLayout(brief.adType, number);
  const reference = shown.input.own && shown.reference;
  const shownAs = ad.edits?.object;
  const order = { brief, format: ad.format, layout, number, position, reference, shownAs };
  // A layout without a picture, such as a comparison of two sides, shows only the user's product, so no scene
  // is requested.
  const isScene = !reference || isPictureLayout(layout);
  const [picture, { copy, understood }] = await Promise.all([
    isScene ? paint(order, context) : undefined,
    words,
  ]);
  // Pictures made by a model have a printed note (a disclosure) unless the brand decides otherwise.
  const isNoted = (shown.recipe?.brand?.disclosure ?? 'note') === 'note';
  const note =
    picture && isNoted ? { note: writeDisclosureNote(copy.language, Boolean(reference)) } : {};
  const input = addModelObject({ ...ad, copy, layout, picture, ...note }, understood);
  return threads.render(buildAdTask(input, format, shown, understood), context, position);
}

function buildAdTask(
  input: AdInput,
  format: AdTask['format'],
  { recipe }: ShownMaterial,
  understood: ModelReading | undefined,
): AdTask {
  const asked = readAskedMessage(input.brief, input.copy.callToAction, understood);
  return { kind: 'ad', input, format, own: recipe, asked };
}

function selectWords(
  { copies, understood }: VariationWords,
  variation: number,
): Pick<AdWords, 'copy' | 'understood'> {
  const copy = copies[variation];
  if (!copy)
    throw new AppError(
      'provider_failed',
      `the copywriter returned no words for variation ${variation}`,
    );
  return { copy, understood };
}
