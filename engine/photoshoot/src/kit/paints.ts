/** A wall's colour in OKLCH, as light or deep as the word for it. */
export interface Paint {
  lightness: number;
  chroma: number;
  hue: number;
}
