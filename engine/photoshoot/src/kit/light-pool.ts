import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';

/** A round area of light or shade, with its position in the picture. All lengths of the pool are in pixels. */
export interface Pool {
  x: number;
  y: number;
  /** Radius of the pool, and of its inner area in the first colour. */
  reach: number;
  from?: number;
  /** Colours of the pool from its centre outwards, each at a distance given as a share of the radius. */
  stops: readonly (readonly [at: number, colour: string])[];
}

/** Glow of a fire in the air around it, from the centre outwards. */
export const FIRELIGHT: Pool['stops'] = [
  [0, 'rgba(255,170,70,0.9)'],
  [0.4, 'rgba(235,96,24,0.42)'],
  [1, 'rgba(160,40,8,0)'],
];
/** Glow of a small flame, such as a candle's, from the centre outwards. */
export const CANDLELIGHT: Pool['stops'] = [
  [0, 'rgba(255,212,130,0.66)'],
  [0.22, 'rgba(255,176,84,0.3)'],
  [0.55, 'rgba(255,158,62,0.1)'],
  [1, 'rgba(255,150,60,0)'],
];
/** The glow of a warm lamp with a shade. */
export const LAMPLIGHT: Pool['stops'] = [
  [0, 'rgba(255,196,116,0.5)'],
  [0.35, 'rgba(255,182,98,0.27)'],
  [0.7, 'rgba(255,170,84,0.07)'],
  [1, 'rgba(255,164,76,0)'],
];

/**
 * Blends a pool of light or shade over the picture with the given blend mode. `screen` adds light in the air,
 * and `color-dodge` adds light on objects. Light ends at the pool's radius. The blend mode `multiply` darkens,
 * and the pool's last colour continues outside the radius.
 */
export function paintPool(
  context: SKRSContext2D,
  mode: 'screen' | 'color-dodge' | 'multiply' | 'soft-light' | 'overlay',
  { x, y, reach, from = 0, stops }: Pool,
  opacity = 1,
): void {
  const pool = context.createRadialGradient(x, y, from, x, y, reach);
  for (const [at, colour] of stops) pool.addColorStop(at, colour);
  context.save();
  context.globalCompositeOperation = mode;
  context.globalAlpha = opacity;
  context.fillStyle = pool;
  if (mode === 'screen' || mode === 'color-dodge')
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  else context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}
