import type { Paint } from '../kit/paints.ts';
import type { VisualStyle } from './style-finishes.ts';

/** Wall colour of a plain scene in a visual style, and the colour into which the wall blends. */
interface StylePaint {
  paint: Paint;
  gradient?: Paint;
}

/**
 * On a plain white scene, the light and colour grade of a visual style are hardly visible. Each visual style therefore
 * has wall colours for plain scenes, which are used if the brief names no colour.
 */
const STYLE_PAINTS: Partial<Record<VisualStyle, StylePaint>> = {
  clean_modern: { paint: { lightness: 0.84, chroma: 0.012, hue: 245 } },
  artistic: {
    paint: { lightness: 0.66, chroma: 0.12, hue: 40 },
    gradient: { lightness: 0.4, chroma: 0.08, hue: 262 },
  },
  pastel: {
    paint: { lightness: 0.84, chroma: 0.1, hue: 4 },
    gradient: { lightness: 0.84, chroma: 0.08, hue: 285 },
  },
  vintage: { paint: { lightness: 0.72, chroma: 0.055, hue: 72 } },
};

/**
 * Returns the wall colours of a plain scene in a visual style; null for styles that keep the scene's colours.
 */
export function getStylePaint(style: VisualStyle): StylePaint | null {
  return STYLE_PAINTS[style] ?? null;
}
