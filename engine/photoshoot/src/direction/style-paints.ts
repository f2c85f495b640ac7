import type { Paint } from '../kit/paints.ts';
import type { VisualStyle } from './style-finishes.ts';

/** Wall colour of a plain set in a style, and the colour into which it blends. */
interface StylePaint {
  paint: Paint;
  gradient?: Paint;
}

/**
 * The light and the colour grade of a style are hardly visible on a plain white set. Each style
 * therefore has wall colours of its own, which are used if the brief names none.
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
 * Returns the wall colours that a style gives a plain set; null for styles that keep the set's own
 * colours.
 */
export function stylePaint(style: VisualStyle): StylePaint | null {
  return STYLE_PAINTS[style] ?? null;
}
