import type { Rect } from '@adwright/engine-pixels';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** A photo of which nothing is cut off, wherever it is shown. */
export interface WholePhoto {
  canvas: Canvas;
  /** The colour that its rim has all around, so that it goes on without a seam; null for a rim of many colours. */
  rim: string | null;
  /** The same photo small and out of focus, for what is beside it. */
  blurred: Canvas;
}

/** The largest box of a photo's shape in another box, in its middle. */
export function containedIn({ width, height }: { width: number; height: number }, box: Rect): Rect {
  const scale = Math.min(box.width / width, box.height / height);
  return {
    x: box.x + (box.width - width * scale) / 2,
    y: box.y + (box.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

/** Paints a whole photo into a box; what is beside it goes on in its rim's colour, or out of focus. */
export function drawWhole(
  context: SKRSContext2D,
  { canvas, rim, blurred }: WholePhoto,
  box: Rect,
): void {
  const shown = containedIn(canvas, box);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  if (rim) {
    context.fillStyle = rim;
    context.fillRect(box.x, box.y, box.width, box.height);
  } else {
    const side = Math.max(box.width, box.height);
    context.drawImage(
      blurred,
      box.x + (box.width - side) / 2,
      box.y + (box.height - side) / 2,
      side,
      side,
    );
  }
  context.drawImage(canvas, shown.x, shown.y, shown.width, shown.height);
  context.restore();
}
