import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { FOOT_REACH, firmness, floorLine } from './foot.ts';
import { SIDE } from './sets/frame.ts';
import type { SetLook } from './sets/set-look.ts';
import { SHADOW_SCALE, underShadow } from './under-shadow.ts';

/** Where a product stands in the picture, in pixels. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where it stands. */
  base: number;
  /** How far up its foot reaches where it was seen from above, where something is to hold all of that. */
  depth?: number;
}

/** Mirrors the product in the floor, column by column from where it touches, so that a slanted foot meets its image. */
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
  // What hangs over the floor is seen in it as far below as it is above.
  for (const [column, lift] of floorLine(foot).entries()) {
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

function silhouette(product: Canvas, width: number, height: number): Canvas {
  const dark = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = dark.getContext('2d');
  context.drawImage(product, 0, 0, dark.width, dark.height);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#0a0806';
  context.fillRect(0, 0, dark.width, dark.height);
  return dark;
}

/** How dark a cast shadow is where a set does not say. */
export const CAST_SHADOW = 0.38;

/** Width of a product as far as its shadows are concerned: what is broad for its height is mostly thin, or open. */
const bulkOf = ({ width, height }: Placement) => Math.min(width, height * 0.6);

/**
 * A shadow that softens as it leaves the product, the dimness under it, and the dark line where it touches the floor.
 *
 * @param shade how much darker than usual they are painted
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
  underShadow(context, product, place, foot, shade);
  const { left, width, base } = place;
  const columnWidth = width / foot.length;
  const bulk = bulkOf(place);
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
      const firm = firmness(foot, column, columnWidth);
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

/** How much darker its two layers are laid than the whole is to be: the blur takes as much from each. */
const DEPTH = 1.4;
/** Of a product's height, how far aside its shadow reaches, and how far up the picture. */
const CAST_ASIDE = 0.85;
const CAST_UP = 0.24;
/** Against the light it falls before the product, a little aside; against a low sun farther, and away from that. */
const BEFORE_ASIDE = 0.3;
const BEFORE_DOWN = 0.42;
const SUN_DOWN = 0.56;
/** Of a product's height, how far aside the lowest sun throws it. */
const SUN_ASIDE = 0.8;

/** The product's shape laid on the floor: crisp near the foot, soft far from it (a lamp is never a point). */
function castShadow(
  context: SKRSContext2D,
  product: Canvas,
  place: Placement,
  foot: readonly (number | null)[],
  look: SetLook,
): void {
  const { left, width, height, base } = place;
  const { shadow: darkness = CAST_SHADOW } = look;
  const dark = silhouette(product, width * SHADOW_SCALE, height * SHADOW_SCALE);
  // What light makes dark shadows comes from one place: their edges are crisp.
  const soft = Math.min(1.3, Math.max(0.6, 1.6 - 1.5 * darkness));
  const bulk = bulkOf(place) * soft;
  const touching = foot.filter((lift) => lift !== null);
  // The shape is laid from the middle of the foot, not from its lowest corner.
  const lift = (touching.reduce((sum, one) => sum + one, 0) / Math.max(1, touching.length)) * 0.8;
  const [aside, up] = throwOf(place, base - lift, look);
  const reach = Math.abs(aside);
  const margin = 140;
  const layerWidth = width + reach + 2 * margin;
  const layerHeight = Math.abs(up) + 2 * margin;
  const originX = margin + (aside > 0 ? 0 : reach);
  const ground = margin + Math.max(0, up);
  for (const [blur, from, to] of [
    [Math.max(5 * soft, bulk * 0.022), 1, 0.3],
    [Math.max(16 * soft, bulk * 0.07), 0.25, 1],
  ] as const) {
    const layer = createCanvas(
      Math.ceil(layerWidth * SHADOW_SCALE),
      Math.ceil(layerHeight * SHADOW_SCALE),
    );
    const inside = layer.getContext('2d');
    inside.filter = `blur(${blur * SHADOW_SCALE}px)`;
    inside.transform(
      1,
      0,
      -aside / height,
      up / height,
      originX * SHADOW_SCALE,
      ground * SHADOW_SCALE,
    );
    inside.drawImage(dark, 0, -dark.height);
    inside.setTransform(1, 0, 0, 1, 0, 0);
    inside.filter = 'none';
    inside.globalCompositeOperation = 'destination-in';
    const fade = inside.createLinearGradient(
      0,
      ground * SHADOW_SCALE,
      0,
      (ground - up) * SHADOW_SCALE,
    );
    fade.addColorStop(0, `rgba(0,0,0,${from})`);
    fade.addColorStop(0.75, `rgba(0,0,0,${to * 0.85})`);
    fade.addColorStop(1, `rgba(0,0,0,${to * 0.45})`);
    inside.fillStyle = fade;
    inside.fillRect(0, 0, layer.width, layer.height);
    context.save();
    context.globalAlpha = Math.min(0.86, darkness * DEPTH);
    context.imageSmoothingQuality = 'high';
    context.drawImage(layer, left - originX, base - lift - ground, layerWidth, layerHeight);
    context.restore();
  }
}

/** How far the top of a product's shadow lies from its foot on `ground`, in pixels to the right and up the picture. */
function throwOf(
  { left, width, height }: Placement,
  ground: number,
  { shadowSide, shadowLength = 1, floorTop = 0, lowSun }: SetLook,
): readonly [aside: number, up: number] {
  if (lowSun !== undefined) {
    // On the floor it lies in line with the place under the sun where the floor ends.
    const slope = (left + width / 2 - lowSun) / Math.max(1, ground - floorTop);
    const aside = height * Math.min(SUN_ASIDE, Math.max(-SUN_ASIDE, SUN_DOWN * slope));
    return [aside, -height * SUN_DOWN];
  }
  if (shadowLength < 0) return [height * BEFORE_ASIDE * shadowSide, -height * BEFORE_DOWN];
  const room = Math.max(0, ground - floorTop) * 0.85;
  return [
    height * CAST_ASIDE * shadowLength * shadowSide,
    Math.min(height * CAST_UP * shadowLength ** 0.3, room),
  ];
}

/** The pool of shadow under what hovers `lift` of the picture's side over the floor. */
export function paintFloatShadow(
  context: SKRSContext2D,
  { left, width, base }: Placement,
  lift: number,
  { shadow = CAST_SHADOW }: Pick<SetLook, 'shadow'>,
): void {
  // On clouds and the like next to nothing is seen of it.
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

/** The shadow of what lies on the floor, seen from above: a rim of dimness and the shape itself, away from the light. */
export function paintLyingShadow(
  context: SKRSContext2D,
  product: Canvas,
  { left, top, width, height }: Placement,
  { shadowSide, shadow = CAST_SHADOW }: SetLook,
): void {
  const dark = silhouette(product, width * SHADOW_SCALE, height * SHADOW_SCALE);
  const margin = 120;
  // What is small is low too.
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
