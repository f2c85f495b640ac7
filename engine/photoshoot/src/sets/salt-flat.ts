import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows a salt flat that is white to the horizon, with a thin line of mountains in the distance.
 */
export const saltFlat = defineSet({
  light: 'hours',
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.84, night: 0.4 }[time];
  const bottom = horizon / SIDE;
  const line = bottom * 0.82;
  const base = hue ?? 235;
  const { shade: sky, sunX, sun } = paintSky(painter, time, line, 0.34);
  const tint = time === 'sunset' ? 330 : base;
  const [white, blue, peaks] = [
    rgb(0.97 * dim, time === 'sunset' ? 0.06 : 0.006, time === 'sunset' ? 50 : base),
    rgb(0.84 * dim, 0.035, tint),
    rgb(0.6 * dim, 0.055, tint),
  ];
  const drift = painter.between(0, 60);
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    for (const [layer, tall, scale] of [
      [0, 0.075, 3.4],
      [1, 0.036, 6.2],
    ] as const) {
      const crest =
        line - tall * sumOctaves(noise, x * scale + drift + layer * 9, layer * 4, 4) * 1.4;
      lay(out, mixColours(peaks, white, 0.42 - layer * 0.3), ramp(y - crest, 0, 0.004));
    }
    if (y < line) return;
    // The air above the salt flat shimmers.
    const near = (y - line) / (bottom - line);
    out.set(blue);
    lay(
      out,
      white,
      0.35 + 0.65 * ramp(near + (sumOctaves(noise, x * 3, y * 60, 2) - 0.5) * 0.5, 0, 0.8),
    );
    if (time !== 'day')
      addLight(out, sun, 0.3 * Math.exp(-Math.abs(x - sunX) * 9) * (1 - 0.5 * near));
  });
  painter.soften(3);
  painter.floor({
    material: 'salt',
    // At sunset, the sun tints the upper side of the salt, which is `light`. The hollows get light only from
    // the sky, so `dark` is pink.
    light: time === 'sunset' ? oklch(0.9, 0.05, 48) : oklch(0.985, 0.006, base),
    dark: time === 'sunset' ? oklch(0.64, 0.075, 345) : oklch(0.83, 0.03, base),
    vein: time === 'sunset' ? oklch(0.95, 0.05, 60) : '#ffffff',
    sheen: 0.16,
  });
  if (time !== 'sunset') paintOutdoorLight(painter, horizon);
  return { gloss: 0.07, shadowSide: 1, shadow: 0.46 };
}
