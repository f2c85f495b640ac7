import { oklch, ramp } from '@adwright/engine-pixels';
import { computeHallLight, makeAisleView, measureLine, measureTube } from '../kit/aisle.ts';
import { addLight, lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a factory: machines with lamps along a conveyor belt, and girders under the roof.
 */
export const factory = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const dim = computeHallLight(painter);
  const drift = painter.between(0, 50);
  const base = hue ?? 235;
  const [steel, dark] = [rgb(0.68 * dim, 0.02, 235), rgb(0.24 * dim, 0.02, 240)];
  const bodies = [
    rgb(0.62 * dim, 0.1, base),
    rgb(0.82 * dim, 0.012, 230),
    rgb(0.74 * dim, 0.15, 72),
    rgb(0.46 * dim, 0.03, 240),
  ];
  const [air, lamp] = [rgb(0.84 * dim, 0.02, 225), rgb(0.98, 0.015, 220)];
  const signals = [rgb(0.8, 0.2, 148), rgb(0.72, 0.21, 30), rgb(0.86, 0.17, 85)];
  const view = makeAisleView(
    {
      middle: pick % 2 === 0 ? 0.42 : 0.58,
      level: bottom * 0.66,
      half: 1.3,
      eye: 0.7,
      ceiling: 1.7,
      scale: 0.36,
    },
    ({ away, height, side }, out) => {
      const machine = Math.floor((away + drift) * 0.8);
      const along = (away + drift) * 0.8 - machine;
      const own = noise(machine * 4.7 + side * 13 + 0.5, 2.5);
      const tall = 0.05 + 0.75 * own;
      out.set(mixColours(air, steel, 0.55));
      // The factory's back wall has windows high above the floor.
      if (height > 0.9 && height < 1.45)
        lay(out, lamp, 0.9 * ramp(0.4 - Math.abs(((along * 2) % 1) - 0.5), 0, 0.06));
      if (height < tall && along > 0.06) {
        out.set(bodies[Math.floor(own * 37 + machine) % 4] ?? steel);
        lay(out, dark, 0.55 * ramp(height, tall - 0.06, tall) + 0.4 * ramp(along, 0.9, 1));
        // Each machine has a window and a control panel, and a steel belt runs past all machines.
        if (along > 0.22 && along < 0.62 && height > tall - 0.5 && height < tall - 0.14)
          lay(out, dark, 0.8);
        if (along > 0.7 && along < 0.86 && height > tall - 0.42 && height < tall - 0.2)
          out.set(mixColours(signals[machine % 3] ?? lamp, lamp, 0.3));
      }
      if (height > tall && height < tall + 0.2 && Math.abs(along - 0.5) < 0.03)
        out.set(signals[(machine + 1) % 3] ?? lamp);
      if (Math.abs(height + 0.34) < 0.06) out.set(mixColours(steel, lamp, 0.35));
      lay(out, air, 0.7 * ramp(away, 3, 15));
    },
    (place, out) => {
      const { above, depth } = place;
      out.set(above ? rgb(0.42 * dim, 0.015, 235) : rgb(0.6 * dim, 0.02, 200));
      if (above) {
        lay(out, dark, 0.6 * ramp(Math.abs((depth % 1) - 0.5), 0.36, 0.44));
        addLight(out, lamp, 0.9 * measureTube(place, { aside: 0.6, wide: 0.12, long: 0.3 }));
      } else
        lay(out, rgb(0.84 * dim, 0.16, 90), 0.9 * measureLine(place, { aside: 0.9, wide: 0.06 }));
      lay(out, air, 0.7 * ramp(depth, 3, 15));
    },
  );
  painter.backdrop(3, view);
  painter.soften(6);
  painter.floor({
    material: 'concrete',
    light: oklch(0.74 * dim, 0.012, 220),
    dark: oklch(0.46 * dim, 0.014, 225),
    sheen: 0.26,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.38 };
}
