import { SCENE_WORDS } from '../scene-words.ts';
import { COLOURS, PROPS } from '../shoot-words.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/**
 * A language's words for what a photoshoot's brief can ask for. Each line of a table is `english: word | several words`,
 * without accents; a star stands for any letters, so that endings and German compounds are one entry.
 */
interface Language {
  /** Any entry, the longest first. */
  any: RegExp;
  /** English of an entry that `any` found. */
  english(found: string): string;
}

/** English that says nothing of a brief's language: French and Italian have the words too. */
const ENGLISH_FRAME =
  'the with and of on at from by for is its into under over behind product bottle light lighting background some near';

const LANGUAGES = [GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE].map(languageOf);
const FRAME = new Set(ENGLISH_FRAME.split(' '));
const ENGLISH_WORDS = new Set([
  ...FRAME,
  ...GERMAN.replace(/:.*$/gm, '').split(/\s+/).filter(Boolean),
]);
/** A language's small words tell less of it than the others. */
const SMALL = /^(?:the|a|of|in|at|no)$/;
const SMALL_WEIGHT = 0.6;
/** What the direction reads in English anyway: "hair salon" is no French living room. */
const KNOWN = [...SCENE_WORDS, ...PROPS, ...COLOURS];

function languageOf(table: string): Language {
  const entries = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', words = ''] = line.split(':');
      return words.split('|').map((word) => ({ english: english.trim(), word: word.trim() }));
    })
    .filter(({ word }) => word !== '')
    .map(({ english, word }) => ({ english, word, source: word.replaceAll('*', '\\p{L}*') }))
    .sort((one, other) => other.word.length - one.word.length)
    .map((entry) => ({ ...entry, whole: new RegExp(`^${entry.source}$`, 'iu') }));
  const any = entries.map(({ source }) => source).join('|');
  return {
    any: new RegExp(`(?<![\\p{L}'])(?:${any})(?:(?<=')|(?!\\p{L}))`, 'giu'),
    english: (found) => entries.find(({ whole }) => whole.test(found))?.english ?? found,
  };
}

/** Romance languages say "roses rouges": in English the colour comes first. */
const THING =
  'flowers|roses|petals|leaves|plants|light|lights|shadows|background|wall|candles|stones|velvet|linen|marble|stone|wooden|table';
const HOW =
  'red|burgundy|pink|orange|yellow|gold|beige|green|turquoise|blue|purple|white|black|grey|soft|hard|strong|warm|cool|bright|dark';
const THING_FIRST = new RegExp(`\\b(${THING}) (${HOW})\\b`, 'gi');

/**
 * A brief in German, French, Spanish, Italian or Portuguese with its words for places, colours, light, angles, props and
 * moods in English; what is not in the tables stays. All of it loses its accents, which word borders do not know.
 */
export function inEnglish(brief: string): string {
  const plain = brief
    .replace(/[’‘]/g, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const isEnglish = (word: string) =>
    ENGLISH_WORDS.has(word) || KNOWN.some(([, pattern]) => pattern.test(word));
  const words = tokens(plain);
  let best: Language | null = null;
  // "Roses rouges" are as much French as English, but "the rouge" is English.
  const framed = words.some((word) => FRAME.has(word));
  let most = words.filter(isEnglish).length - (framed ? 0 : 0.1);
  for (const language of LANGUAGES) {
    let told = 0;
    for (const [found] of plain.matchAll(language.any)) {
      const word = found.toLowerCase();
      if (isEnglish(word)) continue;
      told += SMALL.test(language.english(word)) ? SMALL_WEIGHT : tokens(word).length;
    }
    if (told > most) {
      most = told;
      best = language;
    }
  }
  if (best === null) return plain;
  const { any, english: translated } = best;
  return plain
    .replace(any, (found) => ` ${translated(found)} `)
    .replace(/\s+/g, ' ')
    .replace(THING_FIRST, '$2 $1')
    .trim();
}

function tokens(words: string): string[] {
  return words.toLowerCase().match(/\p{L}+/gu) ?? [];
}
