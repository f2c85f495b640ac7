/** Kinds of stands for products, and the stands' heights in pixels. */
export const STANDS = {
  podium: { rise: 92, round: true },
  block: { rise: 120, round: false },
  tray: { rise: 30, round: true },
} as const;
export type StandKind = keyof typeof STANDS;

/** Colour of a stand in OKLCH. */
export interface StandColour {
  lightness: number;
  chroma: number;
  hue: number;
  /** Whether the stand consists of brushed metal, with bands of light along its side. */
  metal?: boolean;
}

/** Materials of a stand that a brief can name. */
export type StandMaterial = 'wood' | 'marble' | 'concrete';
