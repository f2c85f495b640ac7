import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { locateInHexagon } from '../solids/hexagons.ts';

/**
 * Photoshoot scene that shows a wall of honeycomb: wax cells full of honey with light shining through.
 */
export const honeycomb = defineSet({
  light: 'day',
  ownProps: ['honeycomb'],
  paint,
});

/** Number of comb cells across the picture. */
const CELLS = 8.5;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const base = hue ?? 78;
  const [wax, shadow, honey, glint] = [
    rgb(0.86, 0.13, base + 6),
    rgb(0.42, 0.1, base - 18),
    rgb(0.68, 0.155, base - 8),
    rgb(0.98, 0.06, base + 14),
  ];
  painter.backdrop(3, (x, y, out) => {
    const bent = x * CELLS + (noise(x * 5, y * 5) - 0.5) * 0.2;
    const { u, v, edge } = locateInHexagon(bent, y * CELLS);
    const own = noise(Math.round((bent - u) * 2) * 3.7, Math.round((y * CELLS - v) * 2) * 2.3);
    const light = Math.exp(-norm(x - 0.24, y - 0.14) * 1.5);
    out.set(honey);
    // A cell's walls on the lamp's side cast a shadow into the cell; the cell's far side is bright.
    const across = u + v;
    lay(out, shadow, 0.55 * ramp(-across, 0.1, 0.62) + 0.5 * (own - 0.5) + 0.34 * (1 - light));
    addLight(out, glint, (0.5 * ramp(across, 0.12, 0.5) + 0.25 * own) * light);
    if (own > 0.72) lay(out, wax, 0.75);
    const rim = ramp(0.085 - edge, 0, 0.05);
    lay(out, wax, rim);
    lay(out, shadow, rim * 0.5 * (1 - light) + 0.4 * ramp(0.02 - Math.abs(edge - 0.09), 0, 0.02));
    addLight(out, glint, 0.16 * rim * light);
  });
  painter.soften(5);
  painter.floor({
    material: 'wood',
    light: oklch(0.74, 0.08, 68),
    dark: oklch(0.42, 0.07, 56),
    sheen: 0.16,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.36 };
}
