import { fromHex, oklch, parseChannels } from './oklch.ts';

/** Minimum contrast ratio of all text in ads (WCAG 2.2, success criterion 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

/** Converts a channel value of 0–1 to linear light (sRGB transfer, WCAG 2.2 "relative luminance"). */
export function toLinearChannel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of a hex colour, 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseChannels(hex);
  return (
    0.2126 * toLinearChannel(red) + 0.7152 * toLinearChannel(green) + 0.0722 * toLinearChannel(blue)
  );
}

/** Returns the contrast ratio of two relative luminances, 1–21 (WCAG 2.2). */
export function contrastRatio(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the contrast ratio of two hex colours, 1–21 (WCAG 2.2). */
export function computeContrast(first: string, second: string): number {
  return contrastRatio(luminance(first), luminance(second));
}

/**
 * Changes the lightness of a text colour, away from the background's lightness, until the text has the
 * required contrast ratio. The hue and chroma of the text colour do not change.
 */
export function makeReadable(
  ink: string,
  ground: string,
  ratio: number = MIN_TEXT_CONTRAST,
): string {
  if (computeContrast(ink, ground) >= ratio) return ink;
  const { lightness, chroma, hue } = fromHex(ink);
  const step = luminance(ground) > 0.18 ? -0.02 : 0.02;
  for (let value = lightness; value >= 0 && value <= 1; value += step) {
    const candidate = oklch(value, chroma, hue);
    if (computeContrast(candidate, ground) >= ratio) return candidate;
  }
  return step < 0 ? '#0b0b0d' : '#ffffff';
}
