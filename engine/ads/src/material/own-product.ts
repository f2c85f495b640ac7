import type { AdFormat, PhotoFocus, PhotoShowing } from '@adwright/contracts';
import { AD_FORMATS, RENDERER_VERSION } from '@adwright/contracts/values';
import type { Build } from '@adwright/engine-objects';
import type { Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import {
  rendererContinuesSoftly,
  rendererKnowsSubjects,
  rendererSparesSubjects,
} from '../ad-style.ts';
import type { AdPicture } from './ad-picture.ts';
import { openFillingPicture } from './filling-picture.ts';
import { openWholePicture } from './whole-picture.ts';

/** The user's own product, as a part of an ad's input. */
export interface OwnProductInput {
  show: PhotoShowing;
  /**
   * Encoded picture: the cropped cut-out with its alpha channel, or the photo if the photo fills the ad or is
   * framed.
   */
  bytes: Uint8Array;
  /** The crop of a photo that fills the ad; by default the most salient crop. */
  focus?: PhotoFocus;
  /**
   * Saliency map of the subject in a photo that fills the ad. Without a saliency map, and in ads of older
   * renderers, the subject is estimated from the photo's colours.
   */
  subject?: SubjectMap;
}

/** A product that was cut out of the user's photo, decoded and measured once. */
export interface OwnCutOut {
  /** The picture of the cut-out product; its alpha channel is the silhouette. */
  canvas: Canvas;
  width: number;
  height: number;
  /** The product's silhouette in black, at a small size, from which the product's shadows are made. */
  silhouette: Canvas;
  /** The product's silhouette, faded out above the part that touches the floor. */
  underside: Canvas;
  foot: Foot;
}

/** Position of the user's own product or photo, in pixels of the ad. */
export interface OwnPlace extends Rect {
  /** Silhouette with alpha 0 where the box does not show the product; null for a photo, which fills the box. */
  silhouette: Canvas | null;
}

/** The area of a product's silhouette that touches the floor, in shares of the silhouette's width. */
export interface Foot {
  left: number;
  right: number;
  /**
   * Mean height of the contact area above the silhouette's lowest point, as a share of the silhouette's height.
   */
  rise: number;
  /**
   * Whether the product could not stand in the position in which it was photographed. A product that could not
   * stand is shown lying on the floor, seen from above.
   */
  lies: boolean;
}

/** The user's own product, decoded and measured for an ad. */
export interface OwnProduct {
  cutOut: OwnCutOut | null;
  /** The photo of the product; null if the product was cut out. */
  picture: AdPicture | null;
}

const NOTHING: OwnProduct = { cutOut: null, picture: null };
/** Maximum longer side of the small copy of the silhouette, in pixels. */
const SILHOUETTE_PX = 220;

/**
 * Decodes and measures the user's own product for an ad. A photo that fills the ad is cropped to the format; a
 * cut-out or a framed photo is the same in all formats. `renderer` is the version of the renderer that first
 * drew the ad.
 */
export async function openOwnProduct(
  input: OwnProductInput | undefined,
  format: AdFormat,
  renderer = RENDERER_VERSION,
): Promise<OwnProduct> {
  if (!input) return NOTHING;
  if (input.show === 'full') {
    const picture = await openFillingPicture(input.bytes, AD_FORMATS[format], {
      focus: input.focus,
      sparesSubject: rendererSparesSubjects(renderer),
      continuesSoftly: rendererContinuesSoftly(renderer),
      subject: rendererKnowsSubjects(renderer) ? input.subject : undefined,
    });
    return { cutOut: null, picture: { ...picture, isOwn: true } };
  }
  if (input.show === 'framed')
    return { cutOut: null, picture: await openWholePicture(input.bytes) };
  return { cutOut: await openCutOut(input.bytes), picture: null };
}

async function openCutOut(bytes: Uint8Array): Promise<OwnCutOut> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  const silhouette = drawSilhouette(canvas);
  return {
    canvas,
    width,
    height,
    silhouette,
    underside: drawUnderside(silhouette, width / height),
    foot: measureFoot(pixels, width, height),
  };
}

function drawSilhouette(canvas: Canvas): Canvas {
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

/** Returns the part of a silhouette that touches the floor, faded out above that part. */
function drawUnderside(silhouette: Canvas, ratio: number): Canvas {
  const { width, height } = silhouette;
  const part = createCanvas(width, height);
  const context = part.getContext('2d');
  context.drawImage(silhouette, 0, 0);
  const reach = FOOT_REACH * Math.min(1, ratio) * height;
  const fade = context.createLinearGradient(0, height - reach, 0, height);
  fade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  fade.addColorStop(0.45, 'rgba(0, 0, 0, 0.8)');
  fade.addColorStop(1, 'rgba(0, 0, 0, 1)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  return part;
}

/** Alpha (0–255) from which a pixel belongs to the product's silhouette. */
const OPAQUE = 128;
/**
 * Parts touch the floor if they are at most this far above the lowest point (share of the silhouette's
 * shorter side). A product that was photographed from above touches the floor along a slanted line.
 */
const FOOT_REACH = 0.2;
/** A contact area can support the product if it is at least this wide (share of the product's width). */
const LEAST_FOOT = 0.14;
/**
 * A product cannot stand if its centre lies farther than this from its contact area (share of the product's
 * width).
 */
const OFF_FOOT = 0.08;

/** Measures the contact area of a silhouette, and whether the product could stand on that area. */
function measureFoot(pixels: Uint8ClampedArray, width: number, height: number): Foot {
  const isSolid = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE;
  const underside = Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y--) if (isSolid(x, y)) return y;
    return -1;
  });
  const lowest = Math.max(0, ...underside);
  const least = lowest - FOOT_REACH * Math.min(width, height);
  const touching = underside.flatMap((y, x) => (y >= 0 && y >= least ? [x] : []));
  const [left = 0.2 * width, right = 0.8 * width] = [touching[0], touching.at(-1)];
  let [count, sum] = [0, 0];
  // Every second pixel is enough to compute a mean.
  for (let y = 0; y <= lowest; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (!isSolid(x, y)) continue;
      count++;
      sum += x;
    }
  const middle = sum / Math.max(1, count);
  const offFoot = Math.max(left - middle, middle - right) / width;
  const isNarrow = (right - left) / width < LEAST_FOOT;
  const rises = touching.map((x) => lowest - (underside[x] ?? lowest));
  const rise = rises.reduce((total, value) => total + value, 0) / Math.max(1, rises.length);
  return {
    left: left / width,
    right: (right + 1) / width,
    rise: rise / height,
    lies: isNarrow || offFoot > OFF_FOOT,
  };
}

/** Ratio of width to height above which the user's product counts as wide, as for drawn objects. */
const WIDE_RATIO = 1.75;
/** Ratio of width to height below which the user's product counts as tall, as for drawn objects. */
const TALL_RATIO = 0.85;

/** Classifies a picture by its aspect ratio: wide, tall, or even (neither). */
export function buildOfShape({ width, height }: { width: number; height: number }): Build {
  const ratio = width / height;
  if (ratio > WIDE_RATIO) return 'wide';
  return ratio < TALL_RATIO ? 'tall' : 'even';
}
