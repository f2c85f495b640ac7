import { oklch, ramp } from '@adwright/engine-pixels';
import { computeHallLight, makeAisleView, measureLine, measureTube } from '../kit/aisle.ts';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a warehouse: racks full of cartons on both sides, lamps under the roof, and a concrete
 * floor with a yellow line.
 */
export const warehouse = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Height of the camera above the floor, in bays of a rack. */
const EYE = 0.55;
/** Height of a rack's shelf, in bays of the rack. */
const SHELF = 0.62;
/** Height of the roof above the camera, in bays of a rack. */
const ROOF = 2.6;
/** Number of cartons in a bay of a rack. */
const CARTONS = 3;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const dim = computeHallLight(painter);
  const drift = painter.between(0, 50);
  const [post, beam] = [rgb(0.45 * dim, 0.12, 255), rgb(0.66 * dim, 0.18, hue ?? 48)];
  const [dark, board] = [rgb(0.2 * dim, 0.015, 70), rgb(0.62 * dim, 0.06, 70)];
  const [air, lamp] = [rgb(0.88 * dim, 0.012, 220), rgb(0.98, 0.012, 220)];
  const yellow = rgb(0.82 * dim, 0.16, 88);
  const view = makeAisleView(
    {
      middle: pick % 2 === 0 ? 0.44 : 0.56,
      level: bottom * 0.72,
      half: 1.25,
      eye: EYE,
      ceiling: ROOF,
      scale: 0.36,
    },
    ({ away, height, side }, out) => {
      const bay = Math.floor(away + drift);
      const along = away + drift - bay;
      const up = (height + EYE) / SHELF;
      const row = Math.floor(up);
      const inRow = up - row;
      out.set(dark);
      const carton = Math.floor(along * CARTONS);
      const own = noise(bay * 5.3 + carton * 2.7 + side * 17 + 0.5, row * 3.9 + 0.5);
      const inCarton = Math.abs(along * CARTONS - carton - 0.5);
      if (own > 0.24 && inRow > 0.16 && inRow < 0.34 + 0.6 * own && inCarton < 0.46) {
        out.set(rgb((0.56 + 0.3 * own) * dim, 0.035 + 0.04 * own, 62 + 20 * own));
        // Cartons have tape across the middle, a label at the side, and shadows along the edges.
        lay(out, board, 0.6 * ramp(0.05 - inCarton, 0, 0.02));
        if (Math.abs(inRow - 0.3) < 0.06 && inCarton > 0.16 && inCarton < 0.34)
          lay(out, [0.95 * dim, 0.95 * dim, 0.93 * dim], 0.85);
        lay(out, dark, 0.5 * ramp(inCarton, 0.38, 0.46));
      }
      if (inRow < 0.16) out.set(inRow < 0.1 ? beam : board);
      if (along < 0.05) out.set(post);
      addLight(out, lamp, 0.06 + 0.07 * ramp(height, 0.6, ROOF));
      lay(out, air, 0.75 * ramp(away, 3, 16));
    },
    (place, out) => {
      const { above, depth } = place;
      out.set(above ? rgb(0.5 * dim, 0.012, 230) : rgb(0.62 * dim, 0.01, 90));
      if (above) {
        lay(out, dark, 0.4 * ramp(Math.abs((depth % 1) - 0.5), 0.4, 0.5));
        addLight(out, lamp, 0.9 * measureTube(place, { aside: 0.55, wide: 0.16, long: 0.34 }));
      } else lay(out, yellow, 0.9 * measureLine(place, { aside: 1.02, wide: 0.07 }));
      lay(out, air, 0.75 * ramp(depth, 3, 16));
    },
  );
  painter.backdrop(3, view);
  painter.soften(6);
  painter.floor({
    material: 'concrete',
    light: oklch(0.78 * dim, 0.008, 90),
    dark: oklch(0.5 * dim, 0.01, 85),
    sheen: 0.22,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.38 };
}
