import { ramp } from '@adwright/engine-pixels';
import { addLight, lay, mixColours, type Rgb, rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';
import { paintSky } from './sky.ts';
import type { Vista } from './vines.ts';

/** The crop on a field: number and colours of its rows. */
interface Crop {
  /** Colours of the crop rows in the light and in the shade, and of the soil between the rows. */
  lit: Rgb;
  shade: Rgb;
  ground: Rgb;
  /** Number of crop rows in one half of the picture's foreground; 0 for a crop without rows. */
  rows: number;
  hills: Rgb;
}

/** Colour of distant hills at sunset. */
const DUSK = rgb(0.4, 0.07, 335);
/** Colour of the haze in front of distant hills. */
const GLOW = rgb(0.74, 0.115, 42);

/** Share of the daylight that falls on the crop, by time of day. */
export const LAND_DIM = { day: 1, sunset: 0.84, night: 0.34 } as const;

/**
 * Paints farmland as far as the hills, with crop rows that meet at the horizon and objects between the rows.
 */
export function paintLand(
  painter: SetPainter,
  { lit, shade, ground, rows, hills }: Crop,
  planted?: (vista: Vista) => void,
): void {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = LAND_DIM[time];
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.56;
  const { shade: sky, sun } = paintSky(painter, time, line, 0.45);
  const middle = painter.between(0.38, 0.62);
  const drift = painter.between(0, 80);
  const ridge = (x: number, layer: number) =>
    line -
    (0.035 + 0.05 * layer) *
      sumOctaves(noise, x * (1.6 + layer) + drift + layer * 9, layer, 3) *
      1.6;
  const dark = (colour: Rgb): Rgb => [colour[0] * dim, colour[1] * dim, colour[2] * dim];
  const [litNow, shadeNow, groundNow] = [dark(lit), dark(shade), dark(ground)];
  // In front of a low sun, hills are nearly colourless silhouettes.
  const hillsNow = time === 'sunset' ? mixColours(hills, DUSK, 0.7) : dark(hills);
  const air: Rgb =
    time === 'day' ? [0.85, 0.9, 0.95] : time === 'sunset' ? GLOW : [0.1, 0.12, 0.22];
  painter.backdrop(3, (x, y, out) => {
    sky(x, y, out);
    for (const layer of [2, 1, 0])
      lay(out, mixColours(hillsNow, air, 0.2 + 0.24 * layer), ramp(y - ridge(x, layer), 0, 0.005));
    if (y < line) return;
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.045);
    const u = (x - middle) * depth;
    const tuft = sumOctaves(noise, u * 7 + drift, depth * 5, 3);
    const crest = rows === 0 ? tuft : 0.5 + 0.5 * Math.cos(u * rows * Math.PI * 2);
    const plant = ramp(crest + (tuft - 0.5) * 0.7, 0.3, 0.55);
    out.set(groundNow);
    lay(out, shadeNow, plant);
    lay(out, litNow, plant * ramp(crest + (tuft - 0.5) * 0.9, 0.5, 0.95));
    lay(out, air, 0.5 * (1 - ramp(near, 0, 0.3)));
    if (time === 'sunset') addLight(out, sun, 0.1 * (1 - near));
  });
  planted?.({ line: line * SIDE, middle: middle * SIDE });
  painter.soften(5);
}
