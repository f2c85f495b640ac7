import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import {
  computeCoastDim,
  paintCoastRocks,
  paintCoastSea,
  paintRockyFloor,
} from '../kit/rocky-coast.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a lighthouse on rocks by the sea. The lighthouse's light is on at night and in a storm.
 */
export const lighthouse = defineSet({
  light: 'hours',
  ownProps: ['stones', 'lights'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  paintCoastSea(painter, hue);
  const dim = computeCoastDim(painter);
  tower(painter, dim);
  // Rocks are painted under the lighthouse and in front of the water.
  paintCoastRocks(painter, 54, dim, (rock, near) => {
    const x = rock % 4 === 0 ? painter.between(-0.05, 0.3) : painter.between(0.62, 1.08);
    return { x, rise: Math.max(0, 1 - Math.abs(x - 0.82) / 0.3) * (1 - near) };
  });
  return paintRockyFloor(painter);
}

function tower(painter: SetPainter, dim: number): void {
  const { horizon, view } = painter;
  const [x, foot, tall] = [SIDE * 0.82, horizon * 0.7, horizon * 0.58];
  const lit = view.storm || (view.time ?? 'day') !== 'day';
  if (lit)
    painter.blurred(12, (context) => {
      context.globalCompositeOperation = 'lighter';
      for (const [side, drop] of [
        [-1, 0.1],
        [1, -0.06],
      ] as const) {
        const beam = context.createLinearGradient(x, 0, x + side * SIDE * 0.8, 0);
        beam.addColorStop(0, 'rgba(255,246,214,0.95)');
        beam.addColorStop(1, 'rgba(255,244,206,0)');
        context.fillStyle = beam;
        context.beginPath();
        context.moveTo(x, foot - tall * 0.93);
        context.lineTo(x + side * SIDE, foot - tall + SIDE * (drop - 0.05));
        context.lineTo(x + side * SIDE, foot - tall + SIDE * (drop + 0.05));
        context.fill();
      }
    });
  painter.blurred(4, (context) => {
    const wall = (red: boolean, share: number) =>
      red
        ? oklch((0.52 - 0.2 * share) * dim, 0.17 * dim, 26)
        : oklch((0.97 - 0.34 * share) * dim, 0.012, 80);
    for (let band = 0; band < 5; band++) {
      const [low, high] = [band / 5, (band + 1) / 5];
      const half = (share: number) => tall * (0.145 - 0.055 * share);
      const paint = context.createLinearGradient(x - half(low), 0, x + half(low), 0);
      for (const stop of [0, 0.4, 1]) paint.addColorStop(stop, wall(band % 2 === 1, stop));
      context.fillStyle = paint;
      context.beginPath();
      context.moveTo(x - half(low), foot - tall * low * 0.86);
      context.lineTo(x + half(low), foot - tall * low * 0.86);
      context.lineTo(x + half(high), foot - tall * high * 0.86);
      context.lineTo(x - half(high), foot - tall * high * 0.86);
      context.fill();
    }
    const top = foot - tall * 0.86;
    context.fillStyle = oklch(0.3 * dim, 0.02, 250);
    context.fillRect(x - tall * 0.12, top - 8, tall * 0.24, 14);
    context.fillStyle = lit ? '#fff6cf' : oklch(0.8, 0.03, 230);
    context.fillRect(x - tall * 0.06, top - tall * 0.13, tall * 0.12, tall * 0.12);
    context.fillStyle = oklch(0.46 * dim, 0.15 * dim, 26);
    context.beginPath();
    context.moveTo(x - tall * 0.085, top - tall * 0.12);
    context.lineTo(x, top - tall * 0.21);
    context.lineTo(x + tall * 0.085, top - tall * 0.12);
    context.fill();
  });
}
