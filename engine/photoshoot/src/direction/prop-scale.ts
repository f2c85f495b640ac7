import { detectBriefLanguage, findProductKind } from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects/facts';
import { readShootText } from './shoot-text.ts';

/**
 * Returns the scale at which props beside a product are drawn. Large and small products fill the picture
 * alike, so a lemon is drawn smaller beside a sofa than beside a bottle.
 */
export function choosePropScale(product: string): number {
  // A toy is small even if its name contains the name of a large product, as in "toy car".
  if (readShootText(product, detectBriefLanguage(product)).names('miniature')) return 1;
  const kind = findProductKind(product);
  return kind === null ? 1 : factsOf(kind).propScale;
}
