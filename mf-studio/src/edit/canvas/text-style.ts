import type { TextSetting } from '@adwright/contracts/recipe-editing';
import type { CSSProperties } from 'react';

/** Heights of a font above and below the baseline, as multiples of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
}

/** Average font metrics, for a browser that can't measure a font. */
const USUAL: FontMetrics = { ascent: 0.95, descent: 0.25 };

/** Style of a picture's text in an input field over the picture. */
export interface TextLook {
  setting: TextSetting;
  /** Colour of the text's letters. */
  ink: string;
  /** Background colour of the field, which hides the letters in the picture. */
  plate: string;
  /** True if the letters are inside a shape, as in a button. */
  isInShape: boolean;
  /** Height of the element's box in pixels of the format. The field `width` is the width of the format. */
  height: number;
  formatWidth: number;
}

/**
 * Returns the style of an input field over the picture, in which each letter lies exactly over the same
 * letter of the picture. The lengths in the style are relative to the width of the layer, which is a size
 * container.
 */
export function buildFieldStyle(
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
    // The background must cover all letters in the picture, even if the user types fewer lines.
    ...(!isInShape && { minHeight: `calc(100% - ${length(top)})` }),
    ...buildSideStyle(align, direction),
    // A word that is longer than the lines in the picture makes the field wider.
    ...(lines.length > 1 && { width: 'calc(100% + 0.1em)', minWidth: 'min-content' }),
    // The last font of the list is generic, for letters of fonts that are not loaded.
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
    // The shadow extends the field's background over letters that extend beyond their box.
    boxShadow: `0 0 0 0.12em ${plate}`,
  };
}

/** Anchors the field at the side that stays in place when the text grows. */
function buildSideStyle(
  align: TextSetting['align'],
  direction: TextSetting['direction'],
): CSSProperties {
  if (align === 'center') return { left: '50%', transform: 'translateX(-50%)' };
  return (align === 'start') === (direction === 'ltr') ? { left: 0 } : { right: 0 };
}

/** Tells whether the picture prints the small letters of a text as capitals. */
function isInCapitals(lines: readonly string[], value: string): boolean {
  const printed = lines.join('');
  return printed === printed.toLocaleUpperCase() && value !== value.toLocaleUpperCase();
}

/** Measures a loaded font; returns undefined when the browser can't measure fonts. */
export function measureFont(families: string): FontMetrics | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = `100px ${families}, sans-serif`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  if (!fontBoundingBoxAscent) return undefined;
  return { ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}
