import { applySubject } from '@adwright/engine-cutout';
import {
  CoverCost,
  computeRasterSaliency,
  computeSaliency,
  fromHex,
  norm,
  type Pixels,
  type Rect,
  type SaliencyMap,
} from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { findSalientCrop, includeHead, includeSubject } from './salient-crop.ts';

/** A photographic picture that fills the ad, decoded and measured once. */
export interface AdPicture {
  canvas: Canvas;
  pixels: Pixels;
  /**
   * Rates how much important content a text would hide if it covered a box. Boxes are in shares of the
   * picture.
   */
  cover: CoverCost;
  /** The dominant hue in degrees of OKLCH; null if the picture is nearly grey. */
  hue: number | null;
  /**
   * Whether the picture is the user's own photo, which is shown as a print in its original aspect ratio and
   * never cropped.
   */
  isWhole?: boolean;
  /**
   * Whether the picture is the user's own photo, cropped to the ad's aspect ratio. If the picture is the user's
   * photo, the usual alternative of a comparison must show another picture.
   */
  isOwn?: boolean;
  /** The photo before it was cropped to the ad's aspect ratio; absent if the user chose the crop. */
  photo?: UncutPhoto;
}

/** The user's own photo before it was cropped to the ad's aspect ratio. */
export interface UncutPhoto {
  canvas: Canvas;
  cover: CoverCost;
  /**
   * The area that the ad shows, in shares of the photo: a crop, or more than the photo if the photo's
   * background was extended.
   */
  shown: Rect;
  /** Whether crops for boxes of other aspect ratios centre the photo's known subject. */
  centresSubject?: boolean;
}

/** Mean chroma (OKLCH) below which a picture counts as grey and its hue is ignored. */
const GREY_CHROMA = 0.02;
/** Side in pixels of the small copy of a picture from which the dominant hue is computed. */
const HUE_SIDE_PX = 24;
/** Side in pixels of the small copy of a picture from which the saliency is computed. */
const SALIENCY_SIDE_PX = 96;

/** Decodes and measures an encoded picture of the ad's size. */
export async function openAdPicture(encoded: Uint8Array): Promise<AdPicture> {
  const picture = sharp(encoded).toColourspace('srgb');
  const [{ data, info }, small, saliency] = await Promise.all([
    picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    picture
      .clone()
      .removeAlpha()
      .resize(HUE_SIDE_PX, HUE_SIDE_PX, { fit: 'fill' })
      .raw()
      .toBuffer(),
    computeSaliency(Buffer.from(encoded)),
  ]);
  const { width, height } = info;
  const canvas = createCanvas(width, height);
  const bytes = new Uint8ClampedArray(data);
  canvas.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0);
  const pixels = { data: bytes, width, height };
  return { canvas, pixels, cover: new CoverCost(removeWalls(saliency)), hue: computeHue(small) };
}

/**
 * Saliency map of a photo's subject, and the part of the photo that a picture shows, in shares of the photo.
 */
export interface SubjectOfPart {
  map: SubjectMap;
  part: Rect;
}

/**
 * Measures a picture on a canvas: its hue and its saliency. Without a saliency map, the subject is estimated
 * from the picture.
 * @param known score of the picture if the score was computed before
 */
export async function measurePicture(
  canvas: Canvas,
  subject?: SubjectOfPart,
  known?: CoverCost,
): Promise<AdPicture> {
  const { width, height } = canvas;
  const raw = { width, height, channels: 4 } as const;
  const picture = sharp(canvas.data(), { raw }).removeAlpha();
  const [cover, small] = await Promise.all([
    known ?? measureCoverCost(picture, subject),
    shrunk(picture, HUE_SIDE_PX),
  ]);
  const data = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  return {
    canvas,
    pixels: { data, width, height },
    cover,
    hue: computeHue(small),
  };
}

/**
 * Returns a function that rates how much important content of an opaque picture a text would hide if it
 * covered a box.
 */
export async function measureCoverCost(
  picture: Sharp,
  subject?: SubjectOfPart,
): Promise<CoverCost> {
  const small = await shrunk(picture, SALIENCY_SIDE_PX);
  const saliency = removeWalls(computeRasterSaliency(small, SALIENCY_SIDE_PX, SALIENCY_SIDE_PX));
  return new CoverCost(subject ? applySubject(saliency, subject.map, subject.part) : saliency);
}

function shrunk(picture: Sharp, side: number): Promise<Buffer> {
  return picture.clone().resize(side, side, { fit: 'fill' }).raw().toBuffer();
}

/**
 * Maximum share of skin colour in a picture that shows a face. A larger share of skin colour means plaster or
 * cream paper. The saliency code has the same limit.
 */
const MAX_SKIN_SHARE = 0.35;

function removeWalls(map: SaliencyMap): SaliencyMap {
  const share = map.skin.reduce((sum, value) => sum + value, 0) / map.skin.length;
  return share > MAX_SKIN_SHARE ? { ...map, skin: new Float32Array(map.skin.length) } : map;
}

/**
 * Returns the hue of a picture's mean colour, or null if the mean colour is grey. The mean colour of a picture
 * with all hues is grey, so such a picture has no dominant hue.
 */
function computeHue(rgb: Buffer): number | null {
  let x = 0;
  let y = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const { chroma, hue } = fromHex(`#${rgb.subarray(at, at + 3).toString('hex')}`);
    x += chroma * Math.cos((hue * Math.PI) / 180);
    y += chroma * Math.sin((hue * Math.PI) / 180);
  }
  if (norm(x, y) / (rgb.length / 3) < GREY_CHROMA) return null;
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/**
 * Maximum difference between the aspect ratios of a layout's box and of the ad, as a share. Up to this
 * difference, both show the same crop of the photo.
 */
const OTHER_SHAPE = 0.02;

/**
 * Paints the picture into a box, cropped to the box's aspect ratio around the picture's most salient part. If a
 * box has another aspect ratio than the ad, it may show parts of the photo that the ad would cut off.
 */
export function drawPicture(
  context: SKRSContext2D,
  picture: AdPicture,
  box: Rect,
  filter = 'none',
): void {
  const aspect = box.width / box.height;
  const { photo } = picture;
  const isOther =
    Math.abs(aspect / (picture.canvas.width / picture.canvas.height) - 1) > OTHER_SHAPE;
  const { canvas, cover } = photo && isOther ? photo : picture;
  const { x, y, width, height } =
    photo && isOther ? cropOfPhoto(photo, aspect) : findSalientCrop(cover, canvas, aspect);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.filter = filter;
  context.drawImage(canvas, x, y, width, height, box.x, box.y, box.width, box.height);
  context.restore();
}

/** Returns the crop of an uncut photo for a box with another aspect ratio than the ad's, in pixels of the photo. */
export function cropOfPhoto({ canvas, cover, centresSubject }: UncutPhoto, aspect: number): Rect {
  const salient = findSalientCrop(cover, canvas, aspect);
  const around = centresSubject && cover.isKnown ? includeSubject(cover, salient, canvas) : salient;
  return includeHead(cover, around, canvas);
}
