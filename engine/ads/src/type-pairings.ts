import type { TypePairing } from '@adwright/contracts';
import { DISPLAY, TEXT } from '@adwright/engine-drawing';
import type { Pairing } from './emotion-looks.ts';

const pairing = (
  display: keyof typeof DISPLAY,
  text: keyof typeof TEXT,
  strong: keyof typeof TEXT,
): Pairing => ({ display: DISPLAY[display], text: TEXT[text], strong: TEXT[strong] });

/** The fonts of each type pairing that a recipe may name. */
export const TYPE_PAIRING_FACES: Record<TypePairing, Pairing> = {
  'anton-archivo': pairing('anton', 'archivo', 'archivoStrong'),
  'archivo-archivo': pairing('archivo', 'archivo', 'archivoStrong'),
  'manrope-manrope': pairing('manrope', 'manrope', 'manropeStrong'),
  'inter-inter': pairing('inter', 'inter', 'interStrong'),
  'instrument-dm-sans': pairing('instrument', 'dmSans', 'dmSansStrong'),
  'unbounded-outfit': pairing('unbounded', 'outfit', 'outfitStrong'),
  'nunito-outfit': pairing('nunito', 'outfit', 'outfitStrong'),
  'bricolage-dm-sans': pairing('bricolage', 'dmSans', 'dmSansStrong'),
  'bodoni-jost': pairing('bodoni', 'jost', 'jostStrong'),
  'cormorant-jost': pairing('cormorant', 'jost', 'jostStrong'),
  'playfair-jost': pairing('playfair', 'jost', 'jostStrong'),
  'bebas-inter': pairing('bebas', 'inter', 'interStrong'),
  'oswald-archivo': pairing('oswald', 'archivo', 'archivoStrong'),
  'abril-lora': pairing('abril', 'lora', 'loraStrong'),
  'fraunces-lora': pairing('fraunces', 'lora', 'loraStrong'),
  'righteous-outfit': pairing('righteous', 'outfit', 'outfitStrong'),
  'space-space': pairing('space', 'space', 'spaceStrong'),
  'syne-space': pairing('syne', 'space', 'spaceStrong'),
  'instrument-space': pairing('instrument', 'space', 'spaceStrong'),
  'syne-dm-sans': pairing('syne', 'dmSans', 'dmSansStrong'),
  'anton-dm-sans': pairing('anton', 'dmSans', 'dmSansStrong'),
};
