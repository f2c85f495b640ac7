import { type AdCopy, capitalise, cleanProductField } from '@adwright/engine-lexicon';
import { opensWithAnd, opensWithOr } from './content/conjunctions.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { measureWidth } from './content/width.ts';
import { opensCondition } from './reading/opens-condition.ts';
import { listFurtherClauses, MAX_CLAUSE_WIDTH } from './whole-clauses.ts';

/**
 * Maximum width of a picture's facts line, in Latin letters. Layouts print the facts line on about two lines.
 */
const MAX_FACTS_WIDTH = 88;
/** Minimum share of a clause's words that the picture must contain for the clause to be stated. */
const STATED_SHARE = 0.6;
/** Maximum number of facts in a picture's facts line. */
const MAX_FACTS = 4;

/**
 * Adds to a picture's small facts the clauses of the product field that no line of the picture
 * states, for example "25-year guarantee" or "also on Sundays". A clause is added only if it is
 * short enough and the facts still fit into about two lines.
 * @param product the product field as typed, without overruled facts
 */
export function addUnstatedClauses(
  copy: AdCopy,
  product: string,
  language: WrittenLanguage | 'und',
): AdCopy {
  const facts = [...(copy.facts ?? [])];
  const { eyebrow, headline, subline, offer } = copy;
  const lines = [eyebrow, headline, subline, offer?.text, offer?.was, offer?.second, ...facts];
  const shown = new Set(lines.flatMap((line) => listWords(line ?? '', language)));
  for (const clause of listFurtherClauses(cleanProductField(product), copy.productName, language)) {
    if (facts.length >= MAX_FACTS) break;
    const said = clause.replace(opensWithAnd(language), '');
    const width = measureWidth([...facts, said].join(''));
    if (width > MAX_FACTS_WIDTH || !isNews(said, shown, language)) continue;
    if (isTorn(said, product, language)) continue;
    facts.push(capitalise(said, language));
    for (const word of listWords(said, language)) shown.add(word);
  }
  return facts.length === (copy.facts ?? []).length ? copy : { ...copy, facts };
}

/**
 * Tells whether a clause means little by itself: it begins with "or" or with a word for a condition,
 * or a telephone number that followed it was removed.
 */
function isTorn(clause: string, product: string, language: WrittenLanguage | 'und'): boolean {
  const at = product.indexOf(clause);
  const isCut = at !== -1 && /^[\s.:]*\+?\p{Nd}/u.test(product.slice(at + clause.length));
  if (isCut || opensWithOr(language).test(clause)) return true;
  return opensCondition(clause, language);
}

/** Matches a single word with a capital, which is usually a town, for example "Torino". */
const NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/** Tells whether a clause can stand by itself and says something that the picture does not say. */
function isNews(
  clause: string,
  shown: ReadonlySet<string>,
  language: WrittenLanguage | 'und',
): boolean {
  if (measureWidth(clause) > MAX_CLAUSE_WIDTH) return false;
  const words = listWords(clause, language);
  const numbers = words.filter((word) => /\p{Nd}/u.test(word));
  const stated = words.filter((word) => shown.has(word)).length;
  const isStated =
    stated >= words.length * STATED_SHARE && numbers.every((number) => shown.has(number));
  return (words.length > 1 || NAME.test(clause)) && !isStated;
}

/** Returns the words and numbers of a text in lower case. */
function listWords(text: string, language: WrittenLanguage | 'und'): string[] {
  const segmenter = getSegmenter(language);
  return [...segmenter.segment(text.normalize('NFKC').replaceAll('’', "'").toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

const SEGMENTERS = new Map<string, Intl.Segmenter>();

function getSegmenter(language: WrittenLanguage | 'und'): Intl.Segmenter {
  const known = SEGMENTERS.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' });
  SEGMENTERS.set(language, made);
  return made;
}
