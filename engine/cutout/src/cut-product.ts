import { type Raster, toRaster } from '@adwright/engine-pixels';
import { type OpenedPhoto, openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import { type CloseUp, planCloseUp } from './cut/close-up.ts';
import type { CutDoubt } from './cut/cut-doubt.ts';
import {
  type CutOut,
  cropCutOut,
  cutFromAlpha,
  drawCut,
  type FoundCut,
  findCut,
  MIN_CUT_CONFIDENCE,
} from './cut/cut-out.ts';

/** An uploaded photo with its product cut out, or with the reason why the whole photo is the better picture. */
export interface CutProduct {
  /** The photo at working size, on a white background. */
  photo: Raster;
  /** The cut-out, cropped to the product; null if the uploaded photo should be shown whole. */
  cut: CutOut | null;
  /** Confidence that the cut-out is right, from 0 to 1. */
  confidence: number;
  /** Main reason why the whole photo is shown instead of a cut-out; null if `cut` is set. */
  doubt: CutDoubt | null;
}

/**
 * Maximum number of pixels at which an uploaded photo is processed. A product that fills 0.8 of an ad of 1080 pixels
 * needs somewhat fewer pixels.
 */
const MAX_WORK_PIXELS = 1_100_000;

/**
 * Cuts the product out of an uploaded photo, at the photo's own resolution. A picture with its own alpha
 * channel is cut out by that channel.
 * @param saliency saliency map of the photo, 0–1
 * @throws {AppError} the errors of `openPhoto`
 */
export async function cutProduct(
  bytes: Uint8Array,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<CutProduct> {
  const opened = await openPhoto(bytes);
  const photo = await workRaster(opened);
  const transparentCut = await cutByAlpha(opened);
  if (transparentCut) return { photo, cut: cropCutOut(transparentCut), confidence: 1, doubt: null };
  const found = await findCut(photo, subject);
  const { confidence, doubt } = found;
  if (confidence < MIN_CUT_CONFIDENCE) return { photo, cut: null, confidence, doubt };
  const { cut } = await drawNear(found, opened, photo);
  return { photo, cut: cropCutOut(cut), confidence, doubt: null };
}

/** A photo at its working size, on a white background. */
export function workRaster(opened: OpenedPhoto): Promise<Raster> {
  return toRaster(opened.pixels(MAX_WORK_PIXELS).flatten({ background: opened.ground }));
}

/**
 * Draws a cut-out at the resolution that the product has in the photo. The argument `source` is the part of
 * the photo that contains the cut-out, in pixels.
 */
export async function drawNear(
  found: Omit<FoundCut, 'doubt'>,
  opened: OpenedPhoto,
  photo: Raster,
): Promise<{ cut: CutOut; source: CloseUp['source'] }> {
  const near = planCloseUp(found.mask, opened, MAX_WORK_PIXELS);
  if (near === null) {
    const { width, height } = opened;
    return { cut: await drawCut(found, photo), source: { left: 0, top: 0, width, height } };
  }
  const { left, top, width, height } = near.source;
  const detail = opened
    .pixels()
    .extract({ left, top, width, height })
    .resize(near.width, near.height, { fit: 'fill', kernel: 'lanczos3' });
  const closer = await toRaster(detail.flatten({ background: opened.ground }));
  return { cut: await drawCut(found, closer, near.window), source: near.source };
}

/** Returns the cut-out of a picture with its own alpha channel; null for other pictures. */
export async function cutByAlpha(photo: OpenedPhoto): Promise<CutOut | null> {
  if (!photo.hasAlpha) return null;
  const { data, info } = await photo
    .pixels(MAX_WORK_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutFromAlpha(new Uint8Array(data), info.width, info.height);
}
