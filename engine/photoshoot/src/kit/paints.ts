/** A wall's colour in OKLCH, with the depth of its word. */
export interface Paint {
  lightness: number;
  chroma: number;
  hue: number;
}
