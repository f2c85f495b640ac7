import { fromRaster, type Raster, type Rect, toRaster } from '@adwright/engine-pixels';
import { type OpenedPhoto, openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import sharp from 'sharp';
import {
  type CutOut,
  computeMaskSize,
  cropCutOut,
  FAINT,
  findAlphaBox,
  findCut,
  maskToRgb,
} from './cut/cut-out.ts';
import type { Mask } from './cut/mask.ts';
import { refineMask } from './cut/refine-mask.ts';
import { cutByAlpha, drawNear, workRaster } from './cut-product.ts';
import { readPaintedMask } from './mask-file.ts';

/** A cut-out that a user edits by hand, with its photo. */
export interface EditedCut {
  /** The photo at the mask's coordinates: turned upright and without wide transparent margins. */
  photo: Raster;
  mask: Mask;
  /** The cut-out, cropped to its bounding box; null for an empty mask. */
  cut: CutOut | null;
  /** Position of the cropped cut-out in the photo, as shares of the photo's width and height. */
  place: Rect;
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Returns the automatic cut-out of a photo, with any confidence, from which the user starts to edit.
 * @param saliency saliency map of the photo; not needed for a picture with its own alpha channel
 * @throws {AppError} the errors of `openPhoto`
 */
export async function beginCut(
  bytes: Uint8Array,
  subject: () => Promise<SubjectMap>,
): Promise<EditedCut> {
  const opened = await openPhoto(bytes);
  const photo = await workRaster(opened);
  const transparentCut = await cutByAlpha(opened);
  const mask = transparentCut
    ? await maskOfAlpha(transparentCut, computeMaskSize(photo))
    : (await findCut(photo, subject())).mask;
  return drawEdited(opened, photo, mask, transparentCut);
}

/**
 * Cuts out a photo by the mask that the user has painted. In undecided pixels of the mask, the outline follows
 * contours of the photo.
 * @throws {AppError} the errors of `openPhoto`; `invalid_request` for a mask that does not fit the photo
 */
export async function cutByMask(bytes: Uint8Array, painted: Uint8Array): Promise<EditedCut> {
  const opened = await openPhoto(bytes);
  const photo = await workRaster(opened);
  const mask = await refineMask(photo, await readPaintedMask(painted, computeMaskSize(photo)));
  return drawEdited(opened, photo, mask, await cutByAlpha(opened));
}

async function drawEdited(
  opened: OpenedPhoto,
  photo: Raster,
  mask: Mask,
  transparentCut: CutOut | null,
): Promise<EditedCut> {
  if (!mask.data.includes(1)) return { photo, mask, cut: null, place: NOWHERE };
  const whole = { left: 0, top: 0, width: opened.width, height: opened.height };
  const { cut, source } = transparentCut
    ? { cut: await maskPicture(transparentCut, mask), source: whole }
    : await drawNear({ mask, confidence: 1 }, opened, photo);
  const { box, width, height } = cut;
  // The division combines size and scale in one step. A cut-out as wide as its photo then gets a share of exactly 1.
  const fullWidth = width * opened.width;
  const fullHeight = height * opened.height;
  const place = {
    x: (source.left * width + box.x * source.width) / fullWidth,
    y: (source.top * height + box.y * source.height) / fullHeight,
    width: (box.width * source.width) / fullWidth,
    height: (box.height * source.height) / fullHeight,
  };
  return { photo, mask, cut: cropCutOut(cut), place };
}

/** Returns a mask of the visible pixels in a picture with its own alpha channel, including soft shadows. */
async function maskOfAlpha(
  { rgba, width, height }: CutOut,
  size: { width: number; height: number },
): Promise<Mask> {
  const alpha = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data: Uint8Array.from(alpha, (level) => (level < FAINT ? 0 : 1)) };
}

/** Makes the pixels of a picture with its own alpha channel transparent outside the mask. */
async function maskPicture(transparentCut: CutOut, mask: Mask): Promise<CutOut> {
  const { width, height } = transparentCut;
  const large = await toRaster(
    fromRaster({ ...mask, data: maskToRgb(mask.data) }).resize(width, height, {
      fit: 'fill',
      kernel: 'linear',
    }),
  );
  const rgba = transparentCut.rgba.slice();
  for (let at = 0; at < width * height; at++)
    rgba[at * 4 + 3] = Math.min(rgba[at * 4 + 3] ?? 0, large.data[at * 3] ?? 0);
  return { ...transparentCut, rgba, box: findAlphaBox(rgba, width, height, FAINT) };
}
