import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, paintPool } from '../kit/light-pool.ts';
import { findBrick, paintMasonryWall } from '../kit/masonry.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows rough stones of a castle or a cellar. */
export const stonework = defineSet({
  light: 'day',
  ownProps: ['stones'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 72;
  const [light, dark] = [rgb(0.66, 0.022, base), rgb(0.3, 0.018, base)];
  paintMasonryWall(
    painter,
    (x, y, noise, out) => {
      const bentX = x + (sumOctaves(noise, x * 6, y * 6, 2) - 0.5) * 0.06;
      const bentY = y + (sumOctaves(noise, x * 6 + 20, y * 6, 2) - 0.5) * 0.05;
      const { edge, own } = findBrick(bentX, bentY, 0.2, 0.105, noise);
      const grain = sumOctaves(noise, x * 20, y * 22, 4);
      out.set(light);
      lay(out, dark, (own - 0.4) * 0.6 + (grain - 0.42) * 1.1 + 0.2 * ramp(0.03 - edge, 0, 0.03));
      lay(out, [0.1, 0.09, 0.08], 0.8 * ramp(0.01 - edge, 0, 0.006));
    },
    {
      material: 'cobble',
      light: oklch(0.6, 0.02, base),
      dark: oklch(0.2, 0.015, base),
      sheen: 0.06,
    },
    5,
  );
  for (const x of [0.1, 0.92]) {
    paintPool(
      painter.context,
      'screen',
      {
        x: SIDE * x,
        y: painter.horizon * 0.36,
        reach: 330,
        stops: FIRELIGHT,
      },
      0.7,
    );
    painter.blurred(6, (context) => {
      context.fillStyle = '#ffd78a';
      context.beginPath();
      context.ellipse(SIDE * x, painter.horizon * 0.36, 20, 46, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#2a201a';
      context.fillRect(SIDE * x - 9, painter.horizon * 0.42, 18, 90);
    });
  }
  return { gloss: 0.03, shadowSide: 1, shadow: 0.42 };
}
