import { type AdCopy, capitalise, countWords } from '@adwright/engine-lexicon';
import { restrictsOffer } from '../reading/facts/restricts-offer.ts';
import type { Words } from './brief-words.ts';

const MAX_ROW_CHARACTERS = 30;

/** Matches a row that only names the audience, which is no advantage over the usual alternative. */
const FOR_PEOPLE = /^For (?!(?:\w+ )?(?:skin|hair|feet|teeth|nails|backs?|sleep|beginners)\b)/i;

/** Matches a row that only names a place, which is no advantage over the usual alternative. */
const AT_PLACE = /^(?:In|At|Near|Around|Through)\s(?:the\s|old\s|central\s)?\p{Lu}/u;

/** Rows for the side "the usual" if neither brief nor category has enough rows. */
const LAST_ROWS = {
  goods: ['Chosen, not settled for', 'Picked on purpose'],
  digital: ['Fits into your day', 'Chosen, not settled for'],
  service: ['Someone to ask', 'Time for your questions'],
  place: ['Worth leaving the house for', 'Someone to ask'],
} as const;

/**
 * Writes the two sides of a comparison ad. The side "the usual" describes a habit, never a
 * competitor's product. The side "ours" lists the user's own facts first.
 */
export function writeComparison(
  { product, audience, category, benefits }: Words,
  brandName = '',
): AdCopy['comparison'] {
  // A row of "the usual" must not resemble the product's name, as "A jar of coins" resembles "Penny
  // Jar".
  const [usualFirst = '', ...usualOthers] = [
    ...category.usual,
    capitalise(category.problem.replace(/\?$/, '')),
  ].filter(
    (row) => !listSubjectWords(row).some((word) => listBrandWords(brandName).includes(word)),
  );
  const pain = audience.pain === null ? null : capitalise(audience.pain);
  const facts = product.facts
    .filter((fact) => !FOR_PEOPLE.test(fact) && !AT_PLACE.test(fact) && !restrictsOffer(fact, 'en'))
    .map(removeWith);
  // The product's name is the title of the side "ours", so the rows of this side don't repeat the
  // name.
  const named = listSubjectWords(product.name);
  const rows = benefits.rows.filter(
    (row) => !listSubjectWords(row).every((word) => named.includes(word)),
  );
  const said = removeRepeats([...facts, ...rows]).slice(0, 2);
  return {
    usual: takeThreeRows([pain, usualFirst, ...usualOthers]),
    ours: takeThreeRows(
      removeRepeats(
        [...said, ...category.ours, capitalise(category.wish), ...LAST_ROWS[category.form]],
        (row, other) => !said.includes(row) && sharesSubject(row, other),
      ),
    ),
  };
}

/**
 * Removes "with" from a row beside a tick, so that "With UV case" becomes "UV case". A single word
 * is too short for a row, so the row keeps "with".
 */
function removeWith(fact: string): string {
  const thing = fact.replace(/^With (?:an? )?/i, '');
  return countWords(thing) > 1 ? capitalise(thing) : fact;
}

/** Removes rows that repeat an earlier row, for example "UV case" after "With UV case". */
function removeRepeats(
  rows: readonly string[],
  alsoRepeats: (row: string, other: string) => boolean = () => false,
): string[] {
  const kept: string[] = [];
  for (const row of rows) {
    const own = listSubjectWords(row);
    const repeats = kept.some((other) => {
      const known = listSubjectWords(other);
      const shared = own.filter((word) => known.includes(word));
      return (
        shared.length === own.length ||
        shared.length === known.length ||
        shared.length > 3 ||
        alsoRepeats(row, other)
      );
    });
    if (!repeats) kept.push(row);
  }
  return kept;
}

/** Returns the words of a brand name that identify the brand. */
function listBrandWords(brandName: string): string[] {
  return listSubjectWords(brandName).filter((word) => word.length > 2 && !COMMON.has(word));
}

const COMMON = new Set('one you your our new all more not next'.split(' '));

/** Words that are too common to show what a row is about. */
const IN_PASSING = new Set('worth someone something ready every again'.split(' '));
const MIN_MATTER_LETTERS = 5;

/**
 * Tells whether two rows are about the same thing, for example "A conversation to remember", "A
 * conversation you remember".
 */
function sharesSubject(row: string, other: string): boolean {
  const matters = listSubjectWords(other).filter((word) => word.length >= MIN_MATTER_LETTERS);
  return listSubjectWords(row).some((word) => matters.includes(word) && !IN_PASSING.has(word));
}

/**
 * Words that are ignored when rows are compared, so that "Sea view and sauna" contains "With sea
 * view".
 */
const SMALL = new Set(['a', 'an', 'and', 'the', 'with', 'of', 'for', 'in']);

function listSubjectWords(row: string): string[] {
  const words = row.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word));
}

function takeThreeRows(rows: readonly (string | null)[]): [string, string, string] {
  const short = rows.filter((row) => row !== null && row.length <= MAX_ROW_CHARACTERS);
  const [first, second, third] = [...new Set(short)];
  return [first ?? '', second ?? '', third ?? ''];
}
