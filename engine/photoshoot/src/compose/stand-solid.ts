import { oklch, parseChannels, ramp } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { FLOOR_PATTERNS } from '../kit/floor-patterns.ts';
import type { Noise } from '../kit/noise-field.ts';
import type { StandColour, StandMaterial } from '../kit/stand-kinds.ts';
import { chooseFloor } from '../kit/surfaces.ts';

/** Size of a stand in pixels of the picture. */
interface StandSize {
  /** Half of the stand's width, and half of the visible depth of its top. */
  radius: number;
  flat: number;
  rise: number;
  round: boolean;
}

/** Ratio of the visible depth of a block's top to that of a disc's top. */
export const BLOCK_DEPTH = 0.8;
/** Ratio of the length of a block's back edge to that of its front edge. */
export const BLOCK_BACK = 0.91;

/**
 * Brightness of brushed metal on a round side, from the lit edge to the far edge, as pairs of position and
 * brightness.
 */
const BRUSHED = [
  [0, 0.62],
  [0.1, 1.16],
  [0.2, 1.5],
  [0.32, 0.98],
  [0.52, 0.66],
  [0.66, 1.04],
  [0.78, 0.82],
  [1, 0.4],
] as const;

/** Width of the stand's rounded edge, in pixels. */
const BEVEL_PX = 7;
/** Pixels of the picture per pixel of the stand's texture. */
const COARSENESS = 2;
/** Units of a material's floor pattern per pixel of the stand. */
const PATTERN_SCALE: Readonly<Record<StandMaterial, number>> = {
  wood: 1 / 540,
  marble: 1 / 260,
  concrete: 1 / 480,
};

/**
 * A pixel of a stand: the share of the pixel that the stand covers (0–1), and the brightness of the light on
 * it.
 */
interface Point {
  cover: number;
  level: number;
  /**
   * Coordinates in the texture of the stand: Position in the texture: `u` runs across the stand, `v` along the top and
   * down the side.
   */
  u: number;
  v: number;
}

/**
 * Renders a stand pixel by pixel. The stand's top is seen at an angle, its rounded edge reflects the light, and
 * its side gets darker away from the lamp and towards the bottom. The upper edge of the stand lies 2 px below
 * the upper edge of the canvas.
 *
 * @param light factors for red, green and blue from the light in the scene
 */
export function renderStand(
  size: StandSize,
  colour: StandColour,
  material: StandMaterial | null,
  lightSide: -1 | 1,
  light: readonly [number, number, number],
  noise: Noise,
): Canvas {
  const { radius, flat, rise } = size;
  const width = 2 * Math.ceil(radius + 2);
  const height = Math.ceil(2 * flat + rise + 4);
  const pixels = new ImageData(width, height);
  const { data } = pixels;
  const point: Point = { cover: 0, level: 1, u: 0, v: 0 };
  const shade = size.round ? roundPoint : blockPoint;
  const paint = material === null ? plain(colour) : makeTexture(size, material, noise);
  const rgb = new Float32Array(3);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const x = (column + 0.5 - width / 2) / radius;
      const y = row + 0.5 - 2 - flat;
      shade(x, y, size, lightSide, colour.metal === true && material === null, point);
      if (point.cover <= 0) continue;
      paint(point, rgb);
      const shine = Math.max(0, point.level - 1) * 150;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] =
          (Math.min(1, point.level) * (rgb[channel] ?? 0) + shine) * (light[channel] ?? 1);
      data[at + 3] = 255 * Math.min(1, point.cover);
    }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

type Shading = (
  x: number,
  y: number,
  size: StandSize,
  lightSide: -1 | 1,
  metal: boolean,
  point: Point,
) => void;

/**
 * Shades a position on a round stand. The argument `x` is the position across the stand (−1 … 1), `y` the
 * distance in pixels from the middle of the top.
 */
const roundPoint: Shading = (x, y, { radius, flat, rise }, lightSide, metal, point) => {
  const bulge = Math.sqrt(Math.max(0, 1 - x * x));
  const edge = flat * bulge;
  const lit = x * lightSide;
  point.u = x * radius;
  const down = y - edge;
  if (down <= 0) {
    const z = y / flat;
    const out = Math.sqrt(x * x + z * z);
    const slope = Math.sqrt((x / radius) ** 2 + (z / flat) ** 2) / Math.max(1e-6, out);
    // The stand's side begins at the near edge of its top.
    point.cover = (z > 0 ? (1 - Math.abs(x)) * radius : (1 - out) / slope) + 0.5;
    point.v = (z * flat) / 0.34;
    point.level = metal ? 0.94 + 0.3 * discShine(x, z, lightSide) : topLevel(lit, z);
    // The part of the rounded edge that faces the camera is brighter.
    point.level += 0.06 * (1 - ramp((1 - out) / slope, 0, BEVEL_PX * 0.6));
    return;
  }
  const left = edge + rise - y;
  point.cover = Math.min((1 - Math.abs(x)) * radius + 0.5, left + 0.5);
  point.v = edge / 0.34 + down;
  const turned = metal
    ? bandLevel((1 - lit) / 2)
    : 0.56 + 0.42 * Math.max(0, 0.62 * lit + 0.8 * bulge) - 0.2 * Math.max(0, -lit) ** 1.5;
  point.level = sideLevel(turned, topLevel(lit, bulge), down, left, rise);
};

/** Shades a position on a block that is seen from the front. */
const blockPoint: Shading = (x, y, { radius, flat, rise }, lightSide, _metal, point) => {
  const front = flat * BLOCK_DEPTH;
  const lit = x * lightSide;
  point.u = x * radius;
  const down = y - front;
  if (down <= 0) {
    const deep = (y + front) / (2 * front);
    const half = BLOCK_BACK + (1 - BLOCK_BACK) * deep;
    point.cover = Math.min((half - Math.abs(x)) * radius, y + front) + 0.5;
    point.v = y / 0.34;
    point.level = topLevel(lit, deep * 2 - 1) + 0.05 * ramp(down, -BEVEL_PX * 0.5, 0);
    return;
  }
  const left = front + rise - y;
  point.cover = Math.min((1 - Math.abs(x)) * radius, left) + 0.5;
  point.v = front / 0.34 + down;
  point.level = sideLevel(0.76 + 0.08 * lit, topLevel(lit, 1), down, left, rise);
};

/**
 * Returns the brightness at a position on a stand's top, which decreases away from the lamp and towards the
 * back.
 */
function topLevel(lit: number, z: number): number {
  return 0.985 + 0.05 * lit + 0.025 * z;
}

/**
 * Returns the brightness at a position on a stand's side, which decreases from the rounded edge (as bright as
 * the top) to the dark bottom.
 */
function sideLevel(turned: number, top: number, down: number, left: number, rise: number): number {
  const fall = turned * (1 - 0.1 * (down / rise) - 0.3 * (1 - ramp(left, 0, rise * 0.34)) ** 2);
  const bevel = 1 - ramp(down, 0, BEVEL_PX);
  return fall + (top + 0.08 - fall) * bevel * bevel;
}

/**
 * Returns the brightness at a position on the top of a turned metal disc: two fans of light, one towards the
 * lamp and one opposite.
 */
function discShine(x: number, z: number, lightSide: -1 | 1): number {
  const angle = Math.atan2(z, x * lightSide) + 0.5;
  return Math.cos(angle * 2) ** 3;
}

function bandLevel(share: number): number {
  for (let band = 1; band < BRUSHED.length; band++) {
    const [from, low] = BRUSHED[band - 1] ?? [0, 1];
    const [to, high] = BRUSHED[band] ?? [1, 1];
    if (share <= to) return low + ((high - low) * (share - from)) / (to - from);
  }
  return BRUSHED[BRUSHED.length - 1]?.[1] ?? 1;
}

type Paint = (point: Point, rgb: Float32Array) => void;

function plain({ lightness, chroma, hue }: StandColour): Paint {
  const own = parseChannels(oklch(Math.min(0.965, lightness * 1.06), chroma, hue));
  return (_point, rgb) => {
    for (let channel = 0; channel < 3; channel++) rgb[channel] = 255 * (own[channel] ?? 0);
  };
}

/**
 * Makes the stand's texture from a floor pattern of the same material. The texture covers the top of the stand
 * and bends around its side.
 */
function makeTexture(
  { radius, flat, rise }: StandSize,
  material: StandMaterial,
  noise: Noise,
): Paint {
  const { light, dark, vein } = chooseFloor(material, null, null);
  const [from, to, line] = [
    parseChannels(dark),
    parseChannels(light),
    parseChannels(vein ?? light),
  ];
  const columns = Math.ceil((2 * radius) / COARSENESS) + 2;
  const least = -flat / 0.34 - 2;
  const rows = Math.ceil(((2 * flat) / 0.34 + rise + 8) / COARSENESS) + 2;
  const tones = new Float32Array(columns * rows * 2);
  const out = { tone: 0, vein: 0 };
  const scale = PATTERN_SCALE[material];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const u = (column * COARSENESS - radius) * scale;
      FLOOR_PATTERNS[material](u + 23, (least + row * COARSENESS) * scale + 23, noise, out);
      tones.set([out.tone, out.vein], (row * columns + column) * 2);
    }
  return ({ u, v }, rgb) => {
    const [x, y] = [(u + radius) / COARSENESS, (v - least) / COARSENESS];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, below] = [x - left, y - top];
    const at = (Math.min(rows - 2, Math.max(0, top)) * columns + Math.max(0, left)) * 2;
    const between = (offset: number) => {
      const upper = tones[at + offset] ?? 0;
      const lower = tones[at + offset + columns * 2] ?? 0;
      const across = upper + ((tones[at + offset + 2] ?? 0) - upper) * right;
      const under = lower + ((tones[at + offset + columns * 2 + 2] ?? 0) - lower) * right;
      return across + (under - across) * below;
    };
    const [tone, veined] = [between(0), Math.min(1, between(1) * 1.7)];
    for (let channel = 0; channel < 3; channel++) {
      const ground = (from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * tone;
      rgb[channel] = 255 * (ground + ((line[channel] ?? 0) - ground) * veined);
    }
  };
}
