import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import { CAST_SHADOW, castShadow, measureBulk, paintSilhouette } from './cast-shadow.ts';
import { computeFirmness, computeFloorLine, FOOT_REACH } from './foot.ts';
import type { Placement } from './placement.ts';
import { paintUnderShadow, SHADOW_SCALE } from './under-shadow.ts';

/**
 * Mirrors the product in the floor, column by column from the contact points, so that a slanted bottom edge
 * touches its reflection.
 */
export function paintReflection(
  context: SKRSContext2D,
  product: Canvas,
  { left, width, height, base }: Placement,
  foot: readonly (number | null)[],
  { gloss }: SetLook,
): void {
  if (gloss <= 0) return;
  const deep = Math.ceil(height * 0.45);
  const mirror = createCanvas(Math.ceil(width), deep + Math.ceil(height * FOOT_REACH));
  const inside = mirror.getContext('2d');
  const rise = height * FOOT_REACH;
  const columnWidth = width / foot.length;
  const source = product.width / foot.length;
  inside.scale(1, -1);
  // The reflection of each part lies as far below the contact point as the part lies above it.
  for (const [column, lift] of computeFloorLine(foot).entries()) {
    const share = Math.max(0, 1 - lift / height);
    inside.drawImage(
      product,
      column * source,
      0,
      source,
      product.height * share,
      column * columnWidth,
      -(rise - lift + height * share),
      columnWidth + 0.6,
      height * share,
    );
  }
  inside.setTransform(1, 0, 0, 1, 0, 0);
  inside.globalCompositeOperation = 'destination-in';
  const fade = inside.createLinearGradient(0, 0, 0, mirror.height);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(rise / mirror.height, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  inside.fillStyle = fade;
  inside.fillRect(0, 0, mirror.width, mirror.height);
  context.save();
  context.globalAlpha = gloss;
  context.filter = `blur(${2 + (1 - gloss) * 4}px)`;
  context.drawImage(mirror, left, base - rise - 3);
  context.restore();
}

/**
 * Paints a product's shadows: a shadow that gets softer with distance, the ambient shadow under the product,
 * and the dark contact line.
 *
 * @param shade factor by which the shadows are darker than in the default light
 */
export function paintShadows(
  context: SKRSContext2D,
  product: Canvas,
  place: Placement,
  foot: readonly (number | null)[],
  look: SetLook,
  shade = 1,
): void {
  castShadow(context, product, place, foot, look);
  paintUnderShadow(context, product, place, foot, shade);
  const { left, width, base } = place;
  const columnWidth = width / foot.length;
  const bulk = measureBulk(place);
  for (const [spread, thick, opacity] of [
    [Math.max(22, bulk * 0.1), Math.max(26, bulk * 0.13), 0.62],
    [Math.max(9, bulk * 0.036), Math.max(14, bulk * 0.064), 0.74],
    [Math.max(2.4, bulk * 0.008), Math.max(5, bulk * 0.015), 0.92],
  ] as const) {
    const margin = Math.ceil(Math.max(60, spread * 2.5));
    const scale = spread > 8 ? SHADOW_SCALE : 1;
    const rise = place.height * FOOT_REACH;
    const layer = createCanvas(
      Math.ceil((width + 2 * margin) * scale),
      Math.ceil((rise + 2 * margin) * scale),
    );
    const inside = layer.getContext('2d');
    inside.scale(scale, scale);
    inside.fillStyle = '#0a0806';
    for (const [column, lift] of foot.entries()) {
      const firm = computeFirmness(foot, column, columnWidth);
      if (lift === null || firm === 0) continue;
      inside.globalAlpha = firm;
      inside.fillRect(
        margin + column * columnWidth,
        margin + rise - lift - thick * 0.55,
        columnWidth + 0.5,
        thick,
      );
    }
    const soft = createCanvas(layer.width, layer.height);
    const softly = soft.getContext('2d');
    softly.filter = `blur(${spread * scale}px)`;
    softly.drawImage(layer, 0, 0);
    context.save();
    context.globalAlpha = Math.min(0.96, opacity * shade);
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      soft,
      left - margin,
      base - rise - margin,
      layer.width / scale,
      layer.height / scale,
    );
    context.restore();
  }
}

/**
 * Paints the soft shadow under a product that hovers above the floor. The argument `lift` is the product's
 * height above the floor, as a share of the picture's side.
 */
export function paintFloatShadow(
  context: SKRSContext2D,
  { left, width, base }: Placement,
  lift: number,
  { shadow = CAST_SHADOW }: Pick<SetLook, 'shadow'>,
): void {
  // On clouds and similar floors, a shadow is hardly visible.
  const share = Math.min(1.2, shadow / CAST_SHADOW);
  for (const [grown, darkness] of [
    [0.78, 0.3 * share],
    [0.5, 0.34 * share],
  ] as const) {
    const reach = width * grown;
    context.save();
    context.translate(left + width / 2, base + SIDE * lift);
    context.scale(1, 0.17);
    const pool = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    pool.addColorStop(0, `rgba(8,6,4,${darkness})`);
    pool.addColorStop(0.5, `rgba(8,6,4,${darkness * 0.6})`);
    pool.addColorStop(1, 'rgba(8,6,4,0)');
    context.fillStyle = pool;
    context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
    context.restore();
  }
}

/**
 * Paints the shadow of a product that lies on the floor and is seen from above: an ambient border, and the
 * silhouette on the side away from the lamp.
 */
export function paintLyingShadow(
  context: SKRSContext2D,
  product: Canvas,
  { left, top, width, height }: Placement,
  { shadowSide, shadow = CAST_SHADOW }: SetLook,
): void {
  const dark = paintSilhouette(product, width * SHADOW_SCALE, height * SHADOW_SCALE);
  const margin = 120;
  // A small product is usually low too, so its shadow is short.
  const low = Math.min(1, 0.3 + Math.min(width, height) / 480);
  for (const [blur, x, y, opacity] of [
    [26 * low, 46 * low, 56 * low, shadow * 1.1],
    [8, 12 * low, 15 * low, 0.45],
  ] as const) {
    const layer = createCanvas(
      Math.ceil((width + 2 * margin) * SHADOW_SCALE),
      Math.ceil((height + 2 * margin) * SHADOW_SCALE),
    );
    const inside = layer.getContext('2d');
    inside.filter = `blur(${blur * SHADOW_SCALE}px)`;
    inside.drawImage(dark, margin * SHADOW_SCALE, margin * SHADOW_SCALE);
    context.save();
    context.globalAlpha = opacity;
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      layer,
      left - margin + x * shadowSide,
      top - margin + y,
      width + 2 * margin,
      height + 2 * margin,
    );
    context.restore();
  }
}
