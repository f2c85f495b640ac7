import type { Random } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from './placement.ts';

/** Area of the picture per water drop, in square pixels: the smaller the area, the more drops. */
const PIXELS_PER_BEAD = 1500;

/** Paints a water drop: a dark rim towards the lamp, refracted light on the far side, and a highlight of the lamp. */
export function paintBead(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  flat: number,
): void {
  const water = context.createRadialGradient(
    x + radius * 0.3,
    y + radius * 0.3 * flat,
    0,
    x,
    y,
    radius,
  );
  water.addColorStop(0, 'rgba(255,255,255,0.5)');
  water.addColorStop(0.6, 'rgba(255,255,255,0.1)');
  water.addColorStop(0.92, 'rgba(20,40,60,0.34)');
  water.addColorStop(1, 'rgba(20,40,60,0)');
  context.fillStyle = water;
  context.beginPath();
  context.ellipse(x, y, radius, radius * flat, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.9)';
  context.beginPath();
  context.arc(x - radius * 0.35, y - radius * 0.35 * flat, radius * 0.16, 0, Math.PI * 2);
  context.fill();
}

/**
 * Draws water drops on a product, as on a cold can. All drops lie on the product, and small drops are more
 * frequent than large drops.
 */
export function drawBeads(product: Canvas, { width, height }: Placement, random: Random): Canvas {
  const layer = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = layer.getContext('2d');
  const count = Math.round((layer.width * layer.height) / PIXELS_PER_BEAD);
  for (let drop = 0; drop < count; drop++)
    paintBead(
      context,
      random() * layer.width,
      random() * layer.height,
      1.8 + 8.5 * random() ** 3,
      1.12,
    );
  context.globalCompositeOperation = 'destination-in';
  context.imageSmoothingQuality = 'high';
  context.drawImage(product, 0, 0, layer.width, layer.height);
  return layer;
}
