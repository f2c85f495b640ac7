import {
  MIN_TEXT_CONTRAST,
  measureGroundLuminance,
  oklch,
  type Rect,
  withAlpha,
} from '@adwright/engine-pixels';
import type { Painter } from '../composition.ts';
import type { Inks } from '../inks.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';

/** Side of the picture on which the text lies. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** The text colours on a part of the picture, and the shade (translucent gradient) behind the text. */
export interface Shade {
  inks: Inks;
  paint: Painter;
}

const LIGHT_INKS: Inks = { ink: '#ffffff', soft: '#f6f4f1', accent: '#ffffff' };
/**
 * Contrast ratio that text on a picture should have. The wanted contrast ratio is above the required one,
 * because accents and small type need a margin and JPEG compression blurs edges.
 */
const WANTED_CONTRAST = MIN_TEXT_CONTRAST + 0.7;
/**
 * Minimum strength of a shade (0–1) behind text on a picture. Even on a uniform background, text without a
 * shade looks as if it was pasted onto the picture.
 */
const MIN_SHADE = 0.28;
/** Maximum strength of a shade (0–1) behind text on a picture. */
export const MAX_SHADE = 0.94;
/** Additional strength of a shade (0–1) that compensates for changes by the JPEG encoder. */
export const SPARE_SHADE = 0.05;
/** Distance from the text over which the shade fades out, as a share of the picture. */
const FADE = 0.3;

/**
 * Returns a dark shade for white text or a pale shade for dark text, whichever needs the lower strength. The
 * shade is only as strong as the worst pixels of the area require. Levels are gamma-encoded, because the shade
 * is mixed with the picture in sRGB.
 */
export function chooseShade(stage: Stage, picture: AdPicture, area: Rect, side: Side): Shade {
  const { dark, pale } = measureStrengths(picture, area);
  const { inks, colour } = chooseTone(stage, dark <= pale);
  return {
    inks,
    paint: makeShadeGradient(
      colour,
      Math.min(MAX_SHADE, Math.max(MIN_SHADE, Math.min(dark, pale) + SPARE_SHADE)),
      { area, side, width: stage.width, height: stage.height },
    ),
  };
}

/**
 * Strengths (0–1) that a dark and a pale shade need for readable text over an area; 0 if the text is readable
 * without a shade.
 */
export interface Strengths {
  dark: number;
  pale: number;
}

/** Returns the strengths that a dark and a pale shade need in an area of a picture. */
export function measureStrengths({ pixels }: AdPicture, area: Rect): Strengths {
  const { low, high } = measureGroundLuminance(pixels, area);
  const darkest = encodeLevel(1.05 / WANTED_CONTRAST - 0.05);
  const palest = encodeLevel(WANTED_CONTRAST * (0.012 + 0.05) - 0.05);
  return {
    dark: Math.max(0, 1 - darkest / Math.max(encodeLevel(high), 1e-3)),
    pale: Math.max(0, (palest - encodeLevel(low)) / (1 - encodeLevel(low))),
  };
}

/** Returns white text with a dark shade, or dark text with a pale shade. */
export function chooseTone(
  { style: { palette } }: Stage,
  isDark: boolean,
): { inks: Inks; colour: string } {
  const { hue } = palette;
  if (isDark) return { inks: LIGHT_INKS, colour: oklch(0.13, 0.025, hue) };
  const ink = oklch(0.2, 0.04, hue);
  return {
    inks: { ink, soft: oklch(0.27, 0.04, hue), accent: ink },
    colour: oklch(0.985, 0.01, hue),
  };
}

/**
 * Returns the shade as a gradient: full strength from the edge to the end of the text, then a soft decrease to
 * zero.
 */
export function makeShadeGradient(
  colour: string,
  strength: number,
  {
    area,
    side,
    width,
    height,
    fading = FADE,
  }: { area: Rect; side: Side; width: number; height: number; fading?: number },
): Painter {
  return (context) => {
    const upright = side === 'top' || side === 'bottom';
    const length = upright ? height : width;
    const start = upright ? area.y : area.x;
    const end = start + (upright ? area.height : area.width);
    const solid = side === 'top' || side === 'left' ? end : length - start;
    const fade = Math.min(1, solid / length + fading);
    const from = side === 'top' || side === 'left' ? 0 : length;
    const slope = upright
      ? context.createLinearGradient(0, from, 0, length - from)
      : context.createLinearGradient(from, 0, length - from, 0);
    slope.addColorStop(0, withAlpha(colour, strength));
    const stop = Math.min(1, solid / length);
    slope.addColorStop(stop, withAlpha(colour, strength));
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const left = 0.5 + 0.5 * Math.cos(Math.PI * share);
      slope.addColorStop(stop + (fade - stop) * share, withAlpha(colour, strength * left));
    }
    context.fillStyle = slope;
    context.fillRect(0, 0, width, height);
  };
}

/** Returns the sRGB level (0–1) of a grey with the given relative luminance. */
function encodeLevel(luminance: number): number {
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}
