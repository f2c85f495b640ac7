import { makeReadable } from '@adwright/engine-pixels';
import type { Stage } from './stage.ts';

/** Text colours for one kind of background: the ad's background, a card, or a picture. */
export interface Inks {
  ink: string;
  soft: string;
  accent: string;
}

/** Returns the text colours for the ad's own background. */
export function getGroundInks({ style: { palette } }: Stage): Inks {
  return { ink: palette.ink, soft: palette.softInk, accent: palette.accentInk };
}

/** Returns the text colours for a card. */
export function getSurfaceInks({ style: { palette } }: Stage): Inks {
  return {
    ink: palette.onSurface,
    soft: palette.softOnSurface,
    accent: palette.chosen?.accent ?? makeReadable(palette.accent, palette.surface, 4.9),
  };
}
