import type { MessagePort } from 'node:worker_threads';
import type { ViralScore } from '@adwright/contracts';
import { isTypeOnlyName, RENDERER_VERSION } from '@adwright/contracts/values';
import {
  type AdInput,
  buildRecipe,
  computeFinishedHashes,
  type Hashes,
  planReplacement,
  planVariations,
  renderAd,
  renderObjectThumbnail,
} from '@adwright/engine-ads';
import { readCut } from '@adwright/engine-cutout';
import { addNoteToPicture, readFont } from '@adwright/engine-drawing';
import { enhancePhoto, overlayText, varyPhoto } from '@adwright/engine-photo-lab';
import { findProduct, shootPicture } from '@adwright/engine-photoshoot';
import { decodeCreative, scoreCreative, scorePhoto } from '@adwright/engine-score';
import type { SubjectMap } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { readAsset } from '../assets/read-asset.ts';
import { readCutEdit } from '../assets/read-cut-edit.ts';
import type { RenderedImage } from '../creative-provider.ts';
import { listAdMarks, listOverlayMarks, listPhotoMarks } from '../quality/picture-marks.ts';
import { refuseMissing } from '../quality/refuse-missing.ts';
import { buildOverlayRecipe } from '../recipes/build-overlay-recipe.ts';
import { buildMessage } from './ad-message.ts';
import { chooseOverlayBrand } from './choose-overlay-brand.ts';
import type {
  AdTask,
  EnhanceTask,
  NoteTask,
  OverlayTask,
  PhotoshootTask,
  RateTask,
  RenderResult,
  RenderTask,
  VariationTask,
} from './render-task.ts';
import { captureReply, type WorkerReply } from './worker-reply.ts';

// Each thread runs one task at a time. More libvips threads would only cost memory, and the libvips operation
// cache never gets a hit in these tasks.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Does nothing: the thread pool calls the function to make sure that this module and its imports are loaded.
 */
export function load(): void {}

/** Performs one task; this function is the entry point of the rendering threads. */
export default function performTask(task: RenderTask): Promise<WorkerReply<RenderResult>> {
  return captureReply(async () => {
    const result: RenderResult = {
      pictures: [],
      hashes: null,
      plan: [],
      cut: null,
      score: null,
      asset: null,
      fontName: null,
      edit: null,
      thumbnail: null,
    };
    switch (task.kind) {
      case 'plan': {
        const { brief, copies, format, seed, chosen, shown } = task;
        const tell = (input: AdInput) => chosen.postMessage(input);
        return { ...result, plan: await planVariations(brief, copies, format, seed, tell, shown) };
      }
      case 'replace': {
        const { input, stay, tried } = task;
        const other = await planReplacement(input, stay, tried);
        return { ...result, plan: other ? [other] : [] };
      }
      case 'ad': {
        const { picture, hashes } = await makeAd(task);
        return { ...result, pictures: [picture], hashes };
      }
      case 'cut':
        return { ...result, cut: await findProduct(task.photo, receiveSubject(task.subject)) };
      case 'read-cut':
        return { ...result, cut: await readCut(task.cutOut) };
      case 'edit-cut': {
        const { photo, mask, subject } = task;
        return {
          ...result,
          edit: await readCutEdit(photo, mask, () => receiveSubjectOrNone(subject)),
        };
      }
      case 'asset': {
        const { as, photo, subject } = task;
        return {
          ...result,
          asset: await readAsset(as, photo, () => receiveSubjectOrNone(subject)),
        };
      }
      case 'font':
        return { ...result, fontName: (await readFont(task.font)).name };
      case 'thumbnail':
        return { ...result, thumbnail: await renderObjectThumbnail(task.object) };
      case 'rate':
        return { ...result, score: await rate(task) };
      default:
        return { ...result, pictures: await makePictures(task) };
    }
  }).finally(() => setImmediate(freePictures));
}

/** Resident memory of the process, in bytes, above which the garbage collector runs after a task. */
const NARROW_BYTES = 500 * 1024 * 1024;

/**
 * Runs the garbage collector after a task if memory is low, while the reply is being sent. A photo leaves up
 * to 100 MB of garbage in a thread, and V8 does not collect the garbage of an idle thread. The collector does
 * not run after each task, because it also drops the machine code of unused functions, which the next
 * photoshoot would compile again. `process-settings.ts` exposes the garbage collector.
 */
function freePictures(): void {
  if (process.memoryUsage.rss() > NARROW_BYTES) globalThis.gc?.();
}

const NO_SUBJECT = new Error('no saliency map was requested');

async function makePictures(
  task: Exclude<
    RenderTask,
    {
      kind:
        | 'ad'
        | 'plan'
        | 'replace'
        | 'cut'
        | 'read-cut'
        | 'edit-cut'
        | 'rate'
        | 'asset'
        | 'font'
        | 'thumbnail';
    }
  >,
): Promise<RenderedImage[]> {
  switch (task.kind) {
    case 'enhance':
      return [await enhance(task)];
    case 'variation':
      return [await vary(task)];
    case 'overlay':
      return drawOverlay(task);
    case 'photoshoot':
      return [await shootProduct(task)];
    case 'note':
      return [await note(task)];
  }
}

function receiveSubjectOrNone(port: MessagePort | null): Promise<SubjectMap> {
  return port ? receiveSubject(port) : Promise.reject(NO_SUBJECT);
}

/** Receives the saliency map that another process computes while this thread prepares the task. */
function receiveSubject(port: MessagePort): Promise<SubjectMap> {
  const found = new Promise<SubjectMap>((resolve, reject) => {
    port.once('message', resolve);
    port.once('close', () => reject(new Error('no subject was found')));
  }).finally(() => port.close());
  // If the task fails before it awaits the subject, a rejected subject would be an unhandled rejection without
  // this handler.
  found.catch(() => undefined);
  return found;
}

async function makeAd({
  input,
  format,
  hashed,
  own,
  asked,
}: AdTask): Promise<{ picture: RenderedImage; hashes: Hashes | null }> {
  const { headline, subline, callToAction } = input.copy;
  const ad = await renderAd(input);
  // Only strings of the brief are texts of the user; the brief's other values are objects.
  refuseMissing(
    ad.words,
    Object.values(input.brief).filter((value) => typeof value === 'string'),
  );
  const { jpeg, minContrast, layout, gaveWay } = ad;
  const creative = await decodeCreative(jpeg);
  const recipe = buildRecipe(input, layout, own);
  const words = { headline, body: subline, callToAction, minContrast };
  const viralScore = scoreCreative(creative, words, buildMessage(recipe, asked, ad.boxes));
  return {
    picture: {
      bytes: jpeg,
      mediaType: 'image/jpeg',
      format,
      title: headline,
      viralScore,
      marks: listAdMarks(ad, input),
      recipe,
      ...(recipe.picture.kind === 'drawn' && isTypeOnlyName(recipe.picture.object)
        ? { isTypeOnly: true }
        : {}),
      ...(own?.picture ? { productPhoto: own.picture.show } : {}),
      ...(gaveWay.length > 0 ? { gaveWay } : {}),
      source: input.picture,
    },
    hashes: hashed ? await computeFinishedHashes(creative) : null,
  };
}

async function enhance({ photo }: EnhanceTask): Promise<RenderedImage> {
  const { bytes, mediaType, steps } = await enhancePhoto(photo);
  const viralScore = scoreCreative(await decodeCreative(bytes));
  return { bytes, mediaType, description: steps.join('. '), viralScore };
}

async function vary({ photo, subject, seed, note }: VariationTask): Promise<RenderedImage> {
  const varied = await varyPhoto(photo, seed, receiveSubject(subject));
  const jpeg = note ? await addNoteToPicture(varied.jpeg, { text: note }) : varied.jpeg;
  const viralScore = scoreCreative(await decodeCreative(jpeg));
  return { bytes: jpeg, mediaType: 'image/jpeg', viralScore };
}

async function drawOverlay({
  photo,
  subject,
  text,
  seed,
  imageUrl,
  brand,
  disclosure,
  note,
}: OverlayTask): Promise<RenderedImage[]> {
  const pictures: RenderedImage[] = [];
  const look = { brand: brand ? await chooseOverlayBrand(brand, RENDERER_VERSION) : null, note };
  for (const lettered of await overlayText(photo, text, seed, receiveSubject(subject), look)) {
    refuseMissing(lettered.words, [text.title, text.subtitle]);
    const { jpeg, width, height, contrast, style, panelAbove } = lettered;
    const words = {
      headline: text.title,
      body: text.subtitle,
      callToAction: '',
      minContrast: contrast,
    };
    const viralScore = scoreCreative(await decodeCreative(jpeg), words);
    const format = height > width ? 'story' : 'square';
    const choice = { seed, style, panelAbove, format, disclosure } as const;
    const recipe = imageUrl
      ? buildOverlayRecipe(imageUrl, text, choice, brand?.snapshot)
      : undefined;
    pictures.push({
      bytes: jpeg,
      mediaType: 'image/jpeg',
      format,
      title: text.title,
      viralScore,
      marks: listOverlayMarks(lettered, text),
      recipe,
    });
  }
  return pictures;
}

async function shootProduct({
  cut,
  form,
  seed,
  pick,
  note,
}: PhotoshootTask): Promise<RenderedImage> {
  const { jpeg: shot, product } = await shootPicture(cut, form, seed, pick);
  const jpeg = note ? await addNoteToPicture(shot, { text: note, subjects: [product] }) : shot;
  const viralScore = scorePhoto(await decodeCreative(jpeg));
  const marks = listPhotoMarks(product);
  return { bytes: jpeg, mediaType: 'image/jpeg', format: 'square', viralScore, marks };
}

async function note({ picture, note: text }: NoteTask): Promise<RenderedImage> {
  return { bytes: await addNoteToPicture(picture, { text }), mediaType: 'image/jpeg' };
}

async function rate({ picture, as }: RateTask): Promise<ViralScore> {
  const creative = await decodeCreative(picture);
  return as === 'photo' ? scorePhoto(creative) : scoreCreative(creative);
}
