import { createRequire } from 'node:module';
import { eld } from 'eld/small';
import { findGermanJoints, findNestedGermanJoints, type NestedJoints } from './german-compounds.ts';
import { splitIntoGraphemes } from './line-units.ts';
import { getSecondWordPattern } from './second-words.ts';

/** Languages with hyphenation patterns: the detector's name and the patterns' name. */
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
 * Code of Norwegian in the language detector. Norwegian has no hyphenation patterns of its own, so the Danish
 * ones are used.
 */
const NORWEGIAN = 'no';
/** Maximum distance, in letters, of a hyphen from the line's end; farther back it would leave a gap. */
const NEAR = 8;
/** Minimum number of letters on either side of a hyphen. */
const LEAST = 3;
/** Invisible character that marks where a word may be broken. */
const SOFT_HYPHEN = '\u00AD';
/**
 * Endings of a compound's first word: German "Versicherungs-vergleich", and similar endings in Dutch and
 * Swedish.
 */
const JOINT =
  /(?:ungs|heits|keits|schafts|tions|täts|lings|tums|ings|nings|hets|teits|fahrts|nachts|arbeits|lebens|gebrauchs)$/iu;
/** Beginnings of German words that rarely begin a syllable inside a word, such as "Fahrrad-versicherung". */
const BEGINNING = /^(?:ver|vor|auf|aus|ein|ent|unter|über|ge(?!n|r)|be(?!n|r)|zer)\p{L}{4}/iu;

const require = createRequire(import.meta.url);

/** Possible hyphenation points of a word, in graphemes. */
export interface Partings {
  /** Starts of the word's syllables. */
  syllables: readonly number[];
  /** The starts of syllables at which two parts of a compound join. */
  joints: readonly number[];
}

/**
 * Returns the last hyphenation point at or before `end`; undefined if there is none after `start`.
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
 * Returns the hyphenation points of a word: between syllables by the patterns of its language (Liang 1983), and
 * between the parts of a compound. The result is empty for languages without patterns.
 * @param text the text around the word, from which the language is detected
 */
export function findPartings(word: string, text: string): Partings {
  const { language, syllables } = syllablesOf(word, [text, word].map(languageOf));
  const known = language === 'de' ? findGermanJoints(word, syllables) : undefined;
  return { syllables, joints: known ?? jointsByEndings(word, syllables) };
}

/** Returns the starts of a word's syllables in graphemes, by the patterns of the first language that has patterns. */
function syllablesOf(
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

/** Hyphenation points for the newest ads: {@link NestedJoints}, and the starts of all other syllables. */
export interface NestedPartings extends NestedJoints {
  syllables: readonly number[];
}

/**
 * Returns hyphenation points like {@link findPartings}. The function also finds compounds inside a compound,
 * adjectives at its end, and second words of Dutch, Swedish, Danish and Norwegian.
 * @param presumed language that is assumed for a text too short to detect its own
 */
export function findNestedPartings(word: string, text: string, presumed?: string): NestedPartings {
  const detected = [text, word].map(languageOf);
  const isTold = presumed === undefined || eld.detect(text).isReliable();
  const { language, syllables } = syllablesOf(word, isTold ? detected : [presumed, ...detected]);
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

function languageOf(text: string): string {
  const { language } = eld.detect(text);
  // The patterns of Danish suit Norwegian words too.
  return language === NORWEGIAN ? 'da' : language;
}
