import { norm, type Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** A value for each side of a picture: whether the side has a property. */
export interface Sides {
  left: boolean;
  right: boolean;
  top: boolean;
  bottom: boolean;
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const satisfies (keyof Sides)[];

/**
 * An edge of the photo cuts off the subject if the subject is nearer to the edge than this (share of the
 * photo).
 */
const AT_EDGE = 0.015;

/** Returns the sides of a photo that cut off its subject. The subject's box is given in shares of the photo. */
export function findCutSides({ x, y, width, height }: Rect): Sides {
  return {
    left: x < AT_EDGE,
    right: x + width > 1 - AT_EDGE,
    top: y < AT_EDGE,
    bottom: y + height > 1 - AT_EDGE,
  };
}

/**
 * Tells whether a photo can be extended at each of its sides that lie inside the picture. Each extended side
 * must be soft and must not cut off the subject.
 */
export function canContinue(
  photo: Rect,
  picture: Size,
  { soft, cut }: { soft: Sides; cut: Sides },
): boolean {
  const ends: Sides = {
    left: photo.x > 0,
    right: photo.x + photo.width < picture.width,
    top: photo.y > 0,
    bottom: photo.y + photo.height < picture.height,
  };
  return SIDES.every((side) => !ends[side] || (soft[side] && !cut[side]));
}

/** Side in pixels of the small copy on which the sharpness of the photo's edges is measured. */
const SHARPNESS_PX = 192;
/**
 * Radius of the blur from which sharp detail stands out, and depth of the measured edge, in pixels of the small copy.
 */
const DETAIL = { blur: 2.5, depth: 12 };
/** Number of pieces of an edge; one piece with sharp detail makes the whole edge unsuitable. */
const PIECES = 6;
/**
 * A photo can be extended by a blur beyond an edge if no piece of the edge has a higher mean sharpness than
 * this, in levels. Above a subject, even blurred detail looks like a far background. At other sides, blurred
 * detail looks smeared.
 */
const MAX_SHARPNESS: Record<keyof Sides, number> = {
  left: 12.6,
  right: 12.6,
  top: 15.5,
  bottom: 12.6,
};

/**
 * Returns the sides of the photo that have little enough sharp detail to continue as a blur.
 * @param limits maximum sharpness of each side, in levels
 */
export async function findSoftSides(photo: Sharp, limits = MAX_SHARPNESS): Promise<Sides> {
  const sharpness = await measureSharpness(photo);
  const isSoft = (side: keyof Sides) => sharpness[side] <= limits[side];
  return {
    left: isSoft('left'),
    right: isSoft('right'),
    top: isSoft('top'),
    bottom: isSoft('bottom'),
  };
}

/** Returns how much sharp detail lies along each side of a photo, in levels. */
async function measureSharpness(photo: Sharp): Promise<Record<keyof Sides, number>> {
  const side = SHARPNESS_PX;
  const small = await photo
    .clone()
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer();
  const blurred = await sharp(small, { raw: { width: side, height: side, channels: 1 } })
    .blur(DETAIL.blur)
    .greyscale()
    .raw()
    .toBuffer();
  const sharpnessAt = (x: number, y: number) =>
    Math.abs((small[y * side + x] ?? 0) - (blurred[y * side + x] ?? 0));
  const at: Record<keyof Sides, (along: number, depth: number) => number> = {
    left: (along, depth) => sharpnessAt(depth, along),
    right: (along, depth) => sharpnessAt(side - 1 - depth, along),
    top: (along, depth) => sharpnessAt(along, depth),
    bottom: (along, depth) => sharpnessAt(along, side - 1 - depth),
  };
  return {
    left: sharpestPiece(at.left),
    right: sharpestPiece(at.right),
    top: sharpestPiece(at.top),
    bottom: sharpestPiece(at.bottom),
  };
}

/** Returns the mean sharpness of the sharpest piece of an edge. */
function sharpestPiece(sharpnessAt: (along: number, depth: number) => number): number {
  const length = SHARPNESS_PX / PIECES;
  const means = Array.from({ length: PIECES }, (_, piece) => {
    let sum = 0;
    for (let along = piece * length; along < (piece + 1) * length; along++)
      for (let depth = 0; depth < DETAIL.depth; depth++) sum += sharpnessAt(along, depth);
    return sum / (length * DETAIL.depth);
  });
  return Math.max(...means);
}

/** Widths in pixels over which the photo fades into its blur at each of its edges. */
type Bands = Record<keyof Sides, number>;

/** Maximum width of such a band, as a share of the photo's side. */
const MAX_BAND = 0.22;

/** Returns bands that end before the subject, so that the subject stays unaltered. */
export function findBands({ width, height }: Rect, subject: Rect): Bands {
  const band = (free: number, side: number) => Math.max(1, Math.min(free, MAX_BAND) * side);
  return {
    left: band(subject.x, width),
    right: band(1 - subject.x - subject.width, width),
    top: band(subject.y, height),
    bottom: band(1 - subject.y - subject.height, height),
  };
}

interface Raw extends Size {
  data: Uint8ClampedArray;
}

/**
 * Paints a photo in a box of an ad. Where the photo ends inside the ad, it continues to the ad's edges as a blur
 * of its own colours, like a background that is out of focus.
 */
export async function paintSoftly(
  photo: Sharp,
  ad: Size,
  box: Rect,
  bands: Bands,
): Promise<Canvas> {
  const left = Math.max(0, box.x);
  const top = Math.max(0, box.y);
  const seen = {
    width: Math.min(ad.width, box.x + box.width) - left,
    height: Math.min(ad.height, box.y + box.height) - top,
  };
  const data = await photo
    .clone()
    .resize(box.width, box.height, { fit: 'fill' })
    .extract({ left: left - box.x, top: top - box.y, ...seen })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const sharpPart: Raw = { data: new Uint8ClampedArray(data), ...seen };
  const canvas = createCanvas(ad.width, ad.height);
  const context = canvas.getContext('2d');
  const ground = await blurAround(sharpPart, ad, { x: left, y: top, ...seen }, bands);
  context.putImageData(new ImageData(ground, ad.width, ad.height), 0, 0);
  fadeOut(sharpPart, { x: left, y: top, ...seen }, ad, bands);
  const layer = createCanvas(seen.width, seen.height);
  layer.getContext('2d').putImageData(new ImageData(sharpPart.data, seen.width, seen.height), 0, 0);
  context.drawImage(layer, left, top);
  return canvas;
}

/** Number of ad pixels per pixel of the blur, along each axis. */
const COARSENESS = 8;
/**
 * Blurs beside the photo, as shares of the ad's longer side. `sigma` is a blur's width, `from` the distance
 * from the photo at which only this blur applies.
 */
const BLURS = [
  { sigma: 0.012, from: 0 },
  { sigma: 0.035, from: 0.05 },
  { sigma: 0.09, from: 0.2 },
] as const;

/** A small opaque picture of the ad, and the box of the photo in it. */
interface Coarse extends Size {
  rgb: Buffer;
  inner: Rect;
}

/**
 * Returns a blurred picture of the ad's size. The picture shows the photo at its place, surrounded by
 * reflections of the bands at the photo's edges. The blur becomes wider with the distance from the photo.
 */
async function blurAround(
  part: Raw,
  ad: Size,
  place: Rect,
  bands: Bands,
): Promise<Uint8ClampedArray> {
  const coarse = await continuePhoto(part, ad, place, bands);
  const { width, height } = coarse;
  const blurred = await blurByDistance(coarse);
  const data = await sharp(blurred, { raw: { width, height, channels: 3 } })
    .resize(width * COARSENESS, height * COARSENESS, { fit: 'fill', kernel: 'cubic' })
    .extract({ left: 0, top: 0, ...ad })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return new Uint8ClampedArray(data);
}

/** Returns a small picture of the ad in which the bands at the photo's edges are reflected beyond them. */
async function continuePhoto(part: Raw, ad: Size, { x, y }: Rect, bands: Bands): Promise<Coarse> {
  const width = Math.ceil(ad.width / COARSENESS);
  const height = Math.ceil(ad.height / COARSENESS);
  const inner = {
    x: Math.round(x / COARSENESS),
    y: Math.round(y / COARSENESS),
    width: Math.max(1, Math.round(part.width / COARSENESS)),
    height: Math.max(1, Math.round(part.height / COARSENESS)),
  };
  const small = await sharp(part.data, {
    raw: { width: part.width, height: part.height, channels: 4 },
  })
    .removeAlpha()
    .resize(inner.width, inner.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const columns = reflect(width, inner.x, inner.width, [bands.left, bands.right]);
  const rows = reflect(height, inner.y, inner.height, [bands.top, bands.bottom]);
  const rgb = Buffer.alloc(width * height * 3);
  for (const [row, fromRow] of rows.entries())
    for (const [column, fromColumn] of columns.entries()) {
      const from = (fromRow * inner.width + fromColumn) * 3;
      rgb.set(small.subarray(from, from + 3), (row * width + column) * 3);
    }
  return { rgb, width, height, inner };
}

/** Blurs a picture with a width that grows with the distance from the photo. */
async function blurByDistance({ rgb, width, height, inner }: Coarse): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  const longer = Math.max(width, height);
  const blurs = await Promise.all(
    BLURS.map(({ sigma }) =>
      sharp(rgb, { raw })
        .blur(sigma * longer)
        .raw()
        .toBuffer(),
    ),
  );
  const mixed = Buffer.alloc(rgb.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const across = Math.max(inner.x - column, column - inner.x - inner.width + 1, 0);
      const down = Math.max(inner.y - row, row - inner.y - inner.height + 1, 0);
      const shares = computeShares(norm(across, down) / longer);
      const pixel = (row * width + column) * 3;
      for (let at = pixel; at < pixel + 3; at++)
        mixed[at] = Math.round(
          shares.reduce((sum, share, which) => sum + share * (blurs[which]?.[at] ?? 0), 0),
        );
    }
  return mixed;
}

/**
 * Maps each position along an axis of the ad to the position in the photo whose colour it gets. Outside the
 * photo, the band at its edge is reflected repeatedly, so that the subject behind the band does not appear
 * twice.
 */
function reflect(
  length: number,
  start: number,
  inside: number,
  [first, last]: readonly [number, number],
): number[] {
  const fold = (distance: number, band: number) => {
    const most = Math.max(1, Math.min(inside, Math.floor(band / COARSENESS)));
    const at = distance % (2 * most);
    return at < most ? at : 2 * most - 1 - at;
  };
  return Array.from({ length }, (_, at) => {
    const place = at - start;
    if (place < 0) return fold(-place - 1, first);
    return place < inside ? place : inside - 1 - fold(place - inside, last);
  });
}

/** Returns the share of each blur at a distance from the photo. */
function computeShares(distance: number): number[] {
  const next = BLURS.findIndex(({ from }) => from > distance);
  if (next === -1) return BLURS.map((_, at) => (at === BLURS.length - 1 ? 1 : 0));
  const [near, far] = [BLURS[next - 1]?.from ?? 0, BLURS[next]?.from ?? 1];
  const share = (distance - near) / (far - near);
  return BLURS.map((_, at) => (at === next ? share : at === next - 1 ? 1 - share : 0));
}

/** Makes the photo transparent towards each of its edges that lies inside the ad. */
function fadeOut({ data, width, height }: Raw, { x, y }: Rect, ad: Size, bands: Bands): void {
  const ends = {
    left: x > 0,
    top: y > 0,
    right: x + width < ad.width,
    bottom: y + height < ad.height,
  };
  const across = Array.from({ length: width }, (_, at) =>
    Math.min(
      ends.left ? rise(at / bands.left) : 1,
      ends.right ? rise((width - 1 - at) / bands.right) : 1,
    ),
  );
  for (let row = 0; row < height; row++) {
    const down = Math.min(
      ends.top ? rise(row / bands.top) : 1,
      ends.bottom ? rise((height - 1 - row) / bands.bottom) : 1,
    );
    for (let column = 0; column < width; column++)
      data[(row * width + column) * 4 + 3] = Math.round(255 * down * (across[column] ?? 1));
  }
}

function rise(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
}
