import type { AdCopy, Fact } from '@adwright/engine-lexicon';

/**
 * The facts of an ad's words: the strongest by itself, with the old price where it is the price, and the others in their order. A copy
 * without facts has neither field.
 *
 * @param facts the strongest first.
 */
export function shownFacts(facts: readonly Fact[]): Pick<AdCopy, 'offer' | 'facts'> {
  const strongest = facts.find(({ kind }) => kind !== 'was') ?? facts[0];
  if (strongest === undefined) return {};
  const { kind, text } = strongest;
  const was = kind === 'price' ? facts.find((fact) => fact.kind === 'was') : undefined;
  const others = facts.filter((fact) => fact !== strongest && fact !== was);
  return {
    offer: { kind, text, ...(was === undefined ? {} : { was: was.text }) },
    ...(others.length === 0 ? {} : { facts: others.map((fact) => fact.text) }),
  };
}
