import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { paintBlossoms } from '../kit/blossoms.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows Mount Fuji behind a lake: the snow-covered cone and its reflection in the water.
 */
export const fuji = defineSet({
  light: 'hours',
  ownProps: ['blossoms', 'snow'],
  paint,
});

/** Half the width of the mountain, as a share of the picture's side. */
const HALF = 0.62;
/** Height of the mountain, as a share of the sky's height. */
const HIGH = 0.52;
/** Share of the mountain's height, from the top, that is covered with snow. */
const SNOW = 0.5;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.74, night: 0.36 }[time];
  const bottom = painter.horizon / SIDE;
  const shore = bottom * 0.8;
  const { shade: sky } = paintSky(painter, time, shore, 0.3);
  const top = pick % 2 === 0 ? 0.62 : 0.36;
  const drift = painter.between(0, 40);
  const tint = time === 'sunset' ? 330 : (hue ?? 255);
  const [rock, snow, shade] = [
    rgb(0.5 * dim, 0.07, tint),
    rgb(0.98 * Math.min(1, dim * 1.5), 0.015, time === 'sunset' ? 40 : 250),
    rgb(0.74 * dim, 0.05, tint),
  ];
  const far = rgb(0.42 * dim, 0.055, time === 'sunset' ? 320 : 190);
  const view = (x: number, y: number, out: Float64Array) => {
    sky(x, y, out);
    const aside = Math.abs(x - top) / HALF;
    // The mountain's slopes are steep at the top and gentle at the bottom; the crater is flat.
    const slope = Math.min(0.965, Math.max(0, 1 - aside) ** 1.75);
    const edge = shore * (1 - HIGH * slope);
    const inside = ramp(y - edge, 0, 0.004);
    const down = (y - shore * (1 - HIGH)) / (shore * HIGH);
    lay(out, rock, inside);
    const gully = sumOctaves(noise, (x - top) * 26 + drift, y * 5, 3);
    const lies = ramp(SNOW + (gully - 0.5) * 0.42 - down, 0, 0.06);
    lay(out, snow, inside * lies);
    lay(out, shade, inside * lies * ramp((x - top) * 3 + gully, 0.5, 1.1) * 0.8);
    lay(out, rgb(0.86 * dim, 0.03, tint), 0.55 * inside * ramp(y, shore * 0.72, shore));
    const wood = shore - shore * 0.09 * (0.4 + sumOctaves(noise, x * 9 + drift, 3.3, 4));
    lay(out, far, ramp(y - wood, 0, 0.006));
  };
  painter.backdrop(3, (x, y, out) => {
    if (y < shore) return view(x, y, out);
    const near = (y - shore) / (bottom - shore);
    const ripple =
      (sumOctaves(noise, x * 8 + drift, 12 / (near + 0.1), 2) - 0.5) * (0.01 + 0.04 * near);
    view(x + ripple * 0.4, Math.max(0.01, shore - (y - shore) * 1.7 + ripple), out);
    lay(out, rgb(0.5 * dim, 0.06, tint), 0.2 + 0.24 * near);
    addLight(out, [1, 1, 1], 0.05 * dim * ramp(ripple, 0.004, 0.01));
  });
  painter.soften(3.5);
  if (!painter.view.snowy) paintBlossoms(painter, [0, 0.12], { blur: 4, reach: 0.36 });
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.04, 62),
    dark: oklch(0.34, 0.035, 54),
    sheen: 0.12,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.07, shadowSide: 1, shadow: 0.4 };
}
