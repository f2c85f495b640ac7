import type { Inks } from './inks.ts';
import type { ButtonEntry } from './stack.ts';
import type { Stage } from './stage.ts';

const DUSK_INKS: Inks = { ink: '#ffffff', soft: '#f4ebe6', accent: '#ffd79a' };

/**
 * Returns the text colours on a landscape at dusk. The text colours on the landscape are the same for every
 * palette, unless the user chose colours.
 */
export function getSceneInks({ style: { palette } }: Stage): Inks {
  const { ink = null, accent = null } = palette.chosen ?? {};
  return {
    ink: ink ?? DUSK_INKS.ink,
    soft: ink ?? DUSK_INKS.soft,
    accent: accent ?? DUSK_INKS.accent,
  };
}

export const sceneButton: Partial<ButtonEntry> = { fill: '#ffd086', ink: '#22140a' };
