import { createRequire } from 'node:module';
import { eld } from 'eld/small';
import { findGermanJoints, findNestedGermanJoints, type NestedJoints } from './german-compounds.ts';
import { splitIntoGraphemes } from './line-units.ts';
import { getSecondWordPattern } from './second-words.ts';

/** Languages with hyphenation patterns: the language detector's name and the pattern package's name. */
const PATTERNS: ReadonlyMap<string, string> = new Map(
  [
    ...[
      'bg',
      'ca',
      'cs',
      'da',
      'de',
      'el',
      'en',
      'es',
      'et',
      'eu',
      'fi',
      'fr',
      'gl',
      'hr',
      'hu',
      'it',
    ],
    ...['lt', 'lv', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr-cyrl', 'sv', 'tr', 'uk'],
  ].map((language): [string, string] => [language.slice(0, 2), language]),
);
/**
 * Language code of Norwegian in the language detector. Norwegian has no hyphenation patterns, so the Danish
 * patterns are used.
 */
const NORWEGIAN = 'no';
/**
 * Maximum distance, in letters, between a hyphenation point and the line's end; a farther point would leave a
 * gap.
 */
const NEAR = 8;
/** Minimum number of letters before and after a hyphen. */
const LEAST = 3;
/** Invisible character that marks where a word may be broken. */
const SOFT_HYPHEN = '\u00AD';
/**
 * Matches endings of a compound's first word, as in German "Versicherungs-vergleich", and similar endings in
 * Dutch and Swedish.
 */
const JOINT =
  /(?:ungs|heits|keits|schafts|tions|täts|lings|tums|ings|nings|hets|teits|fahrts|nachts|arbeits|lebens|gebrauchs)$/iu;
/**
 * Matches beginnings of German words that rarely begin a syllable inside a word, as in "Fahrrad-versicherung".
 */
const BEGINNING = /^(?:ver|vor|auf|aus|ein|ent|unter|über|ge(?!n|r)|be(?!n|r)|zer)\p{L}{4}/iu;

const require = createRequire(import.meta.url);

/** The possible hyphenation points of a word, counted in graphemes. */
export interface Partings {
  /** Positions where the word's syllables begin. */
  syllables: readonly number[];
  /** Positions where two parts of a compound join; each also begins a syllable. */
  joints: readonly number[];
}

/**
 * Returns the last hyphenation point at or before `end`; undefined if no point lies after `start`.
 * @param length length of the word, in graphemes
 */
export function findHyphenPlace(
  { syllables, joints }: Partings,
  length: number,
  start: number,
  end: number,
): number | undefined {
  const within = syllables
    .filter((at) => at >= start + LEAST && at <= end && length - at >= LEAST)
    .toReversed();
  return (
    within.find((at) => joints.includes(at) && at > start + (end - start) / 2) ??
    within.find((at) => at > end - NEAR) ??
    within[0]
  );
}

/**
 * Returns the hyphenation points of a word: between syllables by the patterns of the word's language (Liang 1983), and
 * between the parts of a compound. The function returns an empty list for languages without hyphenation patterns.
 * @param text the text around the word, from which the language is detected
 */
export function findPartings(word: string, text: string): Partings {
  const { language, syllables } = findSyllables(word, [text, word].map(detectLanguage));
  const known = language === 'de' ? findGermanJoints(word, syllables) : undefined;
  return { syllables, joints: known ?? jointsByEndings(word, syllables) };
}

/**
 * Returns the positions where a word's syllables begin, in graphemes, by the patterns of the first language
 * with patterns.
 */
function findSyllables(
  word: string,
  languages: readonly string[],
): { language?: string; syllables: number[] } {
  const language = languages.map((each) => PATTERNS.get(each)).find((each) => each !== undefined);
  if (language === undefined) return { syllables: [] };
  const { hyphenateSync }: typeof import('hyphen/de') = require(`hyphen/${language}`);
  const parts = hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
  const syllables = parts
    .slice(0, -1)
    .map((_, at) => splitIntoGraphemes(parts.slice(0, at + 1).join('')).length);
  return { language, syllables };
}

/**
 * Hyphenation points for the newest ads: the {@link NestedJoints}, and the beginnings of all other syllables.
 */
export interface NestedPartings extends NestedJoints {
  syllables: readonly number[];
}

/**
 * Returns the hyphenation points of {@link findPartings} and further points. The further points split compounds
 * inside a compound, adjectives at a compound's end, and last words of Dutch, Swedish, Danish and Norwegian
 * compounds.
 * @param presumed language to use for a text that is too short to detect its language
 */
export function findNestedPartings(word: string, text: string, presumed?: string): NestedPartings {
  const detected = [text, word].map(detectLanguage);
  const isReliable = presumed === undefined || eld.detect(text).isReliable();
  const { language, syllables } = findSyllables(
    word,
    isReliable ? detected : [presumed, ...detected],
  );
  const known = language === 'de' ? findNestedGermanJoints(word, syllables) : undefined;
  const { outer, inner } = known ?? {
    outer: [...jointsByEndings(word, syllables), ...jointsBySecondWord(word, syllables, language)],
    inner: [],
  };
  const isFarEnough = (at: number) => at >= LEAST && splitIntoGraphemes(word).length - at >= LEAST;
  return {
    outer: outer.filter(isFarEnough),
    inner: inner.filter(isFarEnough),
    syllables: syllables.filter(isFarEnough),
  };
}

function jointsBySecondWord(
  word: string,
  syllables: readonly number[],
  language: string | undefined,
): number[] {
  const secondWord = getSecondWordPattern(language);
  if (secondWord === undefined) return [];
  const clusters = splitIntoGraphemes(word);
  return syllables.filter((at) => secondWord.test(clusters.slice(at).join('')));
}

function jointsByEndings(word: string, syllables: readonly number[]): number[] {
  const clusters = splitIntoGraphemes(word);
  return syllables.filter(
    (at) =>
      JOINT.test(clusters.slice(0, at).join('')) || BEGINNING.test(clusters.slice(at).join('')),
  );
}

function detectLanguage(text: string): string {
  const { language } = eld.detect(text);
  // The hyphenation patterns of Danish suit Norwegian words too.
  return language === NORWEGIAN ? 'da' : language;
}
