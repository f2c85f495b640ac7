import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import { contact, type PaintBeside } from './props-on-floor.ts';
import { round } from './props-to-eat.ts';

/** Hue of a lemon in degrees of OKLCH. */
const LEMON_HUE = 98;

function deeperThanLemon(hue: number): number {
  return Math.min(0.22, Math.abs(hue - LEMON_HUE) * 0.005);
}

/** A slice: rind, pith, segments with the light through them. `tilt` turns it towards the viewer. */
function slice(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  squash: number,
  turn: number,
  hue: number,
): void {
  // Yellow is the lightest of these fruits.
  const deeper = deeperThanLemon(hue) * 0.62;
  context.save();
  context.translate(x, y);
  const thick = radius * 0.16 * (1 - squash);
  context.fillStyle = oklch(0.66 - deeper, 0.15, hue - 8);
  context.beginPath();
  context.ellipse(0, thick, radius, radius * squash, 0, 0, Math.PI * 2);
  context.fill();
  context.scale(1, squash);
  for (const [share, colour] of [
    [1, oklch(0.82 - deeper, 0.17, hue)],
    [0.93, oklch(0.965, 0.05, hue + 4)],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(0, 0, radius * share, 0, Math.PI * 2);
    context.fill();
  }
  const pulp = context.createRadialGradient(0, 0, 0, 0, 0, radius * 0.84);
  pulp.addColorStop(0, oklch(0.96 - deeper, 0.09 + deeper * 0.4, hue + 2));
  pulp.addColorStop(0.55, oklch(0.9 - deeper, 0.16, hue));
  pulp.addColorStop(1, oklch(0.82 - deeper, 0.18, hue - 3));
  context.fillStyle = pulp;
  const wedges = 9;
  for (let wedge = 0; wedge < wedges; wedge++) {
    const from = turn + ((wedge + 0.06) * Math.PI * 2) / wedges;
    const to = turn + ((wedge + 0.94) * Math.PI * 2) / wedges;
    const middle = (from + to) / 2;
    const [startX, startY] = [Math.cos(middle) * radius * 0.1, Math.sin(middle) * radius * 0.1];
    context.beginPath();
    context.moveTo(startX, startY);
    context.lineTo(Math.cos(from) * radius * 0.76, Math.sin(from) * radius * 0.76);
    context.quadraticCurveTo(
      Math.cos(middle) * radius * 0.94,
      Math.sin(middle) * radius * 0.94,
      Math.cos(to) * radius * 0.76,
      Math.sin(to) * radius * 0.76,
    );
    context.fill();
    context.strokeStyle = 'rgba(255,255,255,0.35)';
    context.lineWidth = Math.max(1, radius * 0.012);
    for (const lean of [0.3, 0.5, 0.7]) {
      const angle = from + (to - from) * lean;
      context.beginPath();
      context.moveTo(Math.cos(angle) * radius * 0.3, Math.sin(angle) * radius * 0.3);
      context.lineTo(Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7);
      context.stroke();
    }
  }
  const wet = context.createLinearGradient(-radius, -radius, radius, radius);
  wet.addColorStop(0.1, 'rgba(255,255,255,0.3)');
  wet.addColorStop(0.5, 'rgba(255,255,255,0)');
  wet.addColorStop(1, 'rgba(90,50,0,0.22)');
  context.fillStyle = wet;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A whole lemon on its side: longer than high, with a tip at each end and pores in its skin. */
function lemon(context: SKRSContext2D, x: number, y: number, radius: number, hue: number): void {
  const darker = deeperThanLemon(hue);
  context.save();
  context.translate(x, y + radius * 0.1);
  context.rotate(-0.22);
  context.fillStyle = oklch(0.74 - darker, 0.16, hue - 4);
  // Oranges are round, without tips.
  const long = hue > 90;
  for (const end of long ? [-1, 1] : []) {
    context.beginPath();
    context.ellipse(end * radius * 1.12, -radius * 0.78, radius * 0.24, radius * 0.2, 0, 0, 7);
    context.fill();
  }
  context.scale(long ? 1.22 : 1, long ? 0.88 : 1);
  round(
    context,
    0,
    0,
    radius * 0.94,
    oklch(0.96 - darker * 0.6, 0.1, hue + 4),
    oklch(0.86 - darker, 0.17, hue),
    oklch(0.66 - darker, 0.14, hue - 14),
  );
  for (let pore = 0; pore < 60; pore++) {
    // Golden angle: evenly strewn without a pattern.
    const [away, angle] = [Math.sqrt(pore / 60) * radius * 0.86, pore * 2.39996];
    context.fillStyle = pore % 2 === 0 ? 'rgba(120,80,0,0.16)' : 'rgba(255,255,235,0.2)';
    context.beginPath();
    context.arc(
      Math.cos(angle) * away,
      -radius * 0.86 + Math.sin(angle) * away,
      radius * 0.022,
      0,
      7,
    );
    context.fill();
  }
  context.restore();
}

export const citrus: PaintBeside = ({ context, view }, spots) => {
  for (const [index, { x, y, size, flat }] of spots.entries()) {
    const radius = 74 * size;
    const hue = view.fruit ?? LEMON_HUE;
    if (index % 2 === 1) {
      contact(context, x, y, radius, flat);
      lemon(context, x, y, radius, hue);
    }
    const at = index % 2 === 1 ? x - radius * 1.15 : x;
    contact(context, at, y + radius * flat * 0.5, radius, flat);
    slice(context, at, y + radius * 0.1, radius, flat, index, hue);
    slice(context, at + radius * 0.7, y + radius * 0.42, radius * 0.94, flat, index + 0.4, hue);
  }
};
