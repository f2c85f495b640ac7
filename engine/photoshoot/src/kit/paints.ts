/** A wall's colour in OKLCH, as light or deep as the brief's word for the colour. */
export interface Paint {
  lightness: number;
  chroma: number;
  hue: number;
}
