import { capitalise } from '@adwright/engine-lexicon';
import { isAppeal } from '../reading/deed.ts';
import type { Words } from './brief-words.ts';
import { MAX_SUBLINE_CHARACTERS } from './pick-subline.ts';
import { findFacts } from './said-facts.ts';

/** The lines of a picture that may name the readers. */
interface Lines {
  eyebrow: string | null;
  headline: string;
  subline: string;
}

const MAX_EYEBROW_CHARACTERS = 32;
/** Matches the place where readers live, after the words for the readers. */
const PLACE = /^(?:in|around|near|across|from)\s\p{Lu}/u;
const SENTENCE_START = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * Adds the readers to the lines of a picture, in the words of the brief. A sentence with the
 * readers replaces a sentence without a fact, or a line that names the readers less exactly.
 */
export function addReaders(lines: Lines, words: Words, brand: string): Lines {
  const { readers, who } = words.audience;
  if (readers === null || isAppeal(words.product.label)) return lines;
  // A job ad seeks people. If it named only a group, it would seem to offer workers to this group: "Forklift
  // drivers. For warehouse workers."
  if (words.category.id === 'job' && !/\swho\s/.test(readers)) return lines;
  const { eyebrow, headline } = lines;
  const vague = who === null || who === readers ? null : `For ${who}.`;
  const subline = vague === null ? lines.subline : removeSentence(lines.subline, vague);
  const shown = [eyebrow, headline, subline].join(' ').toLowerCase();
  if (shown.includes(readers.toLowerCase()) || namesGroup(shown, readers)) return lines;
  const isVague = who !== null && eyebrow === `For ${who}`;
  const isFree = brand === '' && (eyebrow === null || isVague || repeatsName(eyebrow, words));
  const isSaid = who !== null && `${headline} ${subline}`.toLowerCase().includes(who.toLowerCase());
  const line = isSaid ? findReadersPlace(readers, who) : `For ${readers}`;
  if (line === null) return lines;
  if (isFree && line.length <= MAX_EYEBROW_CHARACTERS && subline !== '')
    return { ...lines, eyebrow: line, subline };
  const told = addSentence(subline, `${line}.`, words);
  return told === null ? lines : { ...lines, eyebrow: isVague ? null : eyebrow, subline: told };
}

/** Tells whether a text already says that the product is for the first group of the readers. */
function namesGroup(shown: string, readers: string): boolean {
  const [group = ''] = readers.toLowerCase().split(/\s(?:who|with|in|on|of|at)\s|,\s|\sand\s/);
  return shown.includes(` for ${group}.`) && readers.length > group.length;
}

function removeSentence(text: string, sentence: string): string {
  return text
    .split(SENTENCE_START)
    .filter((each) => each !== sentence)
    .join(' ');
}

function repeatsName(eyebrow: string, { product }: Words): boolean {
  return eyebrow === product.name;
}

/**
 * Returns the place that follows the group in the words for the readers; null if no place follows
 * the group.
 */
function findReadersPlace(readers: string, who: string): string | null {
  const behind = readers.startsWith(who) ? readers.slice(who.length).trim() : '';
  return PLACE.test(behind) ? capitalise(behind, 'en') : null;
}

/**
 * Adds a sentence to a subline, in place of sentences without a fact; null if the subline has no
 * room.
 */
function addSentence(subline: string, sentence: string, { product }: Words): string | null {
  const said = subline.split(SENTENCE_START);
  const isTelling = (each: string) =>
    findFacts(each, product).length > 0 ||
    /\p{Nd}/u.test(each) ||
    each.toLowerCase().includes(product.label.toLowerCase());
  const kept = said.filter((each) => each !== '' && isTelling(each));
  const longer = [...kept, sentence].join(' ');
  return longer.length <= MAX_SUBLINE_CHARACTERS ? longer : null;
}
