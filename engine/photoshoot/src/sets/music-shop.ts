import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a music shop: guitars on a slatted wall under warm spotlights, with a drum and an
 * amplifier below.
 */
export const musicShop = defineSet({
  indoors: true,
  light: 'day',
  ownThings: ['guitar', 'piano', 'recordPlayer'],
  paint,
});

/** Guitars on the wall: colour of the body, and horizontal position as a share of the picture's side. */
const GUITARS = [
  ['#a5481f', 0.09],
  ['#1f3f63', 0.3],
  ['#a5481f', 0.7],
  ['#1f3f63', 0.91],
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon, context } = painter;
  const base = hue ?? 55;
  const bottom = Math.max(1, horizon) / SIDE;
  const [wood, gap, glow] = [rgb(0.5, 0.07, base), rgb(0.17, 0.03, base - 10), rgb(0.82, 0.1, 72)];
  painter.backdrop(4, (x, y, out) => {
    const slat = (x * 17) % 1;
    out.set(wood);
    lay(
      out,
      gap,
      0.5 * (noise(Math.floor(x * 17) * 3.7, 2.5) - 0.3) +
        0.2 * sumOctaves(noise, x * 60, y * 4, 3),
    );
    lay(out, gap, 0.85 * ramp(Math.abs(slat - 0.5), 0.4, 0.46));
    for (const spot of [0.2, 0.5, 0.8])
      addLight(out, glow, 0.26 * Math.exp(-norm((x - spot) * 3.4, y * 1.3) * 2.2));
    lay(out, gap, 0.6 * ramp(y / bottom, 0.5, 1.1));
  });
  painter.soften(6);
  for (const [body, x] of GUITARS)
    paintStandingObject(painter, {
      kind: 'guitar',
      x: SIDE * x,
      base: horizon * 0.78,
      height: 450,
      blur: 8,
      body,
      light: 0.95,
    });
  for (const [kind, x, height, body] of [
    ['drum', 0.14, 210, '#8f1f28'],
    ['speaker', 0.88, 230, '#26272b'],
  ] as const)
    paintStandingObject(painter, {
      kind,
      x: SIDE * x,
      base: horizon + 34,
      height,
      blur: 8,
      body,
      light: 0.9,
    });
  for (const x of [0.2, 0.5, 0.8])
    paintPool(context, 'screen', { x: SIDE * x, y: horizon * 0.05, reach: 260, stops: LAMPLIGHT });
  painter.floor({
    material: 'wood',
    light: oklch(0.56, 0.075, 58),
    dark: oklch(0.25, 0.05, 48),
    sheen: 0.26,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.36 };
}
