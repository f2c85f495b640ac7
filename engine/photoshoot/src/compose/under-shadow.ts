import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { computeFloorLine, measureUnderside } from './foot.ts';
import type { Placement } from './placement.ts';

/** Scale of the layer in which the ambient shadow is painted, relative to the picture. */
export const SHADOW_SCALE = 0.25;

/**
 * Height above the floor, as a share of the product's width, at which the shadow of a part has faded to 1/e
 * (37 %).
 */
const UNDER_REACH = 0.3;

/**
 * Paints the ambient shadow under parts of the product that are above the floor, such as a seat between its
 * legs or the belly of a pot. Parts of the product nearer to the floor cast a darker shadow.
 */
export function paintUnderShadow(
  context: SKRSContext2D,
  product: Canvas,
  place: Placement,
  foot: readonly (number | null)[],
  shade: number,
): void {
  const { left, width, height, base } = place;
  const under = measureUnderside(product, place);
  const floor = computeFloorLine(foot);
  const columnWidth = width / foot.length;
  const rise = Math.max(...floor);
  const [spread, thick] = [Math.max(16, width * 0.05), Math.max(18, width * 0.1)];
  const margin = Math.ceil(spread * 2.6);
  // The layer is higher than the product, because shadows of high parts lie farther behind the product, and
  // the blur extends them.
  const above = 2 * margin;
  const layer = createCanvas(
    Math.ceil((width + 2 * margin) * SHADOW_SCALE),
    Math.ceil((rise + thick + above + margin) * SHADOW_SCALE),
  );
  const inside = layer.getContext('2d');
  inside.scale(SHADOW_SCALE, SHADOW_SCALE);
  inside.fillStyle = '#0a0806';
  for (const [column, line] of floor.entries()) {
    const gap = Math.max(0, (under[column] ?? height) - line);
    inside.globalAlpha = Math.exp(-gap / (UNDER_REACH * width));
    const deep = Math.min(gap * 0.75, margin + rise - line);
    inside.fillRect(
      margin + column * columnWidth,
      above + rise - line - deep,
      columnWidth + 0.6,
      thick + deep,
    );
  }
  const soft = createCanvas(layer.width, layer.height);
  const softly = soft.getContext('2d');
  softly.filter = `blur(${spread * SHADOW_SCALE}px)`;
  softly.drawImage(layer, 0, 0);
  context.save();
  context.globalAlpha = Math.min(0.8, 0.56 * shade);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    soft,
    left - margin,
    base - rise - above - thick * 0.72,
    layer.width / SHADOW_SCALE,
    layer.height / SHADOW_SCALE,
  );
  context.restore();
}
