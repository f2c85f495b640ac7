import type { RecipeColours, TypePairing } from '@adwright/contracts';
import { editedPalette } from '@adwright/engine-pixels';
import type { AdStyle } from './ad-style.ts';
import type { ShownObject } from './object-of-brief.ts';
import { TYPE_PAIRING_FACES } from './type-pairings.ts';

/** What a user changed in an ad's looks, beside the words and the layout. */
export interface AdEdits {
  /** Printed as it is; null for none. */
  brandName?: string | null;
  colours?: RecipeColours;
  type?: TypePairing;
  object?: ShownObject;
  objectColour?: string;
  /** For a format that has no room for it. */
  withoutSubline?: boolean;
}

/** The style with the user's colours and faces in place of its own. */
export function editedStyle(style: AdStyle, { colours, type }: AdEdits): AdStyle {
  const faces = type ? { ...TYPE_PAIRING_FACES[type], chosenFaces: true } : {};
  const palette =
    colours && Object.keys(colours).length > 0
      ? editedPalette(style.palette, colours)
      : style.palette;
  return { ...style, ...faces, palette };
}
