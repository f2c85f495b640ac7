import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows the inside of a circus tent: striped canvas up to the mast, people on benches, the edge
 * of the ring, and sawdust.
 */
export const circus = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Number of stripes per radian of the canvas, around the top of the mast. */
const STRIPES = 5.4;
/**
 * Vertical position of the mast's top: 0 is the picture's top, 1 the far edge of the floor. The top is above
 * the picture.
 */
const MAST = -0.34;
/** Vertical position of the canvas's lower edge: 0 is the picture's top, 1 the far edge of the floor. */
const EDGE = 0.66;
/** Number of scallops (rounded flaps) along the canvas's lower edge. */
const SCALLOPS = 15;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 25;
  const bottom = Math.max(1, horizon) / SIDE;
  const [stripe, cream, dark] = [rgb(0.5, 0.19, base), rgb(0.93, 0.035, 85), rgb(0.16, 0.05, base)];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    const scallop =
      EDGE + 0.035 * Math.sqrt(Math.max(0, 1 - (2 * (((x * SCALLOPS) % 1) - 0.5)) ** 2));
    if (down < scallop) {
      const turn = Math.atan2(x - 0.5, down - MAST) * STRIPES + 40.25;
      const across = Math.abs((turn % 1) - 0.5);
      out.set(cream);
      lay(out, stripe, ramp(across, 0.24, 0.26));
      // The canvas sags between its seams, and lamps light it from below.
      lay(out, dark, 0.34 * Math.abs(((turn * 2) % 1) - 0.5) + 0.5 * ramp(0.5 - down, 0, 0.9));
      if (down > EDGE - 0.05) lay(out, Math.floor(x * SCALLOPS) % 2 === 0 ? stripe : cream, 1);
      lay(out, dark, 0.3 * ramp(0.012 - Math.abs(down - EDGE + 0.05), 0, 0.01));
      return;
    }
    out.set(dark);
    const rise = (down - EDGE) / (0.9 - EDGE);
    const row = Math.floor(rise * 5);
    const seat = x * (40 - row * 4) + row * 0.5;
    const own = noise(Math.floor(seat) * 3.1 + 0.5, row * 7.7 + 0.5);
    const [u, v] = [(seat % 1) - 0.5, ((rise * 5) % 1) - 0.42];
    const head = ramp(0.1 - (u * u + v * v), 0, 0.05);
    lay(out, rgb(0.42 + 0.2 * own, 0.06, 30 + own * 60), rise < 1 ? 0.75 * head : 0);
    addLight(out, [1, 0.75, 0.45], 0.14 * ramp(down, EDGE, 1));
    if (down < 0.92) return;
    // The edge of the ring consists of padded blocks in alternating colours.
    out.set(Math.floor((x + 0.03) * 7) % 2 === 0 ? stripe : rgb(0.8, 0.13, 85));
    addLight(out, [1, 1, 1], 0.22 * ramp(0.95 - down, 0, 0.03));
    lay(out, dark, 0.4 * ramp(down, 0.96, 1));
  });
  painter.soften(5);
  bulbs(painter);
  painter.floor({
    material: 'sand',
    light: oklch(0.84, 0.075, 72),
    dark: oklch(0.56, 0.075, 62),
    sheen: 0.04,
  });
  painter.shade(0, horizon, SIDE, SIDE - horizon, 0.2);
  return { gloss: 0.03, shadowSide: 1, shadow: 0.4 };
}

/** Paints bulbs along the canvas's lower edge, and the glow around the bulbs. */
function bulbs(painter: SetPainter): void {
  const places = Array.from(
    { length: SCALLOPS * 2 + 1 },
    (_, bulb) => [(SIDE * bulb) / (SCALLOPS * 2), painter.horizon * (EDGE - 0.055)] as const,
  );
  paintBulbs(painter, places, [
    { blur: 18, radius: 22, colour: '#ffb65a', opacity: 0.75 },
    { blur: 3, radius: 9, colour: '#fff2cf' },
  ]);
}
