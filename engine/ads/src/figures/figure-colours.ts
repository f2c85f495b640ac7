import { fromHex, oklch, type Palette } from '@adwright/engine-pixels';
import type { Stage } from '../stage.ts';

/** Flat colours for a figure (abstract shapes in place of a product). */
export interface FigureColours {
  /** Colour of the figure's background. */
  field: string;
  /** Colours of the figure's shapes, the most saturated first. */
  shapes: readonly [string, string, string, string];
}

/** Returns shades of the ad's background and accent colours for a figure, so that the figure matches the ad. */
export function figureColours({ style, brandColours }: Stage): FigureColours {
  const { palette, keepsHues } = style;
  const [accent, deep, middle, pale] = chooseShades(palette);
  const field = chooseField(palette);
  if (brandColours.size > 0 && keepsHues && palette.mode !== 'dark') {
    const { hue, chroma } = fromHex(accent);
    const shade = (lightness: number) => oklch(lightness, chroma * 0.8, hue);
    return { field, shapes: [accent, shade(0.36), NEUTRAL.pale, NEUTRAL.middle] };
  }
  // An ad with brand colours uses no colours of other hues.
  if (brandColours.size > 0) return { field, shapes: [accent, deep, pale, middle] };
  const { lightness, chroma } = fromHex(accent);
  const neighbour = oklch(
    Math.min(0.86, lightness + 0.12),
    Math.max(0.08, chroma * 0.8),
    palette.accentHue + NEIGHBOUR_DEGREES,
  );
  return { field, shapes: [accent, deep, pale, neighbour] };
}

/** Greys that are combined with the colours of a brand. */
const NEUTRAL = { pale: '#e4e4e6', middle: '#a9a9ae' } as const;

/** Greys for the figure that stands for the usual alternative in a comparison. */
export const USUAL_FIGURE: FigureColours = {
  field: '#cfcfd3',
  shapes: ['#9c9ca1', '#b4b4b8', '#dcdcde', '#a9a9ae'],
};

/** Difference between the hues of the accent colour and of the fourth shape, in degrees (OKLCH). */
const NEIGHBOUR_DEGREES = 38;

function chooseField({ mode, grounds: [, second, third] }: Palette): string {
  return mode === 'light' ? third : second;
}

function chooseShades({
  mode,
  grounds: [ground],
  accent,
}: Palette): [string, string, string, string] {
  const { chroma, hue } = fromHex(ground);
  const { chroma: strong, hue: accentHue } = fromHex(accent);
  switch (mode) {
    case 'dark':
      return [
        accent,
        oklch(0.42, Math.max(0.04, Math.min(0.13, chroma * 2)), hue),
        oklch(0.58, Math.min(0.12, strong), accentHue),
        oklch(0.9, 0.03, accentHue),
      ];
    case 'vivid':
      return [
        accent,
        oklch(0.36, Math.min(0.14, chroma * 0.8), hue),
        oklch(0.72, chroma * 0.7, hue),
        oklch(0.95, 0.035, hue),
      ];
    default:
      return [
        accent,
        oklch(0.38, Math.max(0.05, Math.min(0.11, strong * 0.6)), accentHue),
        oklch(0.74, Math.min(0.11, strong * 0.6), accentHue),
        oklch(mode === 'light' ? 0.84 : 0.97, mode === 'light' ? 0.06 : 0.02, accentHue),
      ];
  }
}
