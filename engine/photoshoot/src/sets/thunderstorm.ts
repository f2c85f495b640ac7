import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows lightning above a dark plain: clouds lit from inside, bolts that reach the ground, and
 * wet stone in front.
 */
export const thunderstorm = defineSet({
  light: 'hours',
  paint,
});

interface Bolt {
  /** Positions of the bolt's joints, in pixels. */
  path: readonly (readonly [x: number, y: number])[];
  width: number;
}

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 275;
  const bottom = Math.max(1, horizon) / SIDE;
  const strike = pick % 2 === 0 ? 0.72 : 0.26;
  const [night, cloud, glow, land] = [
    rgb(0.15, 0.045, base),
    rgb(0.36, 0.05, base),
    rgb(0.82, 0.09, base + 10),
    rgb(0.1, 0.025, base),
  ];
  const drift = painter.between(0, 90);
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    const flat = 1 / (1.2 - 0.8 * Math.min(1, down));
    const mass = sumOctaves(noise, x * 2.4 + drift, y * 5 * flat, 5);
    const under = sumOctaves(noise, x * 2.4 + drift, y * 5 * flat + 0.25, 4);
    out.set(night);
    lay(out, cloud, ramp(mass, 0.36, 0.68));
    lay(out, night, 0.7 * ramp(under, 0.46, 0.7));
    // Inside the cloud, lightning lights the area above the bolt and brightens the air around it.
    const lit = Math.exp(-norm((x - strike) * 1.7, down - 0.14) * 2.6);
    addLight(out, glow, 0.75 * lit * ramp(mass, 0.3, 0.74));
    addLight(out, glow, 0.28 * Math.exp(-norm((x - strike) * 1.2, down - 0.9) * 3.4));
    lay(
      out,
      mixColours(land, glow, 0.1 * lit),
      ramp(down - 0.93 + 0.07 * sumOctaves(noise, x * 5, 3, 4), 0, 0.012),
    );
  });
  painter.soften(3);
  const foot = horizon * 0.92;
  const main = boltFrom(painter, SIDE * strike, -20, foot, 11);
  const side = boltFrom(painter, SIDE * (1.06 - strike), horizon * 0.05, foot * 0.95, 6);
  const bolts = [main, side, ...[main, side].flatMap((bolt) => branches(painter, bolt))];
  for (const [blur, grown, colour, opacity] of [
    [26, 5, oklch(0.74, 0.14, base), 0.75],
    [8, 2, oklch(0.86, 0.09, base), 0.9],
    [1.5, 1, '#fbf8ff', 1],
  ] as const)
    painter.blurred(blur, (context) => drawBolts(context, bolts, grown, colour), opacity);
  painter.floor({
    material: 'asphalt',
    light: oklch(0.4, 0.03, base),
    dark: oklch(0.12, 0.025, base),
    vein: oklch(0.5, 0.06, base),
    sheen: 0.5,
  });
  return { gloss: 0.26, shadowSide: strike > 0.5 ? -1 : 1, shadow: 0.3 };
}

/**
 * Returns a bolt that starts at the clouds. The joints of the bolt deviate slightly from a straight line down.
 */
function boltFrom(painter: SetPainter, x: number, from: number, to: number, width: number): Bolt {
  const steps = Math.max(3, Math.round((to - from) / 19));
  let at = x;
  const path = Array.from({ length: steps + 1 }, (_, step) => {
    at += painter.between(-21, 21) + (x - at) * 0.05;
    return [at, from + ((to - from) * step) / steps] as const;
  });
  return { path, width };
}

/** Returns thinner branches that leave a bolt and end in the air. */
function branches(painter: SetPainter, { path, width }: Bolt): Bolt[] {
  return path
    .filter((_, joint) => joint > 3 && joint % 7 === 0 && joint < path.length - 5)
    .map(([x, y], index) => {
      const side = index % 2 === 0 ? 1 : -1;
      let [atX, atY] = [x, y];
      const arm = Array.from({ length: 13 }, () => {
        const joint = [atX, atY] as const;
        atX += side * painter.between(-6, 30);
        atY += painter.between(4, 22);
        return joint;
      });
      return { path: arm, width: width * 0.42 };
    });
}

function drawBolts(
  context: SKRSContext2D,
  bolts: readonly Bolt[],
  grown: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { path, width } of bolts)
    for (const [joint, [x, y]] of path.entries()) {
      const next = path[joint + 1];
      if (next === undefined) continue;
      // A bolt gets thinner towards its end.
      context.lineWidth = Math.max(1.4, width * grown * (1 - (0.7 * joint) / path.length));
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(...next);
      context.stroke();
    }
}
