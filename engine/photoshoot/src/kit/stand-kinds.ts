/** What a product can stand on besides the floor, and how high that is in pixels. */
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
  /** Brushed metal: bands of light along its side. */
  metal?: boolean;
}

/** What words can say a stand is made of. */
export type StandMaterial = 'wood' | 'marble' | 'concrete';
