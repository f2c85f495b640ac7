import type { CopyBrief } from '../ad-copy.ts';
import { goalKind } from '../call-to-action.ts';
import { GENERAL } from './categories/general.ts';
import { categoryFor } from './category-for.ts';
import { type CategoryWords, categoryOf } from './product-category.ts';

/** The kind of what a brief sells, by its own words first and by what the rest of the brief says of them. */
export function categoryOfBrief(
  brief: CopyBrief,
  /** The product field without its price and its slogan. */
  sold: string,
  hasSlogan: boolean,
): CategoryWords {
  const named = hasSlogan ? categoryKnown(sold, brief.product) : categoryFor(sold);
  return sideOf(givenTo(named, brief), brief.audience);
}

/** What nobody sells is given to, where the campaign or its button asks for gifts: "clean water wells for villages". */
function givenTo(
  category: CategoryWords,
  { goal, audience, callToAction }: CopyBrief,
): CategoryWords {
  const isGiven =
    goalKind(goal) === 'donate' ||
    /^(?:donate|give (?:now|monthly|today|once|what you can)|sponsor)\b/i.test(
      callToAction ?? '',
    ) ||
    /\b(?:donors|givers|philanthropists)\b/i.test(audience);
  return isGiven && category.topic === GENERAL.topic
    ? (categoryOf('donation') ?? category)
    : category;
}

/** An agent works for both sides; whoever sells a home looks for no new one. */
function sideOf(category: CategoryWords, audience: string): CategoryWords {
  return category.topic === 'finding a home' && /\bsell(?:ing|ers?)?\b/i.test(audience)
    ? (categoryOf('selling your home') ?? category)
    : category;
}

/** A name tells nothing of its kind where the promise before it does: "Learn Spanish with Marisol". */
function categoryKnown(product: string, field: string): CategoryWords {
  const own = categoryFor(product);
  return own.topic === GENERAL.topic ? categoryFor(field) : own;
}
