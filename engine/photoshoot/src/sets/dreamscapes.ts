import { oklch, ramp, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, mixed, rgb, shine } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Foil that shimmers in all colours. */
export const holographic: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const drift = painter.between(0, 60);
  const wheel = Array.from({ length: 32 }, (_, step) =>
    rgb(0.83, 0.11, hue === null ? step * 11.25 : hue + Math.sin(step / 5) * 60),
  );
  painter.backdrop(
    3,
    (x, y, out) => {
      const bend = cloudy(noise, x * 1.7 + drift, y * 1.7, 3);
      const crease = cloudy(noise, x * 3 + bend * 3 + drift, y * 3 - bend * 2, 3);
      const turn = (bend * 2.6 + crease * 1.3 + x * 0.5 + y * 0.35) * 20;
      const at = ((turn % 32) + 32) % 32;
      const from = wheel[Math.floor(at)] ?? [1, 1, 1];
      const to = wheel[(Math.floor(at) + 1) % 32] ?? [1, 1, 1];
      out.set(mixed(from, to, at - Math.floor(at)));
      const slope =
        cloudy(noise, x * 3 + bend * 3 + drift + 0.03, y * 3 - bend * 2 + 0.02, 3) - crease;
      shine(out, [1, 1, 1], ramp(slope, 0.004, 0.03) * 0.4);
      lay(out, [0.45, 0.4, 0.62], ramp(-slope, 0.006, 0.035) * 0.45);
    },
    SIDE,
  );
  painter.bokeh(['#ffffff', '#ffe6fb', '#dff6ff'], 30, 0, painter.horizon, 5, 26, 1.5);
  painter.sweep(oklch(0.9, 0.04, hue ?? 300));
  return { gloss: 0.3, shadowSide: 1, shadow: 0.24 };
};

/** Steps, arches and balls in two pastel colours. */
export const podiums: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [355, 165, 250, 60][pick % 4] ?? 355;
  const other = base + 150;
  painter.wall(oklch(0.89, 0.065, base), oklch(0.76, 0.085, base));
  const solid = (
    x: number,
    width: number,
    height: number,
    colour: readonly [number, number, number],
    arch: boolean,
  ) =>
    painter.blurred(5, (context) => {
      const [lightness, chroma, turn] = colour;
      const left = SIDE * x - width / 2;
      const round = context.createLinearGradient(left, 0, left + width, 0);
      round.addColorStop(0, oklch(lightness + 0.03, chroma, turn));
      round.addColorStop(0.3, oklch(lightness + 0.06, chroma * 0.8, turn));
      round.addColorStop(1, oklch(lightness - 0.1, chroma, turn));
      context.shadowColor = 'rgba(90,60,80,0.3)';
      context.shadowBlur = 40;
      context.shadowOffsetX = 24;
      context.fillStyle = round;
      context.beginPath();
      context.roundRect(
        left,
        painter.horizon + 20 - height,
        width,
        height,
        arch ? [width / 2, width / 2, 0, 0] : 8,
      );
      context.fill();
    });
  solid(0.7, 300, 520, [0.86, 0.07, base], true);
  solid(0.7, 180, 400, [0.78, 0.09, base], true);
  solid(0.2, 230, 190, [0.88, 0.06, other], false);
  solid(0.36, 180, 96, [0.9, 0.05, base + 30], false);
  painter.blurred(5, (context) => {
    painter.ball(context, SIDE * 0.19, painter.horizon - 236, 66, oklch(0.85, 0.09, base + 40));
    painter.ball(context, SIDE * 0.9, painter.horizon - 40, 60, oklch(0.82, 0.09, other));
  });
  painter.windowLight(0.28);
  painter.sweep(oklch(0.85, 0.07, base));
  return {
    gloss: 0.1,
    shadowSide: 1,
    shadow: 0.34,
    stand: { hue: other, chroma: 0.05, picks: [0, 1, 3] },
  };
};

/** Banks of cloud from the farthest to the nearest: where their tops are to the horizon, size of their billows. */
const BANKS = [
  { top: 0.52, size: 60, blur: 7 },
  { top: 0.72, size: 96, blur: 8 },
  { top: 0.92, size: 150, blur: 9 },
  { top: 1.22, size: 220, blur: 16 },
] as const;

/** Heaps of billows in a bank. */
const HEAPS = 6;

/** Above the clouds: banks of billows, lit from above, that close into a floor. */
export const clouds: PaintSet = (painter, hue) => {
  const time = painter.view.time ?? 'day';
  const base = hue ?? { day: 245, sunset: 35, night: 265 }[time];
  const dim = { day: 1, sunset: 0.95, night: 0.5 }[time];
  const horizon = Math.max(painter.horizon, SIDE * 0.3);
  const { context } = painter;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(
    0,
    oklch((time === 'sunset' ? 0.6 : 0.62) * dim, 0.12, time === 'sunset' ? 310 : base),
  );
  sky.addColorStop(0.6, oklch(0.84 * dim, 0.08, time === 'sunset' ? 20 : base - 15));
  sky.addColorStop(1, oklch(0.95 * dim, 0.035, time === 'sunset' ? 60 : base - 30));
  context.fillStyle = sky;
  context.fillRect(0, 0, SIDE, SIDE);
  painter.blurred(40, (sun) => {
    sun.globalCompositeOperation = 'lighter';
    sun.fillStyle = time === 'night' ? 'rgba(190,200,255,0.35)' : 'rgba(255,240,205,0.75)';
    sun.beginPath();
    sun.arc(SIDE * 0.22, horizon * 0.2, 90, 0, Math.PI * 2);
    sun.fill();
  });
  const lit = oklch(0.995 * dim, time === 'sunset' ? 0.03 : 0.006, time === 'sunset' ? 60 : base);
  for (const [bank, { top, size, blur }] of BANKS.entries()) {
    const shade = oklch((0.8 + bank * 0.025) * dim, 0.055, time === 'sunset' ? 350 : base + 12);
    const middle = oklch((0.9 + bank * 0.015) * dim, 0.03, time === 'sunset' ? 15 : base + 5);
    painter.blurred(blur, (layer) => {
      const row = horizon * top;
      const mass = layer.createLinearGradient(0, row, 0, row + size * 2);
      mass.addColorStop(0, withAlpha(middle, 0));
      mass.addColorStop(1, middle);
      layer.fillStyle = mass;
      layer.fillRect(-80, row, SIDE + 160, SIDE);
      for (let heap = 0; heap < HEAPS; heap++)
        billows(painter, layer, { x: (heap + painter.between(0, 1)) / HEAPS, row, size }, [
          lit,
          middle,
          shade,
        ]);
    });
  }
  const floor = context.createLinearGradient(0, horizon, 0, SIDE);
  floor.addColorStop(0, 'rgba(255,255,255,0)');
  floor.addColorStop(1, time === 'night' ? 'rgba(120,128,160,0.5)' : 'rgba(255,255,255,0.55)');
  context.fillStyle = floor;
  context.fillRect(0, horizon, SIDE, SIDE - horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.16 };
};

/** A heap of round billows, its crown in the light and its foot in its own shade. */
function billows(
  painter: SetPainter,
  context: SKRSContext2D,
  { x, row, size }: { x: number; row: number; size: number },
  [lit, middle, shade]: readonly [lit: string, middle: string, shade: string],
): void {
  const middleX = SIDE * (x * 1.3 - 0.15);
  const height = painter.between(0.5, 2.1);
  const puffs = Array.from({ length: 11 }, (_, puff) => {
    const out = (puff / 10) * 2 - 1 + painter.between(-0.1, 0.1);
    const radius = size * painter.between(0.55, 0.95) * (1.05 - 0.5 * Math.abs(out));
    return {
      x: middleX + out * size * 1.9,
      y: row + size * (1.1 - height * (1 - out * out) * painter.between(0.55, 1)),
      radius,
    };
  });
  // What is lower is nearer.
  for (const puff of puffs.sort((one, other) => one.y - other.y)) {
    const { radius } = puff;
    const round = context.createRadialGradient(
      puff.x - radius * 0.35,
      puff.y - radius * 0.45,
      radius * 0.1,
      puff.x,
      puff.y,
      radius,
    );
    round.addColorStop(0, lit);
    round.addColorStop(0.45, lit);
    round.addColorStop(0.74, middle);
    round.addColorStop(0.88, withAlpha(shade, 0.62));
    round.addColorStop(1, withAlpha(shade, 0));
    context.fillStyle = round;
    context.fillRect(puff.x - radius, puff.y - radius, 2 * radius, 2 * radius);
  }
}
