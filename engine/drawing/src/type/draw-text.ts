import type { SKRSContext2D } from '@napi-rs/canvas';
import { replaceSequences } from './emoji-sequences.ts';
import type { FittedText } from './fit-text.ts';

export type Align = 'start' | 'center' | 'end';

export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the physical side (left or right) of an alignment. The start of a line is left in left-to-right texts
 * and right in right-to-left texts.
 */
function physicalAlign(align: Align, fitted: FittedText): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'start') === (fitted.direction === 'ltr') ? 'left' : 'right';
}

/** Returns the logical alignment (start or end) that moves a text to the given physical side. */
export function resolveAlign(side: 'left' | 'center' | 'right', { direction }: FittedText): Align {
  if (side === 'center') return 'center';
  return (side === 'left') === (direction === 'ltr') ? 'start' : 'end';
}

/** Returns the left edge of the text's ink inside a box of the given width, for an alignment. */
export function computeBlockLeft(
  fitted: FittedText,
  left: number,
  width: number,
  align: Align,
): number {
  const side = physicalAlign(align, fitted);
  if (side === 'left') return left;
  return side === 'right' ? left + width - fitted.width : left + (width - fitted.width) / 2;
}

/**
 * Draws a fitted text so that the top left corner of the text's ink is at the origin. Skia shapes the text
 * (HarfBuzz) and puts it into bidirectional order (ICU).
 */
export function drawText(
  context: SKRSContext2D,
  fitted: FittedText,
  origin: Point,
  align: Align,
  ink: string,
): void {
  const side = physicalAlign(align, fitted);
  context.save();
  context.font = `${fitted.size}px ${fitted.stack}`;
  context.letterSpacing = `${fitted.tracking}px`;
  context.direction = fitted.direction;
  context.textAlign = side;
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  const x = origin.x + (side === 'left' ? 0 : side === 'right' ? fitted.width : fitted.width / 2);
  fitted.lines.forEach((line, index) => {
    const y = origin.y + fitted.ascent + index * fitted.leading;
    context.fillText(replaceSequences(line), x, y);
  });
  context.restore();
}
