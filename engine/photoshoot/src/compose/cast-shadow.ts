import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { SetLook } from '../kit/set-look.ts';
import type { Placement } from './placement.ts';
import { SHADOW_SCALE } from './under-shadow.ts';

/** Opacity (0–1) of a cast shadow in scenes that do not define one. */
export const CAST_SHADOW = 0.38;

/**
 * Returns the product's width that determines its shadows, at most 0.6 of the product's height. A product
 * that is wider than this is mostly thin or open, so its shadow is narrower than the product.
 */
export const measureBulk = ({ width, height }: Placement) => Math.min(width, height * 0.6);

/** Paints the silhouette of a product in black. */
export function paintSilhouette(product: Canvas, width: number, height: number): Canvas {
  const dark = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = dark.getContext('2d');
  context.drawImage(product, 0, 0, dark.width, dark.height);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#0a0806';
  context.fillRect(0, 0, dark.width, dark.height);
  return dark;
}

/**
 * Opacity of each of the two layers of a cast shadow, relative to the opacity of the whole shadow. The value
 * is above 1, because blurring makes both layers paler.
 */
const DEPTH = 1.4;
/** Sideways length of a cast shadow in the picture, as a share of the product's height. */
const CAST_ASIDE = 0.85;
/** Upward length of a cast shadow in the picture, as a share of the product's height. */
const CAST_UP = 0.24;
/** Sideways extent of a shadow under backlight, as a share of the product's height. */
const BEFORE_ASIDE = 0.3;
/** Extent of a shadow under backlight towards the viewer, as a share of the product's height. */
const BEFORE_DOWN = 0.42;
/**
 * Extent of a shadow under a low sun towards the viewer, as a share of the product's height. This shadow is
 * longer than under backlight, and points away from the sun.
 */
const SUN_DOWN = 0.56;
/** Maximum sideways length of the shadow in a low sun, as a share of the product's height. */
const SUN_ASIDE = 0.8;

/**
 * Paints the product's silhouette as a shadow on the floor. The shadow is sharp near the product's bottom and
 * soft farther away, because no lamp is a point.
 */
export function castShadow(
  context: SKRSContext2D,
  product: Canvas,
  place: Placement,
  foot: readonly (number | null)[],
  look: SetLook,
): void {
  const { left, width, height, base } = place;
  const { shadow: darkness = CAST_SHADOW } = look;
  const dark = paintSilhouette(product, width * SHADOW_SCALE, height * SHADOW_SCALE);
  // A light with dark shadows is a small source, so its shadows have sharp edges.
  const soft = Math.min(1.3, Math.max(0.6, 1.6 - 1.5 * darkness));
  const bulk = measureBulk(place) * soft;
  const touching = foot.filter((lift) => lift !== null);
  // The shadow starts from the middle of the product's contact area, not from its lowest corner.
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

/**
 * Returns the offset of the shadow's top from the product's contact point on the floor, in pixels to the
 * right and up.
 */
function throwOf(
  { left, width, height }: Placement,
  ground: number,
  { shadowSide, shadowLength = 1, floorTop = 0, lowSun }: SetLook,
): readonly [aside: number, up: number] {
  if (lowSun !== undefined) {
    // A shadow on the floor points away from the sun's position on the horizon.
    const slope = (left + width / 2 - lowSun.x) / Math.max(1, ground - floorTop);
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
