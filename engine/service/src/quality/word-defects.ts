import { findInk, inkMeets, type Pixels } from '@adwright/engine-pixels';
import type { MarkedWords, PictureMarks } from '../creative-provider.ts';
import type { Defect } from './defect.ts';
import { describeWordRefusal } from './refusal-of-words.ts';

/**
 * Minimum share of a letter's pixels that must have the colour of its ink. JPEG compression alone leaves at
 * least this share.
 */
const LEAST_INK = 0.85;
/** Maximum share of the background between letters that may have the colour of ink. */
const MOST_SPILLED = 0.15;

/**
 * Says what is wrong with the words of a finished picture. They are drawn as type, so it is known which pixels
 * each letter covers; the picture must show ink there and background between.
 */
export function findWordDefects(
  picture: Pixels,
  { words, ordered, facts }: PictureMarks,
): Defect[] {
  const defects = words.flatMap((drawn) => [...spellingOf(drawn), ...inkOf(picture, drawn)]);
  for (const [at, drawn] of words.entries()) {
    for (const other of words.slice(at + 1))
      if (inkMeets(drawn.map, other.map))
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

/** Whether a text ends in an ellipsis that is not in the written text. */
function isCutShort({ lines, written }: MarkedWords): boolean {
  return lines.at(-1)?.endsWith('…') === true && !written.trim().endsWith('…');
}

/** Whether a picture prints a fact in full. An offer's figure and words are drawn apart, so its texts are joined first. */
function isWhole(fact: string, words: readonly MarkedWords[]): boolean {
  const bare = (text: string) => text.replace(/\s+/g, '');
  const said = ['offer', 'facts'].map((role) =>
    bare(
      words
        .filter((drawn) => drawn.role === role && !isCutShort(drawn))
        .map(({ written }) => written)
        .join(''),
    ),
  );
  return said.some((text) => text.includes(bare(fact)));
}

function spellingOf({ role, isSpelled, missing }: MarkedWords): Defect[] {
  const defects: Defect[] = [];
  if (!isSpelled)
    defects.push({ found: `misspells its ${role}`, refusal: describeWordRefusal(role) });
  // Characters that the user typed and no font has were refused earlier, so these come from a model.
  if (missing.length > 0)
    defects.push({ found: `has no glyph in its ${role} for ${missing.join(' ')}` });
  return defects;
}

function inkOf(picture: Pixels, { role, map }: MarkedWords): Defect[] {
  const { least, spilled, isCutOff } = findInk(picture, map);
  const unreadable = (found: string) => [{ found, refusal: describeWordRefusal(role) }];
  if (isCutOff) return unreadable(`cuts its ${role} off at the edge`);
  if (least < LEAST_INK)
    return unreadable(`shows ${Math.round(least * 100)} % of a letter of its ${role}`);
  if (spilled > MOST_SPILLED)
    return unreadable(`shows other things between the letters of its ${role}`);
  return [];
}

/** A cut between two letters of a script that sets no spaces between words. */
const CUT_WITHOUT_SPACE =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]{2}$/u;

/**
 * Whether a text is set in full. An empty text counts as set in full. A button without enough room ends
 * between words.
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
