import type { RenderedImage } from '../creative-provider.ts';
import { findPictureDefects } from '../quality/picture-defects.ts';

/** Returns the defects of a picture, in the words of the log. */
export async function readPhrases(
  image: RenderedImage,
  sources: readonly Uint8Array[] = [],
): Promise<string[]> {
  return (await findPictureDefects(image, sources)).map(({ found }) => found);
}
