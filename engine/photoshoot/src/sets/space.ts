import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows space: stars, a nebula and a planet above the dusty ground of a moon. */
export const space = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const base = hue ?? 290;
  const drift = painter.between(0, 60);
  const [deep, violet, teal] = [
    rgb(0.09, 0.03, base - 15),
    rgb(0.5, 0.2, base),
    rgb(0.62, 0.13, base - 85),
  ];
  const [planetX, planetY, radius] = [
    painter.between(0.72, 0.82),
    painter.between(0.17, 0.25),
    0.15,
  ];
  const [day, band] = [rgb(0.78, 0.1, 60), rgb(0.55, 0.11, 40)];
  painter.backdrop(3, (x, y, out) => {
    const warp = sumOctaves(noise, x * 2 + drift, y * 2, 3) - 0.5;
    const gas = sumOctaves(noise, x * 2.4 + warp * 2.2 + drift, y * 2.4 + warp, 5);
    const other = sumOctaves(noise, x * 3 - warp * 2 + drift + 40, y * 3, 4);
    out.set(deep);
    lay(out, violet, ramp(gas, 0.44, 0.82) * 0.9);
    lay(out, teal, ramp(other, 0.52, 0.84) * 0.7);
    addLight(out, [1, 0.92, 1], ramp(gas, 0.62, 0.9) * 0.35);
    const away = norm(x - planetX, y - planetY) / radius;
    const disc = ramp(1 - away, 0, 0.03);
    if (disc > 0) {
      const lit = ramp((planetX - x + (planetY - y)) / radius, -0.9, 0.8);
      lay(out, [0.02, 0.015, 0.04], disc);
      lay(out, day, disc * lit);
      lay(out, band, disc * lit * ramp(sumOctaves(noise, x * 4, y * 34 + x * 6, 3), 0.44, 0.6));
    } else addLight(out, day, 0.18 * Math.exp(-(away - 1) * 14));
  });
  const { context } = painter;
  for (let star = 0; star < 260; star++) {
    const size = painter.random() ** 6 * 2.6 + 0.5;
    const [x, y] = [painter.random() * SIDE, painter.random() * painter.horizon];
    if (norm(x / SIDE - planetX, y / SIDE - planetY) < radius) continue;
    context.fillStyle = `rgba(255,255,255,${painter.between(0.35, 1)})`;
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
  }
  painter.floor({
    material: 'moon',
    light: oklch(0.66, 0.03, base),
    dark: oklch(0.13, 0.03, base),
    sheen: 0.06,
  });
  return { gloss: 0.02, shadowSide: 1, shadow: 0.5 };
}
