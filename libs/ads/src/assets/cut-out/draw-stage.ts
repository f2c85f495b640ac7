import { getOpacity, type MaskLevels } from './mask-levels.ts';
import { getDrawingContext } from './mask-pictures.ts';

/** A cut-out that the engine drew, and the cut-out's box in the photo, relative to the photo's size (0–1). */
export interface DrawnCut {
  picture: ImageBitmap;
  place: { x: number; y: number; width: number; height: number };
}

interface Stage {
  photo: ImageBitmap;
  mask: MaskLevels;
  /**
   * The cut-out that the engine has drawn from the mask. If it is null, the stage shows the mask instead.
   */
  drawn: DrawnCut | null;
}

/**
 * Opacity (0–1) at which removed areas of the photo remain visible, so that the user sees what can be restored.
 */
const REMOVED_OPACITY = 0.3;

/** Draws a cut-out over a faint photo. The page's CSS shows the checkerboard behind the canvas. */
export function drawStage(canvas: HTMLCanvasElement, { photo, mask, drawn }: Stage): void {
  const { width, height } = photo;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, width, height);
  context.globalAlpha = REMOVED_OPACITY;
  context.drawImage(photo, 0, 0);
  context.globalAlpha = 1;
  if (drawn) {
    const { x, y, width: across, height: down } = drawn.place;
    context.drawImage(drawn.picture, x * width, y * height, across * width, down * height);
    return;
  }
  const cut = getDrawingContext(width, height);
  const small = getDrawingContext(mask.width, mask.height);
  small.putImageData(new ImageData(getOpacity(mask), mask.width, mask.height), 0, 0);
  cut.drawImage(small.canvas, 0, 0, width, height);
  cut.globalCompositeOperation = 'source-in';
  cut.drawImage(photo, 0, 0);
  context.drawImage(cut.canvas, 0, 0);
}
