import { SURE, toShares } from '@adwright/engine-cutout';
import type { Raster, Rect } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';
import { convertToPixels, isInside, listIndexes } from './boxes.ts';
import { findGroundTone, findInk, measureColourDistance, readColour } from './colours-of-words.ts';
import { findInkLines, type InkLine } from './ink-words.ts';
import type { TextLine } from './lettering.ts';
import type { Plane } from './open-window.ts';

/** Number of points along each side of a text line's box at which the saliency map is read. */
const LINE_STEPS = 8;
/** Lettering is printed on the subject only if at least this share of its box lies inside the subject. */
const CONTAINED = 0.9;
/** Maximum width of printed lettering, as a share of the picture. Wider words in an ad are headlines. */
const WIDEST = 0.45;
/**
 * Two lines of text have a common edge or middle if their positions differ by less than this, as a share of the
 * picture.
 */
const ALIGNED = 0.008;
/**
 * Limits for the surface behind printed letters. In each of `parts` parts of the line, at least the share `share` of
 * the background differs from its median colour by less than `tone`. Different parts of the surface may have different
 * shades. Background pixels differ from the ink by more than `ground`, as a share of the difference between median
 * colour and ink.
 */
const SURFACE = { parts: 4, tone: 26, share: 0.8, ground: 0.7 };
/**
 * Letters are bent or tilted if their feet leave a horizontal line by at least this, in heights of the tallest letter.
 */
const BENT = 0.12;
/** Minimum number of letters whose feet show a bend. */
const FEWEST = 5;

/** Returns the share of a text line's box in which a plane has values above `least`. */
export function measureShareIn(line: Rect, plane: Plane, least: number): number {
  const { width, height, values } = plane;
  let inside = 0;
  for (let step = 0; step < LINE_STEPS ** 2; step++) {
    const u = line.x + (line.width * ((step % LINE_STEPS) + 0.5)) / LINE_STEPS;
    const v = line.y + (line.height * (Math.floor(step / LINE_STEPS) + 0.5)) / LINE_STEPS;
    if ((values[Math.floor(v * height) * width + Math.floor(u * width)] ?? 0) > least) inside++;
  }
  return inside / LINE_STEPS ** 2;
}

/** Width of the strip around a plate that is compared with the cut-out, in heights of the plate. */
const STRIP = 0.25;
/** Maximum share of that strip that a cut-out covers if the plate is not a part of the product. */
const MOST_AROUND = 0.4;

/** Whether a plate (box in pixels) is a part of a cut-out of its own, because hardly anything of the cut-out surrounds it. */
export function standsAlone(box: Rect, raster: Raster, cut: Plane): boolean {
  const room = STRIP * box.height;
  const left = Math.max(0, box.x - room);
  const top = Math.max(0, box.y - room);
  const outer = {
    x: left / raster.width,
    y: top / raster.height,
    width: (Math.min(raster.width, box.x + box.width + room) - left) / raster.width,
    height: (Math.min(raster.height, box.y + box.height + room) - top) / raster.height,
  };
  const inner = toShares(box, raster);
  const [all, own] = [outer.width * outer.height, inner.width * inner.height];
  const around = measureShareIn(outer, cut, 0) * all - measureShareIn(inner, cut, 0) * own;
  return around < MOST_AROUND * (all - own);
}

/**
 * Tells whether lettering of one colour is printed on the photo's subject, as on a label or a shirt. Printed lettering
 * lies inside the subject, follows the subject's shape or lies on its plain surface, and has no edge or middle in
 * common with words beside the subject. A crop of the whole subject shows its lettering, so nothing is lost if words of
 * the ad are mistaken for lettering of the subject.
 * @param lines all lines of text in the picture
 */
export function isPrinted(
  raster: Raster,
  line: TextLine,
  { map, lines }: { map: Plane; lines: readonly TextLine[] },
): boolean {
  if (line.width > WIDEST || measureShareIn(line, map, SURE) < CONTAINED) return false;
  const beside = lines.filter((other) => measureShareIn(other, map, SURE) < 1 - CONTAINED);
  if (beside.some((other) => isAligned(line, other))) return false;
  return isBent(raster, line) || isSurface(raster, line);
}

function isAligned(one: Rect, other: Rect): boolean {
  const places = ({ x, width }: Rect) => [x, x + width / 2, x + width];
  const others = places(other);
  return places(one).some((place, at) => Math.abs(place - (others[at] ?? 0)) < ALIGNED);
}

/** Tells whether the lower ends of a line's letters follow a curve or a slope. */
function isBent(raster: Raster, line: TextLine): boolean {
  const box = convertToPixels(line, raster, { beside: 0, above: 0 });
  const own = findInkLines(raster).find((other) => isInside(other.box, box));
  return own !== undefined && measureBend(own) >= BENT;
}

/**
 * Returns how far the lower ends of letters leave a horizontal line, in heights of the tallest letter. The function
 * uses medians, so that the few letters with descenders do not count.
 */
export function measureBend({ shapes }: Pick<InkLine, 'shapes'>): number {
  const tall = Math.max(...shapes.map(({ box }) => box.height));
  const letters = shapes
    .map(({ box }) => box)
    .filter(({ height }) => height > 0.5 * tall)
    .sort((one, other) => one.x - other.x);
  if (letters.length < FEWEST) return 0;
  const third = Math.ceil(letters.length / 3);
  const footOf = (boxes: readonly Rect[]) =>
    quantileOf(
      boxes.map(({ y, height }) => y + height),
      0.5,
    );
  const feet = [
    footOf(letters.slice(0, third)),
    footOf(letters.slice(third, -third)),
    footOf(letters.slice(-third)),
  ];
  return (Math.max(...feet) - Math.min(...feet)) / tall;
}

/** Tells whether the background of a text line is one surface, which is plain except for its shading. */
function isSurface(raster: Raster, line: TextLine): boolean {
  const box = convertToPixels(line, raster, { beside: 0.2, above: 0.3 });
  const width = Math.floor(box.width / SURFACE.parts);
  return Array.from({ length: SURFACE.parts }, (_, at) => at).every((at) => {
    const part = { ...box, x: box.x + at * width, width };
    const ink = findInk(raster, part, line.isLight);
    const tone = findGroundTone(raster, part, ink);
    const least = SURFACE.ground * measureColourDistance(ink, tone);
    const ground = [...listIndexes(part, raster)]
      .map((pixel) => readColour(raster, pixel))
      .filter((colour) => measureColourDistance(colour, ink) > least);
    const near = ground.filter((colour) => measureColourDistance(colour, tone) < SURFACE.tone);
    return near.length >= SURFACE.share * ground.length;
  });
}
