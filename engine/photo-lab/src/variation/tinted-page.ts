import type { Raster, Rect } from '@adwright/engine-pixels';
import { ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { GROUND_TONE, measureGroundDistance } from './even-ground.ts';

/** Maximum difference between a shadow and the background, 0–255. */
export const SHADE = 46;
/**
 * Maximum share of a page that is faintly shaded or tinted, if the page may get another background colour.
 */
const MOST_TINTED = 0.004;

/**
 * Tells whether a page has shadows, faint tints or light, such as a coloured shape behind a product. Shadows and tints
 * would look like stains on a background of another colour.
 */
export function isTinted(page: Raster, ground: Float32Array): boolean {
  const { width, height } = page;
  let [seen, tinted] = [0, 0];
  for (let at = 0; at < width * height; at += 5) {
    seen++;
    const off = measureGroundDistance(page, at, ground);
    if (off > GROUND_TONE && off < SHADE && !isAtEdge(page, at, ground)) tinted++;
  }
  return tinted > MOST_TINTED * seen;
}

/** Distances in pixels at which the colours of a solid part mix with the background. */
const MIXED = [2, 4] as const;

/** Tells whether a pixel lies next to a solid part, because the blurred edge of the part has a tint too. */
function isAtEdge(page: Raster, at: number, ground: Float32Array): boolean {
  const count = page.width * page.height;
  return MIXED.some((reach) =>
    [at - reach, at + reach, at - reach * page.width, at + reach * page.width].some(
      (near) => near >= 0 && near < count && measureGroundDistance(page, near, ground) >= SHADE,
    ),
  );
}

/** Width of the strip in which a moved part fades into the background, in pixels. */
const FEATHER = 18;

/**
 * Paints the parts of a page at other positions on the page's own background. Each pixel keeps its difference
 * from the background, so shadows and tints have no visible edges at their new position. Solid pixels keep
 * their colour.
 */
export function paintMoved(
  context: SKRSContext2D,
  from: { page: Raster; ground: Float32Array; parts: readonly Rect[]; places: readonly Rect[] },
): void {
  const { page, ground, parts, places } = from;
  const { width, height } = context.canvas;
  const empty = stretchGround(ground, page, height);
  const painted = Float32Array.from(empty);
  for (const [index, part] of parts.entries()) {
    const place = places[index] ?? part;
    for (let row = 0; row < part.height; row++)
      for (let column = 0; column < part.width; column++) {
        const [x, y] = [place.x + column, place.y + row];
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const old = (part.y + row) * page.width + part.x + column;
        const solid = Math.min(1, measureGroundDistance(page, old, ground) / SHADE);
        const rim = Math.min(row, column, part.height - 1 - row, part.width - 1 - column);
        const share = Math.max(solid, Math.min(1, rim / FEATHER));
        for (let channel = 0; channel < 3; channel++) {
          const own = ground[3 * old + channel] ?? 0;
          const below = painted[3 * (y * width + x) + channel] ?? 0;
          const seen = page.data[3 * old + channel] ?? 0;
          const there = empty[3 * (y * width + x) + channel] ?? 0;
          const moved = seen + (1 - solid) * (there - own);
          painted[3 * (y * width + x) + channel] = below + share * (moved - below);
        }
      }
  }
  const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at++)
    for (let channel = 0; channel < 3; channel++)
      rgba[4 * at + channel] = painted[3 * at + channel] ?? 0;
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
}

/** Returns the background of a page, stretched to another height. */
function stretchGround(
  ground: Float32Array,
  { width, height }: Raster,
  tall: number,
): Float32Array {
  if (tall === height) return ground;
  const rows = new Float32Array(3 * width * tall);
  for (let y = 0; y < tall; y++) {
    const from = 3 * width * Math.min(height - 1, Math.floor((y * height) / tall));
    rows.set(ground.subarray(from, from + 3 * width), 3 * width * y);
  }
  return rows;
}
