import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/** Photoshoot scene that shows a fir tree with lights and baubles, and presents under the tree. */
export const festive = defineSet({
  light: 'hours',
  ownProps: ['baubles', 'lights'],
  foreground: 'lights',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? 25;
  const { noise } = painter;
  const left = pick % 2 === 0;
  const trunk = left ? 0.16 : 0.84;
  const bottom = painter.horizon / SIDE;
  // The glow in a red scene is orange instead of red. A yellow glow would make a golden scene look olive.
  const [glow, wall] = [rgb(0.66, 0.12, base < 50 ? base + 28 : base), rgb(0.28, 0.085, base)];
  const [needle, tip] = [rgb(0.17, 0.04, 155), rgb(0.44, 0.075, 148)];
  painter.backdrop(4, (x, y, out) => {
    out.set(wall);
    lay(
      out,
      glow,
      0.85 * Math.exp(-norm(x - 1 + trunk, y - 0.3) * 2.4) +
        (sumOctaves(noise, x * 3, y * 3, 3) - 0.5) * 0.2,
    );
    const tier = (y / bottom) * 5;
    const reach =
      (0.06 + 0.34 * (y / bottom) + 0.05 * (tier % 1)) * (0.85 + 0.3 * noise(x * 22, y * 22));
    const inside = ramp(reach - Math.abs(x - trunk), 0, 0.03);
    const bough = sumOctaves(noise, (x - trunk) * 14 + y * 5, y * 26 - Math.abs(x - trunk) * 18, 3);
    lay(out, needle, inside);
    lay(out, tip, inside * ramp(bough, 0.45, 0.75));
  });
  painter.blurred(5, (context) => {
    for (let bauble = 0; bauble < 13; bauble++) {
      const down = painter.between(0.12, 0.97);
      const x = SIDE * (trunk + painter.between(-1, 1) * (0.04 + 0.3 * down));
      painter.ball(
        context,
        x,
        painter.horizon * down,
        painter.between(17, 32),
        oklch(0.56, 0.16, bauble % 2 === 0 ? base : 85),
      );
    }
  });
  painter.bokeh(
    ['#ffd98a', '#fff3cf', '#ffb84d', '#ffe2ae'],
    70,
    0,
    painter.horizon * 0.98,
    8,
    34,
    1.5,
  );
  for (const [at, height, body] of [
    [0.26, 150, oklch(0.5, 0.17, base)],
    [0.05, 200, '#efe8da'],
  ] as const)
    paintStandingObject(painter, {
      kind: 'gift',
      x: SIDE * (left ? at : 1 - at),
      base: painter.horizon + 34,
      height,
      blur: 7,
      body,
      turn: left ? 0.4 : -0.4,
    });
  painter.floor({
    material: 'wood',
    light: oklch(0.52, 0.07, 54),
    dark: oklch(0.22, 0.05, 44),
    sheen: 0.28,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.32 };
}
