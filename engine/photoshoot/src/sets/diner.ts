import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a diner of the 1950s: booths of red leather under a neon sign, chrome, and black and
 * white tiles.
 */
export const diner = defineSet({
  indoors: true,
  light: 'neon',
  ownThings: ['grill'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const base = hue ?? 25;
  const bottom = painter.horizon / SIDE;
  const night = painter.view.time === 'night';
  const [wall, low] = [
    rgb(night ? 0.4 : 0.84, 0.035, base + 150),
    rgb(night ? 0.3 : 0.72, 0.05, base + 150),
  ];
  const seat = rgb(0.47, 0.17, base);
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    lay(out, low, norm(x - 0.4, y) * 0.7 + (sumOctaves(noise, x * 3, y * 3, 3) - 0.5) * 0.2);
    // The lower part of the wall has pale tiles, with a band of chrome above the tiles.
    if (down > 0.5) {
      const joint = Math.min(Math.abs(((x * 16) % 1) - 0.5), Math.abs(((y * 16) % 1) - 0.5));
      out.set([0.93, 0.91, 0.86]);
      lay(out, [0.66, 0.62, 0.56], 0.5 * ramp(joint, 0.06, 0.02) + 0.3 * ramp(down, 0.5, 1));
    }
    const chrome = ramp(0.035 - Math.abs(down - 0.49), 0, 0.012);
    lay(out, [0.62, 0.65, 0.69], chrome);
    addLight(out, [1, 1, 1], 0.5 * chrome * ramp(0.012 - Math.abs(down - 0.482), 0, 0.01));
    // The backs of the booths consist of padded rolls of leather.
    const booth = ((x + (pick % 2) * 0.2) / 0.46) % 1;
    if (booth < 0.86 && down > 0.6) {
      const roll = Math.sin(booth * 44) ** 2;
      const crown = ramp(down, 0.6 + 0.03 * (booth - 0.43) ** 2 * 4, 0.63);
      lay(out, seat, crown);
      addLight(out, [1, 0.85, 0.8], 0.16 * crown * roll * ramp(1 - down, 0, 0.4));
      lay(out, [0.15, 0.02, 0.03], 0.5 * crown * (1 - roll) + 0.3 * crown * ramp(down, 0.8, 1));
      lay(out, [0.95, 0.92, 0.86], 0.9 * ramp(0.016 - Math.abs(down - 0.645), 0, 0.01));
    }
  });
  painter.soften(8);
  const [sign, other] = [oklch(0.76, 0.2, base - 5), oklch(0.84, 0.13, base + 180)];
  for (const [blur, width, opacity] of [
    [30, 34, 0.8],
    [4, 9, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.globalCompositeOperation = 'lighter';
        context.lineWidth = width;
        context.lineCap = 'round';
        const [x, y] = [SIDE * (pick % 2 === 0 ? 0.26 : 0.74), painter.horizon * 0.22];
        context.strokeStyle = sign;
        context.beginPath();
        context.roundRect(x - 170, y - 74, 340, 148, 74);
        context.stroke();
        context.strokeStyle = other;
        // The neon sign shows handwriting that is too far away to be read.
        context.beginPath();
        for (let step = 0; step <= 60; step++)
          context.lineTo(x - 110 + step * 3.7, y + Math.sin(step * 0.62) * (26 - step * 0.2));
        context.stroke();
      },
      opacity,
    );
  painter.bokeh(
    ['#ffd9a0', '#fff3dc', sign],
    16,
    painter.horizon * 0.1,
    painter.horizon * 0.6,
    9,
    26,
    2,
  );
  painter.floor({
    material: 'checker',
    light: '#f6f4ef',
    dark: '#bdb8ae',
    vein: '#1c1b1d',
    sheen: 0.3,
  });
  return { gloss: 0.2, shadowSide: 1, shadow: 0.36 };
}
