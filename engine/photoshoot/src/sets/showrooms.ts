import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { hexagonAt } from '../kit/hexagons.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { cloudy } from '../kit/noise-field.ts';
import { byPick, type PaintSet } from '../kit/set-look.ts';
import { standThing } from '../kit/things.ts';

/** Paintings of a gallery: middle and half their width, half their height, as shares of the side and of the wall. */
const PAINTINGS = [
  [0.14, 0.15, 0.3],
  [0.5, 0.1, 0.24],
  [0.85, 0.13, 0.3],
] as const;
/** How far down the wall their middle hangs. */
const HUNG = 0.42;

/** A gallery: large abstract paintings in the light of their spots on a white wall. */
export const gallery: PaintSet = (painter, hue, pick) => {
  const { horizon, noise } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const base = hue ?? byPick([28, 250, 150, 330], pick);
  const [wall, dim, frame] = [rgb(0.93, 0.008, 85), rgb(0.7, 0.01, 75), rgb(0.24, 0.015, 60)];
  const inks = PAINTINGS.map((_, index) =>
    [
      [0.88, 0.04, 40],
      [0.62, 0.13, 0],
      [0.42, 0.12, 35],
      [0.78, 0.12, 160],
    ].map(([lightness = 0, chroma = 0, turn = 0]) =>
      rgb(lightness, chroma, base + index * 65 + turn),
    ),
  );
  const drift = painter.between(0, 60);
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    lay(out, dim, 0.5 * ramp(down, 0.3, 1.1) + (cloudy(noise, x * 3, y * 3, 3) - 0.5) * 0.14);
    for (const [index, [middle, half, high]] of PAINTINGS.entries()) {
      const [u, v] = [x - middle, down - HUNG];
      shine(out, LAMP, 0.16 * Math.exp(-(32 * u * u + 3.1 * v * v)));
      const inset = Math.min(half - Math.abs(u), (high - Math.abs(v)) * bottom);
      lay(
        out,
        dim,
        0.8 *
          ramp(
            0.02 + Math.min(half - Math.abs(u - 0.008), (high - Math.abs(v - 0.03)) * bottom),
            0,
            0.02,
          ),
      );
      if (inset < -0.008) continue;
      out.set(frame);
      if (inset < 0) continue;
      // Paint drawn over paint with a broad hand.
      const warp = cloudy(noise, u * 5 + drift + index * 9, v * 3, 3) - 0.5;
      const [first, second, third, fourth] = inks[index] ?? [];
      out.set(first ?? wall);
      const field = (turn: number, along: number, across: number) =>
        cloudy(noise, u * along + warp * 3 + drift + turn, v * across - warp * 2 + index * 7, 3);
      lay(out, second ?? wall, ramp(field(0, 4, 7), 0.48, 0.54) * 0.92);
      lay(out, fourth ?? wall, ramp(field(20, 9, 3), 0.56, 0.6) * 0.9);
      lay(out, third ?? wall, ramp(field(40, 3, 9), 0.6, 0.63));
      shine(out, LAMP, 0.07 * (cloudy(noise, u * 60 + warp * 20, v * 20, 2) - 0.4));
    }
    lay(out, wall, 0.7 * ramp(down, 0.95, 0.96));
  });
  painter.soften(5);
  painter.floor({
    material: 'concrete',
    light: oklch(0.84, 0.008, 75),
    dark: oklch(0.6, 0.01, 70),
    sheen: 0.3,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};

/** Light of the spots. */
const LAMP = rgb(0.97, 0.03, 85);

/** Guitars on the wall of a music shop: colour of the body and place along it. */
const GUITARS = [
  ['#a5481f', 0.09],
  ['#1f3f63', 0.3],
  ['#a5481f', 0.7],
  ['#1f3f63', 0.91],
] as const;

/** A music shop: guitars hang on a wall of slats under warm spots, a drum and an amplifier stand below. */
export const musicShop: PaintSet = (painter, hue) => {
  const { noise, horizon, context } = painter;
  const base = hue ?? 55;
  const bottom = Math.max(1, horizon) / SIDE;
  const [wood, gap, glow] = [rgb(0.5, 0.07, base), rgb(0.17, 0.03, base - 10), rgb(0.82, 0.1, 72)];
  painter.backdrop(4, (x, y, out) => {
    const slat = (x * 17) % 1;
    out.set(wood);
    lay(
      out,
      gap,
      0.5 * (noise(Math.floor(x * 17) * 3.7, 2.5) - 0.3) + 0.2 * cloudy(noise, x * 60, y * 4, 3),
    );
    lay(out, gap, 0.85 * ramp(Math.abs(slat - 0.5), 0.4, 0.46));
    for (const spot of [0.2, 0.5, 0.8])
      shine(out, glow, 0.26 * Math.exp(-norm((x - spot) * 3.4, y * 1.3) * 2.2));
    lay(out, gap, 0.6 * ramp(y / bottom, 0.5, 1.1));
  });
  painter.soften(6);
  for (const [body, x] of GUITARS)
    standThing(painter, {
      kind: 'guitar',
      x: SIDE * x,
      base: horizon * 0.78,
      height: 450,
      blur: 8,
      body,
      light: 0.95,
    });
  for (const [kind, x, height, body] of [
    ['drum', 0.14, 210, '#8f1f28'],
    ['speaker', 0.88, 230, '#26272b'],
  ] as const)
    standThing(painter, {
      kind,
      x: SIDE * x,
      base: horizon + 34,
      height,
      blur: 8,
      body,
      light: 0.9,
    });
  for (const x of [0.2, 0.5, 0.8])
    paintPool(context, 'screen', { x: SIDE * x, y: horizon * 0.05, reach: 260, stops: LAMPLIGHT });
  painter.floor({
    material: 'wood',
    light: oklch(0.56, 0.075, 58),
    dark: oklch(0.25, 0.05, 48),
    sheen: 0.26,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.36 };
};

/** How many cells of a comb lie side by side across the picture. */
const CELLS = 8.5;

/** A wall of honeycomb: cells of wax, full of honey that the light shines through. */
export const honeycomb: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const base = hue ?? 78;
  const [wax, shadow, honey, glint] = [
    rgb(0.86, 0.13, base + 6),
    rgb(0.42, 0.1, base - 18),
    rgb(0.68, 0.155, base - 8),
    rgb(0.98, 0.06, base + 14),
  ];
  painter.backdrop(3, (x, y, out) => {
    const bent = x * CELLS + (noise(x * 5, y * 5) - 0.5) * 0.2;
    const { u, v, edge } = hexagonAt(bent, y * CELLS);
    const own = noise(Math.round((bent - u) * 2) * 3.7, Math.round((y * CELLS - v) * 2) * 2.3);
    const light = Math.exp(-norm(x - 0.24, y - 0.14) * 1.5);
    out.set(honey);
    // Walls throw their shade into the cell from the lamp's side; its far side gathers the light.
    const across = u + v;
    lay(out, shadow, 0.55 * ramp(-across, 0.1, 0.62) + 0.5 * (own - 0.5) + 0.34 * (1 - light));
    shine(out, glint, (0.5 * ramp(across, 0.12, 0.5) + 0.25 * own) * light);
    if (own > 0.72) lay(out, wax, 0.75);
    const rim = ramp(0.085 - edge, 0, 0.05);
    lay(out, wax, rim);
    lay(out, shadow, rim * 0.5 * (1 - light) + 0.4 * ramp(0.02 - Math.abs(edge - 0.09), 0, 0.02));
    shine(out, glint, 0.16 * rim * light);
  });
  painter.soften(5);
  painter.floor({
    material: 'wood',
    light: oklch(0.74, 0.08, 68),
    dark: oklch(0.42, 0.07, 56),
    sheen: 0.16,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.36 };
};
