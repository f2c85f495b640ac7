import { cropTo } from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import {
  MIN_TEXT_CONTRAST,
  parseChannels,
  type Raster,
  type Rect,
  toRaster,
} from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type Colour, contrastOf } from './colours-of-words.ts';
import type { Size } from './compositions.ts';
import { companionOf, paleWall, wallOf } from './ground-colours.ts';
import { joined } from './lettering.ts';
import type { LiftedLine } from './lift-line.ts';
import type { LiftedPlate } from './lift-plate.ts';
import { type LiftedWords, wordsLeft } from './lift-words.ts';
import { openWindows, type Plane } from './open-window.ts';
import { listViews, paintView, type View } from './place-view.ts';

/** Sides of the picture at which the panel with the words may lie. */
const SIDES = ['below', 'left', 'above', 'right'] as const;
type Side = (typeof SIDES)[number];

/**
 * Each share in `least` is tried as the minimum share of the picture for a panel; `most` is the maximum share.
 * `margin` is the margin around the panel's words (share of the shorter side). A larger panel leaves a crop of
 * another shape, which may contain a subject that other crops cut.
 */
const PANEL = { least: [0.3, 0.38, 0.46], most: 0.52, margin: 0.065 };
/**
 * Limits for the factor by which words are scaled. A side with a factor below `fair` is chosen only if its crop
 * shows more of the subject.
 */
const SCALE = { fair: 0.8, least: 0.62, most: 1.3 };
/**
 * Words without a plate may shrink below the usual minimum if their letters stay at least this tall (share of
 * the picture's shorter side).
 */
const TALL_LETTERS = 0.024;
/**
 * Maximum distance between parts of the same group of words, as a share of the longer side. Parts of a group
 * keep their relative positions.
 */
const NEAR = 0.03;
/** Maximum gap between two groups of words on the panel, as a share of the picture's shorter side. */
const MOST_GAP = 0.05;
/** Maximum distance between the centres of groups that count as centred, as a share of the width. */
const CENTRED = 0.03;

interface Group {
  box: Rect;
  lines: LiftedLine[];
  plates: LiftedPlate[];
}

export interface PosterInput {
  raster: Raster;
  words: LiftedWords;
  /** Saliency of each part of the photo (how much it attracts the eye), 0–255. */
  saliency: Plane;
  /** The photo's subject, as a model found it. A crop contains the whole subject. */
  subject: SubjectMap;
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  seed: number;
  /** Size of the varied picture in pixels, with about the upload's aspect ratio. */
  size: Size;
}

/**
 * Recomposes an ad with words over a photo: a panel in a new colour shows the words, and a close crop without
 * words shows the subject. Returns null if no crop shows enough of the subject, if the words do not fit, or if
 * words that were not lifted would be lost.
 */
export async function varyPoster(input: PosterInput): Promise<Canvas | null> {
  const { raster, words, size } = input;
  const groups = groupsOf(words, NEAR * Math.max(raster.width, raster.height));
  if (groups.length === 0) return null;
  const chosen = chooseCrop(input, groups) ?? (await chooseSoftView(input, groups));
  if (chosen === null) return null;
  const { panel, pane } = chosen;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const colour = panelColour(input, words);
  context.fillStyle = colour;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(await chosen.paint(), pane.x, pane.y);
  paintGroups(canvas, { groups, panel, colour, raster });
  return canvas;
}

/**
 * A crop is as good as the best crop if its score is at most this much lower. A score is a share of the
 * subject's saliency.
 */
const AS_GOOD = 0.1;

/** A crop may show this much less of the subject's saliency (as a share) if its words keep a fair size. */
const FAIR_WORDS = 0.15;

/**
 * A crop may show this much less of the subject's saliency (as a share) if its words move to another side
 * than in the upload.
 */
const SAME_PLACE = 0.25;
/** Words lie at a side of the picture if their middle is nearer to it than this (share of the picture). */
const AT_SIDE = 0.38;

/** Whether the middle of all words in the upload lies at the given side. */
function wereAt(side: Side, groups: readonly Group[], { width, height }: Raster): boolean {
  const weight = ({ box }: Group) => box.width * box.height;
  const all = groups.reduce((sum, group) => sum + weight(group), 0);
  const middle = (axis: 'x' | 'y', span: 'width' | 'height') =>
    groups.reduce(
      (sum, group) => sum + weight(group) * (group.box[axis] + group.box[span] / 2),
      0,
    ) / all;
  const [u, v] = [middle('x', 'width') / width, middle('y', 'height') / height];
  const shares = { left: u, right: 1 - u, above: v, below: 1 - v };
  return shares[side] < AT_SIDE;
}

/** Selects by the seed one of the panels that leave room for a good crop and for words of a fair size. */
function chooseCrop(input: PosterInput, groups: readonly Group[]) {
  const { raster, words, size, seed } = input;
  const own = size.width / raster.width;
  const left = wordsLeft(raster, words);
  const windows = openWindows(input, words.covered);
  const crops = PANELS.flatMap(({ side, least }) => {
    const panel = panelAt({ side, least }, groups, input);
    const pane = paneBeside(panel, side, size);
    const open = panel.smallest < SCALE.least * own ? null : windows.at(pane);
    const isLost = (box: Rect) => !open || !isWithin(box, open.window);
    return open && !left.some(isLost) ? [{ side, panel, pane, ...open }] : [];
  });
  const scoreOf = ({ side, panel, shown }: { side: Side; panel: Panel; shown: number }) =>
    shown +
    (panel.smallest >= SCALE.fair * own ? FAIR_WORDS : 0) -
    (wereAt(side, groups, raster) ? SAME_PLACE : 0);
  const best = Math.max(...crops.map(scoreOf));
  const good = crops.filter((crop) => scoreOf(crop) >= best - AS_GOOD);
  const crop = good[seed % Math.max(1, good.length)];
  if (!crop) return null;
  const { panel, pane, window } = crop;
  return { panel, pane, paint: () => toCanvas(cropTo(raster, window, pane.width, pane.height)) };
}

/**
 * Shows the subject of a photo in which no crop beside the words has a pane's shape. The crop has another shape,
 * and continues to the pane's edges as a blur of its own colours.
 */
async function chooseSoftView(input: PosterInput, groups: readonly Group[]) {
  const { raster, words, size } = input;
  const open = openWindows(input, words.covered).ofAnyShape();
  if (open === null || wordsLeft(raster, words).some((box) => !isWithin(box, open.window)))
    return null;
  const { window, part } = open;
  const photo = await toRaster(cropTo(raster, window, window.width, window.height));
  let best: { panel: Panel; pane: Rect; view: View; scale: number } | null = null;
  for (const { side, least } of PANELS) {
    const panel = panelAt({ side, least }, groups, input);
    const pane = paneBeside(panel, side, size);
    if (panel.smallest < (SCALE.least * size.width) / raster.width) continue;
    for (const view of await listViews(photo, { part, size: pane })) {
      const { width, height } = view.place;
      const scale = Math.min(width / pane.width, 1) * Math.min(height / pane.height, 1);
      const score = wereAt(side, groups, raster) ? 0.8 * scale : scale;
      if (score > (best?.scale ?? 0)) best = { panel, pane, view, scale: score };
    }
  }
  if (best === null) return null;
  const { panel, pane, view } = best;
  return { panel, pane, paint: () => paintView(photo, view, { part, size: pane }) };
}

const PANELS = SIDES.flatMap((side) => PANEL.least.map((least) => ({ side, least })));

function isWithin(box: Rect, { x, y, width, height }: Rect): boolean {
  const [right, foot] = [box.x + box.width, box.y + box.height];
  return box.x >= x && box.y >= y && right <= x + width && foot <= y + height;
}

/** Joins words that are close together to groups, in reading order. */
function groupsOf({ lines, plates }: LiftedWords, near: number): Group[] {
  const groups: Group[] = [
    ...lines.map((line) => ({ box: line.box, lines: [line], plates: [] })),
    ...plates.map((plate) => ({ box: plate.box, lines: [], plates: [plate] })),
  ];
  for (let at = 0; at < groups.length; at++) {
    const one = groups[at];
    const index = groups.findIndex(
      (group, i) => i > at && one && areNear(one.box, group.box, near),
    );
    const other = groups[index];
    if (!one || !other) continue;
    one.box = joined(one.box, other.box);
    one.lines = [...one.lines, ...other.lines];
    one.plates = [...one.plates, ...other.plates];
    groups.splice(index, 1);
    at = -1;
  }
  return groups.sort((one, other) => one.box.y - other.box.y);
}

function areNear(one: Rect, other: Rect, near: number): boolean {
  return (
    one.x < other.x + other.width + near &&
    other.x < one.x + one.width + near &&
    one.y < other.y + other.height + near &&
    other.y < one.y + one.height + near
  );
}

interface Panel extends Rect {
  /** For each group of words, the factor from pixels of the upload to pixels of the varied picture. */
  scales: readonly number[];
  /** The smallest scale among the groups with small letters. */
  smallest: number;
  gap: number;
}

/**
 * Returns a panel at one side of the picture that is just large enough for the words, and the scale of the
 * words.
 */
function panelAt(
  { side, least }: { side: Side; least: number },
  groups: readonly Group[],
  { raster, size }: PosterInput,
): Panel {
  const isBand = side === 'below' || side === 'above';
  const margin = PANEL.margin * Math.min(size.width, size.height);
  const most = isBand
    ? { width: size.width, height: PANEL.most * size.height }
    : { width: PANEL.most * size.width, height: size.height };
  const gap = MOST_GAP * Math.min(size.width, size.height);
  const gaps = gap * (groups.length - 1);
  const room = most.width - 2 * margin;
  const largest = (SCALE.most * size.width) / raster.width;
  const fitting = (limit: number) =>
    groups.map(({ box }) => Math.min(largest, limit, room / box.width));
  const heightOf = (scales: readonly number[]) =>
    groups.reduce((sum, { box }, at) => sum + box.height * (scales[at] ?? 1), 0);
  let limit = largest;
  while (heightOf(fitting(limit)) > most.height - 2 * margin - gaps && limit > 0.1) limit *= 0.95;
  const scales = fitting(limit);
  const wide = Math.max(...groups.map(({ box }, at) => box.width * (scales[at] ?? 1)));
  const tall = heightOf(scales);
  const width = isBand ? size.width : Math.round(Math.max(least * size.width, wide + 2 * margin));
  const height = isBand
    ? Math.round(Math.max(least * size.height, tall + gaps + 2 * margin))
    : size.height;
  return {
    x: side === 'right' ? size.width - width : 0,
    y: side === 'below' ? size.height - height : 0,
    width,
    height,
    scales,
    smallest: smallestScale(groups, scales, size),
    gap,
  };
}

function smallestScale(groups: readonly Group[], scales: readonly number[], size: Size): number {
  const least = TALL_LETTERS * Math.min(size.width, size.height);
  const small = scales.filter((scale, at) => {
    const group = groups[at];
    const heights = group?.lines.map(({ letterHeight }) => scale * letterHeight) ?? [];
    return (group?.plates.length ?? 0) > 0 || Math.min(...heights) < least;
  });
  return Math.min(SCALE.most, ...small);
}

function paneBeside(panel: Rect, side: Side, size: Size): Rect {
  const isBand = side === 'below' || side === 'above';
  return {
    x: side === 'left' ? panel.width : 0,
    y: side === 'above' ? panel.height : 0,
    width: isBand ? size.width : size.width - panel.width,
    height: isBand ? size.height - panel.height : size.height,
  };
}

/** Luma (0–255) from which ink counts as light ink. */
const LIGHT_INK = 140;
/** Minimum contrast ratio between a button and the panel. */
const LEAST_PLATE_CONTRAST = 1.35;

/**
 * Chooses the panel's colour, in the photo's own hue if possible: dark below light words, pale below dark
 * words, and different from the buttons.
 */
function panelColour({ hue, seed }: PosterInput, { lines, plates }: LiftedWords): string {
  const sizeOf = ({ box }: LiftedLine) => box.width * box.height;
  const all = lines.reduce((sum, line) => sum + sizeOf(line), 0);
  const light = lines
    .filter(({ ink }) => 0.299 * ink[0] + 0.587 * ink[1] + 0.114 * ink[2] > LIGHT_INK)
    .reduce((sum, line) => sum + sizeOf(line), 0);
  const isDeep = lines.length === 0 ? seed % 2 === 1 : light > all / 2;
  const turn = seed % 2;
  const colours = [hue, companionOf(hue)].flatMap((own) => {
    const [lit, dim] = isDeep ? wallOf(own, 1) : paleWall(own, [0.92, 0.045], [0.85, 0.06]);
    return turn === 0 ? [lit, dim] : [dim, lit];
  });
  const differs = (colour: string) =>
    plates.every((plate) => contrastOf(middleTone(plate), bytesOf(colour)) > LEAST_PLATE_CONTRAST);
  return colours.find(differs) ?? colours[0] ?? '#ffffff';
}

function bytesOf(colour: string): Colour {
  const [red, green, blue] = parseChannels(colour);
  return [255 * red, 255 * green, 255 * blue];
}

/** Returns the colour of a plate at the middle of its upper edge, where there are no letters. */
function middleTone(plate: LiftedPlate): Colour {
  const { width, height } = plate.box;
  const row = Math.max(2, Math.round(0.08 * height));
  return plateColour(plate, row * width + Math.floor(width / 2));
}

/**
 * Stacks the groups of words on the panel: centred if they were centred in the upload, otherwise along the left
 * margin.
 */
function paintGroups(
  canvas: Canvas,
  from: { groups: readonly Group[]; panel: Panel; colour: string; raster: Raster },
): void {
  const { groups, panel, colour, raster } = from;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const { scales, gap } = panel;
  const centres = groups.map(({ box }) => box.x + box.width / 2);
  const isCentred = Math.max(...centres) - Math.min(...centres) < CENTRED * raster.width;
  const wide = Math.max(...groups.map(({ box }, at) => (scales[at] ?? 1) * box.width));
  const tall = groups.reduce(
    (sum, { box }, at) => sum + (scales[at] ?? 1) * box.height,
    gap * (groups.length - 1),
  );
  const left = panel.x + Math.min((panel.width - wide) / 2, PANEL.margin * canvas.width);
  let top = panel.y + (panel.height - tall) / 2;
  for (const [index, { box, lines, plates }] of groups.entries()) {
    const scale = scales[index] ?? 1;
    const x = isCentred ? panel.x + (panel.width - scale * box.width) / 2 : left;
    const place = (own: Rect): [number, number, number, number] => [
      x + scale * (own.x - box.x),
      top + scale * (own.y - box.y),
      scale * own.width,
      scale * own.height,
    ];
    for (const plate of plates)
      context.drawImage(
        pictureOf(plate, (at) => plateColour(plate, at)),
        ...place(plate.box),
      );
    for (const line of lines) {
      const ink = readableInk(line.ink, colour);
      context.drawImage(
        pictureOf(line, () => ink),
        ...place(line.box),
      );
    }
    top += scale * box.height + gap;
  }
}

const DARK: Colour = [22, 19, 17];
const WHITE: Colour = [255, 255, 255];

/** Returns the words' original ink if it is readable on the panel, otherwise black or white. */
function readableInk(ink: Colour, panel: string): Colour {
  const below = bytesOf(panel);
  if (contrastOf(ink, below) >= MIN_TEXT_CONTRAST) return ink;
  return contrastOf(WHITE, below) > contrastOf(DARK, below) ? WHITE : DARK;
}

function plateColour({ colours }: LiftedPlate, at: number): Colour {
  return [colours[3 * at] ?? 0, colours[3 * at + 1] ?? 0, colours[3 * at + 2] ?? 0];
}

function pictureOf(
  { box, opacity }: { box: Rect; opacity: Float32Array },
  colourAt: (at: number) => Colour,
): Canvas {
  const canvas = createCanvas(box.width, box.height);
  const rgba = new Uint8ClampedArray(4 * opacity.length);
  for (const [at, share] of opacity.entries()) {
    rgba.set(colourAt(at), 4 * at);
    rgba[4 * at + 3] = Math.round(255 * share);
  }
  canvas.getContext('2d').putImageData(new ImageData(rgba, box.width, box.height), 0, 0);
  return canvas;
}
