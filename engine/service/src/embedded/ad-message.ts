import type { ComposedRecipe } from '@adwright/contracts';
import { isTypeOnlyName, listBadgeTexts } from '@adwright/contracts/values';
import { type AdBox, isSculpture } from '@adwright/engine-ads';
import { isMeaningless } from '@adwright/engine-lexicon';
import type { AdMessage, ProductShown } from '@adwright/engine-score';

/**
 * What a brief requires of its ad: facts to print, and a button that leads to the campaign's goal. The main
 * thread derives the requirements from the brief, since the language data would cost every rendering thread
 * about 100 MB.
 */
export interface AskedMessage {
  facts: string[];
  /** Whether the brief sells a physical object, which a picture can show. */
  sellsThing: boolean;
  asksForGoal: boolean;
}

/**
 * Returns an ad's message and how its picture shows the product, for the ad's score.
 *
 * @param boxes the texts in the picture, because a layout prints only a part of the words
 */
export function buildMessage(
  { brief, words, picture }: ComposedRecipe,
  { facts, sellsThing, asksForGoal }: AskedMessage,
  boxes: readonly Pick<AdBox, 'role'>[],
): AdMessage {
  const { comparison, quote, offer } = words;
  const texts: Partial<Record<AdBox['role'], readonly (string | null)[]>> = {
    brand: [words.brandName, words.eyebrow],
    eyebrow: [words.eyebrow],
    headline: [words.headline],
    subline: [words.subline],
    problem: [words.problem],
    solution: [words.solution],
    comparison: [...comparison.usual, ...comparison.ours],
    quote: [quote.text],
  };
  const roles = new Set(boxes.map(({ role }) => role));
  const printed = [
    ...[...roles].flatMap((role) => texts[role] ?? []),
    offer?.text,
    offer?.was,
    offer?.second,
    ...listBadgeTexts(words),
    ...(words.facts ?? []),
  ];
  return {
    shown: describeShownProduct(picture, sellsThing),
    productName: isMeaningless(brief.product) ? '' : words.productName,
    details: [brief.product, brief.audience, brief.brandName].filter(Boolean).join(' '),
    facts,
    printed: printed.flatMap((text) => (text ? [text] : [])),
    asksForGoal,
  };
}

function describeShownProduct(
  picture: ComposedRecipe['picture'],
  sellsThing: boolean,
): ProductShown {
  if (picture.kind === 'product' || picture.kind === 'photo') return 'photo';
  if (picture.kind === 'generated') return 'object';
  if (isTypeOnlyName(picture.object)) return sellsThing ? 'hidden' : 'type';
  return picture.object !== null && isSculpture(picture.object) ? 'unrelated' : 'object';
}
