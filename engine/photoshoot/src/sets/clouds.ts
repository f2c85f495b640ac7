import { oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows clouds from above: cumulus clouds, lit from above, that merge into a floor.
 */
export const clouds = defineSet({
  light: 'hours',
  paint,
});

/**
 * Banks of cloud from far to near: height of the banks' tops relative to the horizon, size of the puffs, and
 * blur.
 */
const BANKS = [
  { top: 0.52, size: 60, blur: 7 },
  { top: 0.72, size: 96, blur: 8 },
  { top: 0.92, size: 150, blur: 9 },
  { top: 1.22, size: 220, blur: 16 },
] as const;

/** Number of heaps of puffs in a bank of cloud. */
const HEAPS = 6;

function paint(painter: SetPainter, hue: number | null): SetLook {
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
}

/** Paints a heap of round puffs of cloud, which is bright at the top and shaded at the bottom. */
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
  // Lower puffs of cloud are nearer, so they are painted later.
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
