import { computeBlockLeft, drawText, type Face, fitText } from '@adwright/engine-drawing';
import { makeReadable, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Words, signs and colours printed on a product. */
export interface LabelDesign {
  name: string;
  display: Face;
  strong: Face;
  /** The product's main colour, as hex. */
  body: string;
  paper: string;
  ink: string;
  accent: string;
  second: string;
  hue: number;
}

function centred(
  context: SKRSContext2D,
  text: string,
  face: Face,
  box: { x: number; y: number; width: number; height: number },
  sizes: [number, number],
  lines: number,
  ink: string,
): number {
  const fitted = fitText({
    text,
    face,
    maxWidth: box.width,
    maxHeight: box.height,
    maxSize: sizes[0],
    minSize: sizes[1],
    maxLines: lines,
  });
  const y = box.y + (box.height - fitted.height) / 2;
  drawText(
    context,
    fitted,
    { x: computeBlockLeft(fitted, box.x, box.width, 'center'), y },
    'center',
    ink,
  );
  return y + fitted.height;
}

/**
 * Ratio of width to height above which a label counts as a shop sign, which shows only the name over its whole
 * width.
 */
const SIGN_ASPECT = 4;

/**
 * Paints a label that is wrapped around a product. The label's sides turn away from the camera, so the words
 * stay within the middle 60 %.
 */
export function paintLabel(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  context.fillStyle = design.paper;
  context.fillRect(0, 0, width, height);
  if (width > height * SIGN_ASPECT) {
    const board = { x: width * 0.06, y: height * 0.14, width: width * 0.88, height: height * 0.72 };
    centred(context, design.name, design.display, board, [height * 0.58, 22], 1, design.ink);
    return;
  }
  const inner = width * 0.56;
  const left = (width - inner) / 2;
  context.fillStyle = design.accent;
  context.fillRect(0, 0, width, height * 0.045);
  context.fillRect(0, height * 0.955, width, height * 0.045);
  const bottom = centred(
    context,
    design.name,
    design.display,
    { x: left, y: height * 0.16, width: inner, height: height * 0.5 },
    [height * 0.26, 22],
    3,
    design.ink,
  );
  context.fillRect(
    width / 2 - width * 0.07,
    Math.max(bottom + height * 0.06, height * 0.7),
    width * 0.14,
    Math.max(4, height * 0.012),
  );
  const mark = Math.min(width, height) * 0.055;
  context.beginPath();
  context.arc(width / 2, height * 0.83, mark, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = design.paper;
  context.beginPath();
  context.arc(width / 2, height * 0.83, mark * 0.45, 0, Math.PI * 2);
  context.fill();
}

/** Paints a print on the product's surface without a label: words over a large disc in the accent colour. */
export function paintPrint(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const ink =
    makeReadable('#ffffff', design.body, 3) === '#ffffff'
      ? '#ffffff'
      : makeReadable('#1a1714', design.body, 4.5);
  context.fillStyle = design.body;
  context.fillRect(0, 0, width, height);
  context.fillStyle = design.accent;
  context.beginPath();
  context.arc(width / 2, height * 0.86, width * 0.3, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = withAlpha(ink, 0.9);
  context.fillRect(0, height * 0.06, width, height * 0.008);
  const inner = width * 0.4;
  centred(
    context,
    design.name,
    design.display,
    { x: (width - inner) / 2, y: height * 0.12, width: inner, height: height * 0.42 },
    [height * 0.2, 22],
    3,
    ink,
  );
}

/** Paints a picture over the whole front of a box or a book. */
export function paintCover(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  context.fillStyle = design.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = design.accent;
  context.beginPath();
  context.arc(width * 0.5, height * 0.98, width * 0.42, Math.PI, 0);
  context.fill();
  context.fillStyle = design.second;
  context.beginPath();
  context.arc(width * 0.5, height * 0.98, width * 0.26, Math.PI, 0);
  context.fill();
  context.fillStyle = design.ink;
  context.fillRect(width * 0.12, height * 0.1, width * 0.14, height * 0.008);
  centred(
    context,
    design.name,
    design.display,
    { x: width * 0.1, y: height * 0.13, width: width * 0.8, height: height * 0.36 },
    [height * 0.15, 26],
    4,
    design.ink,
  );
}
