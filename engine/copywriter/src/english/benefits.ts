import { capitalise, type Mention, TermIndex } from '@adwright/engine-lexicon';
import { BENEFITS } from '../content/texts.ts';

/** The benefits that a product field states, with the lines that they permit. */
export interface StatedBenefits {
  /** For each benefit, headlines of at most 46 characters about it. */
  headlines: (readonly string[])[];
  /**
   * The benefits in the brief's own words, as short rows for a list, for example "Hand-poured",
   * "Noise cancelling".
   */
  rows: string[];
}

const MAX_ROW_CHARACTERS = 30;
/**
 * Maximum number of words between a benefit and the word that must follow it, such as "jacket"
 * after "heated".
 */
const MAX_BETWEEN = 2;
const AMOUNT_BEFORE = /(?<![\p{L}\d])\d+[\s-]?$/u;

const TERMS = new TermIndex();
for (const [concept, { terms, not = [] }] of BENEFITS) {
  for (const text of terms) TERMS.add({ concept, language: 'en', text, isExcluded: false });
  for (const text of not) TERMS.add({ concept, language: 'en', text, isExcluded: true });
}

/**
 * Search indexes of the words that must follow a benefit, must be in the field, or must not be in
 * the field.
 */
const BEFORE = indexBenefitWords('before');
const WITH = indexBenefitWords('with');
const WITHOUT = indexBenefitWords('without');

function indexBenefitWords(field: 'before' | 'with' | 'without'): ReadonlyMap<string, TermIndex> {
  return new Map(
    [...BENEFITS].flatMap(([concept, benefit]) => {
      const words = benefit[field];
      if (words === undefined) return [];
      const index = new TermIndex();
      for (const text of words) index.add({ concept, language: 'en', text, isExcluded: false });
      return [[concept, index] as const];
    }),
  );
}

/** Finds the benefits that a product field states, in text order. */
export function findBenefits(product: string): StatedBenefits {
  const found = findClaims(product);
  return {
    headlines: found.map(({ concept }) => BENEFITS.get(concept)?.headlines ?? []),
    rows: found
      .map(({ words }) =>
        capitalise(
          words
            .trim()
            .toLowerCase()
            .replace(/\b(?:uv|hepa|spf|usb)\b/g, (short) => short.toUpperCase()),
        ),
      )
      .filter((row, at, rows) => row.length <= MAX_ROW_CHARACTERS && rows.indexOf(row) === at),
  };
}

interface Claim {
  /** Id of the stated benefit. */
  concept: string;
  /** The words of the field that state the benefit. */
  words: string;
}

/**
 * Returns the first mention of each benefit. If two mentions of benefits start at the same word,
 * the longer mention is kept.
 */
function findClaims(product: string): Claim[] {
  const mentions = TERMS.find(product);
  const isRefused = ({ term, start, end }: Mention) =>
    mentions.some(
      (phrase) =>
        phrase.term.isExcluded &&
        phrase.term.concept === term.concept &&
        phrase.start <= start &&
        phrase.end >= end,
    );
  const claims = mentions
    .filter((mention) => !mention.term.isExcluded && !isRefused(mention))
    .filter((mention) => suitsField(mention, product))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return claims
    .filter(
      ({ term }, at) => claims.findIndex((other) => other.term.concept === term.concept) === at,
    )
    .map(({ term, start, end }) => {
      const isCounted = BENEFITS.get(term.concept)?.withAmount === true;
      const amount = isCounted ? (AMOUNT_BEFORE.exec(product.slice(0, start))?.[0] ?? '') : '';
      return { concept: term.concept, words: product.slice(start - amount.length, end) };
    });
}

/** Tells whether a mention fulfils the conditions `before`, `with` and `without` of its benefit. */
function suitsField({ term, to }: Mention, product: string): boolean {
  const following = BEFORE.get(term.concept)?.find(product);
  if (following?.every(({ from }) => from < to || from > to + MAX_BETWEEN)) return false;
  if (WITH.get(term.concept)?.find(product).length === 0) return false;
  return (WITHOUT.get(term.concept)?.find(product).length ?? 0) === 0;
}
