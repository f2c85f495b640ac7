import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a market: crates of fruit and greens under striped awnings. */
export const market = defineSet({
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const stripe = rgb(0.56, 0.16, hue ?? 30);
  painter.backdrop(4, (x, y, out) => {
    const bottom = painter.horizon / SIDE;
    out.set(rgb(0.46, 0.05, 62));
    lay(out, [0.95, 0.86, 0.68], 0.5 * sumOctaves(noise, x * 4, y * 4, 3));
    lay(
      out,
      [0.1, 0.07, 0.05],
      0.7 * ramp(y, bottom * 0.24, bottom * 0.42) * (1 - ramp(y, bottom * 0.4, bottom * 0.7)),
    );
    const edge = bottom * 0.2 + 0.014 * Math.abs(Math.sin(x * 34));
    if (y < edge) out.set(Math.floor(x * 11 + y * 0.4) % 2 === 0 ? stripe : [0.97, 0.95, 0.9]);
    addLight(out, [1, 0.9, 0.7], 0.12 * Math.exp(-norm(x - 0.3, y) * 2));
  });
  painter.soften(7);
  painter.bokeh(
    ['#ffdf9a', '#ffe9c0'],
    16,
    painter.horizon * 0.2,
    painter.horizon * 0.45,
    12,
    30,
    2,
  );
  for (const [shelf, size, blur] of [
    [0.62, 26, 9],
    [0.94, 38, 8],
  ] as const)
    painter.blurred(blur, (context) => {
      const y = painter.horizon * shelf;
      for (let crate = 0; crate < 4; crate++) {
        const left = crate * 290 - 40 + (shelf > 0.8 ? -60 : 0);
        const [lightness, chroma, turn] = (
          [
            [0.62, 0.2, 28],
            [0.78, 0.17, 68],
            [0.62, 0.16, 132],
            [0.84, 0.16, 98],
            [0.46, 0.13, 330],
          ] as const
        )[(crate + (shelf > 0.8 ? 2 : 0)) % 5] ?? [0.6, 0.2, 28];
        for (let fruit = 0; fruit < 34; fruit++)
          painter.ball(
            context,
            left + 18 + painter.random() * 244,
            y - 20 - (fruit / 34) * 64 + painter.random() * 30,
            size * painter.between(0.8, 1.1),
            oklch(
              lightness + painter.between(-0.06, 0.06),
              chroma,
              turn + painter.between(-10, 10),
            ),
          );
        context.fillStyle = oklch(0.62, 0.07, 66);
        context.fillRect(left, y - 16, 278, 70);
        context.fillStyle = 'rgba(40,24,10,0.5)';
        context.fillRect(left, y + 14, 278, 7);
      }
    });
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.06, 64),
    dark: oklch(0.34, 0.05, 54),
    sheen: 0.06,
  });
  return { gloss: 0.04, shadowSide: 1, shadow: 0.4 };
}
