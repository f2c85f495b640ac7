import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import {
  STANDS,
  type StandColour,
  type StandKind,
  type StandMaterial,
} from '../kit/stand-kinds.ts';
import { computeMeanColour } from './harmonise.ts';
import type { Placement } from './placement.ts';
import { BLOCK_BACK, BLOCK_DEPTH, renderStand } from './stand-solid.ts';

/** Colour, material and light of the stand under a product. */
export interface StandLook {
  colour: StandColour;
  /** The stand's material, if the brief names one; otherwise null. */
  material: StandMaterial | null;
  /** Side of the stand from which the light comes: −1 left, 1 right. */
  lightSide: -1 | 1;
  /** Opacity of the stand's cast shadow, 0–1. */
  shadow: number;
  /** Strength of the stand's reflection in the floor, 0–1. */
  gloss: number;
}

/** Returns half the width of the stand for a product of a given width, in pixels. */
export function computeStandRadius(kind: StandKind, width: number): number {
  return Math.min(SIDE * 0.47, width * 0.5 + (kind === 'block' ? 60 : 84));
}

/** Minimum ratio of the visible depth to the width of a stand's top, in the camera's perspective. */
const FLATNESS = 0.17;
/**
 * Maximum ratio of the visible depth to the width of a stand's top. A stand gets the perspective of the
 * product's photo, so this limit matters for products photographed from high above.
 */
const STEEPEST = 0.38;
/**
 * Half the depth of a stand's top, as a multiple of the depth of the product's contact area. Despite the
 * factor below 1, the top must also reach under the product's corners.
 */
const HELD = 0.8;
/**
 * Distance between the product's bottom and the stand's centre, towards the camera, as a share of half the
 * stand's depth. A product with a deep contact area is centred on the stand instead.
 */
const BEFORE_MIDDLE = 0.22;
/** Minimum mean level (0–255) of a scene in which a stand has its full brightness. */
const FULL_LIGHT = 165;
/** Minimum share of its brightness that a stand keeps even in a dark scene. */
const LEAST_LIGHT = 0.5;

/** Returns the rows of a stand's top and bottom in the picture, in pixels. */
function measures(kind: StandKind, { left, width, base, depth = 0 }: Placement) {
  const radius = computeStandRadius(kind, width);
  const flat = Math.min(radius * STEEPEST, Math.max(radius * FLATNESS, depth * HELD));
  return {
    x: left + width / 2,
    top: base - Math.max(flat * BEFORE_MIDDLE, depth / 2),
    radius,
    flat,
  };
}

/**
 * Paints a stand under a product in the light of the scene, with the stand's cast shadow and its reflection in the
 * floor.
 */
export function paintStand(
  painter: SetPainter,
  kind: StandKind,
  place: Placement,
  { colour, material, lightSide, shadow, gloss }: StandLook,
): void {
  const { context } = painter;
  const { rise, round } = STANDS[kind];
  const { x, top, radius, flat } = measures(kind, place);
  const wooden = kind === 'tray' && material === null ? 'wood' : material;
  const set = computeMeanColour(painter.canvas, 0, SIDE * 0.2, SIDE, SIDE * 0.8);
  const image = renderStand(
    { radius, flat, rise, round },
    colour,
    wooden,
    lightSide,
    // Brushed metal takes only the brightness of the light, because gold in green light would look like
    // tarnished brass.
    colour.metal && material === null ? convertToGrey(setLight(set)) : setLight(set),
    painter.noise,
  );
  standShadow(painter, x, top + rise, radius, flat, { rise, round, lightSide, shadow });
  const [left, up] = [x - image.width / 2, top - flat - 2];
  if (gloss > 0.04) paintReflection(context, image, left, up, rise, gloss);
  context.drawImage(image, left, up);
}

function convertToGrey([red, green, blue]: readonly [number, number, number]): [
  number,
  number,
  number,
] {
  const level = (red + green + blue) / 3;
  return [level, level, level];
}

/**
 * Returns the factors by which the light of a scene multiplies an object's red, green and blue, from the scene's mean
 * colour.
 */
export function setLight([red, green, blue]: readonly [number, number, number]): [
  number,
  number,
  number,
] {
  const level = (red + green + blue) / 3;
  const light = Math.min(1, LEAST_LIGHT + (1 - LEAST_LIGHT) * (level / FULL_LIGHT));
  const cast = (channel: number) =>
    light * (1 + 0.3 * Math.min(0.4, Math.max(-0.4, channel / Math.max(1, level) - 1)));
  return [cast(red), cast(green), cast(blue)];
}

/** Limits the next drawing to the top of a stand, so that a product's shadow ends at the stand's edge. */
export function clipToTop(context: SKRSContext2D, kind: StandKind, place: Placement): void {
  const { x, top, radius, flat } = measures(kind, place);
  context.beginPath();
  if (STANDS[kind].round) context.ellipse(x, top, radius, flat, 0, 0, Math.PI * 2);
  else blockFoot(context, x, top, radius, flat);
  context.clip();
}

/** Adds the outline of a block's top or bottom to the canvas path. */
function blockFoot(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  flat: number,
): void {
  const deep = flat * BLOCK_DEPTH;
  context.moveTo(x - radius * BLOCK_BACK, y - deep);
  context.lineTo(x + radius * BLOCK_BACK, y - deep);
  context.lineTo(x + radius, y + deep);
  context.lineTo(x - radius, y + deep);
}

/** Paints a stand's shadows: the long shadow away from the lamp, and the dark line under the stand. */
function standShadow(
  painter: SetPainter,
  x: number,
  foot: number,
  radius: number,
  flat: number,
  {
    rise,
    round,
    lightSide,
    shadow,
  }: { rise: number; round: boolean; lightSide: -1 | 1; shadow: number },
): void {
  const outline = (context: SKRSContext2D, shift: number, lift: number, grown: number) => {
    context.beginPath();
    if (round)
      context.ellipse(x + shift, foot - lift, radius * grown, flat * grown, 0, 0, Math.PI * 2);
    else blockFoot(context, x + shift, foot - lift, radius * grown, flat);
    context.fill();
  };
  for (const [blur, from, to, darkness] of [
    [20, 0.3, 1.5, shadow * 1.1],
    [9, 0, 0.35, shadow * 0.9],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.fillStyle = fading(context, x - lightSide * radius, -lightSide * rise * 1.6);
        for (let step = 0; step <= 6; step++) {
          const reach = rise * (from + ((to - from) * step) / 6);
          outline(context, -lightSide * reach, reach * 0.22, 1);
        }
      },
      Math.min(0.8, darkness),
    );
  painter.blurred(
    4,
    (context) => {
      context.fillStyle = '#0a0806';
      outline(context, 0, -3, 1.008);
    },
    0.72,
  );
}

/**
 * Returns the gradient of a shadow that starts at a column, is `reach` pixels long and gets lighter with
 * distance.
 */
function fading(context: SKRSContext2D, from: number, reach: number): CanvasGradient {
  const over = context.createLinearGradient(from, 0, from + reach, 0);
  over.addColorStop(0, 'rgba(10,8,6,1)');
  over.addColorStop(1, 'rgba(10,8,6,0.16)');
  return over;
}

/**
 * Paints the reflection of a stand in the floor. The mirrored side starts at the stand's bottom and fades
 * downwards. The stand is painted later and covers the top part of the reflection. The bottom of a round stand
 * curves up towards the sides, so the reflection starts and ends higher at the sides.
 */
function paintReflection(
  context: SKRSContext2D,
  image: Canvas,
  left: number,
  up: number,
  rise: number,
  gloss: number,
): void {
  const { width, height } = image;
  const copy = createCanvas(width, height);
  const fading = copy.getContext('2d');
  fading.drawImage(image, 0, 0);
  const pixels = fading.getImageData(0, 0, width, height);
  const { data } = pixels;
  const opacityAt = (x: number, y: number) => 4 * (y * width + x) + 3;
  for (let x = 0; x < width; x++) {
    let foot = height - 1;
    while (foot > 0 && data[opacityAt(x, foot)] === 0) foot--;
    for (let below = 0; below < rise && below < foot; below++) {
      const at = opacityAt(x, foot - below);
      data[at] = ((data[at] ?? 0) * below) / rise;
    }
  }
  fading.putImageData(pixels, 0, 0);
  context.save();
  context.globalAlpha = Math.min(0.6, gloss * 1.3);
  context.drawImage(copy, left, up + rise);
  context.restore();
}
