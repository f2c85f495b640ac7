import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { hasTornSequence } from './emoji-sequences.ts';
import {
  DISPLAY,
  EMOJI_FAMILY,
  type Face,
  GENRE_FALLBACKS,
  LAST_FAMILIES,
  SCRIPT_FAMILIES,
  TEXT,
} from './font-catalogue.ts';
import { detectHanLanguage, type HanLanguage } from './script.ts';
import { createSequenceFont } from './sequence-font.ts';
import { coversCodePoint, parseUnicodeRange, type UnicodeRange } from './unicode-range.ts';

/** The subset files of a font family by name, each with the code points that the file covers. */
type Subsets = ReadonlyMap<string, readonly UnicodeRange[]>;

const require = createRequire(import.meta.url);
const subsetsByFamily = new Map<string, Subsets>();
const stacks = new Map<string, string>();
const weightsByFamily = new Map<string, readonly number[]>();

function familyFolder(family: string): string {
  return path.dirname(require.resolve(`@fontsource/${family}/unicode.json`));
}

function readSubsets(family: string): Subsets {
  const known = subsetsByFamily.get(family);
  if (known) return known;
  const json: object = JSON.parse(
    readFileSync(path.join(familyFolder(family), 'unicode.json'), 'utf8'),
  );
  const subsets = new Map(
    Object.entries(json).map(([name, ranges]) => [
      name.replace(/[[\]]/g, ''),
      parseUnicodeRange(String(ranges)),
    ]),
  );
  subsetsByFamily.set(family, subsets);
  return subsets;
}

function subsetFor(family: string, codePoint: number): string | undefined {
  for (const [name, ranges] of readSubsets(family))
    if (coversCodePoint(ranges, codePoint)) return name;
  return undefined;
}

/**
 * Registers one subset file of a font family with the canvas, under a name that no other file has. Each file of
 * a family needs a different name, because the canvas uses only one file per name.
 */
function registerSubset(family: string, subset: string, weight: number, style: string): string {
  const name = `${family} ${subset} ${weight} ${style}`;
  if (!GlobalFonts.has(name)) {
    // The canvas can draw emoji outlines of woff files, but draws nothing for emoji outlines of woff2 files.
    const extension = family === EMOJI_FAMILY ? 'woff' : 'woff2';
    const file = fontFile(family, `${subset}-${weight}-${style}.${extension}`);
    if (!GlobalFonts.registerFromPath(file, name))
      throw new Error(`the font file ${file} cannot be loaded`);
  }
  return name;
}

function fontFile(family: string, file: string): string {
  return path.join(familyFolder(family), 'files', `${family}-${file}`);
}

/** Registers the separate font with the emoji sequences that the canvas would split. */
function registerSequences(): string {
  const name = `${EMOJI_FAMILY} sequences`;
  if (!GlobalFonts.has(name)) {
    const font = createSequenceFont(readFileSync(fontFile(EMOJI_FAMILY, 'emoji-400-normal.woff')));
    if (!GlobalFonts.register(font, name))
      throw new Error('the font of joined emoji cannot be loaded');
  }
  return name;
}

/** Returns the family's available weight that is nearest to the requested weight. */
function nearestWeight(family: string, wanted: number): number {
  const known = weightsByFamily.get(family) ?? readWeights(family);
  weightsByFamily.set(family, known);
  return known.reduce((best, weight) =>
    Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best,
  );
}

function readWeights(family: string): number[] {
  const { weights } = JSON.parse(
    readFileSync(path.join(familyFolder(family), 'metadata.json'), 'utf8'),
  );
  return Array.from(weights, Number);
}

/**
 * Matches signs other than Latin-1 characters and common punctuation. Families list rare signs in their Unicode ranges
 * even without a glyph, so the font stack includes every family that lists the sign.
 */
const RARE_SIGN = /(?![ -~\u00A0-\u00FF\u2010-\u2026\u20AC\u2122])[^\p{L}\p{M}\p{Z}\p{C}]/u;

const HAN_ORDER: Record<HanLanguage, readonly string[]> = {
  ja: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  zh: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
};

/**
 * Matches Korean letters (Hangul). The Japanese and Chinese font families list Hangul in their Unicode ranges,
 * but have no glyphs for Hangul.
 */
const HANGUL = /\p{Script=Hangul}/u;

function listLetters(text: string): number[] {
  const letters = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? [];
  return letters.map((letter) => letter.codePointAt(0) ?? 0);
}

/**
 * Returns the typeface's own family if it has every letter of a text, otherwise the first family of its design
 * group that has every letter. As one family draws all letters, no word mixes two designs.
 */
function leadFamily(face: Face, text: string): { family: string; weight: number; style: string } {
  const letters = listLetters(text);
  const hasAll = (family: string) =>
    letters.every((letter) => subsetFor(family, letter) !== undefined);
  if (hasAll(face.family)) return { family: face.family, weight: face.weight, style: face.style };
  const families = GENRE_FALLBACKS[face.genre];
  const family = families.find(hasAll) ?? 'noto-sans';
  const heaviest = family === 'oswald' ? 700 : family === 'manrope' ? 800 : 900;
  const lightest = family === 'playfair-display' || family === 'noto-serif' ? 400 : 300;
  return {
    family,
    weight: Math.min(heaviest, Math.max(lightest, face.opticalWeight)),
    style: 'normal',
  };
}

const EMOJI = /\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gv;

/** Tells whether a font stack includes the emoji font. */
export function includesEmojiFont(stack: string): boolean {
  return stack.includes(EMOJI_FAMILY);
}

/**
 * Returns the CSS font-family list for a text. The list names the subset files with the text's characters; each
 * file is registered on first use. Skia searches the list for each character cluster, so a text may mix any
 * scripts and emoji.
 */
export function chooseFontStack(face: Face, text: string): string {
  const ours = stackOfOurs(face, text);
  return face.own ? `"${face.own}", ${ours}` : ours;
}

function stackOfOurs(face: Face, text: string): string {
  const key = `${face.family}|${face.weight}|${face.style}|${face.opticalWeight}|${[...new Set(text)].sort().join('')}`;
  const cached = stacks.get(key);
  if (cached) return cached;
  const lead = leadFamily(face, text);
  const names = new Set<string>();
  const scriptWeight = Math.min(900, Math.max(300, face.opticalWeight));
  const candidates = [
    ...SCRIPT_FAMILIES,
    ...HAN_ORDER[detectHanLanguage(text)],
    'noto-sans',
    ...LAST_FAMILIES,
  ];
  const latin = subsetFor(lead.family, 0x20);
  if (latin) names.add(registerSubset(lead.family, latin, lead.weight, lead.style));
  const plain = text.replace(EMOJI, '');
  // Emoji such as 🅰 and 🌶 are text characters by default, but only the emoji font has glyphs for them.
  let hasEmoji = plain !== text;
  for (const character of new Set(plain)) {
    const codePoint = character.codePointAt(0) ?? 0;
    const isSign = RARE_SIGN.test(character);
    const leadSubset = subsetFor(lead.family, codePoint);
    if (leadSubset) {
      names.add(registerSubset(lead.family, leadSubset, lead.weight, lead.style));
      if (!isSign) continue;
    }
    const own = HANGUL.test(character) ? HAN_ORDER.ko : candidates;
    const families = own.filter((candidate) => subsetFor(candidate, codePoint));
    for (const family of isSign ? families : families.slice(0, 1)) {
      const subset = subsetFor(family, codePoint);
      const weight = nearestWeight(family, scriptWeight);
      if (subset) names.add(registerSubset(family, subset, weight, 'normal'));
    }
    if (/\p{Extended_Pictographic}/u.test(character)) hasEmoji = true;
  }
  if (hasTornSequence(text)) names.add(registerSequences());
  if (hasEmoji) names.add(registerSubset(EMOJI_FAMILY, 'emoji', 400, 'normal'));
  const stack = [...names].map((name) => `"${name}"`).join(', ');
  if (stacks.size > 2000) stacks.clear();
  stacks.set(key, stack);
  return stack;
}

const OUR_FAMILIES: ReadonlySet<string> = new Set([
  ...[...Object.values(DISPLAY), ...Object.values(TEXT)].map(({ family }) => family),
  ...Object.values(GENRE_FALLBACKS).flat(),
  ...Object.values(HAN_ORDER).flat(),
  ...SCRIPT_FAMILIES,
  ...LAST_FAMILIES,
  'noto-sans',
]);

const REGISTERED_NAME = /^([a-z0-9-]+) ([a-z0-9-]+) (\d{3}) (normal|italic)$/;

/**
 * Returns the woff2 file for a name in a font stack. Returns null for the emoji font and for names of fonts
 * that are not bundled.
 */
export async function readFace(name: string): Promise<Uint8Array | null> {
  const [, family, subset, weight, style] = REGISTERED_NAME.exec(name) ?? [];
  if (!family || !OUR_FAMILIES.has(family)) return null;
  const file = fontFile(family, `${subset}-${weight}-${style}.woff2`);
  return existsSync(file) ? readFile(file) : null;
}
