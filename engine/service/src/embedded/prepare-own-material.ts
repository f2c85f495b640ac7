import type { OwnFields } from '@adwright/contracts';
import { findNamedObject, type RecipeOwn, type ShownOwn } from '@adwright/engine-ads';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { framePhoto } from '@adwright/engine-uploads';
import type { OwnMaterial, OwnPhoto, RenderContext } from '../creative-provider.ts';
import type { RenderThreads } from './render-threads.ts';

/** The user's own material (photo, brand, fonts) after preparation for rendering. */
export interface ShownMaterial {
  input: ShownOwn;
  recipe: RecipeOwn | undefined;
  /** The photo that an AI service gets to make a scene around the product. */
  reference: Uint8Array | undefined;
  /** Whether the ad shows the photo with the photo's background, instead of a cut-out. */
  isPhoto: boolean;
  /** Why a photo that the user wanted cut out fills the ad instead, as a sentence for the user. */
  problem: string | null;
}

/** Completes a request's brief with the words of the brand. */
export function applyBrand<Brief extends CopyBrief>(brief: Brief, { brand }: OwnMaterial): Brief {
  if (!brand) return brief;
  const { name, callToAction } = brand.snapshot;
  return {
    ...brief,
    brandName: brief.brandName ?? name,
    callToAction: brief.callToAction ?? callToAction ?? undefined,
  };
}

/**
 * Prepares the user's product photo and brand for rendering in ads. A photo without a stored cut-out is cut out
 * during preparation, and fills the ad if the cut-out is uncertain.
 * @throws {AppError} if a photo can't be read
 */
export async function prepareOwnMaterial(
  threads: RenderThreads,
  { photo, brand, shownAs }: OwnMaterial & Pick<OwnFields, 'shownAs'>,
  signal: AbortSignal,
): Promise<ShownMaterial> {
  const shown = photo && (await showPhoto(threads, photo, signal));
  const look = brand && {
    brand: {
      colours: brand.snapshot.colours,
      type: brand.snapshot.type,
      logos: brand.logos,
      fonts: brand.fonts,
    },
  };
  const recipe: RecipeOwn = {
    ...(shown ? { picture: shown.picture } : {}),
    ...(brand ? { brand: brand.snapshot } : {}),
  };
  return {
    input: {
      ...(shown ? { own: shown.own } : {}),
      ...look,
      ...(shownAs ? { edits: { object: findNamedObject(shownAs, 'shownAs') } } : {}),
    },
    recipe: photo || brand ? recipe : undefined,
    reference: photo?.bytes,
    isPhoto: shown !== undefined && shown.own.show !== 'cutout',
    problem: shown?.problem ?? null,
  };
}

async function showPhoto(
  threads: RenderThreads,
  { bytes, cutOut, picture }: OwnPhoto,
  signal: AbortSignal,
): Promise<{
  own: NonNullable<ShownOwn['own']>;
  picture: OwnPhoto['picture'];
  problem: string | null;
}> {
  const withGround = async (show: 'full' | 'framed') => {
    const framed = { show, bytes: await framePhoto(bytes) };
    if (show === 'framed') return framed;
    return { ...framed, subject: await threads.findSubject(framed.bytes, signal) };
  };
  if (picture.show !== 'cutout') {
    await threads.refuseUnreadable(bytes, signal);
    return { own: await withGround(picture.show), picture, problem: null };
  }
  if (cutOut) {
    await threads.refuseUnreadable(cutOut, signal);
    return { own: { show: 'cutout', bytes: cutOut }, picture, problem: null };
  }
  const found = await threads.readAsset('product', bytes, signal);
  if (found.cutOut) return { own: { show: 'cutout', bytes: found.cutOut }, picture, problem: null };
  const own = await withGround('full');
  return { own, picture: { ...picture, show: 'full' }, problem: found.problem };
}

/** Returns a render context that adds to each delivered picture the reason why the photo was not cut out. */
export function reportProblem(context: RenderContext, { problem }: ShownMaterial): RenderContext {
  if (problem === null) return context;
  return {
    ...context,
    deliver: (position, image) => context.deliver(position, { ...image, photoProblem: problem }),
  };
}
