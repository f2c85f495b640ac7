import { FORMAT_SIZES } from '@adwright/contracts/values';
import type { SubjectMap } from '@adwright/engine-uploads';
import { letterPhoto, type OverlayPicture, openOverlayPhoto } from '../overlay/overlay-text.ts';
import type { OverlayWords } from '../overlay/text-block.ts';

/**
 * Draws the picture of a single style of `overlayText`, with the same result as `overlayText`. Drawing one style takes
 * a quarter of the time of all four styles; only the panel style takes half of it.
 */
export async function lettered(
  style: OverlayPicture['style'],
  bytes: Uint8Array,
  words: OverlayWords,
  seed: number,
  subject: SubjectMap,
): Promise<OverlayPicture> {
  const photo = await openOverlayPhoto(bytes, subject);
  const size = FORMAT_SIZES[photo.format];
  const letter = (one: OverlayPicture['style'], panelAbove: boolean) =>
    letterPhoto(photo, words, { style: one, seed, panelAbove, ...size });
  const isEven = seed % 2 === 0;
  if (style !== 'panel') return letter(style, isEven);
  // If the text of the quiet style lies outside the photo, the panel lies at the top. The quiet style must therefore be
  // drawn before the panel style.
  return letter(style, isEven || !(await letter('quiet', isEven)).onPhoto);
}
