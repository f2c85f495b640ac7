import type { CoverCost, Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { fadeIntoGround, isPlain, paintGround, SIDE_PX } from './own-ground.ts';
import { findSubjectBox } from './salient-crop.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Area of an ad that the subject should fill, in shares of the ad, by the shape of the ad. The area of the ad
 * outside the subject's area is for text.
 */
const AREAS = {
  stacked: [{ x: 0.08, y: 0.47, width: 0.84, height: 0.39 }],
  square: [
    { x: 0.52, y: 0.1, width: 0.43, height: 0.8 },
    { x: 0.08, y: 0.5, width: 0.84, height: 0.44 },
  ],
  broad: [{ x: 0.53, y: 0.1, width: 0.42, height: 0.8 }],
} as const satisfies Record<string, readonly Rect[]>;
/**
 * Text lies above the subject if the ad's aspect ratio is below `stacked`, and beside the subject if it is
 * above `broad`.
 */
const SHAPES = { stacked: 0.75, broad: 1.3 };
/** Room beside a subject that text needs, as a share of the crop. */
const NEEDED_ROOM = 0.42;
/**
 * The background may be extended beyond an edge of the photo if the subject is at least this far from it
 * (share of the photo).
 */
const OFF_EDGE = 0.015;

function classifyShape({ width, height }: Size): keyof typeof AREAS {
  const aspect = width / height;
  if (aspect < SHAPES.stacked) return 'stacked';
  return aspect > SHAPES.broad ? 'broad' : 'square';
}

/** Tells whether a crop (in shares of the photo) leaves enough room for text beside the subject. */
export function leavesRoom(cover: CoverCost, crop: Rect, ad: Size): boolean {
  const subject = findSubjectBox(cover);
  if (!subject) return true;
  const across = [subject.x - crop.x, crop.x + crop.width - subject.x - subject.width];
  const down = [subject.y - crop.y, crop.y + crop.height - subject.y - subject.height];
  const beside = Math.max(...across) / crop.width;
  const above = Math.max(...down) / crop.height;
  const shape = classifyShape(ad);
  const room = shape === 'broad' ? beside : shape === 'stacked' ? above : Math.max(beside, above);
  return room >= NEEDED_ROOM;
}

/**
 * Shows the photo smaller, so that there is room for text beside the subject, and extends the photo's
 * background to the ad's edges. Returns null if an edge of the photo is not plain, because the photo's border
 * would be visible there. `shown` in the result is the ad's area in shares of the photo.
 */
export async function makeRoomOnGround(
  photo: Sharp,
  of: Size,
  ad: Size,
  cover: CoverCost,
): Promise<{ canvas: Canvas; shown: Rect } | null> {
  const subject = findSubjectBox(cover);
  if (!subject) return null;
  const box = placePhoto(of, ad, subject);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const touches =
    (box.x > 0 && subject.x < OFF_EDGE) ||
    (box.y > 0 && subject.y < OFF_EDGE) ||
    (right < ad.width && subject.x + subject.width > 1 - OFF_EDGE) ||
    (bottom < ad.height && subject.y + subject.height > 1 - OFF_EDGE);
  if (touches) return null;
  const left = Math.max(0, box.x);
  const top = Math.max(0, box.y);
  const seen = {
    width: Math.min(ad.width, right) - left,
    height: Math.min(ad.height, bottom) - top,
  };
  const data = await photo
    .clone()
    .resize(box.width, box.height, { fit: 'fill' })
    .extract({ left: left - box.x, top: top - box.y, ...seen })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const wide = await extend({ data, ...seen }, { start: left, length: ad.width, isBeside: true });
  const filled = wide && (await extend(wide, { start: top, length: ad.height, isBeside: false }));
  if (!filled) return null;
  const canvas = createCanvas(ad.width, ad.height);
  const pixels = new ImageData(new Uint8ClampedArray(filled.data), ad.width, ad.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  const shown = {
    x: -box.x / box.width,
    y: -box.y / box.height,
    width: ad.width / box.width,
    height: ad.height / box.height,
  };
  return { canvas, shown };
}

/**
 * Returns the box of the whole photo, in pixels of the ad, in which the subject fills one of the `AREAS` at the
 * largest size.
 */
function placePhoto(of: Size, ad: Size, subject: Rect): Rect {
  const scaleIn = (area: Rect) =>
    Math.min(
      (area.width * ad.width) / (subject.width * of.width),
      (area.height * ad.height) / (subject.height * of.height),
      Math.max(ad.width / of.width, ad.height / of.height),
    );
  const areas: readonly Rect[] = AREAS[classifyShape(ad)];
  const area = areas.reduce((one, next) => (scaleIn(next) > scaleIn(one) ? next : one));
  const scale = scaleIn(area);
  const [width, height] = [Math.round(of.width * scale), Math.round(of.height * scale)];
  const x = (area.x + area.width / 2) * ad.width - (subject.x + subject.width / 2) * width;
  const y = (area.y + area.height / 2) * ad.height - (subject.y + subject.height / 2) * height;
  return { x: Math.round(x), y: Math.round(y), width, height };
}

interface Raw extends Size {
  data: Buffer;
}

/**
 * Extends a picture along one axis with the colours of the picture's edges. Returns null if one of the extended
 * edges is not plain.
 */
async function extend(
  picture: Raw,
  { start, length, isBeside }: { start: number; length: number; isBeside: boolean },
): Promise<Raw | null> {
  const { data, width, height } = picture;
  const end = length - start - (isBeside ? width : height);
  const sides = { near: start > 0, far: end > 0 };
  if (!sides.near && !sides.far) return picture;
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (sides.near && !isPlain(small, isBeside, 0)) return null;
  if (sides.far && !isPlain(small, isBeside, SIDE_PX - 1)) return null;
  const ad = isBeside ? { width: length, height } : { width, height: length };
  const box = { x: isBeside ? start : 0, y: isBeside ? 0 : start, width, height };
  const canvas = createCanvas(ad.width, ad.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const soft = softenEdges(small, isBeside);
  for (const isFar of [false, true]) paintGround(context, soft, { box, ad, isBeside, isFar });
  context.drawImage(fadeIntoGround(data, box, isBeside, sides), box.x, box.y);
  return { data: Buffer.from(canvas.data()), ...ad };
}

/** Distance along an edge over which the edge's colours are averaged, in pixels of the small copy. */
const SOFTNESS_PX = 6;

/**
 * Averages the colours along both edges of the small copy, because the noise of single pixels would become
 * streaks.
 */
function softenEdges(small: Buffer, isBeside: boolean): Buffer {
  const soft = Buffer.from(small);
  const indexOf = (edge: number, at: number) =>
    3 * (isBeside ? at * SIDE_PX + edge : edge * SIDE_PX + at);
  for (const edge of [0, SIDE_PX - 1])
    for (let at = 0; at < SIDE_PX; at++)
      for (let channel = 0; channel < 3; channel++) {
        const first = Math.max(0, at - SOFTNESS_PX);
        const last = Math.min(SIDE_PX - 1, at + SOFTNESS_PX);
        let sum = 0;
        for (let near = first; near <= last; near++)
          sum += small[indexOf(edge, near) + channel] ?? 0;
        soft[indexOf(edge, at) + channel] = Math.round(sum / (last + 1 - first));
      }
  return soft;
}
