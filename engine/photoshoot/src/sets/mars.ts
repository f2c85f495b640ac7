import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, mixColours, type Rgb, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows Mars: rust-coloured ground to the horizon, table mountains, and a dusty sky with a small
 * sun.
 */
export const mars = defineSet({
  light: 'hours',
  ownProps: ['stones'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const night = painter.view.time === 'night';
  const dim = night ? 0.4 : 1;
  const bottom = horizon / SIDE;
  const base = hue ?? 42;
  const shade = (lightness: number, chroma: number, turn = base): Rgb =>
    rgb(lightness * dim, chroma, turn);
  const [zenith, low, far, lit, dark] = [
    shade(0.62, 0.055, base + 18),
    shade(0.86, 0.06, base + 28),
    shade(0.72, 0.075, base + 10),
    shade(0.62, 0.115),
    shade(0.36, 0.085, base - 8),
  ];
  const [sunX, drift] = [painter.between(0.18, 0.3), painter.between(0, 70)];
  painter.backdrop(3, (x, y, out) => {
    const down = y / bottom;
    out.set(zenith);
    lay(out, low, ramp(down, 0, 0.8));
    lay(out, zenith, 0.35 * ramp(sumOctaves(noise, x * 2 + drift, y * 7, 4), 0.46, 0.72));
    const away = norm(x - sunX, y - bottom * 0.24);
    // Dust scatters light forward, so the sun has a pale, bluish glow around it.
    addLight(out, [0.16, 0.2, 0.26], Math.exp(-away * 7) * dim);
    addLight(out, [1, 1, 1], ramp(0.02 - away, 0, 0.006) * dim);
    for (const [layer, tall, scale] of [
      [0, 0.34, 1.7],
      [1, 0.24, 2.6],
      [2, 0.1, 4.5],
    ] as const) {
      // Table mountains are flat, so the terrain is cut off above a certain height.
      const rise = sumOctaves(noise, x * scale + drift + layer * 13, layer * 5.3, 4);
      const table = layer === 2 ? rise : 0.14 + 0.36 * ramp(rise, 0.51, 0.57);
      const crest = bottom * (0.93 + layer * 0.02) - bottom * tall * table * 1.5;
      const inside = ramp(y - crest, 0, 0.005);
      if (inside === 0) continue;
      const strata = sumOctaves(noise, x * 3 + layer * 7, y * 46, 3);
      const slope = noise(x * 16 + drift, layer * 3.1 + y * 5);
      lay(out, mixColours(lit, far, 0.66 - layer * 0.28), inside);
      lay(out, dark, inside * (0.24 + layer * 0.14) * (ramp(strata, 0.42, 0.62) + slope - 0.3));
    }
  });
  painter.soften(4);
  rocks(painter, dim, base);
  painter.floor({
    material: 'sand',
    light: oklch(0.66 * dim, 0.115, base + 2),
    dark: oklch(0.42 * dim, 0.1, base - 6),
    sheen: 0,
  });
  pebbles(painter, dim, base);
  if (night) paintOutdoorLight(painter, horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.5 };
}

/** Paints boulders on the ground in front of the table mountains. */
function rocks(painter: SetPainter, dim: number, base: number): void {
  painter.blurred(5, (context) => {
    for (const [share, width] of [
      [0.05, 130],
      [0.17, 54],
      [0.69, 46],
      [0.79, 86],
      [0.94, 150],
    ] as const)
      rock(painter, context, SIDE * share, painter.horizon + 16, width, [
        oklch(0.62 * dim, 0.1, base + 4),
        oklch(0.28 * dim, 0.07, base - 8),
      ]);
  });
}

/** Paints stones with shadows on the ground at both sides of the picture. */
function pebbles(painter: SetPainter, dim: number, base: number): void {
  const { horizon } = painter;
  painter.blurred(1.2, (context) => {
    for (let stone = 0; stone < 40; stone++) {
      const near = (stone + painter.random()) / 40;
      const x =
        SIDE * (stone % 2 === 0 ? painter.between(-0.02, 0.32) : painter.between(0.68, 1.02));
      const y = horizon + (SIDE - horizon) * (0.1 + 0.88 * near);
      const size = (5 + 22 * painter.random() ** 2) * (0.35 + near);
      context.fillStyle = 'rgba(24,8,2,0.4)';
      context.beginPath();
      context.ellipse(x + size * 0.5, y, size * 1.2, size * 0.22, 0, 0, Math.PI * 2);
      context.fill();
      rock(painter, context, x, y, size, [
        oklch(painter.between(0.54, 0.64) * dim, 0.1, base + 4),
        oklch(0.27 * dim, 0.07, base - 6),
      ]);
    }
  });
}

/** Paints a broken stone that stands on a line, lit from the upper left and in shadow at the bottom. */
function rock(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  base: number,
  half: number,
  [lit, dark]: readonly [lit: string, dark: string],
): void {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const turn = Math.PI * (1 + corner / 7);
    const out = half * painter.between(0.78, 1.12);
    return [x + Math.cos(turn) * out, base + Math.sin(turn) * out * 0.66] as const;
  });
  const outline = (shift: number) => {
    context.beginPath();
    for (const [atX, atY] of corners)
      context.lineTo(
        x + (atX - x) * (1 - shift) + shift * half * 0.5,
        base + (atY - base) * (1 - shift),
      );
    context.closePath();
    context.fill();
  };
  const fall = context.createLinearGradient(x - half, base - half * 0.7, x + half * 0.6, base);
  fall.addColorStop(0, lit);
  fall.addColorStop(1, dark);
  context.fillStyle = fall;
  outline(0);
  // The side of the stone that faces away from the sun is darkened.
  context.globalAlpha = 0.5;
  context.fillStyle = dark;
  outline(0.34);
  context.globalAlpha = 1;
}
