import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { AUTUMN_LEAVES } from '../kit/autumn-leaves.ts';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWoods } from '../kit/woods.ts';

/** Photoshoot scene that shows a waterfall in a wood. */
export const waterfall = defineSet({
  light: 'hours',
  ownProps: ['drops'],
  foreground: 'leaves',
  hues: [AUTUMN_LEAVES],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const green = hue ?? 136;
  const { noise } = painter;
  paintWoods(
    painter,
    {
      light: rgb(0.92, 0.09, green - 14),
      middle: rgb(0.52, 0.1, green),
      dark: rgb(0.2, 0.05, green + 8),
      trunk: rgb(0.22, 0.03, 80),
    },
    3,
  );
  const middle = painter.between(0.62, 0.72);
  const drift = painter.between(0, 60);
  const bottom = painter.horizon / SIDE;
  const { context } = painter;
  const { data: before } = context.getImageData(0, 0, SIDE, painter.horizon);
  painter.backdrop(3, (x, y, out) => {
    const at =
      (Math.min(painter.horizon - 1, Math.floor(y * SIDE)) * SIDE +
        Math.min(SIDE - 1, Math.floor(x * SIDE))) *
      4;
    for (let channel = 0; channel < 3; channel++) out[channel] = (before[at + channel] ?? 0) / 255;
    const edge = (sumOctaves(noise, x * 3 + drift, y * 5, 3) - 0.5) * 0.16;
    const cliff = ramp(0.34 + edge - Math.abs(x - middle), 0, 0.07);
    const rock = sumOctaves(noise, x * 7 + 30, y * 9, 5);
    const wet = sumOctaves(noise, x * 26, y * 5, 2);
    lay(out, [0.06 + rock * 0.26, 0.09 + rock * 0.28, 0.07 + rock * 0.2], cliff * 0.92);
    lay(out, [0.3, 0.44, 0.2], cliff * 0.55 * ramp(rock * 0.7 + wet * 0.3, 0.5, 0.64));
    // The waterfall consists of a broad and a thin stream, which divide into strands further down.
    const sway = (sumOctaves(noise, y * 4 + drift, 7, 2) - 0.5) * 0.05;
    const broad = ramp(
      0.12 + 0.05 * (y / bottom) + edge * 0.3 - Math.abs(x - middle - sway),
      0,
      0.05,
    );
    const thin = ramp(0.028 - Math.abs(x - middle + 0.24 - sway), 0, 0.02);
    const strand = sumOctaves(noise, (x - sway) * 34 + drift, y * 2.2, 3);
    lay(out, [0.9, 0.95, 0.99], Math.max(broad, thin * 0.8) * ramp(strand, 0.26, 0.7) * 0.95);
    const mist = Math.exp(-norm((x - middle) * 1.2, (y - bottom) * 2.2) * 4.4);
    lay(out, [0.95, 0.98, 1], 0.85 * mist);
  });
  painter.soften(4);
  painter.leaves(10, green + 6, 0.36, 12, -40, SIDE * 0.45);
  painter.floor({
    material: 'moss',
    light: oklch(0.58, 0.1, green - 8),
    dark: oklch(0.2, 0.04, green),
    vein: oklch(0.36, 0.015, 120),
    sheen: 0.12,
  });
  painter.sunbeams(0.2, '240,255,236');
  paintOutdoorLight(painter);
  return { gloss: 0.08, shadowSide: 1 };
}
