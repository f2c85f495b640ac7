import type { Raster, Rect } from '@adwright/engine-pixels';
import { type Colour, measureColourDistance, readColour } from './colours-of-words.ts';
import type { LiftedBadge } from './lift-badge.ts';

/** Minimum share of samples that agree with the ellipse in the shape's box if the shape is a disc. */
const LEAST_ALIKE = 0.965;
/** Minimum difference (0–255) from the disc's colour of a pixel outside the disc. */
const OUTSIDE = 40;
/** Width of the disc's edge, in pixels, that is ignored because compression mixes its colours with the photo. */
const MIXED = 1.5;
/** Width of the edge, in pixels, that is painted in the disc's own colour. */
const OWN_COLOUR = 4;

/** Tells whether a shape fills its box like a disc. */
export function isDisc(shape: Uint8Array, { width, height }: Rect): boolean {
  let alike = 0;
  for (const [at, value] of shape.entries()) {
    const [u, v] = [
      ((at % width) + 0.5) / (width / 2) - 1,
      (Math.floor(at / width) + 0.5) / (height / 2) - 1,
    ];
    if (u * u + v * v <= 1 === (value === 1)) alike++;
  }
  return alike >= LEAST_ALIKE * shape.length;
}

/**
 * Lifts a disc with an exact round outline. An outline that follows the samples would be jagged.
 * @param about the disc's box, accurate to a few pixels
 */
export function liftDisc(raster: Raster, about: Rect, colour: Colour): LiftedBadge {
  const [cx, cy] = [about.x + about.width / 2, about.y + about.height / 2];
  const reach = (from: number, step: -1 | 1, isAcross: boolean) => {
    const indexAt = (at: number) =>
      isAcross ? Math.round(cy) * raster.width + at : at * raster.width + Math.round(cx);
    const end = isAcross ? raster.width : raster.height;
    let at = Math.round(from);
    while (
      at + step >= 0 &&
      at + step < end &&
      measureColourDistance(readColour(raster, indexAt(at + step)), colour) < OUTSIDE
    )
      at += step;
    return at;
  };
  const slack = 0.06 * Math.min(about.width, about.height);
  const left = reach(about.x + slack, -1, true) + MIXED;
  const right = reach(about.x + about.width - slack, 1, true) + 1 - MIXED;
  const top = reach(about.y + slack, -1, false) + MIXED;
  const foot = reach(about.y + about.height - slack, 1, false) + 1 - MIXED;
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const box = { x, y, width: Math.ceil(right) - x, height: Math.ceil(foot) - y };
  const [rx, ry] = [(right - left) / 2, (foot - top) / 2];
  const opacity = new Float32Array(box.width * box.height);
  const colours = new Uint8Array(3 * opacity.length);
  for (const at of opacity.keys()) {
    const [column, row] = [x + (at % box.width), y + Math.floor(at / box.width)];
    const away = Math.hypot(
      (column + 0.5 - (left + right) / 2) / rx,
      (row + 0.5 - (top + foot) / 2) / ry,
    );
    const inside = (1 - away) * Math.min(rx, ry);
    opacity[at] = Math.min(1, Math.max(0, inside + 0.5));
    const own = inside < OWN_COLOUR ? colour : readColour(raster, row * raster.width + column);
    colours.set(own, 3 * at);
  }
  return { box, opacity, colours };
}
