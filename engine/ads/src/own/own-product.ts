import type { AdFormat, PhotoShowing } from '@adwright/contracts';
import type { Build } from '@adwright/engine-objects';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { AdPicture } from '../picture/ad-picture.ts';
import { openWholePicture } from './whole-picture.ts';

/** The user's own product as an ad gets it. */
export interface OwnProductInput {
  show: PhotoShowing;
  /** Encoded: the cut-out with its alpha, trimmed; or the photo, where it is shown framed. */
  bytes: Uint8Array;
}

/** A product that was cut out of the user's photo, read and measured once. */
export interface OwnCutOut {
  /** Its alpha is the silhouette. */
  canvas: Canvas;
  width: number;
  height: number;
  /** The silhouette in black, small: what its shadows are made of. */
  silhouette: Canvas;
  foot: Foot;
}

/** What a silhouette stands on, in shares of its width. */
export interface Foot {
  left: number;
  right: number;
  /** Whether it can't stand as it was photographed: it then lies flat. */
  lies: boolean;
}

/** What of the user's own an ad shows. */
export interface OwnProduct {
  cutOut: OwnCutOut | null;
  /** The photo as a whole; null for a cut-out. */
  picture: AdPicture | null;
}

const NOTHING: OwnProduct = { cutOut: null, picture: null };
const SILHOUETTE_PX = 220;

/** Reads the own product of an ad for a format. */
export async function openOwnProduct(
  input: OwnProductInput | undefined,
  format: AdFormat,
): Promise<OwnProduct> {
  if (!input) return NOTHING;
  if (input.show === 'framed')
    return { cutOut: null, picture: await openWholePicture(input.bytes, format) };
  return { cutOut: await openCutOut(input.bytes), picture: null };
}

/** Reads a cut-out. The same one serves every format. */
export async function openCutOut(bytes: Uint8Array): Promise<OwnCutOut> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return {
    canvas,
    width,
    height,
    silhouette: silhouetteOf(canvas),
    foot: footOf(pixels, width, height),
  };
}

function silhouetteOf(canvas: Canvas): Canvas {
  const scale = Math.min(1, SILHOUETTE_PX / Math.max(canvas.width, canvas.height));
  const small = createCanvas(
    Math.max(1, Math.round(canvas.width * scale)),
    Math.max(1, Math.round(canvas.height * scale)),
  );
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#000000';
  context.fillRect(0, 0, small.width, small.height);
  return small;
}

const OPAQUE = 128;
/** What is lower than this share of the height touches the ground. */
const TOUCHES = 0.04;
/** A foot narrower than this share of the width carries nothing, unless the thing is a pole itself. */
const LEAST_FOOT = 0.14;
/** How far the middle may be beside the foot, as a share of the width, before the thing would fall. */
const OFF_FOOT = 0.16;

/** What the lowest part of a silhouette touches, and whether it would carry the rest. */
function footOf(pixels: Uint8ClampedArray, width: number, height: number): Foot {
  const isSolid = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE;
  let lowest = height - 1;
  const rowHas = (y: number) => {
    for (let x = 0; x < width; x++) if (isSolid(x, y)) return true;
    return false;
  };
  while (lowest > 0 && !rowHas(lowest)) lowest--;
  const floor = lowest - Math.max(2, Math.round(TOUCHES * height));
  let [left, right, count, sum] = [width, 0, 0, 0];
  // Every other pixel is plenty for a mean.
  for (let y = 0; y <= lowest; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (!isSolid(x, y)) continue;
      count++;
      sum += x;
      if (y < floor) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  if (right < left) return { left: 0.2, right: 0.8, lies: true };
  const middle = sum / Math.max(1, count);
  const offFoot = Math.max(left - middle, middle - right) / width;
  const isNarrow = (right - left) / width < LEAST_FOOT;
  return { left: left / width, right: (right + 1) / width, lies: isNarrow || offFoot > OFF_FOOT };
}

/** Width to height from which a thing is wide, and up to which it is tall; as drawn objects are told apart. */
const WIDE_RATIO = 1.75;
const TALL_RATIO = 0.85;

/** How a picture fills a box. */
export function buildOfShape({ width, height }: { width: number; height: number }): Build {
  const ratio = width / height;
  if (ratio > WIDE_RATIO) return 'wide';
  return ratio < TALL_RATIO ? 'tall' : 'even';
}
