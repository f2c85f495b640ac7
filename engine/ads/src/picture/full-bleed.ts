import { norm, type Pixels, type Rect } from '@adwright/engine-pixels';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { findLetters, type Painter, type PlacedItem } from '../composition.ts';
import type { Inks } from '../inks.ts';
import { type AdPicture, drawPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';
import { coverCost } from './quiet-side.ts';
import {
  chooseTone,
  MAX_SHADE,
  makeShadeGradient,
  measureStrengths,
  SPARE_SHADE,
  type Strengths,
} from './shade.ts';

/** Paints the picture over the whole ad. */
export function paintOverAll({ width, height }: Stage, picture: AdPicture): Painter {
  return (context) => drawPicture(context, picture, { x: 0, y: 0, width, height });
}

/** Returns the text colours; a colour that the user chose replaces the usual colour. */
export function applyChosenColours({ style: { palette } }: Stage, inks: Inks): Inks {
  const { ink, accent } = palette.chosen ?? {};
  return { ...inks, ...(ink ? { ink, soft: ink } : {}), ...(accent ? { accent } : {}) };
}

/** Weight of text over the photo's subject, relative to text over other detail. */
const SUBJECT_WEIGHT = 0.9;
/**
 * Text over the subject costs up to `price`. Text costs the whole `price` if at least `share` of the text's
 * area lies on the subject.
 */
const TOUCH = { price: 0.2, share: 0.03 };

/**
 * Returns the cost of placing text over an area of the picture. The cost rises with the detail that the text
 * hides, and most with the share of the text that lies on the subject.
 */
export function measureHidden(area: Rect, { cover }: AdPicture, stage: Stage): number {
  const { width, height } = stage;
  const shares = {
    x: area.x / width,
    y: area.y / height,
    width: area.width / width,
    height: area.height / height,
  };
  const subject = cover.subjectIn(shares);
  const touched = TOUCH.price * Math.min(1, subject / TOUCH.share);
  return coverCost(cover, area, stage) + SUBJECT_WEIGHT * subject + touched;
}

/**
 * Returns the position with an area that hides the least of the picture, or the first of several equal
 * positions.
 */
export function findCalmest<Place extends { area: Rect }>(
  [first, ...others]: readonly [Place, ...Place[]],
  picture: AdPicture,
  stage: Stage,
): Place {
  let best = { place: first, cost: measureHidden(first.area, picture, stage) };
  for (const place of others) {
    const cost = measureHidden(place.area, picture, stage);
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}

/**
 * Width of the margin around text in which the shade has full strength, as a multiple of the running text's
 * size.
 */
const SHADE_MARGIN = 0.7;
/** Width over which the shade around text fades out, as a multiple of the running text's size. */
const SHADE_FADE = 5;
/** Width over which a shade that starts at the ad's edge fades out, as a share of the ad. */
const EDGE_FADE = 0.22;
/** Text on the picture is dark if the picture's mean level (0–1) is at least this. */
const PALE_LEVEL = 0.56;

/**
 * Text that lies directly on the picture, with the edge of the ad at which the shade behind it starts. If
 * `edge` is null, the shade lies only around the text.
 */
export interface OpenWords {
  items: readonly PlacedItem[];
  edge: 'top' | 'bottom' | null;
}

/**
 * Places text directly on the picture, with only as much shade as each group of texts needs. The text is
 * arranged twice, because the background determines the text colours, which determine the look of offers.
 * `strength` in the result is the strength of the strongest shade, 0–1.
 */
export function placeWordsOnPicture(
  stage: Stage,
  picture: AdPicture,
  arrange: (inks: Inks) => readonly OpenWords[],
): {
  groups: readonly (readonly PlacedItem[])[];
  inks: Inks;
  shade: Painter[];
  strength: number;
} {
  const places = arrange(chooseTone(stage, true).inks).flatMap(({ items, edge }) => {
    const area = findTextArea(stage, items);
    return area ? [{ area, edge, needs: measureStrengths(picture, area) }] : [];
  });
  const levels = places.map(({ area }) => meanLevel(picture.pixels, area));
  const level = levels.reduce((sum, each) => sum + each, 0) / Math.max(1, levels.length);
  const tone = toneOfWords(
    level,
    places.map(({ needs }) => needs),
    stage,
  );
  const { inks: readable, colour } = chooseTone(stage, tone === 'dark');
  const inks = applyChosenColours(stage, readable);
  return {
    inks,
    groups: arrange(inks).map(({ items }) => items),
    shade: places.flatMap(({ area, edge, needs }) => {
      if (needs[tone] === 0) return [];
      const strength = Math.min(MAX_SHADE, needs[tone] + SPARE_SHADE);
      const { width, height } = stage;
      return edge
        ? [
            makeShadeGradient(colour, strength, {
              area,
              side: edge,
              width,
              height,
              fading: EDGE_FADE,
            }),
          ]
        : [softShade(stage, area, colour, strength)];
    }),
    strength: Math.max(0, ...places.map(({ needs }) => needs[tone])),
  };
}

/**
 * On a medium tone, a pale shade up to the strength `pale` is unnoticed. A dark shade of at least the
 * strength `dark` looks like a box there.
 */
const UNNOTICED = { pale: 0.08, dark: 0.2 };

/**
 * Returns the tone of the background under text: pale text stands on a dark tone. On a dark picture, even a
 * weak pale shade looks like fog. Dark text is chosen there only if it needs hardly any shade and pale text
 * needs a strong shade.
 */
function toneOfWords(
  level: number,
  needs: readonly Strengths[],
  { style }: Stage,
): keyof Strengths {
  if (level >= PALE_LEVEL) return 'pale';
  const mostOf = (tone: keyof Strengths) => Math.max(0, ...needs.map((each) => each[tone]));
  const isMedium = mostOf('pale') <= UNNOTICED.pale && mostOf('dark') >= UNNOTICED.dark;
  return style.prefersWeakShade && isMedium ? 'pale' : 'dark';
}

/** Distance between two sampled pixels of the picture, in pixels. */
const STEP_PX = 6;

/** Returns the mean brightness of an area of the picture, 0–1. */
function meanLevel({ data, width, height }: Pixels, area: Rect): number {
  let [sum, count] = [0, 0];
  const right = Math.min(width, area.x + area.width);
  const bottom = Math.min(height, area.y + area.height);
  for (let y = Math.max(0, Math.round(area.y)); y < bottom; y += STEP_PX)
    for (let x = Math.max(0, Math.round(area.x)); x < right; x += STEP_PX) {
      const at = (y * width + x) * 4;
      sum += 0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0);
      count++;
    }
  return count === 0 ? 0 : sum / count / 255;
}

/**
 * Returns the box around those texts of a group that have no background; null for a group of only buttons and
 * logos.
 */
function findTextArea({ base }: Stage, items: readonly PlacedItem[]): Rect | null {
  const boxes = items.filter(isOnPicture).map(findLetters);
  if (boxes.length === 0) return null;
  const margin = base * SHADE_MARGIN;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function isOnPicture(item: PlacedItem): boolean {
  if (item.kind === 'offer') return item.design.fill === null;
  return item.kind === 'text' || item.kind === 'facts';
}

/**
 * Number of ad pixels per pixel of the painted shade along each axis. A coarse shade is enough, because shades
 * have no detail.
 */
const COARSENESS = 8;

/** Paints a shade of one strength over an area; the shade fades out on all sides. */
function softShade(stage: Stage, area: Rect, colour: string, strength: number): Painter {
  const { width, height, base } = stage;
  const fade = base * SHADE_FADE;
  return (context) => {
    const [columns, rows] = [Math.ceil(width / COARSENESS), Math.ceil(height / COARSENESS)];
    const image = new ImageData(columns, rows);
    for (let row = 0; row < rows; row++) {
      const down = beyond((row + 0.5) * COARSENESS, area.y, area.height);
      for (let column = 0; column < columns; column++) {
        const across = beyond((column + 0.5) * COARSENESS, area.x, area.width);
        const away = Math.min(1, norm(across, down) / fade);
        const left = 0.5 + 0.5 * Math.cos(Math.PI * away);
        image.data[(row * columns + column) * 4 + 3] = Math.round(255 * strength * left);
      }
    }
    const small = createCanvas(columns, rows);
    const shade = small.getContext('2d');
    shade.putImageData(image, 0, 0);
    shade.globalCompositeOperation = 'source-in';
    shade.fillStyle = colour;
    shade.fillRect(0, 0, columns, rows);
    context.save();
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, 0, columns * COARSENESS, rows * COARSENESS);
    context.restore();
  };
}

/** Returns the distance between a position and a span with the given start and length; 0 inside the span. */
function beyond(place: number, start: number, length: number): number {
  return Math.max(start - place, place - start - length, 0);
}

/** Returns the area for a product between an upper and a lower group of texts. */
export function findAreaBetween(
  { width, height }: Stage,
  above: readonly PlacedItem[],
  below: readonly PlacedItem[],
): Rect {
  const top = Math.max(0, ...above.map(({ box }) => box.y + box.height));
  const bottom = Math.min(height, ...below.map(({ box }) => box.y));
  const margin = 0.05 * Math.min(width, height);
  return {
    x: margin,
    y: top + margin,
    width: width - 2 * margin,
    height: Math.max(1, bottom - top - 2 * margin),
  };
}

/** Returns placed items moved by the given number of pixels. */
export function moveItems(
  items: readonly PlacedItem[],
  by: { x: number; y: number },
): PlacedItem[] {
  const there = (box: Rect) => ({ ...box, x: box.x + by.x, y: box.y + by.y });
  return items.map((item) =>
    'region' in item
      ? { ...item, box: there(item.box), region: there(item.region) }
      : { ...item, box: there(item.box) },
  );
}
