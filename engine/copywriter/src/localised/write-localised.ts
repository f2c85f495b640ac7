import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import {
  type AdCopy,
  capitalise,
  clip,
  containsWholeText,
  type Fact,
  findConcepts,
  tidy,
} from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getKindFrames, getPhrasebook } from '../content/texts.ts';
import { isMostOf, measureWidth } from '../content/width.ts';
import { containsWords } from '../reading/contains-words.ts';
import { restrictsOffer } from '../reading/facts/restricts-offer.ts';
import { solvesTradeProblem } from '../reading/find-trade.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { readGivenQuote } from '../reading/read-given-quote.ts';
import { chooseSuitableEmotion } from '../reading/suitable-emotion.ts';
import { findBriefKind } from '../reading/trade-of-brief.ts';
import type { Slots } from '../template.ts';
import type { CopyOutline, WrittenCopy } from '../written-copy.ts';
import { MAX_EYEBROW_WIDTH } from './address-readers.ts';
import { beginsWithTown, buildBriefSlots, fillEach } from './brief-slots.ts';
import { restoreElisions } from './elisions.ts';
import { findHolidayAbove } from './feast.ts';
import { chooseFrames, type Frames } from './frames.ts';
import { writeHeadlines } from './headlines.ts';
import { listHeadlineFacts } from './list-headline-facts.ts';
import { endAsSentence, isSeveralWords, listDetailParts, removeClauses } from './sentences.ts';
import { writeSubline } from './sublines.ts';

/**
 * Maximum number of characters of the brand above a headline; a longer brand is cut at a word. The limit is
 * high, because a part of a name may be another business's name.
 */
const MAX_BRAND_CHARACTERS = 40;
const MAX_ROW_CHARACTERS = 30;

/**
 * Writes copy in a language other than English, from the frames (sentences with gaps) of the
 * brief's trade and kind of product. The user's own words are printed only before and after a
 * colon, a dash or a full stop, where inflection and agreement can't be wrong.
 */
export function writeLocalisedCopy(
  asked: PreparedBrief,
  language: LocalisedLanguage,
  seed: number,
  variation: number,
): WrittenCopy {
  const brief = chooseSuitableEmotion(restoreElisions(asked, language));
  const frames = chooseFrames(brief, language);
  const slots = removeShownDetails(
    buildBriefSlots(brief, seed + variation, language),
    asked.facts ?? [],
    language,
  );
  const headlines = writeHeadlines(
    frames,
    slots,
    listHeadlineFacts(asked.facts, language),
    language,
    seed,
  );
  const name = slots.name ?? '';
  const headline = headlines[variation % headlines.length] ?? name;
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_BRAND_CHARACTERS) : '';
  const feast = findHolidayAbove(brief.product, headline, language);
  const above = brand === '' ? (feast ?? chooseEyebrow(slots, headline)) : brand;
  const { eyebrow, subline } = placeReaders(frames, slots, above, language, (said) =>
    writeSubline(frames, said, language, headline, {
      seed,
      variation,
      isStory: brief.adType === 'emotional storytelling',
    }),
  );
  const copy: AdCopy = {
    framework: 'AIDA',
    language,
    productName: name,
    eyebrow,
    headline,
    subline,
    callToAction: slots.cta ?? '',
    problem: chooseProblem(brief, frames, language),
    solution: writeSolution(
      frames.lines,
      headline,
      headlines.slice(0, BOOST_VARIATION_COUNT),
      subline,
      slots,
      variation,
    ),
    comparison: {
      usual: listUsualRows(frames, getPhrasebook(language).labels.usual),
      ours: listOwnRows(
        slots,
        [...frames.lines, ...frames.ours],
        [headline, ...(asked.facts ?? []).map(({ text }) => text)],
        language,
      ),
    },
    quote: readGivenQuote(brief) ?? {
      text: writeStatement(frames, slots, language, seed + variation),
      attribution: brand === '' ? name : brand,
      note: '',
      given: false,
    },
    labels: { ...getPhrasebook(language).labels, ours: name },
  };
  return { copy, outline: outlineCopy(brief, frames, slots) };
}

/** Returns the problem of the trade, if the product solves it; otherwise the problem of the kind of product. */
function chooseProblem(
  brief: PreparedBrief,
  { problem }: Frames,
  language: LocalisedLanguage,
): string {
  return solvesTradeProblem(brief.product, brief.told)
    ? problem
    : getKindFrames(findBriefKind(brief), language).problem;
}

function outlineCopy(
  { product, told }: PreparedBrief,
  { knownProblem, isStatement, lines }: Frames,
  { toWhom, readersApart }: Slots,
): CopyOutline {
  return {
    isGeneral: knownProblem === null || !solvesTradeProblem(product, told),
    isStatement,
    readers: toWhom ?? readersApart ?? null,
    lines,
  };
}

/**
 * Returns the lines above and below a headline. An ad names the audience only once: if the line
 * above the headline (eyebrow) names the audience, the line below it omits the audience. A general
 * line below the headline would say nothing about the product, so the readers replace it.
 *
 * @param writeBelow returns the line below the headline for some slots
 */
function placeReaders(
  { isGeneral, belowHeadline }: Frames,
  slots: Slots,
  above: string | null,
  language: LocalisedLanguage,
  writeBelow: (said: Slots) => string,
): { eyebrow: string | null; subline: string } {
  if (above === null || above !== slots.readers)
    return { eyebrow: above, subline: writeBelow(slots) };
  const below = writeBelow({ ...slots, who: null, toWhom: null, readersApart: null });
  const isReplaced =
    isGeneral &&
    isSeveralWords(slots.readersApart ?? '') &&
    !/[:：]/u.test(slots.readersApart ?? '') &&
    belowHeadline.some((line) => endAsSentence(line, language) === below);
  return isReplaced
    ? { eyebrow: null, subline: writeBelow(slots) }
    : { eyebrow: above, subline: below };
}

/**
 * Returns the slots (gaps of a template) without details that the picture shows as facts. A town's
 * name at the end of the details is removed too, because it is no sentence.
 */
function removeShownDetails(
  slots: Slots,
  facts: readonly Fact[],
  language: LocalisedLanguage,
): Slots {
  const isShown = (clause: string, isLast: boolean) =>
    (isLast && isBareName(clause, language)) ||
    facts.some(({ text }) => containsWholeText(text, clause) && isMostOf(text, clause));
  const detail = removeClauses(slots.detail, isShown, language);
  return {
    ...slots,
    detail,
    Detail: detail ? capitalise(detail, language) : null,
    beside: removeClauses(slots.beside, isShown, language),
  };
}

/**
 * Returns the audience as a line above a headline that doesn't name the audience; null if the line
 * is too long.
 */
function chooseEyebrow({ who, readers }: Slots, headline: string): string | null {
  if (!readers || measureWidth(readers) > MAX_EYEBROW_WIDTH) return null;
  return containsWords(headline, who || null) || containsWords(headline, readers) ? null : readers;
}

/** Returns the brand's statement for a testimonial ad without a quotation. A brand praises no limit of its offer. */
function writeStatement(
  { lines, moodLines, statement, isGeneral }: Frames,
  slots: Slots,
  language: LocalisedLanguage,
  pick: number,
): string {
  const pickLine = (from: readonly string[], at: number) => from[at % Math.max(1, from.length)];
  const isMoving = moodLines.length > 0;
  const benefit = pickLine(isGeneral && isMoving ? moodLines : lines, pick);
  const more = pickLine(isMoving ? moodLines : lines, pick + 1);
  const sentences = {
    benefit: benefit && endAsSentence(benefit, language),
    more: more && endAsSentence(more, language),
  };
  const isLimit = (clause: string) => restrictsOffer(clause, language);
  const detail = removeClauses(slots.detail, isLimit, language);
  const said = { ...slots, detail, Detail: detail && capitalise(detail, language) };
  return fillEach([statement], { ...said, ...sentences }, language)[0] ?? slots.name ?? '';
}

/**
 * Returns the solution in a problem-solution ad, above a subline that names the product. The
 * solution is the headline, if the headline names the product or is a line of the trade. Any other
 * headline gets as its solution a line of the trade that no variation has as its headline.
 */
function writeSolution(
  lines: readonly string[],
  headline: string,
  headlines: readonly string[],
  subline: string,
  { name, named }: Slots,
  variation: number,
): string {
  // The solution of a problem ad is a statement, so lines with a question mark or exclamation mark are skipped.
  const isAsking = (line: string) => /[?!？！؟;]$/u.test(line);
  if (containsWords(headline, name) || containsWords(headline, named))
    return isAsking(headline) ? (name ?? headline) : headline;
  const isAnswer = (line: string) => !isAsking(line) && !containsWords(subline, line);
  if (isAnswer(headline) && lines.includes(headline)) return headline;
  const answers = lines.filter(isAnswer);
  const fresh = answers.filter((line) => !headlines.includes(line));
  if (fresh.length === 0 && isAnswer(headline)) return headline;
  const pool = fresh.length > 0 ? fresh : answers;
  return pool[variation % Math.max(1, pool.length)] ?? clip(name ?? '', 40);
}

/**
 * Returns rows for the advertiser's side of a comparison. The user's own short facts come first.
 * The audience and limits of the offer are left out of the rows, because they are no advantage over others.
 *
 * @param shown the headline and facts of the ad, which the rows don't repeat
 */
function listOwnRows(
  { detail }: Slots,
  others: readonly string[],
  shown: readonly string[],
  language: LocalisedLanguage,
): [string, string, string] {
  // Whole sentences read badly as rows, so rows with whole sentences come last.
  const rows = [...others].sort((a, b) => Number(isSentence(a)) - Number(isSentence(b)));
  // An item of a list is less clear by itself than a line of the trade, so items of lists come
  // last.
  const own = listDetailParts(detail, language).filter(
    ({ text }) => isAdvantage(text, language) && !shown.some((line) => containsWords(text, line)),
  );
  const [first = '', second = '', third = ''] = [
    ...own.filter(({ isListed }) => !isListed).map(({ text }) => text),
    ...rows,
    ...own.map(({ text }) => text),
  ]
    .filter((row) => measureWidth(row) <= MAX_ROW_CHARACTERS)
    .filter((row) => !shown.some((line) => containsWords(line, row)))
    .map((row) => capitalise(row, language))
    .filter((row, at, all) => all.indexOf(row) === at);
  return [first, second, third];
}

/**
 * Matches a street address ("Via Garibaldi 41", "Hauptstraße 5"), or only a range with its unit
 * ("8–14 років").
 */
const ADDRESS_OR_RANGE =
  /(?<!\p{L})(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Cc]alle|[Aa]vda|[Aa]venida|[Rr]ue|[Aa]venue|[Rr]ua|[Pp]raça|[Uu]l|[Aa]l|[Уу]л|[Вв]ул|[Jj]l|[Jj]alan)\.?\s\p{Lu}|\p{L}(?:straße|strasse|straat|laan|gatan|vägen)\s\p{Nd}|^\p{Nd}+[–-]\p{Nd}+\s\p{L}+$/u;

/** Tells whether a row is more than a place, a number or a limit, which are no advantage over others. */
function isAdvantage(row: string, language: LocalisedLanguage): boolean {
  return (
    !isBareName(row, language) &&
    !ADDRESS_OR_RANGE.test(row) &&
    !beginsWithTown(row, language) &&
    !restrictsOffer(row, language)
  );
}

/** Tells whether a clause is one capitalised word that names no known thing, such as a town. */
function isBareName(clause: string, language: LocalisedLanguage): boolean {
  return (
    getPhrasebook(language).grammar.smallNouns &&
    /^\p{Lu}[\p{L}’-]+$/u.test(clause) &&
    findConcepts(clause).length === 0
  );
}

function isSentence(line: string): boolean {
  return /[.!?。！？؟;]$/u.test(line);
}

/**
 * Returns rows with the disadvantages of the usual alternative. A row that repeats the side's title
 * is replaced by the trade's problem.
 */
function listUsualRows({ usual, problem }: Frames, title: string): Frames['usual'] {
  const [first, second, third] = usual;
  return [first === title ? problem : first, second, third];
}
