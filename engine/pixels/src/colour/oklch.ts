import { clampChroma, converter, formatHex } from 'culori';

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/**
 * Returns the sRGB hex of an OKLCH colour. If sRGB cannot show the OKLCH colour, the chroma is reduced
 * (css-color-4 §13.2).
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return (
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch')) ?? '#000000'
  );
}

/** Returns lightness, chroma and hue (OKLCH) of a hex colour; the hue is 0 for greys. */
export function fromHex(hex: string): { lightness: number; chroma: number; hue: number } {
  const colour = toOklch(hex);
  return { lightness: colour?.l ?? 0, chroma: colour?.c ?? 0, hue: colour?.h ?? 0 };
}

/** Returns the CSS `rgba()` notation of a hex colour with an opacity. */
export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = parseChannels(hex).map((channel) => Math.round(channel * 255));
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** Returns red, green and blue of a hex colour, each 0–1. */
export function parseChannels(hex: string): [number, number, number] {
  const colour = toRgb(hex);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [clamp(colour?.r ?? 0), clamp(colour?.g ?? 0), clamp(colour?.b ?? 0)];
}
