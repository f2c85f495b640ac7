import { containsWholeText, type Fact } from '@adwright/engine-lexicon';
import type { ReadFact } from './found-fact.ts';
import { cleanField, type FactBrief } from './read-facts.ts';

/** Kinds of facts that are printed in the product's own sentence: its price, time and place. */
const BESIDE_THE_PRODUCT: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'price',
  'was',
  'discount',
  'multibuy',
  'trial',
  'date',
  'hours',
  'from',
  'until',
  'place',
]);

/** Neighbouring facts of a product field as one text. */
export interface FactRun {
  text: string;
  /**
   * Whether the facts start in the clause that names the product, for example "salsa night every
   * Friday 8pm, beginners welcome".
   */
  isBesideName: boolean;
}

/** Matches the end of the clause that names the product. */
const CLAUSE_END = /,(?!\d)|[،、，;]|\s[-–—]\s/u;

/**
 * Returns the facts of a product field as typed, with neighbouring facts in one text, for example
 * "Samstag 14. März, 10–16 Uhr, 69 €", "89 € statt 119 €". An ad prints neighbouring facts as the
 * brief does, which reads better than a sentence for each fact.
 *
 * @param sold the text about the product; a place in this text is not repeated
 */
export function listFactRuns(
  { product }: Pick<FactBrief, 'product'>,
  sold: string,
  facts: readonly ReadFact[],
): FactRun[] {
  const field = cleanField(product);
  const [{ length: nameLength } = ''] = field.split(CLAUSE_END);
  const typed = facts
    .filter(
      (fact) =>
        fact.field === 'product' &&
        BESIDE_THE_PRODUCT.has(fact.kind) &&
        !containsWholeText(sold, fact.text),
    )
    .toSorted((one, other) => one.start - other.start);
  const runs: { start: number; end: number; texts: string[] }[] = [];
  for (const { start, end, text } of typed) {
    const last = runs.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.texts.push(text);
    } else if (last !== undefined && ONLY_PARTS.test(field.slice(last.end, start))) {
      last.end = end;
      last.texts.push(text);
    } else runs.push({ start, end, texts: [text] });
  }
  return runs.flatMap(({ start, end, texts }) => {
    const run = field
      .slice(start, end)
      .replace(/[\s,;]+$/u, '')
      .trimStart();
    const isBesideName = start < nameLength;
    // The full stop of an abbreviation would seem to end the sentence, for example "ord. pris 2 499
    // kr". If an ad prints a fact in other words than the user typed, the fact stays a separate
    // sentence.
    if (/\.\s+\p{Ll}/u.test(run)) return [];
    return texts.every((text) => containsWholeText(run, text)) ? [{ text: run, isBesideName }] : [];
  });
}

/** Matches punctuation that may stand between two neighbouring facts. */
const ONLY_PARTS = /^\s*(?:[,،、，·|–—→⇒-]|->)?\s*$/u;
