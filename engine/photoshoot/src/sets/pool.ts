import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, type Rgb, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { paintPalms } from '../kit/palms.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows a pool in the sun: caustics on the pool's bottom, a pale deck, parasols behind the water,
 * and palms if the brief names palms.
 */
export const pool = defineSet({
  light: 'hours',
  ownProps: ['drops', 'leaves'],
  paint,
});

/**
 * Returns the colours of shallow and deep water of a pool by time of day. At sunset, the water reflects the
 * sky; at night, the water is lit from below.
 */
function poolColours(time: TimeOfDay, base: number): readonly [shallow: Rgb, deep: Rgb] {
  switch (time) {
    case 'day':
      return [rgb(0.85, 0.1, base - 12), rgb(0.6, 0.12, base + 8)];
    case 'sunset':
      return [rgb(0.78, 0.09, 30), rgb(0.5, 0.09, 265)];
    case 'night':
      return [rgb(0.66, 0.12, base - 5), rgb(0.3, 0.09, base + 15)];
  }
}

/** Palms behind the hedge on the far side of the water. */
const PALM_SITES = [
  { x: 0.12, foot: 0.42, high: 0.36, lean: 0.03 },
  { x: 0.36, foot: 0.42, high: 0.28, lean: -0.02 },
  { x: 0.67, foot: 0.42, high: 0.33, lean: 0.02 },
  { x: 0.92, foot: 0.42, high: 0.38, lean: -0.04 },
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.42;
  const { shade: sky } = paintSky(painter, time, line * 1.1, 0.3);
  const [shallow, deep] = poolColours(time, hue ?? 205);
  const drift = painter.between(0, 60);
  painter.backdrop(3, (x, y, out) => {
    if (y < line) {
      sky(x, y, out);
      return;
    }
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.14);
    const bend = sumOctaves(noise, x * 3 * depth + drift, depth * 6, 2) - 0.5;
    const [u, v] = [(x - 0.5) * depth * 5 + bend * 1.6, depth * 8 + bend];
    out.set(deep);
    lay(out, shallow, ramp(near, 0, 0.9));
    // The water distorts the tiles on the pool's bottom.
    const tile = Math.min(Math.abs((u % 1) - 0.5), Math.abs((v % 1) - 0.5));
    lay(out, deep, 0.3 * near * ramp(0.07 - tile, 0, 0.07));
    const net = 1 - Math.abs(2 * noise(u * 1.5 + drift, v * 1.7) - 1);
    const finer = 1 - Math.abs(2 * noise(u * 2.6 + 40, v * 2.8 + drift) - 1);
    addLight(out, [0.9, 1, 1], (net ** 9 * 0.5 + finer ** 12 * 0.3) * (0.25 + near));
    // The pool's deck ends with a row of edge stones.
    lay(out, [0.96, 0.95, 0.92], ramp(near, 0.955, 0.965));
  });
  painter.soften(3);
  paintPalms(painter, PALM_SITES, 6);
  garden(painter, line, { day: 1, sunset: 0.62, night: 0.3 }[time]);
  painter.floor({
    material: 'tile',
    light: oklch(0.95, 0.012, 85),
    dark: oklch(0.72, 0.02, 80),
    sheen: 0.16,
  });
  if (time === 'day') painter.palmShadow(0.17);
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.1, shadowSide: 1, shadow: 0.44 };
}

/** Paints the hedge and the parasols on the far side of a pool. */
function garden(painter: SetPainter, line: number, dim: number): void {
  painter.blurred(10, (context) => {
    for (let clump = 0; clump < 80; clump++) {
      context.fillStyle = oklch(
        painter.between(0.36, 0.62) * dim,
        0.09 * dim,
        painter.between(130, 150),
      );
      context.beginPath();
      context.arc(
        painter.random() * SIDE,
        line * SIDE + painter.between(-64, 6),
        painter.between(14, 34),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    for (const [share, colour] of [
      [0.2, oklch(0.98 * dim, 0.01, 85)],
      [0.5, oklch(0.74 * dim, 0.15, 55)],
      [0.8, oklch(0.98 * dim, 0.01, 85)],
    ] as const) {
      const x = SIDE * share;
      context.fillStyle = oklch(0.58 * dim, 0.03, 75);
      context.fillRect(x - 4, line * SIDE - 120, 8, 120);
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(x - 110, line * SIDE - 96);
      context.quadraticCurveTo(x, line * SIDE - 190, x + 110, line * SIDE - 96);
      context.fill();
      context.fillStyle = oklch(0.95 * dim, 0.01, 80);
      context.fillRect(x - 70, line * SIDE - 18, 130, 20);
    }
    context.fillStyle = oklch(0.9 * dim, 0.012, 85);
    context.fillRect(-60, line * SIDE - 6, SIDE + 120, 12);
  });
}
