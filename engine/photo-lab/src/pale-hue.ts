/** Pale red and orange look like pink and flesh, but most photos with these hues show skin, wood or stone. */
const PINKS = { from: 12, to: 68 };
/** The colour used instead. */
const SAND = { hue: 78, chroma: 0.65 };

/** Hue (degrees of OKLCH) and chroma of a pale background for a photo with a dominant hue. */
export function paleHue(hue: number, chroma: number): { hue: number; chroma: number } {
  const isPink = hue > PINKS.from && hue < PINKS.to;
  return isPink ? { hue: SAND.hue, chroma: SAND.chroma * chroma } : { hue, chroma };
}
