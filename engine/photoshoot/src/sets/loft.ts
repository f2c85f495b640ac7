import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a loft of bare concrete with formwork holes, in light through tall windows. */
export const loft = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const base = hue ?? 75;
  const chroma = hue === null ? 0.008 : 0.05;
  const [light, dark] = [rgb(0.8, chroma, base), rgb(0.52, chroma, base)];
  // If the brief names concrete, the wall has no bricks.
  const brick = pick % 2 === 1 && painter.view.surface !== 'concrete';
  const [clay, mortar] = [rgb(0.5, 0.085, 38), rgb(0.74, 0.02, 60)];
  painter.backdrop(5, (x, y, out) => {
    const fall = norm(x - 0.25, y - 0.2);
    const stain = sumOctaves(noise, x * 3, y * 4, 5);
    out.set(light);
    lay(out, dark, fall * 0.7 + (stain - 0.5) * 0.9);
    if (!brick) {
      const [panelX, panelY] = [(x + 0.08) % 0.42, (y + 0.1) % 0.36];
      lay(out, dark, 0.6 * ramp(0.004 - Math.min(panelX, panelY), 0, 0.002));
      const hole = norm((panelX % 0.21) - 0.1, (panelY % 0.18) - 0.09);
      lay(out, [0.2, 0.19, 0.18], 0.6 * ramp(0.009 - hole, 0, 0.003));
      return;
    }
    const row = Math.floor(y / 0.036);
    const along = (x + (row % 2) * 0.055) / 0.11;
    const edge = Math.min((y / 0.036 - row) * 0.036, (along - Math.floor(along)) * 0.11);
    const tone = noise(Math.floor(along) * 3.7 + 0.5, row * 5.3 + 0.5);
    lay(out, clay, 0.86);
    lay(out, [0.18, 0.1, 0.08], (tone - 0.3) * 0.5 + (stain - 0.5) * 0.6 + fall * 0.35);
    lay(out, mortar, 0.75 * ramp(0.006 - edge, 0, 0.002));
  });
  painter.windowLight(0.4);
  painter.floor({
    material: 'concrete',
    light: oklch(0.74, chroma, base),
    dark: oklch(0.4, chroma, base),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.36 };
}
