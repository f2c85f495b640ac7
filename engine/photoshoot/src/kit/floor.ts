import { parseChannels } from '@adwright/engine-pixels';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { FloorMaterial } from './floor-material.ts';
import { FLOOR_PATTERNS } from './floor-patterns.ts';
import { type SetView, SIDE } from './frame.ts';
import type { Noise } from './noise-field.ts';

export interface Floor {
  material: FloorMaterial;
  /** Lightest and darkest colour of the floor, as hex. */
  light: string;
  dark: string;
  /** Colour of the material's veins, as hex, if the material has veins. */
  vein?: string;
  /** Strength of the wall's reflection in the floor, 0–1. */
  sheen: number;
}

/**
 * Scale, relative to the picture, of the small copy of the wall that the floor reflects. A small copy is
 * enough, because reflections in the floor are blurred.
 */
const MIRROR_SCALE = 0.25;

/**
 * Floor materials that consist of scattered objects, such as petals. Scattered objects are computed without
 * antialiasing. The floor is therefore slightly blurred, which hides jagged outlines.
 */
const STREWN: ReadonlySet<FloorMaterial> = new Set(['litter', 'petals', 'cubes']);
/** Radius of the blur that hides jagged outlines of scattered objects, in pixels. */
const OUTLINE_BLUR_PX = 0.8;

/**
 * Share of the floor's height, from the far end, that is computed with a quarter of the pixels, because the far
 * end is out of focus.
 */
const FAR_SHARE = 0.26;

/**
 * Paints a floor in perspective from the horizon down, lit from the upper left, with a reflection of the wall.
 */
export function layFloor(context: SKRSContext2D, floor: Floor, noise: Noise, view: SetView): void {
  const { horizon } = view;
  const rows = SIDE - horizon;
  const pixels = new ImageData(SIDE, rows);
  fillFloor(pixels.data, rows, floor, noise, view);
  const mirrored = mirrorOf(context, horizon, rows, floor.material === 'marble' ? 2 : 5);
  context.putImageData(pixels, 0, horizon);
  if (STREWN.has(floor.material)) soften(context, horizon, rows);
  if (horizon === 0) return;
  context.save();
  context.beginPath();
  context.rect(0, horizon, SIDE, rows);
  context.clip();
  context.globalAlpha = floor.sheen;
  context.imageSmoothingQuality = 'high';
  context.drawImage(mirrored, 0, horizon, SIDE, rows);
  context.restore();
}

function soften(context: SKRSContext2D, horizon: number, rows: number): void {
  context.save();
  context.filter = `blur(${OUTLINE_BLUR_PX}px)`;
  context.drawImage(context.canvas, 0, horizon, SIDE, rows, 0, horizon, SIDE, rows);
  context.restore();
}

/**
 * Computes the colours of a floor, row by row, as RGBA. The function writes to an array instead of a canvas.
 * For each new canvas, V8 would discard the function's machine code, because it treats the canvas as a new
 * type.
 */
function fillFloor(
  data: Uint8ClampedArray,
  rows: number,
  { material, light, dark, vein = light }: Floor,
  noise: Noise,
  { horizon, vanishing }: SetView,
): void {
  const pattern = FLOOR_PATTERNS[material];
  const [fromRed, fromGreen, fromBlue] = parseChannels(dark);
  const [toRed, toGreen, toBlue] = parseChannels(light);
  const [lineRed, lineGreen, lineBlue] = parseChannels(vein);
  const [spanRed, spanGreen, spanBlue] = [toRed - fromRed, toGreen - fromGreen, toBlue - fromBlue];
  const out = { tone: 0, vein: 0 };
  const far = horizon > 0 ? FAR_SHARE * rows : 0;
  for (let row = 0, step = 1; row < rows; row += step) {
    step = row < far ? 2 : 1;
    // A picture from straight above has no perspective, so all rows have the same scale.
    const depth = horizon > 0 ? (SIDE - vanishing) / (horizon + row - vanishing) : 1;
    const z = horizon > 0 ? depth * 1.6 : 3 - (row / SIDE) * 1.7;
    const near = row / rows;
    for (let column = 0; column < SIDE; column += step) {
      const across = (column - SIDE / 2) / (SIDE / 2);
      pattern(across * depth + 20, z + 20, noise, out);
      // The floor is lightest under the product and gets darker away from the lamp.
      const pool = 1.1 - 0.24 * (across + 0.25) ** 2 - 0.34 * (near - 0.35) ** 2;
      const at = (row * SIDE + column) * 4;
      const { tone, vein: veined } = out;
      const bare = pool * (1 - veined) * 255;
      const overlaid = pool * veined * 255;
      data[at] = (fromRed + spanRed * tone) * bare + lineRed * overlaid;
      data[at + 1] = (fromGreen + spanGreen * tone) * bare + lineGreen * overlaid;
      data[at + 2] = (fromBlue + spanBlue * tone) * bare + lineBlue * overlaid;
      data[at + 3] = 255;
      if (step === 1) continue;
      data.copyWithin(at + 4, at, at + 4);
      data.copyWithin(at + SIDE * 4, at, at + 8);
    }
  }
}

function mirrorOf(context: SKRSContext2D, horizon: number, rows: number, blur: number) {
  const mirrored = createCanvas(SIDE * MIRROR_SCALE, Math.ceil(rows * MIRROR_SCALE));
  const inside = mirrored.getContext('2d');
  inside.filter = `blur(${blur}px)`;
  inside.scale(MIRROR_SCALE, -MIRROR_SCALE);
  inside.drawImage(context.canvas, 0, horizon - rows, SIDE, rows, 0, -rows, SIDE, rows);
  return mirrored;
}
