import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows foil that shimmers in all colours. */
export const holographic = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const drift = painter.between(0, 60);
  const wheel = Array.from({ length: 32 }, (_, step) =>
    rgb(0.83, 0.11, hue === null ? step * 11.25 : hue + Math.sin(step / 5) * 60),
  );
  painter.backdrop(
    3,
    (x, y, out) => {
      const bend = sumOctaves(noise, x * 1.7 + drift, y * 1.7, 3);
      const crease = sumOctaves(noise, x * 3 + bend * 3 + drift, y * 3 - bend * 2, 3);
      const turn = (bend * 2.6 + crease * 1.3 + x * 0.5 + y * 0.35) * 20;
      const at = ((turn % 32) + 32) % 32;
      const from = wheel[Math.floor(at)] ?? [1, 1, 1];
      const to = wheel[(Math.floor(at) + 1) % 32] ?? [1, 1, 1];
      out.set(mixColours(from, to, at - Math.floor(at)));
      const slope =
        sumOctaves(noise, x * 3 + bend * 3 + drift + 0.03, y * 3 - bend * 2 + 0.02, 3) - crease;
      addLight(out, [1, 1, 1], ramp(slope, 0.004, 0.03) * 0.4);
      lay(out, [0.45, 0.4, 0.62], ramp(-slope, 0.006, 0.035) * 0.45);
    },
    SIDE,
  );
  painter.bokeh(['#ffffff', '#ffe6fb', '#dff6ff'], 30, 0, painter.horizon, 5, 26, 1.5);
  painter.sweep(oklch(0.9, 0.04, hue ?? 300));
  return { gloss: 0.3, shadowSide: 1, shadow: 0.24 };
}
