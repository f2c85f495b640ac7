import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a street at night with neon signs and a wet pavement. */
export const neonStreet = defineSet({
  light: 'neon',
  ownProps: ['lights'],
  foreground: 'lights',
  within: 'urban',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 330;
  const colours = [base, base - 130, base + 40, base - 95, base + 85].map((turn) =>
    oklch(0.74, 0.21, turn),
  );
  const bottom = painter.horizon / SIDE;
  const { noise } = painter;
  const [dark, mist] = [rgb(0.16, 0.06, 285), rgb(0.52, 0.17, base - 20)];
  painter.backdrop(6, (x, y, out) => {
    // The far end of the street glows with the light of its neon signs.
    const away = norm((x - 0.5) * 1.5, y - bottom * 0.86);
    out.set(dark);
    lay(out, mist, Math.exp(-away * 3.2) * (0.75 + sumOctaves(noise, x * 3, y * 3, 3) * 0.6));
  });
  const signs = Array.from({ length: 26 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const near = painter.random() ** 0.8;
    return {
      x: SIDE * (0.5 + side * (0.1 + near * 0.42)),
      y: painter.horizon * (0.86 - painter.between(0.05, 0.85) * (0.25 + near * 0.75)),
      width: 14 + near * painter.between(24, 60),
      height: (20 + near * painter.between(60, 190)) * painter.between(0.5, 1),
      colour: colours[index % colours.length] ?? '#ff4fa0',
    };
  });
  for (const side of [-1, 1])
    painter.blurred(10, (context) => {
      for (let house = 0; house < 4; house++) {
        const inner = SIDE * (0.5 + side * (0.09 + house * 0.11));
        const top = painter.horizon * (0.62 - house * 0.2);
        context.fillStyle = oklch(0.17 - house * 0.02, 0.045, 285);
        context.fillRect(inner, top, side * SIDE * 0.5, painter.horizon - top + 40);
      }
    });
  for (const [blur, opacity, grown] of [
    [34, 0.8, 12],
    [6, 0.95, 0],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.globalCompositeOperation = 'lighter';
        for (const { x, y, width, height, colour } of signs) {
          context.strokeStyle = colour;
          context.fillStyle = withAlpha(colour, 0.34);
          context.lineWidth = 7 + grown;
          context.beginPath();
          context.roundRect(x - width / 2, y - height / 2, width, height, 8);
          context.fill();
          context.stroke();
          if (grown > 0) continue;
          // The characters on the signs are too blurred to be read.
          context.fillStyle = '#fff6ff';
          for (let letter = 0; letter < Math.floor(height / width) - 0.5; letter++) {
            const top = y - height / 2 + width * (letter + 0.3);
            context.fillRect(x - width * 0.24, top, width * 0.48, width * 0.1);
            context.fillRect(x - width * 0.06, top, width * 0.12, width * 0.5);
            context.fillRect(x - width * 0.24, top + width * 0.3, width * 0.48, width * 0.09);
          }
        }
      },
      opacity,
    );
  painter.bokeh(colours, 34, painter.horizon * 0.55, painter.horizon * 0.98, 8, 34, 1.5);
  painter.floor({
    material: 'asphalt',
    light: oklch(0.32, 0.04, 285),
    dark: oklch(0.08, 0.03, 285),
    vein: oklch(0.36, 0.13, base),
    sheen: 0.62,
  });
  return { gloss: 0.38, shadowSide: 1, shadow: 0.2 };
}
