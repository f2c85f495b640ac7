import { oklch } from '@adwright/engine-pixels';
import { paleHue } from '../pale-hue.ts';

/** The dominant colour of the photo, which tints the backgrounds around the photo. */
export interface PhotoTint {
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  /** Factor (0–1) for the chroma of the backgrounds. A photo of a grey beach gets a nearly grey frame. */
  tint: number;
}

/** Minimum mean chroma (OKLCH) of a photo whose background has full chroma. */
const COLOURFUL = 0.03;
/** Minimum chroma of the background of any photo, even a grey photo, as a share of full chroma. */
const LEAST_TINT = 0.35;

export function tintOf({ hue, chroma }: { hue: number; chroma: number }): PhotoTint {
  return { hue, tint: Math.min(1, Math.max(LEAST_TINT, chroma / COLOURFUL)) };
}

/** Returns a pale background colour in the photo's hue. */
export function pale({ hue, tint }: PhotoTint, lightness: number, chroma: number): string {
  const ground = paleHue(hue, chroma * tint);
  return oklch(lightness, ground.chroma, ground.hue);
}

/** Returns a dark or strong background colour in the photo's hue. */
export function deep({ hue, tint }: PhotoTint, lightness: number, chroma: number): string {
  return oklch(lightness, chroma * tint, hue);
}
