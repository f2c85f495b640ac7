import type { Fact } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { labelled } from '../labelled.ts';

/**
 * Kinds of facts that suit a headline beside the product: time, place and extras. A code or a phone number
 * belongs below it.
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

/** The facts of a brief for its headlines, as they are printed. */
export function headlineFacts(
  facts: readonly Fact[] | undefined,
  language: LocalisedLanguage,
): string[] {
  return (facts ?? [])
    .filter(({ kind }, at, all) => HEADING.has(kind) && isFirstPrice(all, at))
    .slice(0, MAX_FACTS)
    .map((fact) => labelled(fact, language));
}

/** Whether a fact is no price behind another: the first one is what the product costs, the next a surcharge or an extra. */
function isFirstPrice(facts: readonly Fact[], at: number): boolean {
  return facts[at]?.kind !== 'price' || facts.findIndex(({ kind }) => kind === 'price') === at;
}
