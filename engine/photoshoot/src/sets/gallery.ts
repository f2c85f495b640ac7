import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a gallery: large abstract paintings on a white wall in the light of spotlights.
 */
export const gallery = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

/**
 * Paintings in the gallery: horizontal centre and half the width as shares of the picture's side, half the
 * height as a share of the wall's height.
 */
const PAINTINGS = [
  [0.14, 0.15, 0.3],
  [0.5, 0.1, 0.24],
  [0.85, 0.13, 0.3],
] as const;
/** Vertical position of the paintings' centre: 0 is the picture's top, 1 the far edge of the floor. */
const HUNG = 0.42;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon, noise } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const base = hue ?? chooseByPick([28, 250, 150, 330], pick);
  const [wall, dim, frame] = [rgb(0.93, 0.008, 85), rgb(0.7, 0.01, 75), rgb(0.24, 0.015, 60)];
  const inks = PAINTINGS.map((_, index) =>
    [
      [0.88, 0.04, 40],
      [0.62, 0.13, 0],
      [0.42, 0.12, 35],
      [0.78, 0.12, 160],
    ].map(([lightness = 0, chroma = 0, turn = 0]) =>
      rgb(lightness, chroma, base + index * 65 + turn),
    ),
  );
  const drift = painter.between(0, 60);
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    lay(out, dim, 0.5 * ramp(down, 0.3, 1.1) + (sumOctaves(noise, x * 3, y * 3, 3) - 0.5) * 0.14);
    for (const [index, [middle, half, high]] of PAINTINGS.entries()) {
      const [u, v] = [x - middle, down - HUNG];
      addLight(out, LAMP, 0.16 * Math.exp(-(32 * u * u + 3.1 * v * v)));
      const inset = Math.min(half - Math.abs(u), (high - Math.abs(v)) * bottom);
      lay(
        out,
        dim,
        0.8 *
          ramp(
            0.02 + Math.min(half - Math.abs(u - 0.008), (high - Math.abs(v - 0.03)) * bottom),
            0,
            0.02,
          ),
      );
      if (inset < -0.008) continue;
      out.set(frame);
      if (inset < 0) continue;
      // The paintings consist of broad overlapping brush strokes.
      const warp = sumOctaves(noise, u * 5 + drift + index * 9, v * 3, 3) - 0.5;
      const [first, second, third, fourth] = inks[index] ?? [];
      out.set(first ?? wall);
      const field = (turn: number, along: number, across: number) =>
        sumOctaves(
          noise,
          u * along + warp * 3 + drift + turn,
          v * across - warp * 2 + index * 7,
          3,
        );
      lay(out, second ?? wall, ramp(field(0, 4, 7), 0.48, 0.54) * 0.92);
      lay(out, fourth ?? wall, ramp(field(20, 9, 3), 0.56, 0.6) * 0.9);
      lay(out, third ?? wall, ramp(field(40, 3, 9), 0.6, 0.63));
      addLight(out, LAMP, 0.07 * (sumOctaves(noise, u * 60 + warp * 20, v * 20, 2) - 0.4));
    }
    lay(out, wall, 0.7 * ramp(down, 0.95, 0.96));
  });
  painter.soften(5);
  painter.floor({
    material: 'concrete',
    light: oklch(0.84, 0.008, 75),
    dark: oklch(0.6, 0.01, 70),
    sheen: 0.3,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}

/** Colour of the spotlights, as red, green and blue. */
const LAMP = rgb(0.97, 0.03, 85);
