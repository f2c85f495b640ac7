import { type AdCopy, type Fact, saysWhole } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from './content/languages.ts';
import { labelled } from './labelled.ts';

/**
 * A copy with the facts that its picture shows: the strongest one separately, with the old price beside a
 * price, and the others in their order. Each fact appears once. A fact in the headline has no line of its own,
 * and an eyebrow that only repeats one is omitted.
 *
 * @param facts the strongest first.
 */
export function withShownFacts(
  copy: AdCopy,
  facts: readonly Fact[],
  language: WrittenLanguage | 'und',
): AdCopy {
  const strongest = facts.find(({ kind }) => kind !== 'was') ?? facts[0];
  if (strongest === undefined) return copy;
  const { kind } = strongest;
  const was = kind === 'price' ? facts.find((fact) => fact.kind === 'was') : undefined;
  const others = facts.filter(
    (fact) => fact !== strongest && fact !== was && !saysWhole(copy.headline, fact.text),
  );
  const { eyebrow } = copy;
  const isRepeated = eyebrow !== null && facts.some(({ text }) => saysWhole(text, eyebrow));
  return {
    ...copy,
    eyebrow: isRepeated ? null : eyebrow,
    offer: { kind, text: labelled(strongest, language), ...(was ? { was: was.text } : {}) },
    ...(others.length === 0 ? {} : { facts: others.map((fact) => labelled(fact, language)) }),
  };
}
