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
