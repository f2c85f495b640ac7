import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a gym: a wall of mirrors under fluorescent tubes, racks of weights, and kettlebells on
 * the floor.
 */
export const gym = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 40;
  const bottom = horizon / SIDE;
  const key = painter.view.key === 'low' ? 0.6 : 1;
  const [wall, mirror, floor] = [
    rgb(0.42 * key, 0.012, 250),
    rgb(0.68 * key, 0.022, 235),
    rgb(0.34 * key, 0.012, 250),
  ];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    const pane = (x / 0.31 + 0.2) % 1;
    const glass = ramp(0.49 - Math.abs(pane - 0.5), 0, 0.012) * ramp(down - 0.2, 0, 0.01);
    lay(out, mirror, glass);
    // The mirrors reflect the lamps above and the hall behind the camera with its floor.
    const seen = sumOctaves(noise, x * 5, y * 3 + 8, 3);
    addLight(out, [1, 1, 1], glass * 0.22 * key * Math.exp(-Math.abs(down - 0.3) * 9));
    lay(out, floor, glass * (0.75 * ramp(down, 0.74, 0.86) + 0.5 * ramp(seen, 0.5, 0.72)));
    addLight(out, [1, 1, 1], glass * 0.07 * ramp(Math.sin((x + y * 0.7) * 21), 0.6, 1));
    addLight(out, [1, 0.97, 0.9], 0.2 * key * Math.exp(-(down ** 2) * 30));
  });
  painter.soften(6);
  const accent = oklch(0.72, 0.19, base);
  for (const [blur, opacity] of [
    [30, 0.8],
    [4, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.fillStyle = '#fbfdff';
        for (const [x, tilt] of [
          [0.1, 0.1],
          [0.4, 0.03],
          [0.7, -0.05],
        ] as const) {
          context.save();
          context.translate(SIDE * x, horizon * 0.09);
          context.rotate(tilt);
          context.fillRect(0, 0, SIDE * 0.22, 13);
          context.restore();
        }
        context.fillStyle = accent;
        context.fillRect(-60, horizon * 0.185, SIDE + 120, 8);
      },
      opacity,
    );
  const iron = { body: oklch(0.34, hue === null ? 0.008 : 0.1, base), light: 0.9 * key };
  painter.blurred(6, (context) => {
    context.fillStyle = '#1d1f23';
    for (const shelf of [0.66, 0.96]) {
      context.fillRect(SIDE * 0.36, horizon * shelf, SIDE, 14);
      context.fillStyle = 'rgba(255,255,255,0.3)';
      context.fillRect(SIDE * 0.36, horizon * shelf, SIDE, 3);
      context.fillStyle = '#1d1f23';
    }
    for (const post of [0.37, 0.68, 0.985])
      context.fillRect(SIDE * post, horizon * 0.56, 15, horizon * 0.5);
  });
  for (const [shelf, height] of [
    [0.665, 74],
    [0.965, 92],
  ] as const)
    for (const x of [0.45, 0.6, 0.76, 0.91])
      paintStandingObject(painter, {
        ...iron,
        kind: 'dumbbells',
        x: SIDE * x,
        base: horizon * shelf + 4,
        height,
        blur: 6,
      });
  for (const [x, height, body] of [
    [0.1, 165, accent],
    [0.24, 132, iron.body],
  ] as const)
    paintStandingObject(painter, {
      kind: 'kettlebell',
      x: SIDE * x,
      base: horizon + 40,
      height,
      blur: 7,
      body,
      light: 0.9 * key,
    });
  painter.floor({
    material: 'rubber',
    light: oklch(0.46 * key, 0.01, 250),
    dark: oklch(0.2 * key, 0.01, 250),
    vein: oklch(0.62, 0.1, hue ?? 240),
    sheen: 0.16,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.42 };
}
