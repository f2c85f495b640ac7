import {
  createSeededRandom,
  fromHex,
  fromRaster,
  norm,
  oklch,
  type Raster,
  type Rect,
  toRaster,
} from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { paleHue } from '../pale-hue.ts';
import { isIn } from './boxes.ts';
import { evenGround, GROUND_TONE, lampGround, offGround } from './even-ground.ts';
import { joined, partsOf } from './lettering.ts';
import { isTinted, paintMoved, SHADE } from './tinted-page.ts';

/** Width of the varied page, in pixels. */
const WIDTH = 1080;
/** Maximum height of the varied page, in pixels. */
const MOST_HEIGHT = 1920;
/**
 * Maximum distance between pixels of the same part (a text or a picture), as a share of the page's longer side.
 */
const NEAR = 0.022;
/** Minimum area of a part, as a share of the page's area; smaller parts are ignored. */
const DUST = 0.00012;
/** Minimum area of the page's main picture, as a share of the page's area. */
const PICTURE = 0.06;
/**
 * Maximum area of a part, as a share of the page's area. A larger part leaves no background that could be
 * changed.
 */
const MOST = 0.8;
/** Longer side, in pixels, to which a page is scaled down to find its parts. */
const FOUND_AT = 360;

/**
 * Recomposes an ad with an even background (a page). The page gets another background colour, and picture and
 * text change places. Text is not recognised, so it cannot be misread: all parts keep their pixels. Returns
 * null if the background is uneven or the page has only one part.
 */
export async function varyPage(photo: Raster, seed: number): Promise<Canvas | null> {
  const height = Math.min(MOST_HEIGHT, Math.round((photo.height / photo.width) * WIDTH));
  const width = Math.round((photo.width / photo.height) * height);
  const page = await toRaster(fromRaster(photo).resize(width, height, { fit: 'fill' }));
  const separated = separateParts(page, evenGround(page)) ?? separateParts(page, lampGround(page));
  if (separated === null) return null;
  const { ground, parts } = separated;
  const picture = pictureOf(parts, page);
  const moved = rearrangeParts(parts, picture, page);
  const isMoved = movedShare(parts, moved, page) >= LEAST_MOVED;
  const tall = isMoved ? height : MOST_HEIGHT;
  const places = isMoved ? moved : spreadParts(parts, page);
  if (places === null) return null;
  const canvas = createCanvas(width, tall);
  const context = canvas.getContext('2d');
  const at = picture === null ? null : (places[parts.indexOf(picture)] ?? null);
  if (isTinted(page, ground)) {
    paintMoved(context, { page, ground, parts, places });
    return canvas;
  }
  paintGround(context, { page, ground, seed, picture: at });
  const lifted = lift(page, ground, picture);
  for (const [index, part] of parts.entries()) {
    const place = places[index] ?? part;
    const { x, y, width: w, height: h } = part;
    context.drawImage(lifted, x, y, w, h, place.x, place.y, w, h);
  }
  return canvas;
}

/** Returns a page's background and parts, or null if the background does not separate several parts. */
function separateParts(page: Raster, ground: Float32Array | null) {
  if (ground === null) return null;
  const parts = pagePartsOf(page, ground);
  const most = MOST * page.width * page.height;
  return parts.length < 2 || parts.some((part) => area(part) > most) ? null : { ground, parts };
}

/**
 * Gives a panel with words and pictures another background colour, and centres the words and pictures on the
 * panel. Returns null if the panel's background is uneven or the panel is empty.
 */
export function repaintPanel(panel: Raster, seed: number): Canvas | null {
  const ground = evenGround(panel);
  if (ground === null) return null;
  const parts = pagePartsOf(panel, ground);
  const [first, ...others] = parts;
  if (!first || parts.some((part) => area(part) > MOST * panel.width * panel.height)) return null;
  if (parts.some((part) => AXES.some((axis) => leavesAlong(part, axis, panel)))) return null;
  const all = others.reduce(joined, first);
  const canvas = createCanvas(panel.width, panel.height);
  const context = canvas.getContext('2d');
  paintGround(context, { page: panel, ground, seed, picture: null });
  const [x, y] = [(panel.width - all.width) / 2 - all.x, (panel.height - all.height) / 2 - all.y];
  context.drawImage(lift(panel, ground, null), Math.round(x), Math.round(y));
  return canvas;
}

const area = ({ width, height }: Rect) => width * height;

/**
 * Finds the boxes of all parts (texts and pictures) on the background of a page. Parts that are close together
 * are joined, so no two boxes overlap.
 */
function pagePartsOf(page: Raster, ground: Float32Array): Rect[] {
  const scale = Math.max(1, Math.max(page.width, page.height) / FOUND_AT);
  const [width, height] = [Math.ceil(page.width / scale), Math.ceil(page.height / scale)];
  const ink = new Uint8Array(width * height);
  // A single pixel in a cell is grain; even the thinnest stroke covers more.
  const least = scale >= 2 ? 2 : 1;
  for (let at = 0; at < page.width * page.height; at++) {
    if (offGround(page, at, ground) <= GROUND_TONE) continue;
    const x = at % page.width;
    const y = (at - x) / page.width;
    const cell = Math.floor(y / scale) * width + Math.floor(x / scale);
    ink[cell] = Math.min(255, (ink[cell] ?? 0) + 1);
  }
  for (const [at, count] of ink.entries()) ink[at] = count >= least ? 1 : 0;
  const near = Math.round(FOUND_AT * NEAR);
  const all = partsOf(ink, width, height);
  const isDust = ({ pixels }: (typeof all)[number]) => pixels.length <= DUST * width * height;
  const found = all.filter((part) => !isDust(part)).map(({ box }) => box);
  const dust = all.filter(isDust).map(({ box }) => box);
  return withDust(apart(found, near), dust, near).map(({ x, y, width: w, height: h }) => {
    const [left, top] = [Math.floor((x - 1) * scale), Math.floor((y - 1) * scale)];
    const box = { x: Math.max(0, left), y: Math.max(0, top) };
    return {
      ...box,
      width: Math.min(page.width, Math.ceil((x + w + 1) * scale)) - box.x,
      height: Math.min(page.height, Math.ceil((y + h + 1) * scale)) - box.y,
    };
  });
}

/** Adds specks to the parts next to them, because specks are the dots and accents of letters. */
function withDust(parts: readonly Rect[], dust: readonly Rect[], near: number): Rect[] {
  const grown = parts.map((part) =>
    dust.filter((speck) => isNear(part, speck, near)).reduce(joined, part),
  );
  return apart(grown, near);
}

/** Joins boxes until no two boxes are closer to each other than `near`. */
function apart(boxes: readonly Rect[], near: number): Rect[] {
  const left = [...boxes];
  for (let at = 0; at < left.length; at++) {
    const one = left[at];
    const index = one ? left.findIndex((other, i) => i !== at && isNear(one, other, near)) : -1;
    const other = left[index];
    if (!one || !other) continue;
    left.splice(Math.max(at, index), 1);
    left.splice(Math.min(at, index), 1, joined(one, other));
    at = -1;
  }
  return left;
}

function isNear(one: Rect, other: Rect, near: number): boolean {
  return (
    one.x < other.x + other.width + near &&
    other.x < one.x + one.width + near &&
    one.y < other.y + other.height + near &&
    other.y < one.y + one.height + near
  );
}

/** Returns the page's main picture, which is the largest part, or null if that part is too small. */
function pictureOf(parts: readonly Rect[], page: Raster): Rect | null {
  const [largest] = [...parts].sort((one, other) => area(other) - area(one));
  return largest && area(largest) > PICTURE * page.width * page.height ? largest : null;
}

interface Axis {
  from: 'x' | 'y';
  span: 'width' | 'height';
}
const AXES: readonly [Axis, Axis] = [
  { from: 'x', span: 'width' },
  { from: 'y', span: 'height' },
];

/**
 * Margin of a page: `least` is the minimum as a share of the page's length, `most` the maximum as a share of
 * the free length.
 */
const MARGIN = { least: 0.055, most: 0.4 };
/**
 * The page's border has cut off a part that is nearer to the border than this, in pixels. A cut-off part is
 * not moved.
 */
const AT_RIM = 3;

/** Whether the page's border cuts off a part along an axis. */
function leavesAlong(part: Rect, { from, span }: Axis, page: Raster): boolean {
  return part[from] < AT_RIM || part[from] + part[span] > page[span] - AT_RIM;
}

/**
 * Returns the new position of each part of a page: picture and text change places, horizontally or vertically.
 */
function rearrangeParts(parts: readonly Rect[], picture: Rect | null, page: Raster): Rect[] {
  for (const axis of AXES) {
    const groups = groupsAlong(parts, axis);
    if (groups.length < 2 || parts.some((part) => leavesAlong(part, axis, page))) continue;
    const order = reorderGroups(groups, picture);
    return positionParts(parts, groups, order, axis, page);
  }
  if (parts.some((part) => leavesAlong(part, AXES[0], page))) return [...parts];
  // Parts that no straight line can separate are moved together, as a mirror image of their positions.
  return parts.map((part) => ({ ...part, ...mirroredPlace(parts, part, page) }));
}

/** Maximum ratio of height to width of a page that can become a story with more room between its parts. */
const MOST_SPREAD = 1.4;
/** Maximum gap between parts that stay together, such as lines of one text, as a share of the page's height. */
const TEXT_GAP = 0.07;

/**
 * Spreads the parts of a page over the height of a story, if none of the parts can change places. Parts that
 * follow each other closely stay together. Parts that the page's border cuts off stay at the border. Returns null for
 * a page that is already tall, or that can't be divided.
 */
function spreadParts(parts: readonly Rect[], page: Raster): Rect[] | null {
  const [, vertical] = AXES;
  if (page.height > MOST_SPREAD * page.width) return null;
  const bands: Rect[][] = [];
  for (const group of groupsAlong(parts, vertical)) {
    const last = bands.at(-1);
    const foot = Math.max(...(last ?? []).map(({ y, height }) => y + height));
    const isNext = Math.min(...group.map(({ y }) => y)) - foot < TEXT_GAP * page.height;
    if (last && isNext) last.push(...group);
    else bands.push([...group]);
  }
  const isCut = (band: readonly Rect[], isAtFoot: boolean) =>
    band.some(({ y, height }) => (isAtFoot ? y + height > page.height - AT_RIM : y < AT_RIM));
  const extra = MOST_HEIGHT - page.height;
  const [isTopCut, isFootCut] = [isCut(bands[0] ?? [], false), isCut(bands.at(-1) ?? [], true)];
  const gaps = bands.length + 1 - (isTopCut ? 1 : 0) - (isFootCut ? 1 : 0);
  if (bands.length < 2 || gaps < 1) return null;
  const shifts = new Map<Rect, number>();
  for (const [index, band] of bands.entries())
    for (const part of band)
      shifts.set(part, Math.round((extra * (index + (isTopCut ? 0 : 1))) / gaps));
  return parts.map((part) => ({ ...part, y: part.y + (shifts.get(part) ?? 0) }));
}

/**
 * Minimum mean distance that the parts move, weighted by their area, as a share of the page. Parts that hardly
 * move leave the same ad in another colour.
 */
const LEAST_MOVED = 0.08;

function movedShare(parts: readonly Rect[], places: readonly Rect[], page: Raster): number {
  const all = parts.reduce((sum, part) => sum + area(part), 0);
  const moved = parts.reduce((sum, part, at) => {
    const { x, y } = places[at] ?? part;
    return sum + area(part) * norm((x - part.x) / page.width, (y - part.y) / page.height);
  }, 0);
  return moved / Math.max(1, all);
}

function mirroredPlace(parts: readonly Rect[], part: Rect, page: Raster): { x: number } {
  const left = Math.min(...parts.map(({ x }) => x));
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  return { x: part.x + page.width - right - left };
}

/**
 * Groups the parts that no straight line across the page can separate. Groups are in the order along an axis.
 */
function groupsAlong(parts: readonly Rect[], { from, span }: Axis): Rect[][] {
  const sorted = [...parts].sort((one, other) => one[from] - other[from]);
  const groups: Rect[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const part of sorted) {
    if (part[from] >= end) groups.push([part]);
    else groups.at(-1)?.push(part);
    end = Math.max(end, part[from] + part[span]);
  }
  return groups;
}

/**
 * Moves the group with the main picture to the front. If the picture's group already is the first group, moves
 * it before the last group, or behind the only other group.
 */
function reorderGroups(groups: readonly Rect[][], picture: Rect | null): Rect[][] {
  const own = picture === null ? undefined : groups.find((group) => group.includes(picture));
  if (own === undefined) return [...groups];
  const others = groups.filter((group) => group !== own);
  if (groups.indexOf(own) > 0) return [own, ...others];
  return others.length < 2 ? [...others, own] : [...others.slice(0, -1), own, ...others.slice(-1)];
}

/**
 * Returns the positions of the parts after their groups were put in a new order. The page gets equal margins,
 * and the original gaps between groups are kept if they fit.
 */
function positionParts(
  parts: readonly Rect[],
  groups: readonly Rect[][],
  order: readonly Rect[][],
  { from, span }: Axis,
  page: Raster,
): Rect[] {
  const startOf = (group: readonly Rect[]) => Math.min(...group.map((part) => part[from]));
  const endOf = (group: readonly Rect[]) =>
    Math.max(...group.map((part) => part[from] + part[span]));
  const gaps = groups.slice(1).map((group, at) => startOf(group) - endOf(groups[at] ?? []));
  const long = page[span];
  const sizes = groups.reduce((sum, group) => sum + endOf(group) - startOf(group), 0);
  const ends = [startOf(groups[0] ?? []), long - endOf(groups.at(-1) ?? [])];
  const margin = Math.min(MARGIN.most * (long - sizes), Math.max(MARGIN.least * long, ...ends));
  const between = gaps.reduce((sum, gap) => sum + gap, 0);
  const stretch = (long - sizes - 2 * margin) / Math.max(1, between);
  const moves = new Map<Rect, number>();
  let at = margin;
  for (const [index, group] of order.entries()) {
    const [start, end] = [startOf(group), endOf(group)];
    for (const part of group) moves.set(part, Math.round(at - start));
    at += end - start + (gaps[index] ?? 0) * stretch;
  }
  return parts.map((part) => ({ ...part, [from]: part[from] + (moves.get(part) ?? 0) }));
}

/** Maximum width in pixels of the blurred edge of a letter's stroke. */
const REACH = 2;

/** Returns the maximum of a plane within a square around each pixel. */
function widenMaximum(
  values: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Uint8Array {
  const along = new Uint8Array(values.length);
  const both = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const x = at % width;
    const row = at - x;
    const end = row + Math.min(width - 1, x + reach);
    let most = 0;
    for (let one = row + Math.max(0, x - reach); one <= end; one++)
      most = Math.max(most, values[one] ?? 0);
    along[at] = most;
  }
  for (let at = 0; at < values.length; at++) {
    const y = Math.floor(at / width);
    const last = Math.min(height - 1, y + reach);
    let most = 0;
    for (let one = Math.max(0, y - reach); one <= last; one++)
      most = Math.max(most, along[at + (one - y) * width] ?? 0);
    both[at] = most;
  }
  return both;
}

/**
 * Cuts out everything on the page's background, with the opacity of each pixel; the main picture gets no holes.
 */
function lift(page: Raster, ground: Float32Array, picture: Rect | null): Canvas {
  const { width, height, data } = page;
  const off = new Uint8Array(width * height);
  for (let at = 0; at < off.length; at++) off[at] = Math.min(255, offGround(page, at, ground));
  // Around a blurred edge pixel, the maximum difference from the background is that of the stroke's solid part,
  // from which the pixel's opacity follows.
  const strongest = widenMaximum(off, width, height, REACH);
  const outside = outsideOf(off, width, height);
  const canvas = createCanvas(width, height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < off.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isFilled = picture !== null && !outside[at] && isIn(picture, x, y);
    const peak = strongest[at] ?? 0;
    const own = off[at] ?? 0;
    if (peak < SHADE && !isFilled) {
      // A shadow on the background is replaced by black with a suitable opacity.
      const of = (ground[3 * at + 1] ?? 0) + 1;
      const darker = Math.max(0, 1 - ((data[3 * at + 1] ?? 0) + 1) / of);
      rgba[4 * at + 3] = own <= 3 ? 0 : Math.round(255 * darker);
      continue;
    }
    const opacity = isFilled ? 1 : Math.min(1, Math.max(0, (own - 4) / (0.92 * peak - 4)));
    for (let channel = 0; channel < 3; channel++) {
      const below = ground[3 * at + channel] ?? 0;
      const seen = data[3 * at + channel] ?? 0;
      rgba[4 * at + channel] = opacity === 0 ? seen : below + (seen - below) / opacity;
    }
    rgba[4 * at + 3] = Math.round(255 * opacity);
  }
  canvas.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas;
}

/** Marks the background pixels that are connected to the page's border. */
function outsideOf(off: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(off.length);
  const walk: number[] = [];
  const reach = (at: number) => {
    if (outside[at] || (off[at] ?? 0) > GROUND_TONE) return;
    outside[at] = 1;
    walk.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let at = walk.pop(); at !== undefined; at = walk.pop()) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < off.length) reach(at + width);
  }
  return outside;
}

/** Rotations of the background's hue in degrees, each of which gives a clearly different hue. */
const TURNS = [150, 205, 95, 250] as const;
/** Chroma (OKLCH) below which a background counts as grey and has no hue. */
const GREY = 0.02;

/**
 * Paints a new background of the same lightness, so that all text stays legible, and a shape behind the main
 * picture.
 */
function paintGround(
  context: SKRSContext2D,
  from: { page: Raster; ground: Float32Array; seed: number; picture: Rect | null },
): void {
  const { page, ground, seed, picture } = from;
  const { width, height } = page;
  const middle = 3 * (Math.floor(height / 2) * width + Math.floor(width / 2));
  const hex = [0, 1, 2].map((channel) =>
    Math.max(0, Math.min(255, Math.round(ground[middle + channel] ?? 0)))
      .toString(16)
      .padStart(2, '0'),
  );
  const old = fromHex(`#${hex.join('')}`);
  const turn = TURNS[seed % TURNS.length] ?? TURNS[0];
  const hue = (old.chroma < GREY ? seed * 83 + 40 : old.hue + turn) % 360;
  const isLight = old.lightness > 0.6;
  const lightness = Math.min(0.94, Math.max(0.2, old.lightness));
  const chroma = Math.min(0.12, Math.max(isLight ? 0.045 : 0.06, 0.8 * old.chroma));
  const tint = isLight && lightness > 0.85 ? paleHue(hue, chroma) : { hue, chroma };
  context.fillStyle = oklch(lightness, tint.chroma, tint.hue);
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  if (picture === null) return;
  // The shape is lighter than a light background and darker than a dark background, so that text over the shape
  // stays readable.
  const step = isLight ? 0.035 : -0.045;
  context.fillStyle = oklch(Math.min(0.975, lightness + step), 0.8 * tint.chroma, tint.hue);
  const random = createSeededRandom(seed);
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const radius = 0.56 * norm(picture.width, picture.height) * (0.9 + 0.2 * random());
  context.beginPath();
  if (seed % 2 === 0) context.arc(cx, cy, radius, 0, 2 * Math.PI);
  else context.roundRect(cx - radius, cy - 0.55 * radius, 2 * radius, height, radius);
  context.fill();
}
