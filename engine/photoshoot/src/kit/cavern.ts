import { norm, ramp } from '@adwright/engine-pixels';
import { addLight, lay, type Rgb } from './backdrop.ts';
import type { Floor } from './floor.ts';
import { SIDE } from './frame.ts';
import { type Noise, sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';

/** Colours and shape of the walls of a cave. */
interface Rock {
  dark: Rgb;
  lit: Rgb;
  /** Colour of the daylight outside the cave, and of objects in that daylight. */
  day: Rgb;
  far: Rgb;
  /** Strength of the facets on the cave's walls (0–1); a larger value makes the walls more angular. */
  facets: number;
  /** Brightness of the edges between facets, 0–1. */
  edge: number;
  spikes: readonly [from: string, to: string];
  floor: Floor;
}

/**
 * Finds the facet of a cave's wall at a position, in a pattern with one random point per cell. Returns the
 * random number (0–1) of the nearest point, and the distance from the position to the border of the next
 * facet.
 */
function findFacet(x: number, y: number, noise: Noise): { own: number; edge: number } {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [nearest, next, own] = [9, 9, 0];
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) {
      const [cx, cy] = [column + dx, row + dy];
      const [turn, other] = [
        noise(cx * 3.7 + 0.5, cy * 5.3 + 0.5),
        noise(cx * 7.1 + 9.5, cy * 2.9 + 3.5),
      ];
      const away = norm(cx + 0.1 + turn * 0.8 - x, cy + 0.1 + other * 0.8 - y);
      if (away < nearest) [nearest, next, own] = [away, nearest, turn];
      else if (away < next) next = away;
    }
  return { own, edge: next - nearest };
}

/**
 * Paints a cave that opens to daylight in the background of the picture. The daylight falls on the cave's
 * walls; rocks that hang from the roof are silhouettes.
 */
export function paintCavern(
  painter: SetPainter,
  { dark, lit, day, far, facets, edge, spikes, floor }: Rock,
): void {
  const { noise, horizon } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const mouth = painter.between(0.28, 0.36);
  const drift = painter.between(0, 60);
  painter.backdrop(4, (x, y, out) => {
    const rough = sumOctaves(noise, x * 4 + drift, y * 4, 4) - 0.5;
    // The opening of the cave extends down to the floor and narrows towards its top.
    const high = Math.max(0, bottom - y);
    const away = norm((x - mouth) * 1.25, high * 0.42) + rough * 0.14;
    const near = Math.exp(-Math.max(0, away - 0.12) * 3);
    const bent = x + rough * 0.16;
    const { own, edge: rim } = findFacet(bent * 5 + y * 1.5 + drift, y * 4.2 - x, noise);
    const { own: chip } = findFacet(bent * 13 + drift, y * 10 + x * 3, noise);
    const grain = sumOctaves(noise, x * 16, y * 20, 3) - 0.5;
    out.set(dark);
    lay(out, lit, near * (0.8 + facets * ((own - 0.5) * 1.3 + (chip - 0.5) * 0.5)) + grain * 0.2);
    addLight(out, day, edge * near * own * ramp(0.1 - rim, 0, 0.1));
    const open = ramp(0.19 - away, 0, 0.03);
    lay(out, day, open);
    lay(
      out,
      far,
      open * 0.5 * ramp(sumOctaves(noise, x * 7, y * 5 + 30, 3) - high * 1.6, 0.2, 0.5),
    );
    addLight(out, day, 0.2 * Math.exp(-away * 5));
  });
  painter.soften(4);
  painter.blurred(5, (context) => {
    for (let spike = 0; spike < 26; spike++) {
      const [x, half] = [painter.random() * SIDE, painter.between(7, 26)];
      const long = half * painter.between(4, 9);
      const body = context.createLinearGradient(x - half, 0, x + half, 0);
      body.addColorStop(0, spikes[0]);
      body.addColorStop(0.45, spikes[1]);
      body.addColorStop(1, spikes[0]);
      context.fillStyle = body;
      context.beginPath();
      context.moveTo(x - half, -20);
      context.quadraticCurveTo(x - half * 0.3, long * 0.4, x, long);
      context.quadraticCurveTo(x + half * 0.3, long * 0.4, x + half, -20);
      context.fill();
    }
  });
  painter.floor(floor);
}
