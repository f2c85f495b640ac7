import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/** Photoshoot scene that shows a running track with white lanes that leads to the stands. */
export const track = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = horizon / SIDE;
  const line = bottom * 0.62;
  const { shade: sky, sun } = paintSky(painter, time, line, 0.5);
  const dim = { day: 1, sunset: 0.7, night: 0.4 }[time];
  const [trees, turf, stand] = [
    rgb(0.44 * dim, 0.07, 140),
    rgb(0.66 * dim, 0.13, 132),
    rgb(0.62 * dim, 0.04, 245),
  ];
  const drift = painter.between(0, 50);
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    const crown = line - 0.05 - 0.06 * sumOctaves(noise, x * 9 + drift, 3, 3);
    const leafy = sumOctaves(noise, x * 30 + drift, y * 34, 3);
    lay(out, trees, ramp(y - crown, 0, 0.01));
    lay(out, turf, 0.45 * ramp(leafy, 0.5, 0.8) * ramp(y - crown, 0, 0.02));
    // The stand extends towards the camera, so its roof and rows of seats look slanted.
    const away = (x - 0.46) / 0.6;
    const [roof, seats] = [line - 0.05 - 0.2 * away, line - 0.035 - 0.13 * away];
    if (away > 0 && y > roof) {
      const row = ((y - seats) * 46) / (0.4 + away);
      const seat = noise(Math.floor((x * 60) / (0.4 + away)) * 3.1, Math.floor(row) * 7.7);
      out.set(y < seats ? [0.86 * dim, 0.88 * dim, 0.9 * dim] : stand);
      lay(
        out,
        [0.07, 0.09, 0.12],
        0.75 * ramp(y - roof - 0.02, 0, 0.02) * ramp(seats - y, 0, 0.03),
      );
      if (y > seats) {
        lay(out, [0.96, 0.8, 0.62], 0.7 * dim * ramp(seat, 0.55, 0.8));
        lay(out, [0.08, 0.1, 0.14], 0.5 * ramp(Math.abs((row % 1) - 0.5), 0.3, 0.5));
      }
    }
    if (y > line) {
      const near = (y - line) / (bottom - line);
      const mown = Math.sin(6 / (near + 0.12)) > 0 ? 1 : 0.9;
      out.set([turf[0] * mown, turf[1] * mown, turf[2] * mown]);
      lay(out, [0.2, 0.26, 0.1], 0.35 * (sumOctaves(noise, x * 40, near * 60, 2) - 0.35));
      lay(out, [0.95, 0.97, 0.95], 0.4 * (1 - ramp(near, 0, 0.5)));
      lay(out, [0.95, 0.95, 0.93], 0.9 * ramp(near, 0.965, 0.975));
    }
    if (time !== 'day') addLight(out, sun, 0.12 * Math.exp(-Math.abs(y - line) * 10));
  });
  painter.soften(8);
  painter.floor({
    material: 'rubber',
    light: oklch(0.66, 0.14, hue ?? 32),
    dark: oklch(0.42, 0.12, (hue ?? 32) - 4),
    vein: oklch(0.5, 0.12, hue ?? 32),
    sheen: 0.06,
  });
  painter.lanes('rgba(255,252,246,0.9)');
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.02, shadowSide: 1, shadow: 0.46 };
}
