import { readableOn } from '@adwright/engine-pixels';
import type { Stage } from './stage.ts';

/** Inks of a place: the ad's own ground, a card on it, or a picture. */
export interface Inks {
  ink: string;
  soft: string;
  accent: string;
}

/** Inks for words on the ad's own ground. */
export function groundInks({ style: { palette } }: Stage): Inks {
  return { ink: palette.ink, soft: palette.softInk, accent: palette.accentInk };
}

/** Inks for words on a card. */
export function surfaceInks({ style: { palette } }: Stage): Inks {
  return {
    ink: palette.onSurface,
    soft: palette.softOnSurface,
    accent: palette.chosen?.accent ?? readableOn(palette.accent, palette.surface, 4.9),
  };
}
