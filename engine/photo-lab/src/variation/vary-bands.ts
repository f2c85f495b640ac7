import { cropTo } from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import { createSeededRandom, oklch, type Raster, type Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { inPixels } from './boxes.ts';
import type { Size } from './compositions.ts';
import { flatPlates } from './flat-plates.ts';
import { companionOf } from './ground-colours.ts';
import { joined, type TextLine } from './lettering.ts';
import { cardBox } from './lift-plate.ts';
import { openWindow, type Plane } from './open-window.ts';

export interface BandsInput {
  raster: Raster;
  lines: readonly TextLine[];
  /** Saliency of each part of the photo (how much it attracts the eye), 0–255. */
  saliency: Plane;
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  seed: number;
  /** Size of the varied picture in pixels, with about the upload's aspect ratio. */
  size: Size;
}

/** Room between words and plates and the edge of their band, as a share of the picture's shorter side. */
const ROOM = 0.028;
/** Maximum share of the picture that bands with words may fill, so that a crop of the subject has room. */
const MOST = 0.66;
/** Width of the line between two bands, as a share of the picture's shorter side. */
const LINE = 0.007;

interface Band {
  from: number;
  to: number;
}

interface Arrangement {
  axis: 'x' | 'y';
  bands: Band[];
  /** Whether the crop of the subject lies before (left of or above) the bands. */
  isCropFirst: boolean;
  window: Rect;
  shown: number;
}

/**
 * Recomposes an ad in which words and photo cannot be separated: bands (strips of the ad with all words) lie
 * beside a close crop without words. Each word stays on its original background. Returns null if the bands
 * leave too little room, or if no crop shows the subject.
 */
export async function varyBands(input: BandsInput): Promise<Canvas | null> {
  const { raster, size } = input;
  const boxes = boxesOfWords(raster, input.lines);
  if (boxes.length === 0) return null;
  const covered = coveredBy(boxes, raster);
  const found = (['y', 'x'] as const).flatMap((axis) => {
    const one = arrangementAlong(axis, boxes, covered, input);
    return one ? [one] : [];
  });
  const [best] = found.toSorted((one, other) => other.shown - one.shown);
  return best ? paintBands(best, raster, size, input) : null;
}

/** Returns the boxes, in pixels, of all words and of the cards and plates below them. */
function boxesOfWords(raster: Raster, lines: readonly TextLine[]): Rect[] {
  const words = lines.map((line) => {
    const box = inPixels(line, raster, { beside: 0.4, above: 0.4 });
    const card = cardBox(raster, line);
    return card ? joined(card, box) : box;
  });
  return [...words, ...flatPlates(raster).map(({ box }) => box)];
}

function coveredBy(boxes: readonly Rect[], { width, height }: Raster): Uint8Array {
  const covered = new Uint8Array(width * height);
  for (const { x, y, width: w, height: h } of boxes)
    for (let row = y; row < y + h; row++) covered.fill(1, row * width + x, row * width + x + w);
  return covered;
}

function arrangementAlong(
  axis: 'x' | 'y',
  boxes: readonly Rect[],
  covered: Uint8Array,
  input: BandsInput,
): Arrangement | null {
  const { raster, size } = input;
  const long = axis === 'y' ? raster.height : raster.width;
  const bands = bandsOf(axis, boxes, raster);
  const taken = bands.reduce((sum, { from, to }) => sum + to - from, 0);
  if (taken > MOST * long) return null;
  const rest = 1 - taken / long;
  const pane =
    axis === 'y'
      ? { width: size.width, height: Math.round(rest * size.height) }
      : { width: Math.round(rest * size.width), height: size.height };
  const open = openWindow(input, covered, pane);
  if (open === null) return null;
  // The centre of all words determines where they were in the ad; the words move to the opposite side.
  const centre = bands.reduce((sum, { from, to }) => sum + ((to - from) * (from + to)) / 2, 0);
  return { axis, bands, isCropFirst: centre / taken < long / 2, ...open };
}

/**
 * Returns the bands (strips across the picture) that contain all boxes. Boxes with a narrow gap between them
 * lie in the same band.
 */
function bandsOf(axis: 'x' | 'y', boxes: readonly Rect[], { width, height }: Raster): Band[] {
  const long = axis === 'y' ? height : width;
  const room = Math.round(ROOM * Math.min(width, height));
  const bands: Band[] = [];
  const inOrder = boxes
    .map(({ x, y, width: w, height: h }) =>
      axis === 'y' ? { from: y, to: y + h } : { from: x, to: x + w },
    )
    .toSorted((one, other) => one.from - other.from);
  for (const { from, to } of inOrder) {
    const [start, end] = [Math.max(0, from - room), Math.min(long, to + room)];
    const last = bands.at(-1);
    if (last && start <= last.to + room) last.to = Math.max(last.to, end);
    else bands.push({ from: start, to: end });
  }
  return bands;
}

/**
 * Paints the crop and the bands one below the other, or side by side, with lines of one colour between them.
 */
async function paintBands(
  { axis, bands, isCropFirst, window }: Arrangement,
  raster: Raster,
  size: Size,
  { hue, seed }: BandsInput,
): Promise<Canvas> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const [long, across] = axis === 'y' ? [size.height, size.width] : [size.width, size.height];
  const scale = long / (axis === 'y' ? raster.height : raster.width);
  const line = Math.round(LINE * Math.min(size.width, size.height));
  const strips = bands.map(({ from, to }) => {
    const part =
      axis === 'y'
        ? { x: 0, y: from, width: raster.width, height: to - from }
        : { x: from, y: 0, width: to - from, height: raster.height };
    return { part, long: Math.round((to - from) * scale) };
  });
  const rest = long - strips.reduce((sum, strip) => sum + strip.long, 0) - line * strips.length;
  const crop = { part: window, long: rest };
  const random = createSeededRandom(seed);
  const own = seed % 2 === 0 ? companionOf(hue) : hue;
  context.fillStyle = oklch(0.86 + 0.1 * random(), 0.09, own);
  context.fillRect(0, 0, size.width, size.height);
  let at = 0;
  for (const { part, long: length } of isCropFirst ? [crop, ...strips] : [...strips, crop]) {
    const [width, height] = axis === 'y' ? [across, length] : [length, across];
    const picture = await toCanvas(cropTo(raster, part, width, height));
    context.drawImage(picture, axis === 'y' ? 0 : at, axis === 'y' ? at : 0);
    at += length + line;
  }
  return canvas;
}
