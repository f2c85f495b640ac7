/** Pale red and orange are pink and flesh beside skin, wood and stone, to which most photos of these hues owe them. */
const PINKS = { from: 12, to: 68 };
/** The colour that a printer would choose instead. */
const SAND = { hue: 78, chroma: 0.65 };

/** Hue, degrees of OKLCH, and chroma of a pale ground for a photo that leans to a hue. */
export function paleHue(hue: number, chroma: number): { hue: number; chroma: number } {
  const isPink = hue > PINKS.from && hue < PINKS.to;
  return isPink ? { hue: SAND.hue, chroma: SAND.chroma * chroma } : { hue, chroma };
}
