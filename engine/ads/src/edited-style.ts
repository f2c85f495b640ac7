import type { RecipeColours, TypePairing } from '@adwright/contracts';
import { applyChosenColours } from '@adwright/engine-pixels';
import type { AdStyle } from './ad-style.ts';
import type { ShownObject } from './object-of-brief.ts';
import { TYPE_PAIRING_FACES } from './type-pairings.ts';

/** The user's changes to an ad's look. Changes of words and layout are not included. */
export interface AdEdits {
  /** Brand name to show; null to show none. */
  brandName?: string | null;
  colours?: RecipeColours;
  type?: TypePairing;
  object?: ShownObject;
  objectColour?: string;
  /** Whether the subline is omitted in a format that has no room for it. */
  withoutSubline?: boolean;
}

/** Returns the style with the colours and fonts that the user chose. */
export function applyStyleEdits(style: AdStyle, { colours, type }: AdEdits): AdStyle {
  const faces = type ? { ...TYPE_PAIRING_FACES[type], chosenFaces: true } : {};
  const palette =
    colours && Object.keys(colours).length > 0
      ? applyChosenColours(style.palette, colours)
      : style.palette;
  return { ...style, ...faces, palette };
}
