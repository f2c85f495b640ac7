import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAND_DIM } from '../kit/land.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/** Photoshoot scene that shows a lake below mountains, seen from a pier of planks. */
export const lake = defineSet({
  light: 'hours',
  ownThings: ['boat'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = LAND_DIM[time];
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.66;
  const { shade: sky, sunX, sun } = paintSky(painter, time, line, 0.4);
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
        1 - Math.abs(2 * sumOctaves(noise, x * scale + drift + index * 20, index * 3.3, 4) - 1);
      const top = line - line * height * peak * 1.1;
      const inside = ramp(y - top, 0, 0.004);
      lay(out, colour, inside);
      if (index < 2)
        lay(
          out,
          rgb(0.96 * dim, 0.01, base),
          inside *
            0.8 *
            ramp(line * 0.72 - y + sumOctaves(noise, x * 16, y * 22, 3) * 0.1, 0.02, 0.06),
        );
      lay(out, rgb(0.86 * dim, 0.02, tint), 0.35 * inside * ramp(y, line - 0.05, line));
    }
  };
  painter.backdrop(3, (x, y, out) => {
    if (y < line) return scene(x, y, out);
    const near = (y - line) / (bottom - line);
    const ripple =
      (sumOctaves(noise, x * 9 + drift, 12 / (near + 0.1), 2) - 0.5) * 0.05 * (0.2 + near);
    scene(x + ripple * 0.4, Math.max(0.01, line - (y - line) * 0.95 + ripple), out);
    lay(out, rgb(0.42 * dim, 0.06, tint), 0.24 + 0.3 * near);
    if (time !== 'day')
      addLight(out, sun, 0.4 * Math.exp(-Math.abs(x - sunX) * 14) * ramp(ripple, 0, 0.01));
  });
  painter.soften(4);
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.035, 66),
    dark: oklch(0.34, 0.03, 58),
    sheen: 0.1,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.07, shadowSide: 1, shadow: 0.4 };
}
