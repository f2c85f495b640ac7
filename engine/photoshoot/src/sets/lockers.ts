import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a changing room: steel lockers under fluorescent tubes, a bench of slats, and towels.
 */
export const lockers = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Width of a locker, as a share of the picture's side. */
const DOOR = 0.155;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 245;
  const dim = painter.view.key === 'low' ? 0.62 : 1;
  const bottom = horizon / SIDE;
  const [steel, dark, wall] = [
    rgb(0.56 * dim, hue === null ? 0.085 : 0.12, base),
    rgb(0.26 * dim, 0.06, base + 8),
    rgb(0.86 * dim, 0.01, 220),
  ];
  painter.backdrop(3, (x, y, out) => {
    const down = y / bottom;
    if (down < 0.14) {
      out.set(wall);
      addLight(out, [1, 1, 1], 0.2 * Math.exp(-Math.abs(down - 0.07) * 30));
      return;
    }
    const along = (x + 0.03) / DOOR;
    const door = Math.floor(along);
    const across = along - door;
    const own = noise(door * 4.7 + 0.5, 3.5);
    out.set(steel);
    // Each locker door is bent slightly differently, so that its reflection differs too.
    lay(
      out,
      [1, 1, 1],
      0.16 * own + 0.2 * Math.exp(-(((across - 0.3 - own * 0.3) * 4) ** 2)) * (1 - down * 0.6),
    );
    lay(out, dark, 0.34 * ramp(down, 0.3, 1.1) + 0.1 * (sumOctaves(noise, x * 5, y * 5, 3) - 0.5));
    lay(out, dark, ramp(0.045 - Math.min(across, 1 - across), 0, 0.02) * 0.9);
    // Each locker has ventilation slits at the top and bottom, a latch and a number.
    const slit = (from: number) =>
      ramp(0.012 - Math.abs(((down - from) % 0.035) - 0.0175), 0, 0.004) *
      (down > from && down < from + 0.14 ? 1 : 0) *
      ramp(0.28 - Math.abs(across - 0.5), 0, 0.03);
    lay(out, dark, 0.85 * slit(0.2) + 0.85 * slit(0.82));
    const latch =
      ramp(0.05 - Math.abs(across - 0.8), 0, 0.02) * ramp(0.035 - Math.abs(down - 0.58), 0, 0.01);
    lay(out, [0.88 * dim, 0.9 * dim, 0.92 * dim], latch);
    lay(
      out,
      [0.95, 0.95, 0.95],
      0.8 *
        ramp(0.09 - Math.abs(across - 0.5), 0, 0.02) *
        ramp(0.018 - Math.abs(down - 0.42), 0, 0.006),
    );
    lay(out, dark, 0.7 * ramp(0.02 - Math.abs(down - 0.14), 0, 0.02));
  });
  painter.soften(5);
  tubes(painter);
  painter.blurred(7, (context) => {
    const [top, plank] = [horizon * 0.86, oklch(0.66 * dim, 0.075, 66)];
    context.fillStyle = '#2a2d32';
    for (const leg of [0.07, 0.5, 0.93]) context.fillRect(SIDE * leg, top, 18, horizon - top + 30);
    for (let slat = 0; slat < 3; slat++) {
      context.fillStyle = plank;
      context.fillRect(-60, top + slat * 15, SIDE + 120, 12);
      context.fillStyle = 'rgba(40,22,8,0.45)';
      context.fillRect(-60, top + slat * 15 + 12, SIDE + 120, 3);
    }
    // Folded towels lie at one end of the bench, and a bottle stands at the opposite end.
    for (const [lift, colour] of [
      [0, oklch(0.95 * dim, 0.01, 90)],
      [38, oklch(0.72 * dim, 0.08, base)],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(SIDE * 0.1, top - 38 - lift, 190, 36, 16);
      context.fill();
    }
    painter.vessel(context, SIDE * 0.84, top, 44, 112, oklch(0.66 * dim, 0.16, 40));
    painter.vessel(context, SIDE * 0.84, top - 108, 24, 24, '#26282c');
  });
  painter.floor({
    material: 'tile',
    light: oklch(0.84 * dim, 0.012, 220),
    dark: oklch(0.52 * dim, 0.016, 230),
    sheen: 0.28,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.34 };
}

/** Paints two fluorescent tubes along the ceiling, with their glow. */
function tubes(painter: SetPainter): void {
  for (const [blur, opacity] of [
    [28, 0.75],
    [4, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.fillStyle = '#fbfdff';
        for (const x of [0.08, 0.56])
          context.fillRect(SIDE * x, painter.horizon * 0.05, SIDE * 0.36, 13);
      },
      opacity,
    );
}
