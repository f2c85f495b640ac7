import type { Rect } from '@adwright/engine-pixels';

/** Returns the largest box with a picture's aspect ratio inside another box, centred in that box. */
export function fitInside({ width, height }: { width: number; height: number }, box: Rect): Rect {
  const scale = Math.min(box.width / width, box.height / height);
  return {
    x: box.x + (box.width - width * scale) / 2,
    y: box.y + (box.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}
