import { fromRaster, type Raster, type Rect, toRaster } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { computeConfidence } from './cut-confidence.ts';
import { type CutDoubt, findDoubt } from './cut-doubt.ts';
import { measureCutSigns } from './cut-signs.ts';
import { findLostLabels } from './lost-labels.ts';
import { removeMargin } from './margin.ts';
import { type Mask, uniteMasks } from './mask.ts';
import { computeMatte } from './matte.ts';
import { segment } from './segment.ts';
import { addRoom, measureMissingRoom } from './trimmed.ts';

/** A product without its background, as pixels of a transparent picture. */
export interface CutOut {
  width: number;
  height: number;
  /** Straight (not premultiplied) RGBA; edge colours contain none of the old background's colour. */
  rgba: Uint8Array;
  /** Bounding box of the product in the picture, in pixels. */
  box: Rect;
  /**
   * Confidence that the cut-out is right, 0–1; a cut-out below {@link MIN_CUT_CONFIDENCE} should not be shown.
   */
  confidence: number;
}

/** Minimum confidence (0–1) at which a cut-out is shown instead of the whole photo. */
export const MIN_CUT_CONFIDENCE = 0.7;

/**
 * Longer side, in pixels, of the small picture in which the mask is found. The mask is refined at full size.
 */
const SEGMENT_SIDE = 512;

interface Size {
  width: number;
  height: number;
}
/**
 * Standard deviation of the blur for the small mask, in pixels of that mask. The blur removes stair steps
 * from the mask's outline, but keeps thin parts.
 */
const STAIRS_SIGMA = 1.1;

/** The mask of a product in a photo, from which {@link drawCut} draws the cut-out. */
export interface FoundCut {
  /** Mask of the product, with at most {@link SEGMENT_SIDE} pixels per side. */
  mask: Mask;
  /** Confidence that the mask is right, 0–1, as in {@link CutOut}. */
  confidence: number;
  /** The strongest reason against the cut-out, which is meaningful only if the confidence is low. */
  doubt: CutDoubt;
}

/** Returns the size of the mask that is found for a photo. */
export function computeMaskSize(photo: Size): Size {
  const scale = Math.min(1, SEGMENT_SIDE / Math.max(photo.width, photo.height));
  // The short side of a narrow strip must get at least one pixel.
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(photo.width), height: scaled(photo.height) };
}

/** Finds the mask of the product in a photo without refining the mask's edge. */
export async function findCut(
  photo: Raster,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<FoundCut> {
  const { width, height } = computeMaskSize(photo);
  const small = await toRaster(fromRaster(photo).resize(width, height, { fit: 'fill' }));
  const room = measureMissingRoom(small);
  const map = Promise.resolve(subject).then((found) => spread(found, width, height, room));
  const roomy = addRoom(small, room);
  const segmentation = await segment(roomy, map);
  const found = uniteMasks(segmentation.mask, findLostLabels(segmentation.mask, roomy));
  const data = removeMargin(found.data, new Uint8Array(width * height), width, room);
  const mask = { width, height, data };
  const signs = measureCutSigns(segmentation);
  return { mask, confidence: computeConfidence(signs), doubt: findDoubt(signs) };
}

/**
 * Draws the cut-out of a product. Alpha and colour of the edge are solved from the compositing equation, so
 * no fringe of the old background remains.
 * @param photo the photo in which the mask was found, or an enlarged window of that photo
 * @param window the part of the photo that `photo` shows, in pixels of the mask
 */
export async function drawCut(
  { mask, confidence }: Omit<FoundCut, 'doubt'>,
  photo: Raster,
  window: Rect = { x: 0, y: 0, width: mask.width, height: mask.height },
): Promise<CutOut> {
  const large = await enlarge(mask, window, photo.width, photo.height);
  const scale = Math.max(window.width, window.height) / Math.max(photo.width, photo.height);
  const rgba = computeMatte(photo, large, scale);
  const { width, height } = photo;
  return { width, height, rgba, box: findAlphaBox(rgba, width, height), confidence };
}

/**
 * Cuts a product out of a photo. Soft shadows are removed, and the holes of loops and handles become
 * transparent.
 */
export async function cutOut(
  photo: Raster,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<CutOut> {
  return drawCut(await findCut(photo, subject), photo);
}

/** Samples the saliency map (0–1) at the size of a picture with a margin around it. */
async function spread(
  { side, values }: SubjectMap,
  width: number,
  height: number,
  room: number,
): Promise<Float32Array> {
  const bytes = await sharp(values, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extend({ top: room, bottom: room, left: room, right: room, background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const plane = new Float32Array(bytes.length);
  for (let at = 0; at < plane.length; at++) plane[at] = (bytes[at] ?? 0) / 255;
  return plane;
}

async function enlarge(
  { width, height, data }: Mask,
  window: Rect,
  toWidth: number,
  toHeight: number,
): Promise<Mask> {
  const grey = fromRaster({
    width,
    height,
    data: maskToRgb(data),
  });
  const { data: large } = await toRaster(
    grey
      .blur(STAIRS_SIGMA)
      .extract({ left: window.x, top: window.y, width: window.width, height: window.height })
      .resize(toWidth, toHeight, { fit: 'fill', kernel: 'cubic' }),
  );
  const enlarged = new Uint8Array(toWidth * toHeight);
  for (let at = 0; at < enlarged.length; at++) enlarged[at] = (large[at * 3] ?? 0) > 127 ? 1 : 0;
  return { width: toWidth, height: toHeight, data: enlarged };
}

/** Converts a mask to an RGB picture, white inside the mask and black outside. */
export function maskToRgb(mask: Uint8Array): Uint8Array {
  const rgb = new Uint8Array(mask.length * 3);
  for (let at = 0; at < mask.length; at++) if (mask[at]) rgb.fill(255, at * 3, at * 3 + 3);
  return rgb;
}

/** Bounding box of the pixels with at least the given alpha. */
export function findAlphaBox(rgba: Uint8Array, width: number, height: number, least = SEEN): Rect {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at++) {
    if ((rgba[at * 4 + 3] ?? 0) < least) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return {
    x: Math.min(left, width - 1),
    y: Math.min(top, height - 1),
    width: Math.max(1, right - left + 1),
    height: Math.max(1, bottom - top + 1),
  };
}

export function cropCutOut({ rgba, width, box, confidence }: CutOut): CutOut {
  const row = box.width * 4;
  const inside = new Uint8Array(row * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4;
    inside.set(rgba.subarray(from, from + row), y * row);
  }
  return {
    width: box.width,
    height: box.height,
    rgba: inside,
    box: { x: 0, y: 0, width: box.width, height: box.height },
    confidence,
  };
}

/** Alpha (0–255) below which a pixel counts as transparent. */
const CLEAR = 16;
/** Minimum alpha (0–255) of a soft shadow in a picture with its own alpha channel. */
export const FAINT = 8;
/** Alpha (0–255) from which a pixel counts as visible. */
const SEEN = 40;
/**
 * Minimum mean alpha (0–255) of the visible pixels of a picture with its own alpha channel. Most pictures of
 * glass products have a higher mean alpha.
 */
const WELL_SEEN = 64;

/**
 * Cuts out the product of a picture by the picture's own alpha channel, which many shops provide. Glass products keep
 * their partial transparency. Returns null if no pixel is transparent or hardly any pixel is visible.
 */
export function cutFromAlpha(rgba: Uint8Array, width: number, height: number): CutOut | null {
  let clear = 0;
  let seen = 0;
  let opacity = 0;
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] ?? 0;
    if (alpha < CLEAR) clear++;
    else if (alpha >= SEEN) {
      seen++;
      opacity += alpha;
    }
  }
  const count = width * height;
  if (clear < count * 0.04 || seen < count * 0.01 || opacity < WELL_SEEN * seen) return null;
  return { width, height, rgba, box: findAlphaBox(rgba, width, height, FAINT), confidence: 1 };
}
