import { findInk, overlapInk, type Pixels } from '@adwright/engine-pixels';
import type { MarkedWords, PictureMarks } from '../creative-provider.ts';
import type { Defect } from './defect.ts';
import { describeWordRefusal } from './refusal-of-words.ts';

/**
 * Minimum share of a letter's pixels that must have the colour of the text's ink. JPEG compression alone leaves
 * at least 85 % of the pixels in the colour of the ink.
 */
const LEAST_INK = 0.85;
/** Maximum share of the background between letters that may have the colour of the ink. */
const MOST_SPILLED = 0.15;

/**
 * Finds the defects in the words of a finished picture. The engine draws the words, so the pixels of each
 * letter are known. The picture must show ink in these pixels, and background between them.
 */
export function findWordDefects(
  picture: Pixels,
  { words, ordered, facts }: PictureMarks,
): Defect[] {
  const defects = words.flatMap((drawn) => [
    ...findSpellingDefects(drawn),
    ...findInkDefects(picture, drawn),
  ]);
  for (const [at, drawn] of words.entries()) {
    for (const other of words.slice(at + 1))
      if (overlapInk(drawn.map, other.map))
        defects.push({
          found: `sets its ${drawn.role} and its ${other.role} over each other`,
          refusal: describeWordRefusal(drawn.role),
        });
  }
  for (const texts of ordered)
    if (!texts.some((text) => isShown(text, words)))
      defects.push({
        found: `leaves out "${texts[0]?.slice(0, 40)}"`,
        refusal: describeWordRefusal('words'),
      });
  for (const fact of facts)
    if (!isWhole(fact, words))
      defects.push({
        found: `leaves out the fact "${fact.slice(0, 40)}"`,
        refusal: describeWordRefusal('words'),
      });
  return defects;
}

/** Tells whether a drawn text ends in an ellipsis that the written text does not contain. */
function isCutShort({ lines, written }: MarkedWords): boolean {
  return lines.at(-1)?.endsWith('…') === true && !written.trim().endsWith('…');
}

/**
 * Tells whether a picture prints a fact in full. Layouts draw the figure and the words of an offer as separate
 * texts, so these texts are joined first.
 */
function isWhole(fact: string, words: readonly MarkedWords[]): boolean {
  const bare = (text: string) => text.replace(/\s+/g, '');
  const wordsOfRoles = ['offer', 'facts'].map((role) =>
    bare(
      words
        .filter((drawn) => drawn.role === role && !isCutShort(drawn))
        .map(({ written }) => written)
        .join(''),
    ),
  );
  return wordsOfRoles.some((text) => text.includes(bare(fact)));
}

function findSpellingDefects({ role, isSpelled, missing }: MarkedWords): Defect[] {
  const defects: Defect[] = [];
  if (!isSpelled)
    defects.push({ found: `misspells its ${role}`, refusal: describeWordRefusal(role) });
  // The engine has already refused characters without a glyph in the user's words, so any that remain come from a
  // model.
  if (missing.length > 0)
    defects.push({ found: `has no glyph in its ${role} for ${missing.join(' ')}` });
  return defects;
}

function findInkDefects(picture: Pixels, { role, map }: MarkedWords): Defect[] {
  const { least, spilled, isCutOff } = findInk(picture, map);
  const unreadable = (found: string) => [{ found, refusal: describeWordRefusal(role) }];
  if (isCutOff) return unreadable(`cuts its ${role} off at the edge`);
  if (least < LEAST_INK)
    return unreadable(`shows ${Math.round(least * 100)} % of a letter of its ${role}`);
  if (spilled > MOST_SPILLED)
    return unreadable(`shows other things between the letters of its ${role}`);
  return [];
}

/** Matches a line break between two letters of a script without spaces between words. */
const CUT_WITHOUT_SPACE =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]{2}$/u;

/**
 * Tells whether a picture shows a text in full. An empty text counts as shown in full. The text of a button
 * may be cut short between two words, if the button has too little room.
 */
function isShown(text: string, words: readonly MarkedWords[]): boolean {
  const plain = text.trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return true;
  return words.some(({ written }) => {
    const begun = written.trim();
    if (begun === '' || !plain.startsWith(begun)) return false;
    const [next = ''] = plain.slice(begun.length);
    const last = Array.from(begun).at(-1) ?? '';
    return !/[\p{L}\p{N}]/u.test(next) || CUT_WITHOUT_SPACE.test(last + next);
  });
}
