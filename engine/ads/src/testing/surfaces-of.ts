import type { Rect } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import type { ComposedAd } from '../compose-ad.ts';

/**
 * Number of ad pixels per painted pixel along each axis. A coarse picture is enough to find the positions of
 * surfaces.
 */
const COARSENESS = 12;
/** Minimum share of the ad that a panel or a band covers; smaller areas are ornaments. */
const LEAST_PANEL = 0.06;

/**
 * Finds opaque surfaces with straight edges under the text of an ad: raised cards, panels and bands. The
 * surfaces are painted once on a small canvas that records each filled area.
 */
export function findSurfaces({ stage, composition }: ComposedAd): Rect[] {
  const { width, height } = stage;
  const canvas = createCanvas(Math.ceil(width / COARSENESS), Math.ceil(height / COARSENESS));
  const context = canvas.getContext('2d');
  context.scale(1 / COARSENESS, 1 / COARSENESS);
  const surfaces: Rect[] = [];
  const note = (box: Rect) => {
    const { a, b, c, d, e, f } = context.getTransform();
    if (b !== 0 || c !== 0) return;
    const [x, y] = [(a * box.x + e) * COARSENESS, (d * box.y + f) * COARSENESS];
    const [across, down] = [a * box.width * COARSENESS, d * box.height * COARSENESS];
    surfaces.push({
      x: Math.min(x, x + across),
      y: Math.min(y, y + down),
      width: Math.abs(across),
      height: Math.abs(down),
    });
  };
  const fillRect = context.fillRect.bind(context);
  context.fillRect = (x, y, across, down) => {
    const isPanel = across * down >= LEAST_PANEL * width * height;
    if (isPanel && typeof context.fillStyle === 'string' && context.globalAlpha === 1)
      note({ x, y, width: across, height: down });
    fillRect(x, y, across, down);
  };
  const roundRect = context.roundRect.bind(context);
  context.roundRect = (x, y, across, down, radii) => {
    if (context.shadowBlur > 0) note({ x, y, width: across, height: down });
    roundRect(x, y, across, down, radii);
  };
  for (const paint of [...composition.backdrop, ...(composition.overlay ?? [])]) paint(context);
  const isWhole = (box: Rect) => box.width >= width - 1 && box.height >= height - 1;
  return surfaces.filter((box) => !isWhole(box));
}
