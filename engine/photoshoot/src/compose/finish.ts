import { gradeCanvas } from '@adwright/engine-drawing';
import type { Random, Raster } from '@adwright/engine-pixels';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { StyleFinish } from '../direction/style-finishes.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { type Hero, restoreHero } from './hero.ts';

/**
 * Applies a visual style to a picture: coloured light, glow, dark corners, colour grade and grain. The product
 * gets only a share of the style's effects, so that buyers see the product's real colours.
 */
export function applyFinish(
  painter: SetPainter,
  finish: StyleFinish,
  lightSide: -1 | 1,
  hero: Hero,
): Raster {
  const { context } = painter;
  if (finish.gels !== undefined) paintGels(context, finish.gels, lightSide);
  paintBloom(painter, finish.bloom);
  if (finish.leak) paintLeak(context, lightSide);
  if (finish.vignette > 0) paintVignette(context, finish.vignette);
  const shot = gradeCanvas(painter.canvas, finish.grade);
  restoreHero(shot, hero, finish.own);
  return addGrain(shot, finish.grain, painter.random);
}

function paintGels(
  context: SKRSContext2D,
  [lit, far, strength]: NonNullable<StyleFinish['gels']>,
  lightSide: -1 | 1,
): void {
  const [from, to] = lightSide < 0 ? [0, SIDE] : [SIDE, 0];
  const light = context.createLinearGradient(from, 0, to, SIDE * 0.5);
  light.addColorStop(0, lit);
  light.addColorStop(1, far);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = strength;
  context.fillStyle = light;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}

/** Side in pixels of the small copy of the picture from which the glow is made. */
const BLOOM_SIDE = 136;

/**
 * Makes bright areas of the picture glow, as in a lens. The function blurs the squared values of the picture
 * and blends them with `screen`.
 */
function paintBloom({ canvas, context }: SetPainter, strength: number): void {
  const small = createCanvas(BLOOM_SIDE, BLOOM_SIDE);
  const inside = small.getContext('2d');
  inside.imageSmoothingQuality = 'medium';
  inside.drawImage(canvas, 0, 0, BLOOM_SIDE, BLOOM_SIDE);
  const squares = createCanvas(BLOOM_SIDE, BLOOM_SIDE);
  const squaring = squares.getContext('2d');
  squaring.drawImage(small, 0, 0);
  squaring.globalCompositeOperation = 'multiply';
  squaring.drawImage(small, 0, 0);
  squaring.drawImage(small, 0, 0);
  const glow = createCanvas(BLOOM_SIDE, BLOOM_SIDE);
  const glowing = glow.getContext('2d');
  glowing.filter = 'blur(4px)';
  glowing.drawImage(squares, 0, 0);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = strength;
  context.imageSmoothingQuality = 'high';
  // The glow is drawn slightly larger than the picture, because the blur is weaker along the border of the
  // copy.
  context.drawImage(glow, -40, -40, SIDE + 80, SIDE + 80);
  context.restore();
}

function paintLeak(context: SKRSContext2D, lightSide: -1 | 1): void {
  paintPool(context, 'screen', {
    x: lightSide < 0 ? 0 : SIDE,
    y: SIDE * 0.22,
    reach: SIDE * 0.62,
    stops: [
      [0, 'rgba(255,150,60,0.6)'],
      [0.45, 'rgba(240,80,50,0.22)'],
      [1, 'rgba(240,80,50,0)'],
    ],
  });
}

function paintVignette(context: SKRSContext2D, darkness: number): void {
  const middle = SIDE / 2;
  const corners = context.createRadialGradient(
    middle,
    middle,
    SIDE * 0.4,
    middle,
    middle,
    SIDE * 0.86,
  );
  corners.addColorStop(0, 'rgba(0,0,0,0)');
  corners.addColorStop(0.5, `rgba(0,0,0,${darkness * 0.3})`);
  corners.addColorStop(1, `rgba(0,0,0,${darkness})`);
  context.fillStyle = corners;
  context.fillRect(0, 0, SIDE, SIDE);
}

/** Number of values in the table of grain, which must be a power of two. */
const GRAINS = 32_768;

/**
 * Adds film grain, which makes product and scene look like one photo and prevents banding in soft gradients. All rows
 * use the same table of random values, but each row starts at a different position in the table, so no pattern is
 * visible.
 */
function addGrain(shot: Raster, grain: number, random: Random): Raster {
  const { width, height, data } = shot;
  const grains = Int8Array.from({ length: GRAINS }, () =>
    Math.round((random() + random() - 1) * grain),
  );
  // A Uint8ClampedArray limits the sums of colour and grain to the range 0–255.
  const levels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  for (let row = 0, at = 0; row < height; row++) {
    const start = Math.floor(random() * GRAINS);
    for (let column = 0; column < width; column++, at += 3) {
      const shift = grains[(start + column) & (GRAINS - 1)] ?? 0;
      levels[at] = (levels[at] ?? 0) + shift;
      levels[at + 1] = (levels[at + 1] ?? 0) + shift;
      levels[at + 2] = (levels[at + 2] ?? 0) + shift;
    }
  }
  return shot;
}
