import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, mixed, type Rgb, rgb, shine } from '../kit/backdrop.ts';
import { paintBlossoms } from '../kit/blossoms.ts';
import { SIDE } from '../kit/frame.ts';
import { LAVENDER_HUE, LAVENDER_ROWS, spikes } from '../kit/lavender-rows.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet, SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { skyOver } from '../kit/sky.ts';
import { type Vista, vines } from '../kit/vines.ts';
import { LEMON_HUE } from '../solids/fruit.ts';
import { outdoorLight } from './outdoors.ts';

/** What grows on a land, and its colours. */
interface Crop {
  /** Colour of the rows in the light, in the shade, and of the ground between them. */
  lit: Rgb;
  shade: Rgb;
  ground: Rgb;
  /** Rows to a half of the picture in the foreground; 0 grows without rows. */
  rows: number;
  hills: Rgb;
}

/** Colours of far hills against a sunset, and of the air before them. */
const DUSK = rgb(0.4, 0.07, 335);
const GLOW = rgb(0.74, 0.115, 42);

/** Share of the daylight that what grows on the land is seen by. */
export const DIM = { day: 1, sunset: 0.84, night: 0.34 } as const;

/** Land that runs away to hills: rows of what grows there meet at the horizon, and what is planted on it. */
export function land(
  painter: SetPainter,
  { lit, shade, ground, rows, hills }: Crop,
  planted?: (vista: Vista) => void,
): void {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = DIM[time];
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.56;
  const { shade: sky, sun } = skyOver(painter, time, line, 0.45);
  const middle = painter.between(0.38, 0.62);
  const drift = painter.between(0, 80);
  const ridge = (x: number, layer: number) =>
    line -
    (0.035 + 0.05 * layer) * cloudy(noise, x * (1.6 + layer) + drift + layer * 9, layer, 3) * 1.6;
  const dark = (colour: Rgb): Rgb => [colour[0] * dim, colour[1] * dim, colour[2] * dim];
  const [litNow, shadeNow, groundNow] = [dark(lit), dark(shade), dark(ground)];
  // Against the low sun hills are shapes without a colour of their own.
  const hillsNow = time === 'sunset' ? mixed(hills, DUSK, 0.7) : dark(hills);
  const air: Rgb =
    time === 'day' ? [0.85, 0.9, 0.95] : time === 'sunset' ? GLOW : [0.1, 0.12, 0.22];
  painter.backdrop(3, (x, y, out) => {
    sky(x, y, out);
    for (const layer of [2, 1, 0])
      lay(out, mixed(hillsNow, air, 0.2 + 0.24 * layer), ramp(y - ridge(x, layer), 0, 0.005));
    if (y < line) return;
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.045);
    const u = (x - middle) * depth;
    const tuft = cloudy(noise, u * 7 + drift, depth * 5, 3);
    const crest = rows === 0 ? tuft : 0.5 + 0.5 * Math.cos(u * rows * Math.PI * 2);
    const plant = ramp(crest + (tuft - 0.5) * 0.7, 0.3, 0.55);
    out.set(groundNow);
    lay(out, shadeNow, plant);
    lay(out, litNow, plant * ramp(crest + (tuft - 0.5) * 0.9, 0.5, 0.95));
    lay(out, air, 0.5 * (1 - ramp(near, 0, 0.3)));
    if (time === 'sunset') shine(out, sun, 0.1 * (1 - near));
  });
  planted?.({ line: line * SIDE, middle: middle * SIDE });
  painter.soften(5);
}

const OAK = { light: oklch(0.7, 0.06, 66), dark: oklch(0.36, 0.05, 56) };

export const meadow: PaintSet = (painter, hue) => {
  const green = 128;
  land(painter, {
    lit: rgb(0.8, 0.14, green - 8),
    shade: rgb(0.52, 0.12, green + 8),
    ground: rgb(0.44, 0.1, green + 10),
    rows: 0,
    hills: rgb(0.5, 0.08, 140),
  });
  const { bloom } = painter.view;
  // A field named after its flowers is full of them.
  const named = bloom === 'white' ? null : bloom;
  painter.blurred(bloom === null ? 7 : 6, (context) => {
    for (let flower = 0; flower < (bloom === null ? 90 : 420); flower++) {
      const near = painter.random() ** (bloom === null ? 2 : 1.4);
      painter.blossom(
        context,
        painter.random() * SIDE,
        painter.horizon * (0.6 + 0.46 * near),
        bloom === null ? 5 + 16 * near : 4 + 30 * near ** 1.5,
        bloom === 'white'
          ? oklch(painter.between(0.9, 0.98), 0.015, 90)
          : oklch(
              named === null
                ? painter.between(0.75, 0.93)
                : painter.between(-0.07, 0.07) + (named > 60 && named < 120 ? 0.85 : 0.6),
              named === null ? 0.14 : 0.19,
              (named ?? hue ?? [25, 95, 300, 355][flower % 4] ?? 95) +
                (named === null ? 0 : painter.between(-7, 9)),
            ),
      );
    }
  });
  painter.floor({
    material: 'grass',
    light: oklch(0.75, 0.16, 126),
    dark: oklch(0.32, 0.09, 138),
    vein: oklch(0.88, 0.13, 112),
    sheen: 0,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.42 };
};

export const vineyard: PaintSet = (painter, hue) => {
  const green = hue ?? 126;
  const growth = { green, dim: DIM[painter.view.time ?? 'day'], fruit: null };
  const crop = {
    lit: rgb(0.7, 0.1, 112),
    shade: rgb(0.56, 0.09, 108),
    ground: rgb(0.62, 0.06, 72),
    rows: 0,
    hills: rgb(0.46, 0.07, 138),
  };
  land(painter, crop, (vista) => vines(painter, vista, growth));
  painter.leaves(8, green, 0.46, 10, -30, SIDE * 0.3);
  painter.floor({ material: 'wood', ...OAK, sheen: 0.1 });
  painter.dapple(0.18);
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
};

/** Fruit trees in rows, grass between them. */
export const grove: PaintSet = (painter, hue) => {
  const { fruit, bloom, time } = painter.view;
  const green = hue ?? 130;
  const dim = DIM[time ?? 'day'];
  const growth = { green, dim, fruit: fruit ?? LEMON_HUE, blossoms: bloom };
  const crop = {
    lit: rgb(0.76, 0.13, 120),
    shade: rgb(0.56, 0.11, 126),
    ground: rgb(0.6, 0.09, 104),
    rows: 0,
    hills: rgb(0.5, 0.06, 160),
  };
  land(painter, crop, (vista) => vines(painter, vista, growth));
  if (bloom === null) painter.leaves(8, green + 6, 0.46, 10, -30, SIDE * 0.28);
  else paintBlossoms(painter, [-0.02, 0.08, 0.2], { blur: 7, reach: 0.42 });
  painter.floor({ material: 'wood', ...OAK, sheen: 0.1 });
  painter.dapple(0.18);
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
};

export const lavender: PaintSet = (painter, hue) => {
  const base = hue ?? LAVENDER_HUE;
  const crop = {
    lit: rgb(0.68, 0.12, base),
    shade: rgb(0.44, 0.11, base - 10),
    ground: rgb(0.56, 0.055, 92),
    rows: LAVENDER_ROWS,
    hills: rgb(0.5, 0.06, 150),
  };
  land(painter, crop, (vista) => spikes(painter, vista, base, DIM[painter.view.time ?? 'day']));
  return palePlanks(painter);
};

/** Pale planks in the open, at which a field of flowers ends; the look of the set that they finish. */
export function palePlanks(painter: SetPainter): SetLook {
  painter.floor({
    material: 'wood',
    light: oklch(0.84, 0.03, 76),
    dark: oklch(0.54, 0.04, 64),
    sheen: 0.1,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.4 };
}

/** Ripe corn, and bales of hay that stand about in it. */
export const wheat: PaintSet = (painter, hue) => {
  const base = hue ?? 84;
  land(painter, {
    lit: rgb(0.9, 0.12, base + 4),
    shade: rgb(0.68, 0.12, base - 12),
    ground: rgb(0.6, 0.1, base - 14),
    rows: 0,
    hills: rgb(0.56, 0.08, 120),
  });
  painter.blurred(9, (context) => {
    for (const [share, size] of [
      [0.14, 150],
      [0.36, 56],
      [0.84, 110],
    ] as const) {
      const y = painter.horizon * (0.62 + size / 420);
      painter.vessel(context, SIDE * share, y, size * 1.5, size, oklch(0.76, 0.11, base - 4));
      context.strokeStyle = oklch(0.6, 0.1, base - 14);
      context.lineWidth = size * 0.05;
      context.beginPath();
      for (let turn = 0; turn < 16; turn += 0.3)
        context.lineTo(
          SIDE * share - size * 0.34 + Math.cos(turn) * turn * size * 0.026,
          y - size / 2 + Math.sin(turn) * turn * size * 0.026,
        );
      context.stroke();
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.72, 0.06, 66),
    dark: oklch(0.38, 0.05, 56),
    sheen: 0.06,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.03, shadowSide: 1, shadow: 0.44 };
};

/** A lake below mountains, from a pier of planks. */
export const lake: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = DIM[time];
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.66;
  const { shade: sky, sunX, sun } = skyOver(painter, time, line, 0.4);
  const drift = painter.between(0, 60);
  const base = hue ?? 240;
  const tint = time === 'sunset' ? 320 : base;
  const layers = [
    { height: 0.4, scale: 2.1, colour: rgb(0.72 * dim, 0.045, tint) },
    { height: 0.26, scale: 3.1, colour: rgb(0.55 * dim, 0.055, tint) },
    { height: 0.12, scale: 6, colour: rgb(0.36 * dim, 0.05, time === 'sunset' ? 300 : 160) },
  ];
  const scene = (x: number, y: number, out: Float64Array) => {
    sky(x, y, out);
    for (const [index, { height, scale, colour }] of layers.entries()) {
      const peak =
        1 - Math.abs(2 * cloudy(noise, x * scale + drift + index * 20, index * 3.3, 4) - 1);
      const top = line - line * height * peak * 1.1;
      const inside = ramp(y - top, 0, 0.004);
      lay(out, colour, inside);
      if (index < 2)
        lay(
          out,
          rgb(0.96 * dim, 0.01, base),
          inside * 0.8 * ramp(line * 0.72 - y + cloudy(noise, x * 16, y * 22, 3) * 0.1, 0.02, 0.06),
        );
      lay(out, rgb(0.86 * dim, 0.02, tint), 0.35 * inside * ramp(y, line - 0.05, line));
    }
  };
  painter.backdrop(3, (x, y, out) => {
    if (y < line) return scene(x, y, out);
    const near = (y - line) / (bottom - line);
    const ripple = (cloudy(noise, x * 9 + drift, 12 / (near + 0.1), 2) - 0.5) * 0.05 * (0.2 + near);
    scene(x + ripple * 0.4, Math.max(0.01, line - (y - line) * 0.95 + ripple), out);
    lay(out, rgb(0.42 * dim, 0.06, tint), 0.24 + 0.3 * near);
    if (time !== 'day')
      shine(out, sun, 0.4 * Math.exp(-Math.abs(x - sunX) * 14) * ramp(ripple, 0, 0.01));
  });
  painter.soften(4);
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.035, 66),
    dark: oklch(0.34, 0.03, 58),
    sheen: 0.1,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.07, shadowSide: 1, shadow: 0.4 };
};
