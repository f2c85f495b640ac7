import { capitalise } from '@adwright/engine-lexicon';
import { createSeededRandom } from '@adwright/engine-pixels/random';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getPhrasebook } from '../content/texts.ts';
import { measureWidth } from '../content/width.ts';
import { containsWords } from '../reading/contains-words.ts';
import { shuffleItems } from '../shuffle-items.ts';
import { fill, type Slots } from '../template.ts';
import { clipClauses, fillEach, shareWord, useFullName } from './brief-slots.ts';
import type { Frames } from './frames.ts';
import { alternateItems, endAsSentence, joinSentences, removeClauses } from './sentences.ts';

const MAX_SUBLINE_CHARACTERS = 110;
/** Maximum width of a subline in which a line with the emotion follows the brief's own words. */
const MAX_STORY_CHARACTERS = 72;
/** A shorter announcement may only say that somebody is wanted: "Nous recrutons". */
const MIN_ANNOUNCEMENT_WORDS = 3;
/** Number of suitable sublines among which the variations of an ad alternate. */
const TURNS = 4;

/**
 * Returns the sentence below a headline. The sentence below a headline describes the product. The
 * sentence also names the product if the headline does not.
 */
export function writeSubline(
  frames: Frames,
  slots: Slots,
  language: LocalisedLanguage,
  headline: string,
  { seed, variation, isStory = false }: { seed: number; variation: number; isStory?: boolean },
): string {
  const random = createSeededRandom(seed * 7919 + 5);
  const untold = shuffleItems(frames.belowHeadline, random).filter(
    (line) => !containsWords(headline, line),
  );
  // Lines that repeat a word of the headline are avoided, for example "The key to a new chapter"
  // below "A new chapter: house by the lake".
  const fresh = untold.filter((line) => !shareWord(headline, line));
  const lines = fresh.length > 1 ? fresh : untold;
  const namesCore = containsWords(headline, slots.core) && !containsWords(headline, slots.name);
  const left = removeSaidWords(
    namesCore ? describeByRestOfName(slots, language) : dropNameParts(headline, slots, language),
    headline,
    language,
  );
  const namesProduct =
    namesCore ||
    (headline === slots.announced && headline.split(' ').length >= MIN_ANNOUNCEMENT_WORDS) ||
    containsWords(headline, slots.name) ||
    containsWords(headline, slots.named);
  const moods = frames.moodLines.filter(
    (line) => !shareWord(headline, line) && !containsWords(headline, line),
  );
  const ofTrade = frames.isGeneral && moods.length > 0 ? [] : lines;
  const found = namesProduct
    ? writeSublinesBesideName({ lines: ofTrade, moods, isStory }, left, language)
    : writeSublinesWithName(frames.sublines, lines, useFullName(left, language), language);
  const short = found.filter((line) => measureWidth(line) <= MAX_SUBLINE_CHARACTERS);
  const special = (namesProduct ? left.detail : left.beside) ?? left.toWhom;
  const telling = short.filter((line) => containsWords(line, special));
  const best = telling.length > 0 ? telling : short;
  const line =
    best[(seed + variation) % Math.max(1, Math.min(TURNS, best.length))] ??
    (namesProduct ? '' : (fill('{name}.', useFullName(slots, language), language) ?? ''));
  return namesProduct ? line : addReaders(line, left, language);
}

/** Adds the readers to a subline that names the product, if the subline has room. */
function addReaders(
  line: string,
  { who, toWhom, readersApart }: Slots,
  language: LocalisedLanguage,
): string {
  if (
    !readersApart ||
    [who, toWhom, readersApart].some((words) => words && containsWords(line, words))
  )
    return line;
  const longer = joinSentences([line, readersApart], language);
  return measureWidth(longer) <= MAX_SUBLINE_CHARACTERS ? longer : line;
}

/**
 * Returns the slots (gaps of a template) for the line below a headline. If the headline contains
 * the full name, the description repeats no part of that name.
 */
function dropNameParts(headline: string, slots: Slots, language: LocalisedLanguage): Slots {
  if (!containsWords(headline, slots.fullName)) return slots;
  return { ...slots, detail: slots.beside ? clipClauses(slots.beside, language) : null };
}

/**
 * Returns the slots (gaps of a template) for a line below a headline that contains only the
 * product's noun. The rest of the product's name becomes a description.
 */
function describeByRestOfName(slots: Slots, language: LocalisedLanguage): Slots {
  const { core, fullName, beside } = slots;
  const rest = fullName?.startsWith(core ?? '')
    ? fullName
        .slice(core?.length)
        .replace(/^[\s,;:–—-]+/u, '')
        .trim()
    : '';
  const { comma, fullStop, gap, smallNouns } = getPhrasebook(language).grammar;
  const isSentence = smallNouns && /^\p{Lu}\p{Ll}/u.test(beside ?? '');
  const own = beside?.replace(/^[\s,;:–—-]+/u, '');
  const detail = [rest, own].filter(Boolean).join(isSentence ? fullStop + gap : comma);
  return { ...slots, detail: detail === '' ? null : clipClauses(detail, language) };
}

/** Returns the slots (gaps of a template) without words that the headline already contains. */
function removeSaidWords(slots: Slots, headline: string, language: LocalisedLanguage): Slots {
  const isSaid = (clause: string) => containsWords(headline, clause);
  const detail = removeClauses(slots.detail, isSaid, language);
  return {
    ...slots,
    ...(containsWords(headline, slots.who) || containsWords(headline, slots.toWhom)
      ? { toWhom: null, readersApart: null }
      : {}),
    detail,
    Detail: detail === null ? null : capitalise(detail, language),
    beside: removeClauses(slots.beside, isSaid, language),
  };
}

/**
 * Returns sublines (lines below a headline) that name the product. The frames with {benefit}
 * contain the lines of the trade in turn.
 */
function writeSublinesWithName(
  templates: readonly string[],
  lines: readonly string[],
  slots: Slots,
  language: LocalisedLanguage,
): string[] {
  return templates.flatMap((template, at) => {
    const benefit = lines[at % Math.max(1, lines.length)];
    const more = lines[(at + 1) % Math.max(1, lines.length)];
    const sentences = {
      benefit: benefit && endAsSentence(benefit, language),
      more: more && endAsSentence(more, language),
    };
    return fillEach([template], { ...slots, ...sentences }, language);
  });
}

/**
 * Returns sublines below a headline that names the product: the product's description and audience. If the brief
 * states no description, or the ad tells a story, lines with its emotion follow. If it states neither, these lines alternate
 * with lines of the trade.
 */
function writeSublinesBesideName(
  {
    lines,
    moods,
    isStory,
  }: { lines: readonly string[]; moods: readonly string[]; isStory: boolean },
  { readersApart, Detail }: Slots,
  language: LocalisedLanguage,
): string[] {
  const measureWithReaders = (said: string | null) =>
    measureWidth(joinSentences([said, readersApart], language));
  const said = Detail
    ? cutToFit(Detail, language, (kept) => measureWithReaders(kept) <= MAX_SUBLINE_CHARACTERS)
    : null;
  const both = said !== null && readersApart ? [capitalise(said, language), readersApart] : [];
  const own = both.length > 0 ? both : [Detail ?? readersApart].filter((words) => words != null);
  const [occasion, ...others] = lines;
  if (own.length === 1 && !Detail && occasion && others.length === 0) {
    // If the only line is about a holiday, the readers alone would not name the holiday.
    const line = joinSentences([occasion, ...own], language);
    if (measureWidth(line) <= MAX_SUBLINE_CHARACTERS) return [line];
  }
  // A line of the trade suits every business of the trade, so readers found it empty beside the
  // brief's own words. A line of the trade is therefore used only if the brief contains no other
  // words for the subline.
  const maximum = Detail ? MAX_STORY_CHARACTERS : MAX_SUBLINE_CHARACTERS;
  const moving = (Detail && !isStory ? [] : moods)
    .map((line) => joinSentences([...own, line], language))
    .filter((line) => measureWidth(line) <= maximum);
  if (moving.length > 0 && (isStory || own.length > 0)) return moving;
  if (own.length > 0) return [joinSentences(own, language)];
  return alternateItems(
    moving,
    lines.map((line) => endAsSentence(line, language)),
  );
}

/**
 * Removes the last clauses of a description until it fits. The result is null if a clause that
 * states a figure would be removed.
 */
function cutToFit(
  detail: string,
  language: LocalisedLanguage,
  fits: (kept: string) => boolean,
): string | null {
  if (fits(detail)) return detail;
  const fillers: string[] = [];
  removeClauses(
    detail,
    (clause) => {
      if (!/\p{Nd}/u.test(clause)) fillers.push(clause);
      return false;
    },
    language,
  );
  const last = fillers.at(-1);
  const shorter = last && removeClauses(detail, (clause) => clause === last, language);
  return shorter && shorter !== detail ? cutToFit(shorter, language, fits) : null;
}
