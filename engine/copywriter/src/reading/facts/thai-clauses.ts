import { foldLetters } from '@adwright/engine-lexicon';
import { getFactWords } from '../../content/texts.ts';
import type { Span } from './phone.ts';
import { restrictsOffer } from './restricts-offer.ts';
import { joinAny } from './slots.ts';

/** Matches a space before a Thai word; a single letter is part of a name, for example "ภาค ก". */
const SPACE = /(?<=\S)\s(?=[\p{Script=Thai}\p{M}]{3})/gu;
/**
 * Minimum number of characters of a product's name before a space. A shorter first phrase may be a brand,
 * which a space separates from the product.
 */
const MIN_CHARACTERS_OF_NAME = 10;
const MIN_CHARACTERS = 5;
/** Character that replaces a space between two clauses. A Thai text contains the mark nowhere else. */
const MARK = '、';

/**
 * Replaces the spaces between the clauses of a Thai text by commas, so that positions stay the
 * same. Thai has no spaces between words and separates clauses by spaces, but numbers have spaces
 * around them too. A number stays with the words before it and with its unit, for example "จอง 3
 * วันขึ้นไป" (book 3 days or more).
 *
 * @param facts whose words are never separated
 */
export function markThaiClauses(text: string, facts: readonly Span[]): string {
  const { unit, opens, ends } = patterns();
  const isInFact = (at: number) => facts.some(({ start, end }) => start < at && at < end);
  const isListed = findListSpaces(text);
  let last = 0;
  let marked = text;
  for (const { index } of text.matchAll(SPACE)) {
    const before = text.slice(last, index);
    const behind = foldLetters(text.slice(index + 1));
    const least = last === 0 ? MIN_CHARACTERS_OF_NAME : MIN_CHARACTERS;
    const isNumber = /\p{Nd}$/u.test(before);
    if (isListed.has(index)) continue;
    const isJoined = isNumber
      ? unit.test(behind)
      : /\p{Script=Latin}$/u.test(before) || ends.test(foldLetters(before));
    if (isJoined || opens.test(behind) || isInFact(index) || before.trim().length < least) continue;
    marked = marked.slice(0, index) + MARK + marked.slice(index + 1);
    last = index + 1;
  }
  return marked.replace(FLAW_BEFORE_PRICE, `$1${MARK}`);
}

/**
 * Matches a list of things with one price, for example "ทองหยิบ ฝอยทอง ลูกชุบ 1,890 บาท" (three sweets, 1,890
 * baht).
 */
const LIST =
  /(?<=^|[、:,]\s?)(?:[\p{Script=Thai}\p{M}]{2,16}\s){2,}[\p{Script=Thai}\p{M}]{2,16}(?=\s(?:เริ่ม(?:ต้น)?\s|(?:ชุด|กล่อง|ถุง)(?:ละ)?\s)?\p{Nd}[\p{Nd},]*\s?(?:บาท|฿))/gu;

/** Matches words for a flaw before a price, which does not pay for the flaw. */
const FLAW_BEFORE_PRICE =
  /((?:รอย|ตำหนิ|คราบ|บุบ|สนิม)[\p{Script=Thai}\p{M}]*)\s(?=\p{Nd}[\p{Nd},]*\s?(?:บาท|฿))/gu;

/** Returns the positions of the spaces between the things of a list, which share one price. */
function findListSpaces(text: string): ReadonlySet<number> {
  return new Set(
    [...text.matchAll(LIST)]
      .filter(({ 0: list }) => !restrictsOffer(list, 'th'))
      .flatMap(({ 0: list, index }) => [...list.matchAll(/\s/gu)].map((gap) => index + gap.index)),
  );
}

let built: { unit: RegExp; opens: RegExp; ends: RegExp } | undefined;

function patterns() {
  const { countUnits, phraseJoins, loweredTo } = getFactWords('th');
  built ??= {
    unit: new RegExp(`^${joinAny(countUnits)}`, 'u'),
    opens: new RegExp(`^${joinAny([...phraseJoins, ...loweredTo])}`, 'u'),
    ends: new RegExp(`${joinAny(phraseJoins)}$`, 'u'),
  };
  return built;
}
