import type { Fact } from '@adwright/engine-lexicon';
import { addFactLabel } from '../add-fact-label.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { restrictsOffer } from '../reading/facts/restricts-offer.ts';

/**
 * Kinds of facts that suit a headline beside the product: times, places and extras. Codes and
 * telephone numbers are printed below the headline.
 */
const HEADING: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'date',
  'from',
  'discount',
  'trial',
  'multibuy',
  'price',
  'place',
  'delivery',
  'hours',
]);
const MAX_FACTS = 3;
/**
 * Returns the brief's facts that its headlines may state, in the form in which they are printed.
 * The most important fact is left out, because the picture shows this fact as a price tag or
 * sticker beside the headline. A place is never a tag or sticker.
 */
export function listHeadlineFacts(
  facts: readonly Fact[] | undefined,
  language: LocalisedLanguage,
): string[] {
  // Further prices are surcharges or extras.
  const price = facts?.find(({ kind }) => kind === 'price');
  const offer = facts?.find(({ kind }) => kind !== 'was');
  return (facts ?? [])
    .filter((fact) => fact !== offer || fact.kind === 'place')
    .filter((fact) => !isOpening(fact) && !restrictsOffer(fact.text, language))
    .filter((fact) => HEADING.has(fact.kind) && (fact.kind !== 'price' || fact === price))
    .slice(0, MAX_FACTS)
    .map((fact) => addFactLabel(fact, language));
}

/** Tells whether a fact states when a business is open or closed. Service around the clock is a feature. */
function isOpening({ kind, text }: Fact): boolean {
  return kind === 'hours' && !/24/.test(text);
}
