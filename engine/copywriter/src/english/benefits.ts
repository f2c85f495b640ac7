import { capitalise } from '@adwright/engine-lexicon';
import { BENEFIT_IDS, BENEFIT_PATTERNS } from '../content/benefit-patterns.ts';
import { benefitHeadlines } from '../content/texts.ts';

/** What a brief says of its product in words that a reader gains something from, with the lines they allow. */
export interface SaidBenefits {
  /** Headlines, at most 46 characters, by the words of the brief that they rest on. */
  headlines: (readonly string[])[];
  /** The brief's own words as short rows: "Hand-poured", "Noise cancelling". */
  rows: string[];
}

const MAX_ROW_CHARACTERS = 30;

/** Finds the benefits that a product field names, in the order in which it names them. */
export function benefitsOf(product: string): SaidBenefits {
  const found = BENEFIT_IDS.flatMap((id) => {
    const said = BENEFIT_PATTERNS[id].exec(product);
    return said === null
      ? []
      : [{ at: said.index, words: said[0], headlines: benefitHeadlines(id) }];
  }).sort((a, b) => a.at - b.at);
  return {
    headlines: found.map(({ headlines }) => headlines),
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
