/**
 * Range of hues, in degrees of OKLCH, whose pale tones look pink or like skin. Most photos with such hues
 * show skin, wood or stone.
 */
const PINKS = { from: 12, to: 68 };
/**
 * Sand colour that replaces the hues of `PINKS`. The colour consists of a hue in degrees of OKLCH and a
 * factor for the chroma.
 */
const SAND = { hue: 78, chroma: 0.65 };

/**
 * Returns the hue (degrees of OKLCH) and chroma of a pale background for a photo with the given dominant hue.
 */
export function paleHue(hue: number, chroma: number): { hue: number; chroma: number } {
  const isPink = hue > PINKS.from && hue < PINKS.to;
  return isPink ? { hue: SAND.hue, chroma: SAND.chroma * chroma } : { hue, chroma };
}
