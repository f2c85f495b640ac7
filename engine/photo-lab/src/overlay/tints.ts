import { oklch } from '@adwright/engine-pixels';
import { paleHue } from '../pale-hue.ts';

/** The photo's colour, which tints the backgrounds around the photo. */
export interface PhotoTint {
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  /** Share of a background's chroma that suits the photo (0–1): a grey beach gets a nearly grey frame. */
  tint: number;
}

/** Mean chroma (OKLCH) of a photo from which its background has full chroma. */
const COLOURFUL = 0.03;
/** Minimum chroma of the background, as a share of full chroma, however grey the photo is. */
const LEAST_TINT = 0.35;

export function tintOf({ hue, chroma }: { hue: number; chroma: number }): PhotoTint {
  return { hue, tint: Math.min(1, Math.max(LEAST_TINT, chroma / COLOURFUL)) };
}

/** Returns a pale background in the photo's colour. */
export function pale({ hue, tint }: PhotoTint, lightness: number, chroma: number): string {
  const ground = paleHue(hue, chroma * tint);
  return oklch(lightness, ground.chroma, ground.hue);
}

/** Returns a dark or strong background in the photo's colour. */
export function deep({ hue, tint }: PhotoTint, lightness: number, chroma: number): string {
  return oklch(lightness, chroma * tint, hue);
}
