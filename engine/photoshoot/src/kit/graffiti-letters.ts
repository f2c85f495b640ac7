import { oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import type { SetPainter } from './set-painter.ts';

/** Number of letters in a piece of graffiti. */
const LETTERS = 6;
/**
 * Colours of each piece of graffiti: two hues (in degrees) between which each letter's colour changes, and the
 * colour of the outline.
 */
const PIECES = [
  [350, 60, '#1d1440'],
  [200, 300, '#f7f3ff'],
  [128, 215, '#14213d'],
  [35, 350, '#101014'],
] as const;

/**
 * Paints graffiti on a wall: a cloud of colour, letters and drips of paint. The paint is partly transparent,
 * so that the wall stays visible.
 */
export function paintLetters(
  painter: SetPainter,
  hue: number | null,
  pick: number,
  opacity: number,
): void {
  const { horizon } = painter;
  if (horizon === 0) return;
  const [first, second, line] = PIECES[pick % PIECES.length] ?? PIECES[0];
  const lit = hue ?? first;
  for (let cloud = 0; cloud < 7; cloud++)
    painter.blurred(
      26,
      (context) => {
        context.fillStyle = oklch(0.74, 0.14, cloud % 2 === 0 ? second : lit + 40);
        context.beginPath();
        context.arc(
          SIDE * painter.between(0, 1),
          horizon * painter.between(0.2, 0.9),
          painter.between(80, 170),
          0,
          Math.PI * 2,
        );
        context.fill();
      },
      0.5,
    );
  painter.blurred(
    5,
    (context) => {
      for (let letter = 0; letter < LETTERS; letter++)
        fatLetter(painter, context, letter, { lit, second, line });
      drips(painter, context, lit);
    },
    opacity,
  );
}

/**
 * Paints an unreadable letter: a slanted block with rounded ends and notches, a double outline and a highlight.
 */
function fatLetter(
  painter: SetPainter,
  context: SKRSContext2D,
  letter: number,
  { lit, second, line }: { lit: number; second: number; line: string },
): void {
  const wide = SIDE / (LETTERS - 0.6);
  const [x, y] = [(letter - 0.1) * wide * 1.02, painter.horizon * painter.between(0.3, 0.42)];
  const tall = painter.horizon * painter.between(0.4, 0.5);
  context.save();
  context.translate(x + wide / 2, y + tall / 2);
  context.transform(1, painter.between(-0.12, 0.06), painter.between(-0.24, -0.06), 1, 0, 0);
  context.beginPath();
  context.roundRect(-wide * 0.56, -tall / 2, wide * 1.12, tall, wide * 0.34);
  context.lineJoin = 'round';
  context.strokeStyle = oklch(0.95, 0.03, lit);
  context.lineWidth = 44;
  context.stroke();
  context.strokeStyle = line;
  context.lineWidth = 24;
  context.stroke();
  const fill = context.createLinearGradient(0, -tall / 2, 0, tall / 2);
  fill.addColorStop(0, oklch(0.84, 0.17, lit));
  fill.addColorStop(0.55, oklch(0.68, 0.21, (lit + second) / 2));
  fill.addColorStop(1, oklch(0.58, 0.2, second));
  context.fillStyle = fill;
  context.fill();
  context.fillStyle = line;
  const notch = (left: number, top: number, width: number, height: number) => {
    context.beginPath();
    context.roundRect(left * wide, top * tall, width * wide, height * tall, 20);
    context.fill();
  };
  if (letter % 3 === 0) notch(-0.14, -0.2, 0.3, 0.14);
  if (letter % 2 === 0) notch(-0.12, 0.14, 0.26, 0.4);
  else notch(0.06, -0.14, 0.54, 0.12);
  context.strokeStyle = 'rgba(255,255,255,0.85)';
  context.lineWidth = 13;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(-wide * 0.2, -tall * 0.28, wide * 0.22, Math.PI * 0.95, Math.PI * 1.5);
  context.stroke();
  context.restore();
}

/** Paints drips of paint that ran down the wall, and a spatter of drops. */
function drips(painter: SetPainter, context: SKRSContext2D, hue: number): void {
  for (let drip = 0; drip < 9; drip++) {
    const [x, y] = [SIDE * painter.random(), painter.horizon * painter.between(0.7, 0.86)];
    context.fillStyle = oklch(0.7, 0.19, hue + (drip % 3) * 30);
    context.beginPath();
    context.roundRect(x, y, 9, painter.between(30, 110), 5);
    context.fill();
  }
  for (let drop = 0; drop < 40; drop++) {
    context.fillStyle = withAlpha(oklch(0.8, 0.17, hue + drop * 23), 0.8);
    context.beginPath();
    context.arc(
      SIDE * painter.random(),
      painter.horizon * painter.random(),
      painter.between(3, 10),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
