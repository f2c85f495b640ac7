import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { OLD_TOWN, paintStreet } from '../kit/street.ts';

/** Photoshoot scene that shows the pavement of an old town with café tables under an awning. */
export const terrace = defineSet({
  light: 'hours',
  within: 'urban',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon } = painter;
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.84, night: 0.5 }[time];
  paintStreet(painter, time, OLD_TOWN);
  const planters = painter.leaves.bind(painter);
  planters(14, 132, 0.42 * dim, 9, horizon * 0.72, horizon * 0.9, 0.62);
  painter.blurred(8, (context) => {
    for (const [share, size] of [
      [0.27, 0.62],
      [0.74, 0.7],
    ] as const) {
      const base = horizon * (0.9 + 0.12 * size);
      chair(context, SIDE * share - 128 * size, base - 8, 1.1 * size, dim);
      chair(context, SIDE * share + 128 * size, base - 8, 1.1 * size, dim);
      table(context, SIDE * share, base, size, dim);
    }
  });
  painter.blurred(6, (context) => {
    for (const share of [-0.02, 1.02]) {
      chair(context, SIDE * share, horizon + 70, 1.5, dim);
    }
  });
  awning(painter, hue ?? 22, dim);
  if (time !== 'day') lamps(painter, time);
  painter.floor(
    pick % 2 === 0
      ? { material: 'marble', light: '#f6f3ee', dark: '#d3ccc2', vein: '#918a80', sheen: 0.24 }
      : {
          material: 'wood',
          light: oklch(0.6, 0.075, 56),
          dark: oklch(0.28, 0.055, 46),
          sheen: 0.1,
        },
  );
  paintOutdoorLight(painter, horizon);
  return { gloss: pick % 2 === 0 ? 0.16 : 0.12, shadowSide: 1, shadow: 0.42 };
}

/** Paints a round one-legged table with a brass rim, and a cup on the table. */
function table(context: SKRSContext2D, x: number, base: number, size: number, dim: number): void {
  const [top, half] = [base - 176 * size, 118 * size];
  context.fillStyle = oklch(0.24 * dim, 0.012, 260);
  context.fillRect(x - 9 * size, top, 18 * size, 170 * size);
  context.beginPath();
  context.ellipse(x, base - 4 * size, 62 * size, 14 * size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = oklch(0.66 * dim, 0.1, 84);
  context.beginPath();
  context.ellipse(x, top + 8 * size, half, 26 * size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = oklch(0.94 * dim, 0.01, 80);
  context.beginPath();
  context.ellipse(x, top, half, 25 * size, 0, 0, Math.PI * 2);
  context.fill();
  for (const [aside, colour] of [
    [-34, '#ffffff'],
    [38, '#f4efe6'],
  ] as const) {
    context.fillStyle = `rgba(0,0,0,${0.2 * dim})`;
    context.beginPath();
    context.ellipse(x + aside * size, top - 1, 34 * size, 9 * size, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = colour;
    context.globalAlpha = dim;
    context.beginPath();
    context.roundRect(x + (aside - 17) * size, top - 33 * size, 34 * size, 32 * size, 8 * size);
    context.fill();
    context.globalAlpha = 1;
  }
}

/** Paints a cane chair with a hoop of woven cane as its back. */
function chair(context: SKRSContext2D, x: number, base: number, size: number, dim: number): void {
  const cane = oklch(0.62 * dim, 0.085, 66);
  context.strokeStyle = cane;
  context.lineCap = 'round';
  context.lineWidth = 9 * size;
  const seat = base - 104 * size;
  for (const leg of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + leg * 46 * size, seat);
    context.lineTo(x + leg * 54 * size, base);
    context.stroke();
  }
  const hoop = () => {
    context.beginPath();
    context.moveTo(x - 54 * size, seat);
    context.bezierCurveTo(
      x - 66 * size,
      seat - 176 * size,
      x + 66 * size,
      seat - 176 * size,
      x + 54 * size,
      seat,
    );
  };
  hoop();
  context.fillStyle = oklch(0.9 * dim, 0.03, 84);
  context.fill();
  // The weave of the chair is drawn as rows of darker squares.
  context.fillStyle = oklch(0.42 * dim, 0.07, 150);
  context.save();
  hoop();
  context.clip();
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 8; column++)
      if ((row + column) % 2 === 0)
        context.fillRect(
          x + (column * 15 - 60) * size,
          seat - (134 - row * 19) * size,
          11 * size,
          13 * size,
        );
  context.restore();
  hoop();
  context.stroke();
  context.fillStyle = oklch(0.74 * dim, 0.06, 76);
  context.beginPath();
  context.ellipse(x, seat, 64 * size, 17 * size, 0, 0, Math.PI * 2);
  context.fill();
}

/** Paints the stripes of an awning above the tables, and the awning's scalloped edge in shadow. */
function awning(painter: SetPainter, hue: number, dim: number): void {
  const [edge, stripe] = [painter.horizon * 0.17, SIDE / 11];
  painter.blurred(7, (context) => {
    for (let index = -1; index < 12; index++) {
      const left = index * stripe;
      const plain = index % 2 === 0;
      const cloth = (lightness: number) =>
        plain ? oklch((lightness + 0.34) * dim, 0.02, 85) : oklch(lightness * dim, 0.15, hue);
      const fall = context.createLinearGradient(0, -20, 0, edge);
      fall.addColorStop(0, cloth(0.6));
      fall.addColorStop(1, cloth(0.48));
      context.fillStyle = fall;
      context.beginPath();
      // The awning is seen from below, so its stripes widen towards the street.
      context.moveTo(SIDE / 2 + (left - SIDE / 2) * 0.86, -60);
      context.lineTo(SIDE / 2 + (left + stripe - SIDE / 2) * 0.86, -60);
      context.lineTo(left + stripe, edge);
      context.lineTo(left, edge);
      context.fill();
      context.fillStyle = cloth(0.42);
      context.beginPath();
      context.moveTo(left, edge);
      context.lineTo(left + stripe, edge);
      context.lineTo(left + stripe, edge + 26);
      context.arc(left + stripe / 2, edge + 26, stripe / 2, 0, Math.PI);
      context.fill();
    }
  });
}

/** Paints bulbs under the awning, and the light from the café. */
function lamps(painter: SetPainter, time: TimeOfDay): void {
  const y = painter.horizon * 0.27;
  for (let bulb = 0; bulb < 7; bulb++)
    paintPool(
      painter.context,
      'screen',
      { x: SIDE * (0.04 + bulb * 0.155), y, reach: 120, stops: LAMPLIGHT },
      time === 'night' ? 1 : 0.8,
    );
  painter.blurred(3, (context) => {
    context.fillStyle = '#fff0cc';
    for (let bulb = 0; bulb < 7; bulb++) {
      context.beginPath();
      context.arc(SIDE * (0.04 + bulb * 0.155), y, 11, 0, Math.PI * 2);
      context.fill();
    }
  });
}
