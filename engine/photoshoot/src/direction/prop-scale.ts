import { productKind } from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects';

/** A toy car is no car. */
const MODEL = /\b(?:toy|miniature|model|scale|doll'?s?|lego)\b/i;

/** A lemon beside a sofa is smaller than one beside a bottle, where both products fill the picture alike. */
export function propScaleFor(product: string): number {
  if (MODEL.test(product)) return 1;
  const kind = productKind(product);
  return kind === null ? 1 : factsOf(kind).propScale;
}
