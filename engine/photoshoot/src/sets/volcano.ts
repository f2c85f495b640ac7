import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintSparks } from '../kit/fire.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows an erupting volcano: lava on its slopes below a cloud of ash, and glowing cracks in the
 * ground.
 */
export const volcano = defineSet({
  light: 'hours',
  ownProps: ['fire', 'smoke'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon, context } = painter;
  const base = hue ?? 45;
  const bottom = Math.max(1, horizon) / SIDE;
  const [peakX, peakY] = [painter.between(0.28, 0.36), bottom * 0.4];
  const drift = painter.between(0, 60);
  const [sky, dusk, ash, glare, rock, ember] = [
    rgb(0.16, 0.03, 20),
    rgb(0.5, 0.15, base - 10),
    rgb(0.28, 0.015, 30),
    rgb(0.74, 0.19, base),
    rgb(0.15, 0.012, 40),
    rgb(0.84, 0.17, base + 22),
  ];
  painter.backdrop(4, (x, y, out) => {
    out.set(sky);
    lay(out, dusk, 0.9 * ramp(y / bottom, 0.25, 1.1));
    // Ash rises from the crater, lit by lava from below.
    const rise = Math.max(0, peakY + 0.02 - y);
    const sway = x - peakX - rise * 0.4 - (sumOctaves(noise, x * 3, y * 3 + drift, 2) - 0.5) * 0.2;
    const billow = sumOctaves(noise, x * 6 + drift, y * 6 + drift, 4);
    const plume = ramp(0.05 + rise * 0.62 + (billow - 0.5) * 0.3 - Math.abs(sway), 0, 0.1);
    lay(out, ash, plume * 0.9);
    lay(out, glare, plume * ramp(billow, 0.44, 0.7) * Math.exp(-rise * 7) * 0.9);
    const crater = norm(x - peakX, (y - peakY) * 1.2);
    addLight(out, glare, 0.55 * Math.exp(-crater * 9));
    const flank = Math.max(0, Math.abs(x - peakX) - 0.05);
    const top =
      peakY + flank * (0.92 - flank * 0.5) + (sumOctaves(noise, x * 9, 4, 3) - 0.5) * 0.05;
    const inside = ramp(y - top, 0, 0.006);
    if (inside === 0) return;
    const ridge = sumOctaves(noise, x * 11 + y * 3, y * 7, 4);
    lay(out, rock, inside);
    lay(out, dusk, inside * 0.55 * ramp(ridge, 0.5, 0.72) * Math.exp(-crater * 2));
    // Streams of lava start at the crater and divide further down.
    const down = y - peakY;
    const run = (x - peakX) / (0.035 + down * 0.9);
    const bend = (sumOctaves(noise, run * 2 + drift, y * 9, 3) - 0.5) * 1.1;
    const stream = 1 - Math.abs(2 * noise(run * 2.6 + bend + drift, 3.5 + down * 1.3) - 1);
    const hot = ramp(stream, 0.86, 0.97) * Math.exp(-down * 2.2) * inside;
    lay(out, glare, hot);
    lay(out, ember, ramp(hot, 0.55, 1));
    addLight(out, glare, 0.5 * inside * ramp(stream, 0.55, 0.95) * Math.exp(-down * 4));
  });
  painter.soften(3);
  painter.floor({
    material: 'lava',
    light: oklch(0.34, 0.02, 40),
    dark: oklch(0.08, 0.01, 40),
    vein: oklch(0.76, 0.19, base + 6),
    sheen: 0.1,
  });
  const glow = { x: SIDE * peakX, y: horizon, reach: SIDE * 0.6, stops: FIRELIGHT };
  paintPool(context, 'screen', glow, 0.36);
  paintSparks(painter, { x: SIDE * 0.5, half: SIDE * 0.5, base: horizon * 1.1, tall: horizon }, 60);
  return { gloss: 0.04, shadowSide: 1, shadow: 0.5 };
}
