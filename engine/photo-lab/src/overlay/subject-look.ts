import { type Look, lookAt } from '@adwright/engine-pixels';
import type { OverlayScene, ShownPhoto } from './overlay-scene.ts';

/** Minimum value of the saliency map (0–255) at which a pixel certainly belongs to the subject. */
const SURE = 200;

/**
 * Returns the outline of the photo's subject in the finished picture. The check of the finished picture uses
 * the outline to find the subject.
 */
export function subjectLook({ raster, subject }: OverlayScene, { box, window }: ShownPhoto): Look {
  const { data, width, height } = raster;
  return lookAt(box, (across, down) => {
    const x = window.x + across * window.width;
    const y = window.y + down * window.height;
    const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
    const at = (row * width + column) * 3;
    const { side, values } = subject;
    const sure = values[Math.floor(y * side) * side + Math.floor(x * side)] ?? 0;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, sure >= SURE ? 255 : 0];
  });
}
