import { oklch } from '@adwright/engine-pixels';
import type { SetPainter } from './set-painter.ts';

/** Position of a windmill in the picture; lengths are in pixels. */
interface Site {
  x: number;
  base: number;
  tall: number;
}

/** Paints a distant windmill: a tapered tower with a gallery around it, a cap and four lattice sails. */
export function paintWindmill(painter: SetPainter, { x, base, tall }: Site): void {
  const dim = { day: 1, sunset: 0.55, night: 0.3 }[painter.view.time ?? 'day'];
  painter.blurred(2.4, (context) => {
    const tower = context.createLinearGradient(x - tall * 0.2, 0, x + tall * 0.2, 0);
    tower.addColorStop(0, oklch(0.6 * dim, 0.055, 42));
    tower.addColorStop(1, oklch(0.36 * dim, 0.05, 38));
    context.fillStyle = tower;
    context.beginPath();
    context.moveTo(x - tall * 0.19, base);
    context.lineTo(x - tall * 0.1, base - tall * 0.66);
    context.lineTo(x + tall * 0.1, base - tall * 0.66);
    context.lineTo(x + tall * 0.19, base);
    context.fill();
    context.fillStyle = oklch(0.32 * dim, 0.03, 60);
    context.beginPath();
    context.moveTo(x - tall * 0.12, base - tall * 0.64);
    context.quadraticCurveTo(x - tall * 0.08, base - tall * 0.86, x, base - tall * 0.84);
    context.quadraticCurveTo(
      x + tall * 0.08,
      base - tall * 0.86,
      x + tall * 0.12,
      base - tall * 0.64,
    );
    context.fill();
    context.fillRect(x - tall * 0.24, base - tall * 0.27, tall * 0.48, tall * 0.03);
    context.fillStyle = oklch(0.95 * dim, 0.01, 90);
    for (const [aside, up] of [
      [-0.05, 0.48],
      [0.05, 0.4],
      [0, 0.16],
    ] as const)
      context.fillRect(x + tall * (aside - 0.022), base - tall * up, tall * 0.044, tall * 0.07);
    for (let sail = 0; sail < 4; sail++) {
      context.save();
      context.translate(x, base - tall * 0.74);
      context.rotate(0.5 + (sail * Math.PI) / 2);
      context.fillStyle = oklch(0.92 * dim, 0.02, 85);
      context.globalAlpha = 0.85;
      context.fillRect(tall * 0.1, -tall * 0.005, tall * 0.46, tall * 0.085);
      context.globalAlpha = 1;
      context.fillStyle = oklch(0.34 * dim, 0.03, 55);
      context.fillRect(0, -tall * 0.014, tall * 0.57, tall * 0.02);
      for (let rung = 0; rung < 7; rung++)
        context.fillRect(tall * (0.12 + rung * 0.07), 0, tall * 0.01, tall * 0.08);
      context.restore();
    }
  });
}
