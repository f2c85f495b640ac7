import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, mixColours, rgb } from './backdrop.ts';
import { findBrick, paintMasonryWall } from './masonry.ts';
import { sumOctaves } from './noise-field.ts';
import type { PaintSet } from './set-look.ts';

/** Paints a wall of bricks over a floor of concrete. */
export const brickWall: PaintSet = (painter, hue) => {
  const { tone } = painter.view;
  const pale = tone === 'white' ? 0.86 : tone === 'grey' ? 0.6 : tone === 'black' ? 0.2 : null;
  const clay = pale === null ? rgb(0.5, 0.1, hue ?? 38) : rgb(pale, 0.008, 70);
  const mortar = pale === null ? rgb(0.72, 0.02, 60) : rgb(pale * 0.84, 0.008, 70);
  paintMasonryWall(
    painter,
    (x, y, noise, out) => {
      const bent = y + (noise(x * 9, y * 9) - 0.5) * 0.004;
      const { edge, own } = findBrick(x, bent, 0.13, 0.045, noise);
      const grain = sumOctaves(noise, x * 40, y * 40, 3) - 0.5;
      out.set(
        mixColours(clay, [0.12, 0.06, 0.05], (own - 0.35) * 0.55 * (pale === null ? 1 : 0.2)),
      );
      lay(out, [0, 0, 0], grain * 0.4 + (sumOctaves(noise, x * 3, y * 3, 3) - 0.5) * 0.5);
      lay(out, mortar, 0.85 * ramp(0.0055 - edge, 0, 0.0025));
      // Each brick casts a narrow shadow on the joint below the brick.
      lay(out, [0, 0, 0], 0.3 * ramp(0.009 - edge, 0, 0.004) * ramp(edge, 0.003, 0.006));
    },
    {
      material: 'concrete',
      light: oklch(0.7, 0.012, 70),
      dark: oklch(0.38, 0.012, 60),
      sheen: 0.14,
    },
    4,
  );
  painter.windowLight(0.2, '255,226,186');
  return { gloss: 0.1, shadowSide: 1, shadow: 0.42 };
};
