import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLeaf } from '../kit/leaf.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { paintPottedPlant } from '../kit/potted-plant.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a kitchen: tiles or plaster, a full shelf, boards and jars along the wall, and a counter
 * of wood or stone.
 */
export const kitchen = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

/** Vertical position of the shelf's upper edge: 0 is the picture's top, 1 the far edge of the floor. */
const SHELF = 0.34;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? 85;
  const mirrored = pick % 2 === 1;
  const x = (share: number) => SIDE * (mirrored ? 1 - share : share);
  if (pick % 3 === 2) paintPlaster(painter, rgb(0.93, 0.02, base), rgb(0.74, 0.035, base));
  else tiles(painter, hue, pick % 3 === 0 ? [0.93, 0.01, base] : [0.7, 0.045, hue ?? 155]);
  painter.shade(0, painter.horizon - 240, SIDE, 240, 0.2);
  painter.windowLight(0.42);
  shelf(painter, x);
  counter(painter, x);
  painter.floor(
    chooseByPick(
      [
        {
          material: 'wood',
          light: oklch(0.76, 0.075, 70),
          dark: oklch(0.46, 0.075, 58),
          sheen: 0.14,
        },
        { material: 'marble', light: '#f4f2ee', dark: '#c6c1b8', vein: '#7d786f', sheen: 0.24 },
      ] as const,
      pick,
    ),
  );
  return { gloss: 0.12, shadowSide: 1, shadow: 0.42 };
}

/**
 * Paints glazed tiles in a running bond (rows offset by half a tile); each tile has a different gloss and
 * tone.
 */
function tiles(
  painter: SetPainter,
  hue: number | null,
  [lightness, chroma, base]: readonly [number, number, number],
): void {
  painter.wall(oklch(lightness, chroma * 0.6, base), oklch(lightness - 0.14, chroma, base));
  const own = hue === null ? chroma : Math.max(chroma, 0.04);
  painter.blurred(3.5, (context) => {
    const tile = 112;
    for (let y = 0, row = 0; y < painter.horizon; y += tile / 2, row++)
      for (let x = -tile; x < SIDE + tile; x += tile) {
        const left = x + (row % 2 ? tile / 2 : 0) + 2;
        const glaze = context.createLinearGradient(left, y, left + tile, y + tile / 2);
        const tone = lightness - 0.03 + painter.random() * 0.05;
        glaze.addColorStop(0, oklch(tone + 0.05, own * 0.7, base));
        glaze.addColorStop(0.4, oklch(tone, own, base));
        glaze.addColorStop(1, oklch(tone - 0.06, own, base));
        context.fillStyle = glaze;
        context.beginPath();
        context.roundRect(left, y + 2, tile - 4, tile / 2 - 4, 4);
        context.fill();
      }
  });
}

/** Paints plates, bowls, jars and a trailing plant on an oak board. */
function shelf(painter: SetPainter, x: (share: number) => number): void {
  const y = painter.horizon * SHELF;
  painter.blurred(9, (context) => {
    context.fillStyle = 'rgba(50,32,14,0.32)';
    context.fillRect(-40, y + 26, SIDE + 80, 34);
    const oak = context.createLinearGradient(0, y, 0, y + 28);
    oak.addColorStop(0, oklch(0.72, 0.08, 66));
    oak.addColorStop(1, oklch(0.46, 0.075, 56));
    context.fillStyle = oak;
    context.fillRect(-40, y, SIDE + 80, 28);
    for (let plate = 0; plate < 6; plate++) {
      context.fillStyle = oklch(plate % 2 === 0 ? 0.95 : 0.84, 0.012, 80);
      context.beginPath();
      context.roundRect(x(0.1) - 92, y - 14 - plate * 13, 184, 11, 6);
      context.fill();
    }
    for (const [share, fill] of [
      [0.24, oklch(0.8, 0.09, 82)],
      [0.32, oklch(0.4, 0.06, 48)],
      [0.4, oklch(0.86, 0.04, 92)],
      [0.48, oklch(0.6, 0.11, 48)],
    ] as const)
      storageJar(painter, context, x(share), y, fill);
    for (const [share, colour] of [
      [0.6, oklch(0.62, 0.08, 232)],
      [0.68, oklch(0.93, 0.015, 85)],
      [0.76, oklch(0.63, 0.11, 42)],
    ] as const) {
      painter.vessel(context, x(share), y, 66, 74, colour);
      context.strokeStyle = colour;
      context.lineWidth = 9;
      context.beginPath();
      context.arc(x(share) + 36, y - 38, 18, -1.4, 1.4);
      context.stroke();
    }
  });
  paintPottedPlant(painter, x(0.9), y + 2, 104, 9);
  painter.blurred(9, (context) => {
    for (let vine = 0; vine < 26; vine++)
      paintLeaf(
        context,
        x(0.9) + painter.between(-62, 62),
        y + painter.between(-30, 150),
        painter.between(26, 48),
        painter.between(2.2, 4.1),
        oklch(painter.between(0.42, 0.62), 0.1, painter.between(132, 148)),
      );
  });
}

/** Paints a glass jar with a cork, and the contents of the jar. */
function storageJar(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  base: number,
  fill: string,
): void {
  painter.vessel(context, x, base, 72, 120, 'rgba(232,240,240,0.75)');
  painter.vessel(context, x, base - 3, 64, 84, fill);
  context.fillStyle = oklch(0.66, 0.075, 66);
  context.fillRect(x - 27, base - 136, 54, 20);
}

/** Paints boards, a jar of spoons, oil, fruit and a pan along the wall. */
function counter(painter: SetPainter, x: (share: number) => number): void {
  const base = painter.horizon + 14;
  painter.blurred(10, (context) => {
    context.fillStyle = 'rgba(30,20,10,0.35)';
    context.fillRect(-40, base - 34, SIDE + 80, 40);
    for (const [share, width, height, tone] of [
      [0.09, 170, 290, 0.62],
      [0.2, 150, 220, 0.5],
    ] as const) {
      const wood = context.createLinearGradient(x(share) - width / 2, 0, x(share) + width / 2, 0);
      wood.addColorStop(0, oklch(tone + 0.12, 0.08, 64));
      wood.addColorStop(1, oklch(tone - 0.06, 0.075, 54));
      context.fillStyle = wood;
      context.beginPath();
      context.roundRect(x(share) - width / 2, base - height, width, height, 34);
      context.fill();
      context.fillStyle = 'rgba(30,18,8,0.5)';
      context.beginPath();
      context.arc(x(share), base - height + 34, 11, 0, Math.PI * 2);
      context.fill();
    }
    painter.vessel(context, x(0.885), base, 120, 150, oklch(0.9, 0.02, 75));
    context.lineCap = 'round';
    for (const [lean, length, colour] of [
      [-56, 170, oklch(0.6, 0.08, 60)],
      [-12, 214, oklch(0.7, 0.075, 68)],
      [26, 184, oklch(0.3, 0.01, 60)],
      [62, 160, oklch(0.66, 0.08, 58)],
    ] as const) {
      const [fromX, fromY] = [x(0.885), base - 140];
      context.strokeStyle = colour;
      context.lineWidth = 12;
      context.beginPath();
      context.moveTo(fromX, fromY);
      context.lineTo(fromX + lean, fromY - length);
      context.stroke();
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(fromX + lean, fromY - length, 19, 30, lean / 300, 0, Math.PI * 2);
      context.fill();
    }
    painter.vessel(context, x(0.77), base, 66, 170, oklch(0.56, 0.1, 112));
    painter.vessel(context, x(0.77), base - 164, 24, 64, oklch(0.5, 0.09, 112));
    for (const [share, lift, colour] of [
      [0.3, 0, oklch(0.72, 0.17, 58)],
      [0.37, 0, oklch(0.8, 0.16, 96)],
      [0.335, 62, oklch(0.68, 0.18, 46)],
    ] as const)
      painter.ball(context, x(share), base - 40 - lift, 44, colour);
  });
}
