import { detectBriefLanguage, findProductKind } from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects/facts';
import { readShootText } from './shoot-text.ts';

/**
 * Returns the scale at which props beside a product are drawn. A lemon beside a sofa is drawn smaller than
 * beside a bottle, because both products fill the picture.
 */
export function choosePropScale(product: string): number {
  // A toy is small even if its name contains the name of a large product, as in "toy car".
  if (readShootText(product, detectBriefLanguage(product)).names('miniature')) return 1;
  const kind = findProductKind(product);
  return kind === null ? 1 : factsOf(kind).propScale;
}
