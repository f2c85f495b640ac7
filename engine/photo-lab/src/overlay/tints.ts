import { oklch } from '@adwright/engine-pixels';
import { paleHue } from '../pale-hue.ts';

/** The colour that a photo lends to what stands beside it. */
export interface PhotoTint {
  /** The hue that the photo leans to, degrees of OKLCH. */
  hue: number;
  /** How much of a ground's chroma it bears, 0–1: a grey beach is framed in hardly any. */
  tint: number;
}

/** Mean chroma of a photo that bears all of a ground's colour, OKLCH. */
const COLOURFUL = 0.03;
const LEAST_TINT = 0.35;

export function tintOf({ hue, chroma }: { hue: number; chroma: number }): PhotoTint {
  return { hue, tint: Math.min(1, Math.max(LEAST_TINT, chroma / COLOURFUL)) };
}

/** A pale ground in the photo's colour. */
export function pale({ hue, tint }: PhotoTint, lightness: number, chroma: number): string {
  const ground = paleHue(hue, chroma * tint);
  return oklch(lightness, ground.chroma, ground.hue);
}

/** A dark or strong ground in the photo's colour. */
export function deep({ hue, tint }: PhotoTint, lightness: number, chroma: number): string {
  return oklch(lightness, chroma * tint, hue);
}
