import type { AdCopy } from '../ad-copy.ts';
import { capitalise, wordCount } from '../free-text.ts';
import type { Words } from './brief-words.ts';

const MAX_ROW_CHARACTERS = 30;
/** Whom a thing is for is no advantage over another; what it is made for may be. */
const FOR_PEOPLE = /^For (?!(?:\w+ )?(?:skin|hair|feet|teeth|nails|backs?|sleep|beginners)\b)/i;

/** Nor is the town: "In Austin" beside a tick says that others are elsewhere. */
const AT_PLACE = /^(?:In|At|Near|Around|Through)\s(?:the\s|old\s|central\s)?\p{Lu}/u;

/** What stands beside "the usual" where brief and kind leave a row empty. */
const LAST_ROWS = {
  goods: ['Picked on purpose', 'Your own choice'],
  digital: ['Fits into your day', 'Picked on purpose'],
  service: ['Someone to ask', 'Time for your questions'],
  place: ['Worth leaving the house for', 'Someone to ask'],
} as const;

/** "The usual" is a habit, never another company's product; "ours" repeats the user's own facts first. */
export function comparisonOf({
  product,
  audience,
  category,
  benefits,
}: Words): AdCopy['comparison'] {
  const [usualFirst, ...usualOthers] = category.usual;
  const pain = audience.pain === null ? null : capitalise(audience.pain);
  const facts = product.facts
    .filter((fact) => !FOR_PEOPLE.test(fact) && !AT_PLACE.test(fact))
    .map(withoutWith);
  // The product's name stands above the rows and need not be said again.
  const named = wordsOf(product.name);
  const rows = benefits.rows.filter((row) => !wordsOf(row).every((word) => named.includes(word)));
  const said = withoutRepeats([...facts, ...rows]).slice(0, 2);
  return {
    usual: threeRows([pain, usualFirst, ...usualOthers]),
    ours: threeRows(
      withoutRepeats([
        ...said,
        ...category.ours,
        capitalise(category.wish),
        ...LAST_ROWS[category.form],
      ]),
    ),
  };
}

/** "With UV case" beside a tick is "UV case"; one word alone would say too little. */
function withoutWith(fact: string): string {
  const thing = fact.replace(/^With (?:an? )?/i, '');
  return wordCount(thing) > 1 ? capitalise(thing) : fact;
}

/** Rows of which none says what one before it has said: "UV case" after "With UV case". */
function withoutRepeats(rows: readonly string[]): string[] {
  const kept: string[] = [];
  for (const row of rows) {
    const own = wordsOf(row);
    const repeats = kept.some((other) => {
      const known = wordsOf(other);
      const shared = own.filter((word) => known.includes(word));
      return shared.length === own.length || shared.length === known.length || shared.length > 3;
    });
    if (!repeats) kept.push(row);
  }
  return kept;
}

/** Words that tell nothing apart: "With sea view" is in "Sea view and sauna". */
const SMALL = new Set(['a', 'an', 'and', 'the', 'with', 'of', 'for', 'in']);

function wordsOf(row: string): string[] {
  const words = row.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word));
}

function threeRows(rows: readonly (string | null)[]): [string, string, string] {
  const short = rows.filter((row) => row !== null && row.length <= MAX_ROW_CHARACTERS);
  const [first, second, third] = [...new Set(short)];
  return [first ?? '', second ?? '', third ?? ''];
}
