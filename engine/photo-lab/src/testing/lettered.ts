import { FORMAT_SIZES } from '@adwright/contracts/values';
import type { SubjectMap } from '@adwright/engine-uploads';
import { letterPhoto, type OverlayPicture, openOverlayPhoto } from '../overlay/overlay-text.ts';
import type { OverlayWords } from '../overlay/text-block.ts';

/**
 * One style of what `overlayText` draws in four, at a quarter of the time. The panel stands where the seed puts it, even where
 * the words of the quiet style would move it.
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
  return letterPhoto(photo, words, { style, seed, panelAbove: seed % 2 === 0, ...size });
}
