import {
  createSeededRandom,
  fromHex,
  norm,
  oklch,
  type Raster,
  type Rect,
} from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paleHue } from '../pale-hue.ts';

/** Rotations of a background's hue, in degrees; each of them gives a clearly different hue. */
const TURNS = [150, 205, 95, 250] as const;
/** Chroma (OKLCH) below which a background counts as grey and has no hue. */
const GREY = 0.02;

/**
 * Paints a new background and a shape behind the main picture. The background keeps its lightness, so that
 * all text stays legible.
 */
export function paintGround(
  context: SKRSContext2D,
  from: { page: Raster; ground: Float32Array; seed: number; picture: Rect | null },
): void {
  const { page, ground, seed, picture } = from;
  const { width, height } = page;
  const middle = 3 * (Math.floor(height / 2) * width + Math.floor(width / 2));
  const hex = [0, 1, 2].map((channel) =>
    Math.max(0, Math.min(255, Math.round(ground[middle + channel] ?? 0)))
      .toString(16)
      .padStart(2, '0'),
  );
  const old = fromHex(`#${hex.join('')}`);
  const turn = TURNS[seed % TURNS.length] ?? TURNS[0];
  const hue = (old.chroma < GREY ? seed * 83 + 40 : old.hue + turn) % 360;
  const isLight = old.lightness > 0.6;
  const lightness = Math.min(0.94, Math.max(0.2, old.lightness));
  const chroma = Math.min(0.12, Math.max(isLight ? 0.045 : 0.06, 0.8 * old.chroma));
  const tint = isLight && lightness > 0.85 ? paleHue(hue, chroma) : { hue, chroma };
  context.fillStyle = oklch(lightness, tint.chroma, tint.hue);
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  if (picture === null) return;
  // The shape is lighter than a light background and darker than a dark background, so that text over the shape
  // stays readable.
  const step = isLight ? 0.035 : -0.045;
  context.fillStyle = oklch(Math.min(0.975, lightness + step), 0.8 * tint.chroma, tint.hue);
  const random = createSeededRandom(seed);
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const radius = 0.56 * norm(picture.width, picture.height) * (0.9 + 0.2 * random());
  context.beginPath();
  if (seed % 2 === 0) context.arc(cx, cy, radius, 0, 2 * Math.PI);
  else context.roundRect(cx - radius, cy - 0.55 * radius, 2 * radius, height, radius);
  context.fill();
}
