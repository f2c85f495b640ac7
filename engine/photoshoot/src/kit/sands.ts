import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import { paintOutdoorLight } from './outdoor-light.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import { paintSky } from './sky.ts';

/** Paints sand dunes below the sky, with pyramids behind the nearest dune. */
export function paintSands(
  painter: SetPainter,
  hue: number | null,
  built: readonly (readonly [x: number, tall: number, half: number])[],
): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const base = hue ?? 62;
  const { shade: sky } = paintSky(painter, time, bottom * 0.8, 0.16);
  const dim = { day: 1, sunset: 0.86, night: 0.4 }[time];
  // Moonlight shows no colours, so sand is grey at night.
  const [faint, tone] = time === 'night' ? [0.4, 262] : [1, base];
  const dunes = [0.58, 0.74, 0.93].map((height, layer) => ({
    peaks: Array.from({ length: 2 + layer }, (_, peak) => ({
      x: (peak + painter.between(0.2, 0.8)) / (2 + layer),
      y: bottom * (height - painter.between(0.1, 0.24) * (1 - layer * 0.22)),
    })),
    foot: bottom * (height + 0.12),
    lit: rgb((0.84 - layer * 0.03) * dim, faint * (0.09 + layer * 0.015), tone + 8),
    dark: rgb((0.62 - layer * 0.08) * dim, faint * 0.085, tone - 12),
    slope: 0.42 - layer * 0.05,
  }));
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    for (const [layer, { peaks, foot, lit, dark, slope }] of dunes.entries()) {
      if (layer === 2)
        for (const [middle, tall, half] of built) {
          // The pyramids consist of horizontal layers of stone. A pyramid's sunny side and its shaded side meet
          // at an edge.
          const up = (bottom * 0.95 - y) / tall;
          const inside = ramp(half * (1 - up) - Math.abs(x - middle), 0, 0.004);
          const course = (sumOctaves(noise, x * 30, y * 150, 2) - 0.5) * 0.3;
          const edge = middle + half * 0.28 * (1 - up);
          lay(out, lit, inside);
          lay(out, dark, inside * (ramp(x - edge, -0.002, 0.004) * 0.85 + course));
        }
      else if (built.length > 0) continue;
      const sway = (sumOctaves(noise, x * 5, foot * 40, 3) - 0.5) * 0.03;
      for (const peak of peaks) {
        const run = x - peak.x;
        // The dune has a gentle windward slope and a steep slope behind the crest.
        const crest = Math.min(
          foot,
          peak.y + Math.abs(run) * slope * (run > 0 ? 1.35 : 0.75) + sway,
        );
        const inside = ramp(y - crest, 0, 0.006);
        if (inside === 0) continue;
        const ridge = x - peak.x - (y - peak.y) * 0.55 - (noise(y * 9, foot * 9) - 0.5) * 0.12;
        const ripple = (sumOctaves(noise, x * 8, y * 60, 2) - 0.5) * 0.16;
        lay(out, lit, inside);
        lay(out, dark, inside * (0.85 * ramp(ridge, -0.004, 0.03) + ripple));
      }
      if (y > foot) lay(out, lit, 0.6);
    }
  });
  painter.floor({
    material: 'sand',
    light: oklch(0.9, 0.1 * faint, tone + 9),
    dark: oklch(0.66, 0.115 * faint, tone - 4),
    sheen: 0,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.52 };
}
