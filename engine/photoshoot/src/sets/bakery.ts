import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a bakery: loaves, rolls and baguettes on oak boards under warm lamps, and a counter
 * dusted with flour.
 */
export const bakery = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

/** Vertical positions of the shelves: 0 is the picture's top, 1 the far edge of the floor. */
const SHELVES = [0.34, 0.64, 0.95] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const base = hue ?? chooseByPick([172, 70, 30, 240], pick);
  const deep = hue !== null || pick % 2 === 0;
  paintPlaster(
    painter,
    rgb(deep ? 0.46 : 0.9, 0.045, base),
    rgb(deep ? 0.24 : 0.7, 0.04, base),
    [0.5, 0.1],
  );
  for (const [index, share] of SHELVES.entries())
    painter.blurred(7, (context) => shelf(painter, context, horizon * share, index));
  for (const x of [0.18, 0.5, 0.82]) {
    painter.blurred(5, (context) => pendant(context, SIDE * x, horizon * 0.1));
    paintPool(painter.context, 'screen', {
      x: SIDE * x,
      y: horizon * 0.16,
      reach: 330,
      stops: LAMPLIGHT,
    });
  }
  painter.floor({
    material: 'wood',
    light: oklch(0.78, 0.065, 70),
    dark: oklch(0.48, 0.065, 58),
    sheen: 0.12,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.4 };
}

/** Paints a shelf of baked goods, with different goods on the left and on the right. */
function shelf(painter: SetPainter, context: SKRSContext2D, base: number, index: number): void {
  context.fillStyle = 'rgba(20,10,4,0.4)';
  context.fillRect(-60, base + 16, SIDE + 120, 40);
  for (let x = -20 + 30 * index; x < SIDE + 40; ) {
    const kind = (Math.floor(x / 260) + index + 3) % 3;
    const tone = painter.between(0.5, 0.66);
    if (kind === 0) {
      loaf(context, x + 76, base, { wide: 152, tall: painter.between(78, 98), tone });
      x += 168;
    } else if (kind === 1) {
      for (const [shift, lift] of [
        [34, 0],
        [104, 0],
        [69, 44],
      ] as const)
        loaf(context, x + shift, base - lift, { wide: 74, tall: 52, tone: tone + 0.08 });
      x += 158;
    } else {
      basket(painter, context, x + 66, base, tone);
      x += 152;
    }
  }
  const oak = context.createLinearGradient(0, base, 0, base + 24);
  oak.addColorStop(0, oklch(0.7, 0.08, 64));
  oak.addColorStop(1, oklch(0.42, 0.07, 54));
  context.fillStyle = oak;
  context.fillRect(-60, base, SIDE + 120, 24);
}

/** Paints a loaf of bread with a crust that is pale at the cuts and under flour. */
function loaf(
  context: SKRSContext2D,
  x: number,
  base: number,
  { wide, tall, tone }: { wide: number; tall: number; tone: number },
): void {
  context.save();
  context.beginPath();
  context.moveTo(x - wide / 2, base - tall * 0.26);
  context.bezierCurveTo(
    x - wide * 0.46,
    base - tall * 1.18,
    x + wide * 0.46,
    base - tall * 1.18,
    x + wide / 2,
    base - tall * 0.26,
  );
  context.quadraticCurveTo(x + wide * 0.48, base, x + wide * 0.36, base);
  context.lineTo(x - wide * 0.36, base);
  context.quadraticCurveTo(x - wide * 0.48, base, x - wide / 2, base - tall * 0.26);
  context.clip();
  const crust = context.createLinearGradient(x - wide * 0.2, base - tall, x + wide * 0.2, base);
  crust.addColorStop(0, oklch(tone + 0.2, 0.1, 74));
  crust.addColorStop(0.45, oklch(tone, 0.115, 60));
  crust.addColorStop(1, oklch(tone - 0.22, 0.09, 48));
  context.fillStyle = crust;
  context.fillRect(x - wide / 2, base - tall, wide, tall);
  context.strokeStyle = oklch(tone + 0.26, 0.055, 82);
  context.lineWidth = tall * 0.09;
  for (let cut = -1; cut <= 1; cut++) {
    context.beginPath();
    context.moveTo(x + cut * wide * 0.24 - wide * 0.09, base - tall * 0.46);
    context.quadraticCurveTo(
      x + cut * wide * 0.24,
      base - tall * 0.62,
      x + cut * wide * 0.24 + wide * 0.11,
      base - tall * 0.84,
    );
    context.stroke();
  }
  context.restore();
}

/** Paints baguettes that stand in a basket of cane. */
function basket(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  base: number,
  tone: number,
): void {
  context.lineCap = 'round';
  for (let stick = 0; stick < 6; stick++) {
    const lean = (stick - 2.5) * 9 + painter.between(-5, 5);
    const top = base - painter.between(128, 168);
    const crust = context.createLinearGradient(x + lean - 14, 0, x + lean + 16, 0);
    crust.addColorStop(0, oklch(tone + 0.16, 0.105, 72));
    crust.addColorStop(1, oklch(tone - 0.14, 0.1, 52));
    context.strokeStyle = crust;
    context.lineWidth = 25;
    context.beginPath();
    context.moveTo(x + (stick - 2.5) * 15, base - 30);
    context.lineTo(x + (stick - 2.5) * 15 + lean, top);
    context.stroke();
  }
  painter.vessel(context, x, base, 118, 78, oklch(0.6, 0.075, 66));
  context.fillStyle = 'rgba(50,28,10,0.3)';
  for (let row = 0; row < 4; row++) context.fillRect(x - 59, base - 70 + row * 19, 118, 6);
}

function pendant(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = '#17140f';
  context.fillRect(x - 2, -60, 4, y + 40);
  context.beginPath();
  context.moveTo(x - 14, y - 20);
  context.lineTo(x + 14, y - 20);
  context.lineTo(x + 60, y + 26);
  context.lineTo(x - 60, y + 26);
  context.fill();
  context.fillStyle = '#fff0c6';
  context.beginPath();
  context.ellipse(x, y + 28, 50, 11, 0, 0, Math.PI * 2);
  context.fill();
}
