import type { Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Sharp } from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** Width and height in pixels of the small copy of a photo on which the photo's edges are tested. */
export const SIDE_PX = 64;
/** Distance from the edge over which the background must be uniform, in pixels of the small copy. */
const DEPTH_PX = 3;
/**
 * Maximum mean colour difference of a plain background between the edge and `DEPTH_PX` inwards, in levels.
 */
const MAX_INWARD = 9;
/** Maximum mean difference between adjacent pixels along the edge of a plain background, in levels. */
const MAX_ALONG = 3;
/**
 * Share of the added room that lies left of or above the photo, so that most of the room for text is in one
 * piece.
 */
const BEFORE = 0.8;
/** Width over which a photo fades into its extended background, as a share of the photo's side. */
const SEAM = 0.03;

/**
 * Returns a picture with another aspect ratio that shows the whole photo, with the photo's background extended
 * beside or above it. Returns null if an edge of the photo is not plain, because the photo's border would be
 * visible there. `shown` in the result is the ad's area in shares of the photo.
 */
export async function onOwnGround(
  photo: Sharp,
  of: Size,
  ad: Size,
): Promise<{ canvas: Canvas; shown: Rect } | null> {
  const isBeside = ad.width / ad.height > of.width / of.height;
  const small = await photo
    .clone()
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (!isPlain(small, isBeside, 0) || !isPlain(small, isBeside, SIDE_PX - 1)) return null;
  const scale = Math.min(ad.width / of.width, ad.height / of.height);
  const width = Math.round(of.width * scale);
  const height = Math.round(of.height * scale);
  const box = {
    x: isBeside ? Math.round((ad.width - width) * BEFORE) : 0,
    y: isBeside ? 0 : Math.round((ad.height - height) * BEFORE),
    width,
    height,
  };
  const shown = await photo
    .clone()
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const canvas = createCanvas(ad.width, ad.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  for (const isFar of [false, true]) paintGround(context, small, { box, ad, isBeside, isFar });
  context.drawImage(fadeIntoGround(shown, box, isBeside), box.x, box.y);
  const part = {
    x: -box.x / width,
    y: -box.y / height,
    width: ad.width / width,
    height: ad.height / height,
  };
  return { canvas, shown: part };
}

/** Tells whether the background along one edge of the small copy is plain. */
export function isPlain(small: Buffer, isBeside: boolean, edge: number): boolean {
  const inward = edge === 0 ? DEPTH_PX : edge - DEPTH_PX;
  let along = 0;
  for (let at = 0; at < SIDE_PX; at++) {
    const here = readColour(small, isBeside, edge, at);
    if (maxDifference(here, readColour(small, isBeside, inward, at)) > MAX_INWARD) return false;
    if (at > 0) along += maxDifference(here, readColour(small, isBeside, edge, at - 1));
  }
  return along / (SIDE_PX - 1) <= MAX_ALONG;
}

/** Returns the colour in the small copy at a distance from the tested edge and a position along that edge. */
function readColour(small: Buffer, isBeside: boolean, across: number, along: number): Buffer {
  const pixel = isBeside ? along * SIDE_PX + across : across * SIDE_PX + along;
  return small.subarray(pixel * 3, pixel * 3 + 3);
}

/** Returns the largest difference between two colours in any channel, in levels. */
function maxDifference(one: Buffer, other: Buffer): number {
  return Math.max(...[0, 1, 2].map((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0))));
}

/**
 * Paints the colours along an edge of the photo, extended to the edge of the ad and slightly under the photo.
 */
export function paintGround(
  context: SKRSContext2D,
  small: Buffer,
  { box, ad, isBeside, isFar }: { box: Rect; ad: Size; isBeside: boolean; isFar: boolean },
): void {
  const edge = isFar ? SIDE_PX - 1 : 0;
  const strip = createCanvas(isBeside ? 1 : SIDE_PX, isBeside ? SIDE_PX : 1);
  const image = new ImageData(strip.width, strip.height);
  for (let at = 0; at < SIDE_PX; at++)
    image.data.set([...readColour(small, isBeside, edge, at), 255], at * 4);
  strip.getContext('2d').putImageData(image, 0, 0);
  const middle = isBeside ? box.x + box.width / 2 : box.y + box.height / 2;
  const from = isFar ? middle : 0;
  const length = (isFar ? (isBeside ? ad.width : ad.height) : middle) - from;
  if (isBeside) context.drawImage(strip, from, box.y, length, box.height);
  else context.drawImage(strip, box.x, from, box.width, length);
}

/**
 * Fades the photo out at the edges beyond which the background is extended: the near edge (left or top), the
 * far edge, or both edges.
 */
export function fadeIntoGround(
  rgba: Buffer,
  { width, height }: Rect,
  isBeside: boolean,
  { near, far } = { near: true, far: true },
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  const fade = isBeside
    ? context.createLinearGradient(0, 0, width, 0)
    : context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, near ? 'rgba(0, 0, 0, 0)' : 'rgba(0, 0, 0, 1)');
  fade.addColorStop(SEAM, 'rgba(0, 0, 0, 1)');
  fade.addColorStop(1 - SEAM, 'rgba(0, 0, 0, 1)');
  fade.addColorStop(1, far ? 'rgba(0, 0, 0, 0)' : 'rgba(0, 0, 0, 1)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  return canvas;
}
