import {
  computePhotoSaliency,
  cropTo,
  cropWindow,
  findWindow,
  toShares,
  WholeSubject,
} from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import { fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { Canvas } from '@napi-rs/canvas';
import type { Size } from './compositions.ts';
import { findSubjectPart, type KeptPart, mirrorPart } from './kept-part.ts';
import { findLettering } from './lettering.ts';
import { listViews, paintView, type View } from './place-view.ts';
import { chooseLight, type Light, relight } from './relight.ts';
import { findFurtherWords } from './set-words.ts';

/**
 * Minimum difference between an upload and a new view of it, as a share of differing bits in their perceptual hashes.
 * The value equals the minimum difference between two variations of one order; see `MIN_VARIATION_DISTANCE`.
 */
export const MIN_DISTANCE = 0.3;
/** Number of the best views among which the seed chooses one. */
const CHOICES = 3;
/** Zoom factor of the salient detail that stays visible if no subject is known. */
const DETAIL_ZOOM = 2.2;

interface ViewInput {
  raster: Raster;
  seed: number;
  part: KeptPart;
  /** Sizes of the new picture, in the order in which they are tried. */
  sizes: readonly Size[];
  /** Whether the photo contains no words, so that its mirror image may be shown. */
  isWordless?: boolean;
  /**
   * Whether the upload is an ad. The light on an ad is not changed, because light from one side would shade
   * the ad's words.
   */
  isAd?: boolean;
}

/**
 * Shows an upload in a view that differs from the upload: in another crop, or smaller on a blurred background. Returns
 * null if no view that shows the subject and all words differs enough from the upload.
 */
export async function paintOtherView(
  input: ViewInput,
): Promise<{ canvas: Canvas; size: Size } | null> {
  const { raster, seed, part, sizes, isWordless } = input;
  const turned = isWordless ? await mirror(raster) : null;
  for (const size of sizes) {
    const views = (await listViews(raster, { part, size })).map((view) => ({
      view,
      isTurned: false,
    }));
    if (turned) {
      const others = await listViews(turned, { part: mirrorPart(part), size, upload: raster });
      views.push(...others.map((view) => ({ view, isTurned: true })));
    }
    const good = views
      .filter(({ view }) => view.distance >= MIN_DISTANCE)
      .sort((one, other) => other.view.score - one.view.score)
      .slice(0, CHOICES);
    const chosen = good[seed % Math.max(1, good.length)];
    if (!chosen) continue;
    const { view, isTurned } = chosen;
    const [photo, own] = isTurned && turned ? [turned, mirrorPart(part)] : [raster, part];
    const light = input.isAd ? null : chooseLight(seed);
    return { canvas: await paintLitView(photo, view, { part: own, size, light }), size };
  }
  return null;
}

/**
 * Minimum difference between the logarithms of the aspect ratios of a photo and its crop. With a smaller difference,
 * photo and crop look like the same picture.
 */
const LEAST_RESHAPED = 0.2;
/**
 * Maximum share of the subject that a new crop of a close-up may cut off. The limit exists because the photo itself
 * already cuts the subject.
 */
const MOST_LOST = 0.05;

/**
 * Shows a close-up (a photo that already cuts its subject) in the crop of another shape that keeps most of the subject.
 * If the photo has no words, the mirror image may be used. Returns null if the photo is not a close-up.
 */
export async function paintCloseUp(
  input: Pick<ViewInput, 'raster' | 'seed' | 'sizes' | 'isWordless'> & { subject: SubjectMap },
): Promise<{ canvas: Canvas; size: Size } | null> {
  const { raster, seed, sizes, isWordless, subject } = input;
  const whole = WholeSubject.of(subject);
  const part = findSubjectPart(subject);
  if (!whole || !part || !isCloseUp(part)) return null;
  const saliency = await computePhotoSaliency(raster, subject);
  const own = raster.width / raster.height;
  for (const size of sizes) {
    const isSameShape = Math.abs(Math.log(size.width / size.height / own)) < LEAST_RESHAPED;
    if (isSameShape && !isWordless) continue;
    const window = findWindow({ raster, saliency, whole }, size.width / size.height);
    if (whole.lostBy(toShares(window, raster)) > MOST_LOST) continue;
    const crop = await toRaster(cropTo(raster, window, size.width, size.height));
    const shown = isWordless ? await mirror(crop) : crop;
    relight(shown, chooseLight(seed));
    return { canvas: await toCanvas(fromRaster(shown)), size };
  }
  return null;
}

/** Tells whether a photo cuts its subject at opposite sides. */
function isCloseUp({ cut }: KeptPart): boolean {
  return (cut.top && cut.bottom) || (cut.left && cut.right);
}

async function mirror(raster: Raster): Promise<Raster> {
  return toRaster(fromRaster(raster).flop());
}

async function paintLitView(
  photo: Raster,
  view: View,
  { part, size, light }: { part: KeptPart; size: Size; light: Light | null },
): Promise<Canvas> {
  if (light === null) return paintView(photo, view, { part, size });
  const lit = { ...photo, data: Uint8Array.from(photo.data) };
  relight(lit, light);
  return paintView(lit, view, { part, size });
}

/**
 * Returns the part of a photo without words that must be visible. This part is the photo's subject or, if no
 * subject is known, the salient detail.
 */
export async function findPhotoPart(raster: Raster, map: SubjectMap): Promise<KeptPart> {
  const subject = findSubjectPart(map);
  if (subject) return subject;
  const saliency = await computePhotoSaliency(raster, map);
  const detail = cropWindow(raster, saliency, raster.width / raster.height, DETAIL_ZOOM);
  // The detail continues beyond its box, so no side of the box cuts it off.
  const cut = { left: false, right: false, top: false, bottom: false };
  return { box: toShares(detail, raster), cut };
}

/**
 * Tells whether a photo contains nothing that looks like letters. Nobody notices a mirror image of such a
 * photo.
 */
export function isWordless(raster: Raster): boolean {
  return findLettering(raster).length === 0 && findFurtherWords(raster).length === 0;
}
