import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import { contact, type PaintBeside } from './props-on-floor.ts';
import { leaf } from './sets/leaf.ts';

/** A round solid standing on (x, y), lit from the upper left, with light from the floor on its lower rim. */
export function round(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  light: string,
  body: string,
  dark: string,
): void {
  const middle = y - radius * 0.92;
  const shade = context.createRadialGradient(
    x - radius * 0.38,
    middle - radius * 0.42,
    radius * 0.06,
    x,
    middle,
    radius,
  );
  shade.addColorStop(0, light);
  shade.addColorStop(0.45, body);
  shade.addColorStop(0.88, dark);
  shade.addColorStop(1, body);
  context.fillStyle = shade;
  context.beginPath();
  context.arc(x, middle, radius, 0, Math.PI * 2);
  context.fill();
}

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

export const berries: PaintBeside = ({ context, random }, spots) => {
  for (const { x, y, size } of spots)
    for (let berry = 0; berry < 9; berry++) {
      const radius = (20 + random() * 14) * size;
      const [atX, atY] = [x + (random() - 0.5) * 190 * size, y + (berry / 9 - 0.5) * 70 * size];
      const red = berry % 3 !== 0;
      const hue = red ? 22 : 280;
      contact(context, atX, atY, radius, 0.4);
      round(
        context,
        atX,
        atY,
        radius,
        oklch(red ? 0.82 : 0.66, 0.1, hue),
        oklch(red ? 0.52 : 0.36, red ? 0.2 : 0.09, hue),
        oklch(0.24, 0.09, hue),
      );
    }
};

/** A strawberry on its side: a blunt cone with seeds in dimples, its leaves at the broad end. */
function strawberry(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  turn: number,
): void {
  context.save();
  context.translate(x, y - size * 0.62);
  context.rotate(turn);
  const flesh = context.createRadialGradient(
    -size * 0.3,
    -size * 0.36,
    size * 0.05,
    0,
    0,
    size * 1.15,
  );
  flesh.addColorStop(0, oklch(0.76, 0.16, 22));
  flesh.addColorStop(0.35, oklch(0.58, 0.22, 26));
  flesh.addColorStop(1, oklch(0.33, 0.14, 24));
  context.fillStyle = flesh;
  context.beginPath();
  context.moveTo(0, size);
  context.bezierCurveTo(
    -size * 0.7,
    size * 0.7,
    -size * 1.05,
    -size * 0.4,
    -size * 0.55,
    -size * 0.72,
  );
  context.bezierCurveTo(
    -size * 0.2,
    -size * 0.9,
    size * 0.2,
    -size * 0.9,
    size * 0.55,
    -size * 0.72,
  );
  context.bezierCurveTo(size * 1.05, -size * 0.4, size * 0.7, size * 0.7, 0, size);
  context.fill();
  for (let row = 0; row < 5; row++)
    for (let seed = -2; seed <= 2; seed++) {
      const along = -0.46 + row * 0.29;
      const across = (seed + (row % 2) * 0.5) * 0.27 * (1 - 0.16 * row);
      if (Math.abs(across) > 0.62 - 0.1 * row) continue;
      context.fillStyle = 'rgba(90,0,10,0.45)';
      context.beginPath();
      context.ellipse(across * size, along * size, size * 0.065, size * 0.095, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#f3d27c';
      context.beginPath();
      context.ellipse(
        across * size,
        (along + 0.012) * size,
        size * 0.034,
        size * 0.06,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  for (const lean of [-1.5, -0.8, 0, 0.8, 1.5])
    leaf(context, 0, -size * 0.7, size * 0.7, lean, oklch(0.52 + 0.06 * Math.abs(lean), 0.13, 138));
  context.restore();
}

export const strawberries: PaintBeside = ({ context, random }, spots) => {
  for (const { x, y, size } of spots)
    for (const [dx, dy, share] of [
      [-0.8, -0.4, 0.84],
      [0.8, -0.28, 0.9],
      [-0.1, 0.3, 1],
    ] as const) {
      const radius = 50 * size * share;
      const [atX, atY] = [x + dx * 70 * size, y + dy * 60 * size];
      contact(context, atX, atY, radius * 1.1, 0.4, 0.6);
      strawberry(context, atX, atY, radius, (random() - 0.5) * 2.4);
    }
};

export const beans: PaintBeside = ({ context, random }, spots) => {
  for (const { x, y, size, flat } of spots)
    for (let bean = 0; bean < 34; bean++) {
      const away = random() ** 0.7 * 130 * size;
      const angle = random() * 6.3;
      const [atX, atY] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * flat];
      const radius = (15 + random() * 5) * size;
      contact(context, atX, atY + radius * 0.5, radius, 0.5, 0.6);
      context.save();
      context.translate(atX, atY);
      context.rotate(random() * 3.14);
      context.scale(1, 0.68);
      const roast = context.createRadialGradient(-radius * 0.3, -radius * 0.5, 0, 0, 0, radius);
      roast.addColorStop(0, oklch(0.56, 0.06, 50));
      roast.addColorStop(0.5, oklch(0.34, 0.055, 45));
      roast.addColorStop(1, oklch(0.17, 0.035, 40));
      context.fillStyle = roast;
      context.beginPath();
      context.arc(0, 0, radius, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = oklch(0.13, 0.03, 40);
      context.lineWidth = radius * 0.17;
      context.beginPath();
      context.moveTo(-radius * 0.9, radius * 0.1);
      context.bezierCurveTo(
        -radius * 0.3,
        -radius * 0.35,
        radius * 0.3,
        radius * 0.4,
        radius * 0.9,
        -radius * 0.1,
      );
      context.stroke();
      context.restore();
    }
};

export const ice: PaintBeside = ({ context, random }, spots) => {
  for (const { x, y, size } of spots)
    for (let cube = 0; cube < 3; cube++) {
      const side = (62 + random() * 26) * size;
      const [atX, atY] = [x + (cube - 1) * side * 0.86 + random() * 20, y + (cube % 2) * 22];
      contact(context, atX, atY, side * 0.6, 0.36, 0.3);
      context.save();
      context.translate(atX, atY - side * 0.42);
      context.rotate((random() - 0.5) * 0.8);
      const clear = context.createLinearGradient(-side / 2, -side / 2, side / 2, side / 2);
      clear.addColorStop(0, 'rgba(255,255,255,0.85)');
      clear.addColorStop(0.3, 'rgba(205,230,245,0.42)');
      clear.addColorStop(0.62, 'rgba(120,170,205,0.34)');
      clear.addColorStop(1, 'rgba(240,250,255,0.75)');
      context.fillStyle = clear;
      context.beginPath();
      context.roundRect(-side / 2, -side / 2, side, side, side * 0.17);
      context.fill();
      context.strokeStyle = 'rgba(255,255,255,0.75)';
      context.lineWidth = 3;
      context.stroke();
      context.fillStyle = 'rgba(255,255,255,0.3)';
      context.beginPath();
      context.moveTo(-side * 0.36, -side * 0.36);
      context.lineTo(side * 0.3, -side * 0.3);
      context.lineTo(side * 0.1, side * 0.05);
      context.lineTo(-side * 0.3, side * 0.28);
      context.fill();
      context.restore();
    }
};
