import { languageOfBrief, productKind } from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects';
import { readShootText } from './shoot-text.ts';

/** A lemon beside a sofa is smaller than one beside a bottle, where both products fill the picture alike. */
export function propScaleFor(product: string): number {
  // A toy car is no car.
  if (readShootText(product, languageOfBrief(product)).names('miniature')) return 1;
  const kind = productKind(product);
  return kind === null ? 1 : factsOf(kind).propScale;
}
