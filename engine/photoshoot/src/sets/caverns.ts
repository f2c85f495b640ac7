import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, type Rgb, rgb, shine } from '../kit/backdrop.ts';
import { paintSparks } from '../kit/fire.ts';
import type { Floor } from '../kit/floor.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, paintPool } from '../kit/light-pool.ts';
import { cloudy, type Noise } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** What the walls of a cave are. */
interface Rock {
  dark: Rgb;
  lit: Rgb;
  /** The day outside, and what stands there. */
  day: Rgb;
  far: Rgb;
  /** How sharply the wall breaks into facets, 0–1. */
  facets: number;
  /** Light of the edges between them. */
  edge: number;
  spikes: readonly [from: string, to: string];
  floor: Floor;
}

/** Nearest of points strewn one to a cell: the number of its own, 0–1, and how far the next one is away. */
function facetAt(x: number, y: number, noise: Noise): { own: number; edge: number } {
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

/** A cave that opens to the day behind: its walls are lit from there, what hangs from its roof stands against it. */
function cavern(
  painter: SetPainter,
  { dark, lit, day, far, facets, edge, spikes, floor }: Rock,
): void {
  const { noise, horizon } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const mouth = painter.between(0.28, 0.36);
  const drift = painter.between(0, 60);
  painter.backdrop(4, (x, y, out) => {
    const rough = cloudy(noise, x * 4 + drift, y * 4, 4) - 0.5;
    // The mouth stands on the floor, narrower towards its top.
    const high = Math.max(0, bottom - y);
    const away = norm((x - mouth) * 1.25, high * 0.42) + rough * 0.14;
    const near = Math.exp(-Math.max(0, away - 0.12) * 3);
    const bent = x + rough * 0.16;
    const { own, edge: rim } = facetAt(bent * 5 + y * 1.5 + drift, y * 4.2 - x, noise);
    const { own: chip } = facetAt(bent * 13 + drift, y * 10 + x * 3, noise);
    const grain = cloudy(noise, x * 16, y * 20, 3) - 0.5;
    out.set(dark);
    lay(out, lit, near * (0.8 + facets * ((own - 0.5) * 1.3 + (chip - 0.5) * 0.5)) + grain * 0.2);
    shine(out, day, edge * near * own * ramp(0.1 - rim, 0, 0.1));
    const open = ramp(0.19 - away, 0, 0.03);
    lay(out, day, open);
    lay(out, far, open * 0.5 * ramp(cloudy(noise, x * 7, y * 5 + 30, 3) - high * 1.6, 0.2, 0.5));
    shine(out, day, 0.2 * Math.exp(-away * 5));
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

/** A cave in a glacier: facets of blue ice, icicles, a frozen floor. */
export const iceCave: PaintSet = (painter, hue) => {
  const base = hue ?? 235;
  cavern(painter, {
    dark: rgb(0.36, 0.11, base + 15),
    lit: rgb(0.86, 0.075, base - 15),
    day: rgb(0.97, 0.02, base - 20),
    far: rgb(0.84, 0.06, base - 20),
    facets: 1.05,
    edge: 0.2,
    spikes: [oklch(0.72, 0.08, base - 10), oklch(0.97, 0.02, base - 20)],
    floor: {
      material: 'marble',
      light: oklch(0.93, 0.03, base - 15),
      dark: oklch(0.66, 0.085, base),
      vein: '#ffffff',
      sheen: 0.4,
    },
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.24 };
};

/** A cave of rock, with the day before its mouth. */
export const cave: PaintSet = (painter, hue) => {
  const base = hue ?? 62;
  cavern(painter, {
    dark: rgb(0.17, 0.018, base),
    lit: rgb(0.6, 0.05, base + 6),
    day: rgb(0.88, 0.05, 100),
    far: rgb(0.6, 0.1, 135),
    facets: 0.5,
    edge: 0.06,
    spikes: [oklch(0.16, 0.015, base), oklch(0.32, 0.03, base)],
    floor: {
      material: 'moon',
      light: oklch(0.56, 0.035, base),
      dark: oklch(0.17, 0.02, base),
      sheen: 0.06,
    },
  });
  return { gloss: 0.03, shadowSide: 1, shadow: 0.44 };
};

/** A volcano that spits: lava runs down its flanks under a cloud of ash, and glows in the cracks of the ground. */
export const volcano: PaintSet = (painter, hue) => {
  const { noise, horizon, context } = painter;
  const base = hue ?? 45;
  const bottom = Math.max(1, horizon) / SIDE;
  const [peakX, peakY] = [painter.between(0.28, 0.36), bottom * 0.4];
  const drift = painter.between(0, 60);
  const [sky, dusk, ash, glare, rock, ember] = [
    rgb(0.16, 0.03, 20),
    rgb(0.5, 0.15, base - 10),
    rgb(0.28, 0.015, 30),
    rgb(0.74, 0.19, base),
    rgb(0.15, 0.012, 40),
    rgb(0.84, 0.17, base + 22),
  ];
  painter.backdrop(4, (x, y, out) => {
    out.set(sky);
    lay(out, dusk, 0.9 * ramp(y / bottom, 0.25, 1.1));
    // Ash rises from the crater, lit from below.
    const rise = Math.max(0, peakY + 0.02 - y);
    const sway = x - peakX - rise * 0.4 - (cloudy(noise, x * 3, y * 3 + drift, 2) - 0.5) * 0.2;
    const billow = cloudy(noise, x * 6 + drift, y * 6 + drift, 4);
    const plume = ramp(0.05 + rise * 0.62 + (billow - 0.5) * 0.3 - Math.abs(sway), 0, 0.1);
    lay(out, ash, plume * 0.9);
    lay(out, glare, plume * ramp(billow, 0.44, 0.7) * Math.exp(-rise * 7) * 0.9);
    const crater = norm(x - peakX, (y - peakY) * 1.2);
    shine(out, glare, 0.55 * Math.exp(-crater * 9));
    const flank = Math.max(0, Math.abs(x - peakX) - 0.05);
    const top = peakY + flank * (0.92 - flank * 0.5) + (cloudy(noise, x * 9, 4, 3) - 0.5) * 0.05;
    const inside = ramp(y - top, 0, 0.006);
    if (inside === 0) return;
    const ridge = cloudy(noise, x * 11 + y * 3, y * 7, 4);
    lay(out, rock, inside);
    lay(out, dusk, inside * 0.55 * ramp(ridge, 0.5, 0.72) * Math.exp(-crater * 2));
    // Streams that start at the crater and part on their way down.
    const down = y - peakY;
    const run = (x - peakX) / (0.035 + down * 0.9);
    const bend = (cloudy(noise, run * 2 + drift, y * 9, 3) - 0.5) * 1.1;
    const stream = 1 - Math.abs(2 * noise(run * 2.6 + bend + drift, 3.5 + down * 1.3) - 1);
    const hot = ramp(stream, 0.86, 0.97) * Math.exp(-down * 2.2) * inside;
    lay(out, glare, hot);
    lay(out, ember, ramp(hot, 0.55, 1));
    shine(out, glare, 0.5 * inside * ramp(stream, 0.55, 0.95) * Math.exp(-down * 4));
  });
  painter.soften(3);
  painter.floor({
    material: 'lava',
    light: oklch(0.34, 0.02, 40),
    dark: oklch(0.08, 0.01, 40),
    vein: oklch(0.76, 0.19, base + 6),
    sheen: 0.1,
  });
  const glow = { x: SIDE * peakX, y: horizon, reach: SIDE * 0.6, stops: FIRELIGHT };
  paintPool(context, 'screen', glow, 0.36);
  paintSparks(painter, { x: SIDE * 0.5, half: SIDE * 0.5, base: horizon * 1.1, tall: horizon }, 60);
  return { gloss: 0.04, shadowSide: 1, shadow: 0.5 };
};
