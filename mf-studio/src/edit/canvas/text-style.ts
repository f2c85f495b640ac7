import type { TextSetting } from '@adwright/contracts/recipe-editing';
import type { CSSProperties } from 'react';

/** Height of a font above and below its baseline, as multiples of its size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
}

/** Usual metrics, for a browser that can't measure a font. */
const USUAL: FontMetrics = { ascent: 0.95, descent: 0.25 };

/** How a text of the picture looks in a field over it. */
export interface TextLook {
  setting: TextSetting;
  /** Colour of the letters. */
  ink: string;
  /** Colour that hides the picture's own letters. */
  plate: string;
  /** Whether the letters stand inside a shape of their own, as a button's do. */
  isInShape: boolean;
  /** Height of the element's box, and width of the format; pixels of the format. */
  height: number;
  formatWidth: number;
}

/**
 * Returns the style of an input field above the picture, which puts each letter over the same letter of the
 * picture. The style's lengths follow the width of the layer, which is a size container.
 */
export function fieldStyle(
  { setting, ink, plate, isInShape, height, formatWidth }: TextLook,
  value: string,
  metrics: FontMetrics = USUAL,
): CSSProperties {
  const { lines, size, leading, tracking, ascent, families, align, direction } = setting;
  const length = (pixels: number) => `${((100 * pixels) / formatWidth).toFixed(3)}cqw`;
  const lineTop = (leading - (metrics.ascent + metrics.descent) * size) / 2;
  const top = isInShape
    ? (height - lines.length * leading) / 2
    : ascent - lineTop - metrics.ascent * size;
  return {
    top: length(top),
    // The plate covers all of the picture's letters, also when fewer lines are typed.
    ...(!isInShape && { minHeight: `calc(100% - ${length(top)})` }),
    ...sideStyle(align, direction),
    // A word that is longer than the lines widens the field.
    ...(lines.length > 1 && { width: 'calc(100% + 0.1em)', minWidth: 'min-content' }),
    // The fallback is a plain sans-serif font, for letters whose font file is not loaded.
    fontFamily: `${families}, sans-serif`,
    fontSize: length(size),
    lineHeight: length(leading),
    letterSpacing: length(tracking),
    textAlign: align,
    direction,
    textTransform: isInCapitals(lines, value) ? 'uppercase' : 'none',
    color: ink,
    caretColor: ink,
    background: plate,
    // The field's background also covers letters that overhang their box.
    boxShadow: `0 0 0 0.12em ${plate}`,
  };
}

/** Anchors the field at the side that stays in place when the text grows. */
function sideStyle(
  align: TextSetting['align'],
  direction: TextSetting['direction'],
): CSSProperties {
  if (align === 'center') return { left: '50%', transform: 'translateX(-50%)' };
  return (align === 'start') === (direction === 'ltr') ? { left: 0 } : { right: 0 };
}

/** Tells whether the face prints capitals for small letters. */
function isInCapitals(lines: readonly string[], value: string): boolean {
  const printed = lines.join('');
  return printed === printed.toLocaleUpperCase() && value !== value.toLocaleUpperCase();
}

/** Measures a loaded font; undefined where the browser can't. */
export function measureFont(families: string): FontMetrics | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = `100px ${families}, sans-serif`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  if (!fontBoundingBoxAscent) return undefined;
  return { ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}
