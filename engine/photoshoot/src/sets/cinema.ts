import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a cinema from one of its seats: the bright screen far away, rows of seat backs in front
 * of the screen, and a ledge for the product.
 */
export const cinema = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Position of the screen, as shares of the picture's side and of the height above the floor. */
const SCREEN = { left: 0.1, right: 0.9, top: 0.1, bottom: 0.62 };

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon } = painter;
  const cloth = hue ?? 22;
  const film = chooseByPick([48, 250, 160, 310], pick);
  const wall = rgb(0.15, 0.03, cloth);
  const [air, land, far] = [
    rgb(0.86, 0.08, film),
    rgb(0.34, 0.06, film + 150),
    rgb(0.6, 0.09, film),
  ];
  const high = horizon / SIDE;
  const drift = painter.between(0, 60);
  const [top, bottom] = [SCREEN.top * high, SCREEN.bottom * high];
  painter.backdrop(5, (x, y, out) => {
    out.set(wall);
    // The curtains beside the screen have folds, and the screen's light falls on the whole hall.
    const fold = 0.5 + 0.5 * Math.sin(x * 74 + 2 * sumOctaves(noise, x * 5, 3, 2));
    lay(out, rgb(0.3, 0.1, cloth), fold * 0.6 * ramp(Math.abs(x - 0.5), 0.36, 0.5));
    const beside = Math.max(SCREEN.left - x, x - SCREEN.right, top - y, y - bottom);
    if (beside > 0) {
      addLight(out, air, 0.34 * Math.exp(-beside * 9));
      return;
    }
    // The film on the screen shows a sky with hills in front.
    const [across, down] = [(x - SCREEN.left) * 1.25, (y - top) / (bottom - top)];
    lay(out, air, 1);
    lay(
      out,
      rgb(0.97, 0.05, film),
      Math.exp(-((across - 0.66) ** 2) * 18 - (down - 0.5) ** 2 * 10),
    );
    const ridge = (level: number, rough: number) =>
      down - level - (sumOctaves(noise, across * rough + drift, level * 9, 4) - 0.5) * 0.5;
    lay(out, far, ramp(ridge(0.6, 2.2), 0, 0.05) * 0.75);
    lay(out, land, ramp(ridge(0.8, 3.6), 0, 0.04));
  });
  for (const [row, scale] of [0.62, 0.82, 1.1].entries())
    seats(painter, horizon * (0.7 + 0.14 * row), scale, cloth, air);
  painter.floor({
    material: 'wood',
    light: oklch(0.36, 0.045, 45),
    dark: oklch(0.16, 0.03, 40),
    sheen: 0.4,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.3 };
}

/** Paints the round backs of a row of seats, with the screen's light along their upper edge. */
function seats(
  painter: SetPainter,
  top: number,
  scale: number,
  cloth: number,
  [red, green, blue]: readonly [number, number, number],
): void {
  const [wide, gap] = [150 * scale, 12 * scale];
  const shift = painter.between(-0.5, 0.5) * wide;
  painter.blurred(5, (context) => {
    for (let x = shift - 2 * wide; x < SIDE + wide; x += wide + gap) {
      const back = context.createLinearGradient(0, top, 0, top + wide);
      const rim = [red, green, blue].map((part) => Math.round(255 * (0.2 + 0.55 * part)));
      back.addColorStop(0, `rgb(${rim.join(',')})`);
      back.addColorStop(0.09, oklch(0.42, 0.14, cloth));
      back.addColorStop(0.6, oklch(0.22, 0.08, cloth));
      back.addColorStop(1, oklch(0.1, 0.03, cloth));
      context.fillStyle = back;
      context.beginPath();
      context.roundRect(x, top, wide, SIDE, [wide * 0.3, wide * 0.3, 0, 0]);
      context.fill();
    }
  });
}
