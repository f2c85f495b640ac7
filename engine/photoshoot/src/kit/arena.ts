import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

/** Paints a stadium below its roof: tiers of seats around turf, a clay court with a net, or ice. */
export function paintArena(painter: SetPainter, hue: number | null, ice: boolean): SetLook {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const night = painter.view.time !== 'day';
  const sky = night ? rgb(0.16, 0.05, 262) : rgb(0.78, 0.08, 240);
  const [turf, stripe] = ice
    ? [rgb(0.93, 0.018, 230), rgb(0.88, 0.025, 230)]
    : painter.view.surface === 'clay'
      ? [rgb(0.62, 0.125, 44), rgb(0.6, 0.125, 43)]
      : [rgb(night ? 0.5 : 0.6, 0.15, 138), rgb(night ? 0.44 : 0.54, 0.14, 140)];
  painter.backdrop(3, (x, y, out) => {
    const roof = bottom * (0.2 + 0.1 * (x - 0.5) ** 2);
    const foot = bottom * 0.76;
    out.set(sky);
    if (y > roof && y < foot) {
      const tier = (y - roof) / (foot - roof);
      out.set(rgb(0.2 + 0.1 * tier, 0.03, 260));
      const [seat, row] = [Math.floor(x * 150), Math.floor(tier * 44)];
      const one = noise(seat * 3.3 + 0.5, row * 7.1 + 0.5);
      const warm = noise(seat * 5.1 + 0.5, row * 2.3 + 40.5);
      lay(out, [0.9, 0.6 + warm * 0.3, 0.4 + one * 0.5], ramp(one, 0.4, 0.9) * 0.75);
      lay(
        out,
        [0.04, 0.04, 0.06],
        0.75 * ramp(0.03 - Math.abs(tier - 0.48), 0, 0.02) + 0.5 * ramp(0.1 - tier, 0, 0.1),
      );
    }
    if (y >= foot) {
      const depth = 1 / (y - foot + 0.05);
      out.set((depth * 0.9) % 2 < 1 ? turf : stripe);
    }
    // Advertising boards stand along the edge of the pitch.
    if (y > foot - 0.022 && y < foot) out.set(rgb(0.56, 0.16, hue ?? 250 + 90 * Math.floor(x * 5)));
  });
  painter.soften(6);
  for (const [blur, radius, colour] of [
    [50, 96, 'rgba(220,235,255,0.8)'],
    [5, 20, '#ffffff'],
  ] as const)
    painter.blurred(blur, (context) => {
      context.globalCompositeOperation = 'lighter';
      context.fillStyle = colour;
      for (const x of [0.1, 0.34, 0.66, 0.9])
        for (const step of [-1, 0, 1]) {
          context.beginPath();
          context.arc(SIDE * x + step * 46, painter.horizon * 0.1, radius, 0, Math.PI * 2);
          context.fill();
        }
    });
  painter.floor(
    ice
      ? { material: 'marble', light: '#f7fbff', dark: '#cfdfee', vein: '#ffffff', sheen: 0.34 }
      : {
          material: 'grass',
          light: oklch(0.7, 0.17, 134),
          dark: oklch(0.3, 0.1, 142),
          vein: oklch(0.82, 0.13, 122),
          sheen: 0,
        },
  );
  if (painter.view.surface === 'clay') {
    tennisNet(painter);
    painter.courtLines('rgba(250,248,244,0.85)', 'tennis');
  }
  return { gloss: ice ? 0.2 : 0, shadowSide: 1, shadow: 0.36 };
}

/**
 * Paints the net of a tennis court behind the other objects: the tape along the net's top, and the mesh
 * through which the floor is visible.
 */
function tennisNet(painter: SetPainter): void {
  const { horizon } = painter;
  const top = horizon * 0.8;
  painter.blurred(4, (context) => {
    context.fillStyle = 'rgba(18,22,20,0.46)';
    context.fillRect(-60, top, SIDE + 120, horizon - top + 14);
    context.fillStyle = '#f4f4f0';
    context.fillRect(-60, top - 8, SIDE + 120, 22);
    context.fillRect(SIDE * 0.5 - 9, top, 18, horizon - top + 14);
  });
}
