import { findHiringWords } from './job-ads.ts';
import { type FoldedText, findWordEnd, foldText, skipSpaces } from './phrases/folded-text.ts';
import { PHRASE_FILES } from './phrases/phrase-files.ts';
import { Phrases, type Span } from './phrases/phrases.ts';

const { lists, groups } = PHRASE_FILES.passing;

/**
 * The groups of `phrases/passing.yaml`: phrases about a day or a bargain that are not part of the
 * product.
 */
const PASSING = groups.map((group) => ({
  ...group,
  phrases: new Phrases(group.phrases, lists),
  notBefore: new Phrases(group.notBefore, lists),
  until: new Phrases(group.until, lists),
}));
type Group = (typeof PASSING)[number];

/**
 * All groups' phrases in one index. Most fields contain no such phrase, so one search rules them
 * out.
 */
const ANY = new Phrases(
  groups.flatMap((group) => group.phrases),
  lists,
);

const MARKS = ':!–—-';

/** Returns the first match of a group's phrases in a product field. */
function findPassing(field: string, group: Group): Span | null {
  if (group.hiring) return findHiringWords(field);
  const text = foldText(field);
  const isCounted = ({ start, end }: Span) =>
    (group.at !== 'start' || start === 0) &&
    (group.at !== 'end' || end === field.length) &&
    (!group.mark || isBeforeMark(text, end)) &&
    group.notBefore.endAt(text, skipSpaces(text, end)) === -1;
  const found = group.phrases.find(text, isCounted);
  return found && { start: found.start, end: skipTakenWords(text, found.end, group) };
}

function isBeforeMark({ letters }: FoldedText, end: number): boolean {
  const behind = letters.slice(end).trimStart();
  return MARKS.includes(behind.charAt(0) || ' ') && behind.charAt(1).trim() === '';
}

/**
 * Returns the position after the words that are removed together with a phrase, for example "new
 * patients" in "now accepting new patients".
 */
function skipTakenWords(text: FoldedText, from: number, { takes, until }: Group): number {
  let end = from;
  for (let nth = 0; nth < takes; nth += 1) {
    if (text.letters.charAt(end) !== ' ') return end;
    const next = end + 1;
    let wordEnd = findWordEnd(text, next);
    while ("'-".includes(text.letters.charAt(wordEnd) || ' '))
      wordEnd = findWordEnd(text, wordEnd + 1);
    if (wordEnd === next || until.endAt(text, next) !== -1) return end;
    end = wordEnd;
  }
  return end;
}

/** Matches a dash, comma or bracket that remains when the words beside it are removed. */
const LOOSE_ENDS = /^[\s,;:!|/–—-]+|(?:[\s,;:!|/(]|\s[–—-]+)+$/gu;
const INNER_GAP = /\s*[!|]\s*|\s+(?:[–—-]\s+)?(?=[,;:])|\s{2,}/g;
/**
 * Matches words that remain before the product, for example "on all" in "2 for 1 on all glasses".
 */
const LEFT_BEFORE = /^(?:on|for|of)\s+(?:all\s+)?(?=\p{L})/iu;

/** Headings that only announce a job ad, for example "Hiring: night nurses". */
const HEADINGS: ReadonlySet<string> = new Set(PHRASE_FILES.passing.headings);

/**
 * A product field in two parts, in the user's words: the product and the temporary message ("grand
 * opening").
 */
interface PassingWords {
  thing: string;
  passing: string[];
}

/**
 * Separates temporary messages ("grand opening", "2 for 1") from a product field. A product field
 * that contains only such a message is returned whole.
 */
export function separatePassing(field: string): PassingWords {
  const passing: string[] = [];
  let thing = field;
  if (ANY.find(foldText(field)) === null && findHiringWords(field) === null)
    return { thing, passing };
  for (const group of PASSING) {
    const found = findPassing(thing, group);
    if (found === null) continue;
    const said = thing.slice(found.start, found.end);
    const rest = `${thing.slice(0, found.start)} ${thing.slice(found.end)}`
      .replace(INNER_GAP, ' ')
      .replace(LOOSE_ENDS, '');
    if (!/\p{L}{3}/u.test(rest)) continue;
    if (!HEADINGS.has(said.trim().toLowerCase())) passing.push(removeVerb(said));
    thing = rest;
  }
  return thing === field ? { thing, passing } : { thing: thing.replace(LEFT_BEFORE, ''), passing };
}

/** Removes the verb at the start of a message, so that "are now open" becomes "now open". */
function removeVerb(said: string): string {
  const [first = '', ...others] = said.trim().split(' ');
  return ['is', 'are'].includes(first.toLowerCase()) ? others.join(' ') : said.trim();
}
