import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import type { SetPainter } from './set-painter.ts';

/** Row of the horizon, and column at which the rows of vines meet on the horizon, in pixels. */
export interface Vista {
  line: number;
  middle: number;
}

/** Number of rows of vines on each side of the picture's middle. */
const ROWS = 4;
/** Distance between rows of vines on the ground next to the camera, in pixels. */
const BETWEEN = SIDE * 0.5;
/** Height of the vines next to the camera, in pixels. */
const TALL = SIDE * 0.3;
/** Height of a fruit tree, as a multiple of a vine's height. */
const TREE = 1.6;
/**
 * Nearness of the far and the near end of a row: 0 is the horizon, 1 the far edge of the floor, and larger
 * values are closer to the camera.
 */
const [FARTHEST, NEAREST] = [0.07, 1.25];

/** Leaves, fruit and blossoms of the plants in the rows. */
interface Growth {
  /** Hue of the leaves in degrees of OKLCH, and share of daylight on the plants (0–1). */
  green: number;
  dim: number;
  /** Hue of the trees' fruit in degrees of OKLCH; null for vines with grapes. */
  fruit: number | null;
  /**
   * Hue of blossoms that hide the leaves of fruit trees, in degrees of OKLCH; null if the trees do not flower.
   */
  blossoms?: number | 'white' | null;
}

/**
 * Paints vines on wires between posts with grapes under the leaves, or rows of fruit trees. The rows of plants
 * meet at the horizon and are in focus.
 */
export function paintVines(painter: SetPainter, { line, middle }: Vista, growth: Growth): void {
  const ground = painter.horizon - line;
  const sides = Array.from({ length: ROWS }, (_, row) => row + 0.5).flatMap((row) => [-row, row]);
  const tree = growth.fruit !== null;
  const high = tree ? TALL * TREE : TALL;
  const at = (row: number, near: number) =>
    [middle + row * BETWEEN * (tree ? 1.3 : 1) * near, line + ground * near, high * near] as const;
  const { context } = painter;
  // Rows of plants farther away are painted first. Of two rows at the same distance, the outer row is painted
  // first.
  const rows = [...sides].reverse();
  for (let near = FARTHEST; near < NEAREST; near *= tree || near < 0.3 ? 1.24 : 1.14) {
    // All plants at the same distance share one palette, because mixing colours takes longer than painting
    // leaves.
    const leaves = palette(painter, growth, Math.max(0, 0.5 - near));
    for (const row of rows) {
      const [x, y, tall] = at(row, near * painter.between(0.97, 1.03));
      if (x < -140 || x > SIDE + 140) continue;
      stock(context, x, y, tall, growth.dim);
      foliage(painter, context, x, y, tall, growth, leaves);
    }
  }
}

/** Lightness of leaves, from the inside of a plant to its top. */
const SHADES = [0.33, 0.42, 0.48, 0.54, 0.6] as const;

/** Returns the colours of leaves, two of each lightness; haze tints the leaves of distant plants. */
function palette(
  painter: SetPainter,
  { green, dim, blossoms = null }: Growth,
  haze: number,
): string[] {
  return SHADES.flatMap((lightness, shade) =>
    [-9, 6].map((turn) =>
      // Inside a flowering crown, some leaves are visible between the petals. At the outline of a flowering
      // crown, only petals are visible.
      blossoms !== null && (shade > 0 || turn > 0)
        ? oklch(
            (PETAL_SHADE + 0.5 * lightness) * dim,
            (blossoms === 'white' ? 0.022 : 0.085) * (1 - haze),
            (blossoms === 'white' ? 5 : blossoms) + turn,
          )
        : oklch(
            (lightness + haze * 0.3) * dim,
            0.12 - haze * 0.12,
            green + turn + painter.between(-3, 3),
          ),
    ),
  );
}

/** Lightness of petals, to which half of a leaf's lightness is added. */
const PETAL_SHADE = 0.65;

/** Paints the post to which the wires are fixed, and the shade under the leaves. */
function stock(context: SKRSContext2D, x: number, y: number, tall: number, dim: number): void {
  context.fillStyle = `rgba(40,30,12,${0.3 * dim})`;
  context.beginPath();
  context.ellipse(x + tall * 0.16, y, tall * 0.4, tall * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = oklch(0.5 * dim, 0.04, 60);
  context.fillRect(x - tall * 0.03, y - tall * 1.06, tall * 0.06, tall * 1.08);
}

/** Paints the leaves of one plant (dark inside, lit on top), with a bunch of grapes below the leaves. */
function foliage(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  y: number,
  tall: number,
  { dim, fruit, blossoms = null }: Growth,
  shades: readonly string[],
): void {
  const clump = (share: number, aside: number, shade: number, radius: number) => {
    const colour = 2 * Math.floor(shade) + (painter.random() < 0.5 ? 0 : 1);
    context.fillStyle = shades[Math.min(shades.length - 1, colour)] ?? '#3f5a2a';
    context.beginPath();
    context.ellipse(
      x + tall * aside,
      y - tall * share,
      tall * radius,
      tall * radius * 0.8,
      painter.between(-0.7, 0.7),
      0,
      Math.PI * 2,
    );
    context.fill();
  };
  // A plant closer to the camera shows more separate leaves.
  const leaves = Math.min(28, 4 + tall * 0.1);
  for (let leaf = 0; leaf < leaves * 0.4; leaf++)
    clump(painter.between(0.4, 0.9), painter.between(-0.3, 0.3), 0, 0.1);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const share = painter.between(0.44, 1.04);
    clump(share, painter.between(-0.3, 0.26), 1 + 6 * (share - 0.44), tall > 120 ? 0.05 : 0.08);
  }
  if (tall < SIDE * 0.05 || blossoms !== null) return;
  if (fruit !== null) {
    context.fillStyle = oklch(painter.between(0.7, 0.78) * dim, 0.155, fruit);
    for (let one = 0; one < Math.min(22, tall * 0.07); one++) {
      context.beginPath();
      context.arc(
        x + tall * painter.between(-0.26, 0.26),
        y - tall * painter.between(0.44, 0.94),
        tall * 0.026,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    return;
  }
  context.fillStyle = oklch(painter.between(0.28, 0.36) * dim, 0.09, 330);
  for (let grape = 0; grape < 9; grape++) {
    context.beginPath();
    const down = painter.random();
    context.arc(
      x + tall * (0.1 + painter.between(-0.07, 0.07) * (1.1 - down)),
      y - tall * (0.5 - 0.2 * down),
      tall * 0.032,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
