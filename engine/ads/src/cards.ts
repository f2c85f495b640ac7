import { computeContrast, type Rect } from '@adwright/engine-pixels';
import type { Painter } from './composition.ts';
import type { Inks } from './inks.ts';
import type { Stage } from './stage.ts';

/** Returns the corner radius of a card in this ad's style, in pixels. */
export function getCardRadius(stage: Stage): number {
  return Math.round(6 + stage.style.rounding * 68);
}

/** Paints a raised card in the palette's surface colour. */
export function paintCard(
  stage: Stage,
  box: Rect,
  fill: string = stage.style.palette.surface,
  lift = 1,
): Painter {
  return (context) => {
    context.save();
    context.shadowColor = `rgba(0, 0, 0, ${0.22 * lift})`;
    context.shadowBlur = 56 * lift;
    context.shadowOffsetY = 22 * lift;
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, getCardRadius(stage));
    context.fill();
    context.restore();
  };
}

/** Minimum contrast ratio between an ornament and its background. */
const LEAST_ORNAMENT = 1.4;

/**
 * Returns the colour of an ornament (such as quotation marks) on the given background. The ornament has the
 * accent colour, or the text colour if the accent colour would not be visible.
 */
export function chooseOrnamentColour(ground: string, { accent, ink }: Inks): string {
  if (computeContrast(accent, ground) >= LEAST_ORNAMENT) return accent;
  if (computeContrast(ink, ground) >= LEAST_ORNAMENT) return ink;
  return computeContrast('#ffffff', ground) > computeContrast('#000000', ground)
    ? '#ffffff'
    : '#000000';
}

/**
 * Tells whether the words are a real customer's quotation, which is shown in quotation marks. Statements by the
 * brand itself are shown without quotation marks.
 */
export function isQuotation({ copy }: Stage): boolean {
  return copy.quote.given !== false;
}

/**
 * Draws quotation marks as shapes, so that the marks look the same in every script. Statements by the brand
 * itself are shown without quotation marks.
 */
export function paintQuotationMarks(stage: Stage, box: Rect, fill: string, scale = 1): Painter[] {
  if (!isQuotation(stage)) return [];
  const size = 30 * scale * stage.unit * (stage.stacked ? 1.2 : 1);
  const paint: Painter = (context) => {
    context.fillStyle = fill;
    for (const offset of [0, size * 2.5]) {
      const x = box.x + offset;
      const y = box.y + size * 1.5;
      context.beginPath();
      context.arc(x + size, y, size, 0, Math.PI * 2);
      context.fill();
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x, y - size * 1.5, x + size * 1.5, y - size * 1.6);
      context.lineTo(x + size * 1.5, y - size * 1.05);
      context.quadraticCurveTo(x + size * 0.6, y - size * 0.95, x + size * 0.7, y);
      context.fill();
    }
  };
  return [paint];
}
