import { oklch, ramp } from '@adwright/engine-pixels';
import { makeAisleView } from '../kit/aisle.ts';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows an aisle between server racks: indicator lights on both sides, light tubes along the
 * ceiling, and a reflecting floor.
 */
export const serverRoom = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Height of the camera above the floor, in widths of a rack. */
const EYE = 1.2;
/** Height of the ceiling above the camera, in widths of a rack. */
const CEILING = 1.15;
/** Number of slots in a rack from the floor to the rack's top. */
const SLOTS = 26;
/** Number of indicator lights in a slot of a rack. */
const LAMPS = 14;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const base = hue ?? (pick % 2 === 0 ? 245 : 215);
  const bottom = painter.horizon / SIDE;
  const drift = painter.between(0, 50);
  const [metal, slot, edge] = [rgb(0.24, 0.03, base), rgb(0.13, 0.025, base), rgb(0.4, 0.05, base)];
  const [glow, tube] = [rgb(0.62, 0.14, base), rgb(0.94, 0.035, base)];
  const lamps = [
    rgb(0.82, 0.16, base),
    rgb(0.85, 0.18, 150),
    rgb(0.88, 0.06, base),
    rgb(0.78, 0.16, 62),
  ];
  const view = makeAisleView(
    {
      middle: pick % 2 === 0 ? 0.42 : 0.58,
      level: bottom * 0.66,
      half: 1.1,
      eye: EYE,
      ceiling: CEILING,
      scale: 0.42,
    },
    ({ away, height, side }, out) => {
      const rack = Math.floor(away + drift);
      const along = away + drift - rack;
      const up = ((height + EYE) / (EYE + CEILING)) * SLOTS;
      const row = Math.floor(up);
      const inRow = Math.abs(up - row - 0.5);
      const lamp = Math.floor(along * LAMPS);
      out.set(metal);
      lay(out, slot, ramp(0.36 - inRow, 0, 0.08) * ramp(along, 0.08, 0.12));
      lay(out, edge, 0.8 * ramp(0.05 - along, 0, 0.02));
      const own = noise(rack * 3.7 + side * 31 + 0.5, row * 5.3 + 0.5);
      const lit = noise(rack * 9.1 + lamp * 2.3 + side * 31, row * 7.7 + 0.5);
      const spot =
        ramp(0.24 - inRow, 0, 0.12) * ramp(0.3 - Math.abs(along * LAMPS - lamp - 0.5), 0, 0.12);
      if (along > 0.14)
        addLight(out, lamps[Math.floor(own * 40) % 4] ?? tube, 1.15 * spot * ramp(lit, 0.5, 0.7));
      // The light in the aisle gets stronger towards the aisle's end.
      addLight(out, glow, 0.09 + 0.1 * ramp(height, 0.2, CEILING));
      lay(out, glow, 0.7 * ramp(away, 3.5, 18));
    },
    ({ above, depth, beside }, out) => {
      out.set(rgb(above ? 0.17 : 0.2, 0.03, base));
      // Light tubes run along the ceiling and are reflected in the floor.
      addLight(out, tube, (above ? 1 : 0.22) * ramp(0.2 - Math.abs(beside), 0, 0.05));
      lay(out, glow, 0.75 * ramp(depth, 3, 16));
    },
  );
  painter.backdrop(3, view);
  painter.soften(4);
  painter.bokeh(
    [oklch(0.8, 0.14, base), oklch(0.85, 0.15, 160), '#e8f4ff'],
    24,
    painter.horizon * 0.2,
    painter.horizon,
    5,
    20,
    1.6,
  );
  painter.floor({
    material: 'tile',
    light: oklch(0.42, 0.04, base),
    dark: oklch(0.2, 0.035, base),
    sheen: 0.4,
  });
  return { gloss: 0.3, shadowSide: 1, shadow: 0.34 };
}
