/** A wall's colour in OKLCH, as deep as the word for it. */
export interface Paint {
  lightness: number;
  chroma: number;
  hue: number;
}
