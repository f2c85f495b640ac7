import type { RenderedImage } from '../creative-provider.ts';
import { pictureDefects } from '../quality/picture-defects.ts';

/** What is wrong with a picture, in our own phrases. */
export async function phrasesOf(
  image: RenderedImage,
  sources: readonly Uint8Array[] = [],
): Promise<string[]> {
  return (await pictureDefects(image, sources)).map(({ found }) => found);
}
