import { findConcepts } from '@adwright/engine-lexicon';
import { COLOURS } from '../shoot-words.ts';
import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** An entry of a language: the words it stands for, of which each may begin or end in a star, and its English. */
interface Entry {
  words: readonly string[];
  english: string;
}

/** English that says nothing of a brief's language: French and Italian have the words too. */
const ENGLISH_FRAME =
  'the with and of on at from by for is its into under over behind product bottle light lighting background some near';

/** Letters that English has in a few words only: "Kirschblüten in Kyoto" is German, though a known place is named. */
const ACCENTED = /[äöüßéèêëàâáîïíìñóòôúùûçãõœ]/i;
const ACCENTED_ENGLISH = /\b(?:caf[eé]s?|d[eé]cor|cr[eè]me|ros[eé])/gi;

const WORDS = /\*?[a-z]+'|\*?[a-z]+(?:-[a-z]+)*\*?/g;

const LANGUAGES = [GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH].map(entriesOf);
const FRAME = new Set(ENGLISH_FRAME.split(' '));
const ENGLISH_WORDS = new Set([
  ...FRAME,
  ...GERMAN.replace(/:.*$/gm, '').split(/\s+/).filter(Boolean),
]);
/** A language's small words tell less of it than the others. */
const SMALL = /^(?:the|a|of|in|at|no)$/;
const SMALL_WEIGHT = 0.6;
/** So do those that English has too: "all black" is not "Weltall schwarz". */
const ENGLISH_TOO =
  /^(?:all|as|bad|camper|cane|champ|chat|do|hell|lit|links|marches|or|pain|pan|pure|regal|rot|sable|scale|see|sin|stall|trap|van)$/;
const ENGLISH_TOO_WEIGHT = 0.5;
/** What the direction reads in English anyway: "hair salon" is no French living room. */
const KNOWN: readonly RegExp[] = COLOURS.map(([, pattern]) => pattern);

/**
 * Entries of a table, the longest first. Each of its lines is `english: word | several words`, without accents; a star
 * stands for any letters, so that endings and German compounds are one entry.
 */
function entriesOf(table: string): Entry[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', words = ''] = line.split(':');
      return words.split('|').map((entry) => ({ english, words: tokens(entry) }));
    })
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => weight(other) - weight(one));
}

/** More words before longer ones. */
function weight({ words }: Entry): number {
  return 100 * words.length + words.join('').length;
}

/** Words of a text or of an entry; a French "l'" is a word of its own. */
function tokens(text: string): string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}

function isWord(word: string | undefined, entry: string): boolean {
  if (word === undefined) return false;
  const [open, shut] = [entry.startsWith('*'), entry.endsWith('*')];
  if (open && shut) return word.includes(entry.slice(1, -1));
  if (open) return word.endsWith(entry.slice(1));
  return shut ? word.startsWith(entry.slice(0, -1)) : word === entry;
}

/** The entry that a text has from a word on. */
function entryAt(language: readonly Entry[], words: readonly string[], at: number): Entry | null {
  const found = language.find((entry) =>
    entry.words.every((word, nth) => isWord(words[at + nth], word)),
  );
  return found ?? null;
}

/** Romance languages say "roses rouges": in English the colour comes first. */
const THING =
  'flowers|roses|tulips|petals|leaves|plants|light|lights|shadows|smoke|mist|background|wall|walls|candles|stones|pebbles|sand|velvet|linen|curtains?|towels|cushions?|marble|tiles|stone|wooden|table|podium|tray|balloons?|gifts?|pumpkins|pearls|eggs|cake|grapes|apples|bicycle|umbrella|chair|armchair|sofa|vase|teapot';
const HOW =
  'red|burgundy|pink|orange|yellow|gold|beige|green|turquoise|blue|purple|white|black|grey|soft|hard|strong|warm|cool|bright|dark';
const THING_FIRST = new RegExp(`\\b(${THING}) (${HOW})\\b`, 'gi');

/**
 * A brief in German, French, Spanish, Italian, Portuguese or Dutch with its words for places, colours, light, angles, props and
 * moods in English; what is not in the tables stays. All of it loses its accents, which word borders do not know.
 */
export function inEnglish(brief: string): string {
  const plain = brief
    .replace(/[’‘]/g, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = tokens(plain);
  const phrases = new Set([
    ...KNOWN.flatMap((pattern) => tokens(pattern.exec(plain)?.[0] ?? '')),
    ...englishNames(plain),
  ]);
  const known = words.map(
    (word) =>
      ENGLISH_WORDS.has(word) || phrases.has(word) || KNOWN.some((pattern) => pattern.test(word)),
  );
  // "Roses rouges" are as much French as English, but "the rouge" is English.
  const framed = words.some((word) => FRAME.has(word));
  const doubt = framed ? 0 : ACCENTED.test(brief.replace(ACCENTED_ENGLISH, '')) ? 1.1 : 0.1;
  let most = Math.max(0, known.filter(Boolean).length - doubt);
  let best: readonly Entry[] | null = null;
  for (const language of LANGUAGES) {
    let told = 0;
    for (let at = 0; at < words.length; at++) {
      const entry = entryAt(language, words, at);
      const count = entry?.words.length ?? 0;
      if (entry === null || (count === 1 && known[at])) continue;
      told += weightOf(entry);
      at += count - 1;
    }
    if (told > most) {
      most = told;
      best = language;
    }
  }
  return best === null ? plain : translated(plain, best);
}

/** Words of a text that name places and props in English. */
function englishNames(text: string): string[] {
  return [...findConcepts(text, 'set'), ...findConcepts(text, 'prop')].flatMap(
    ({ term, start, end }) => (term.language === 'en' ? tokens(text.slice(start, end)) : []),
  );
}

/** How much an entry that a brief has tells of its language. */
function weightOf({ english, words }: Entry): number {
  if (SMALL.test(english)) return SMALL_WEIGHT;
  return words.length === 1 && ENGLISH_TOO.test(words[0] ?? '') ? ENGLISH_TOO_WEIGHT : words.length;
}

function translated(plain: string, language: readonly Entry[]): string {
  const words = tokens(plain);
  // What stands between the words: commas part wishes.
  const gaps = plain.toLowerCase().split(WORDS);
  let english = gaps[0] ?? '';
  for (let at = 0; at < words.length; at++) {
    const entry = entryAt(language, words, at);
    if (entry !== null) at += entry.words.length - 1;
    english += ` ${entry?.english ?? words[at]} ${gaps[at + 1] ?? ''}`;
  }
  return english.replace(/\s+/g, ' ').replace(THING_FIRST, '$2 $1').trim();
}
