import type { RenderedImage } from '../creative-provider.ts';
import { pictureDefects } from '../quality/picture-defects.ts';

/** The defects of a picture, in the words of our logs. */
export async function phrasesOf(
  image: RenderedImage,
  sources: readonly Uint8Array[] = [],
): Promise<string[]> {
  return (await pictureDefects(image, sources)).map(({ found }) => found);
}
