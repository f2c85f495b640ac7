import { createRequire } from 'node:module';
import { eld } from 'eld/small';
import { graphemes } from './line-units.ts';

/** Languages whose patterns we have: as the detector names them, and as the patterns are called. */
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
const NORWEGIAN = 'no';
/** A hyphen further back than this leaves a gap in the line. */
const NEAR = 8;
/** Letters that stay on either side. */
const LEAST = 3;
const SOFT_HYPHEN = '\u00AD';
/** A word ends in one of these before another begins: German "Versicherungs-vergleich", Dutch and Swedish alike. */
const JOINT =
  /(?:ungs|heits|keits|schafts|tions|täts|lings|tums|ings|nings|hets|teits|fahrts|nachts|arbeits|lebens|gebrauchs)$/iu;
/** German words begin with these far more often than syllables within a word do: "Fahrrad-versicherung". */
const BEGINNING = /^(?:ver|vor|auf|aus|ein|ent|unter|über|ge(?!n|r)|be(?!n|r)|zer)\p{L}{4}/iu;

const require = createRequire(import.meta.url);

/**
 * Last place at or before `end` where a word may be parted with a hyphen; undefined where there is none after `start`.
 * @param places where it may be, in graphemes: see {@link syllablesOf} and {@link jointsOf}
 */
export function hyphenPlace(
  clusters: readonly string[],
  places: readonly number[],
  start: number,
  end: number,
): number | undefined {
  const within = places
    .filter((at) => at >= start + LEAST && at <= end && clusters.length - at >= LEAST)
    .toReversed();
  const joints = jointsOf(clusters, within);
  return (
    joints.find((at) => at > start + (end - start) / 2) ??
    within.find((at) => at > end - NEAR) ??
    within[0]
  );
}

/** Those of the places in a word where two words are joined. */
export function jointsOf(clusters: readonly string[], places: readonly number[]): number[] {
  return places.filter(
    (at) =>
      JOINT.test(clusters.slice(0, at).join('')) || BEGINNING.test(clusters.slice(at).join('')),
  );
}

/**
 * Where the syllables of a word begin, in graphemes, by the patterns of its language (Liang 1983); none in languages without.
 * @param text what the word stands in, which tells the language
 */
export function syllablesOf(word: string, text: string): number[] {
  const patterns = PATTERNS.get(languageOf(text)) ?? PATTERNS.get(languageOf(word));
  if (patterns === undefined) return [];
  const { hyphenateSync }: typeof import('hyphen/de') = require(`hyphen/${patterns}`);
  const parts = hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
  return parts.slice(0, -1).map((_, at) => graphemes(parts.slice(0, at + 1).join('')).length);
}

function languageOf(text: string): string {
  const { language } = eld.detect(text);
  // The patterns of Danish part Norwegian words as well.
  return language === NORWEGIAN ? 'da' : language;
}
