import { norm, oklch, ramp, withAlpha } from '@adwright/engine-pixels';
import { lay, type Rgb, rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { Paint } from './paints.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import type { TwoColours } from './two-colours.ts';

/** Factor by which a background is darker at its bottom, because the light comes from above. */
const FALL = 0.84;

/**
 * Paints a plain set of two colours: two paper backgrounds side by side that continue on the floor, or a wall
 * above a floor.
 */
export function paintTwoColours(
  painter: SetPainter,
  { first, second, meet }: TwoColours,
  pick: number,
): SetLook {
  const dim = painter.view.key === 'low' ? 0.8 : 1;
  const [left, right] = [shades(first, dim), shades(meet === 'beside' ? second : first, dim)];
  const { noise } = painter;
  painter.backdrop(
    4,
    (x, y, out) => {
      const [light, dark] = x < 0.5 ? left : right;
      const mottle = sumOctaves(noise, x * 3, y * 3, 4) - 0.5;
      out.set(light);
      lay(out, dark, ramp(norm(x - 0.5, y - 0.1), 0, 1.1) + mottle * 0.2);
    },
    SIDE,
  );
  if (pick % 4 === 2) painter.leafShadow(0.16);
  if (meet === 'beside') halves(painter, first, second, dim);
  else {
    const light = shade(second, 1.02 * dim);
    painter.floor({ material: 'paper', light, dark: light, sheen: 0.05 });
  }
  const { lightness, chroma, hue } = meet === 'below' ? second : first;
  return {
    gloss: 0.09,
    shadowSide: 1,
    shadow: 0.44,
    sided: true,
    stand: { hue, lightness: Math.min(0.95, lightness * 1.06) * dim, chroma },
  };
}

function shade({ lightness, chroma, hue }: Paint, share: number): string {
  return oklch(Math.min(0.97, lightness * share), chroma, hue);
}

/** Returns the shades of a colour near the lamp and far from the lamp. */
function shades({ lightness, chroma, hue }: Paint, dim: number): readonly [Rgb, Rgb] {
  return [
    rgb(Math.min(0.97, lightness * 1.06) * dim, chroma * 0.95, hue),
    rgb(lightness * FALL * dim, chroma, hue),
  ];
}

/** Paints both paper backgrounds below the wall without a visible bend, each in its half of the picture. */
function halves({ context, horizon }: SetPainter, first: Paint, second: Paint, dim: number): void {
  if (horizon === 0) return;
  for (const [paint, from] of [
    [first, 0],
    [second, SIDE / 2],
  ] as const) {
    const colour = shade(paint, dim);
    const sweep = context.createLinearGradient(0, horizon - 120, 0, horizon + 140);
    sweep.addColorStop(0, withAlpha(colour, 0));
    sweep.addColorStop(1, colour);
    context.fillStyle = sweep;
    context.fillRect(from, horizon - 120, SIDE / 2, SIDE);
  }
}
