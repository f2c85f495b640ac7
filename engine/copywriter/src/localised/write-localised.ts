import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import {
  type AdCopy,
  capitalise,
  clip,
  type Fact,
  findConcepts,
  saysWhole,
  tidy,
} from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { kindFrames, phrasebookOf } from '../content/texts.ts';
import { widthOf } from '../content/width.ts';
import { givenQuote } from '../reading/given-quote.ts';
import { isIn } from '../reading/is-in.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import { answersTrade } from '../reading/trade-of.ts';
import type { Slots } from '../template.ts';
import { MAX_EYEBROW_WIDTH } from './address-readers.ts';
import { beginsWithTown, fillEach, slotsOf } from './brief-slots.ts';
import { withElisions } from './elisions.ts';
import { feastAbove } from './feast.ts';
import { type Frames, framesOf } from './frames.ts';
import { headlineFacts } from './headline-facts.ts';
import { headlinesOf } from './headlines.ts';
import { asSentence, partsOfDetail, withoutClauses } from './sentences.ts';
import { sublineFor } from './sublines.ts';
import { withSuitableEmotion } from './suitable-emotion.ts';
import { kindOfBrief } from './trade-of-brief.ts';

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
  asked: ToldBrief,
  language: LocalisedLanguage,
  seed: number,
  variation: number,
): AdCopy {
  const brief = withSuitableEmotion(withElisions(asked, language));
  const frames = framesOf(brief, language);
  const slots = withoutShown(
    slotsOf(brief, seed + variation, language),
    asked.facts ?? [],
    language,
  );
  const headlines = headlinesOf(
    frames,
    slots,
    headlineFacts(asked.facts, language),
    language,
    seed,
  );
  const name = slots.name ?? '';
  const headline = headlines[variation % headlines.length] ?? name;
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_BRAND_CHARACTERS) : '';
  const feast = feastAbove(brief.product, headline, language);
  const eyebrow = brand === '' ? (feast ?? eyebrowOf(slots, headline)) : brand;
  // An ad names the audience only once. If the line above the headline (eyebrow) names the
  // audience, the line below the headline omits it.
  const spoken =
    eyebrow !== null && eyebrow === slots.readers
      ? { ...slots, who: null, toWhom: null, readersApart: null }
      : slots;
  const subline = sublineFor(frames, spoken, language, headline, { seed, variation });
  const problem = answersTrade(brief.product, brief.told)
    ? frames.problem
    : kindFrames(kindOfBrief(brief), language).problem;
  return {
    framework: 'AIDA',
    language,
    productName: name,
    eyebrow,
    headline,
    subline,
    callToAction: slots.cta ?? '',
    problem,
    solution: solutionOf(
      frames.lines,
      headline,
      headlines.slice(0, BOOST_VARIATION_COUNT),
      subline,
      slots,
      variation,
    ),
    comparison: {
      usual: usualRows(frames, phrasebookOf(language).labels.usual),
      ours: listOwnRows(slots, [...frames.lines, ...frames.ours], language),
    },
    quote: givenQuote(brief) ?? {
      text: statementOf(frames, slots, language, seed + variation),
      attribution: brand === '' ? name : brand,
      note: '',
      given: false,
    },
    labels: { ...phrasebookOf(language).labels, ours: name },
  };
}

/**
 * Returns the slots (gaps of a template) without details that the picture shows as facts. A town's
 * name at the end of the details is removed too, because it is no sentence.
 */
function withoutShown(slots: Slots, facts: readonly Fact[], language: LocalisedLanguage): Slots {
  const isShown = (clause: string, isLast: boolean) =>
    (isLast && isBareName(clause, language)) ||
    facts.some(({ text }) => saysWhole(text, clause) && isMostOf(text, clause));
  const detail = withoutClauses(slots.detail, isShown, language);
  return {
    ...slots,
    detail,
    Detail: detail ? capitalise(detail, language) : null,
    beside: withoutClauses(slots.beside, isShown, language),
  };
}

/**
 * Tells whether a clause is most of a fact. The word "Members" is only a small part of "free for up
 * to 50 members", so the description keeps "Members".
 */
function isMostOf(fact: string, clause: string): boolean {
  return widthOf(clause) * 2 >= widthOf(fact);
}

/**
 * Returns the audience as a line above a headline that doesn't name the audience; null if the line
 * is too long.
 */
function eyebrowOf({ who, readers }: Slots, headline: string): string | null {
  if (!readers || widthOf(readers) > MAX_EYEBROW_WIDTH) return null;
  return isIn(headline, who || null) || isIn(headline, readers) ? null : readers;
}

/** Returns the brand's statement for a testimonial ad without a quotation. */
function statementOf(
  { lines, statement }: Frames,
  slots: Slots,
  language: LocalisedLanguage,
  pick: number,
): string {
  const [benefit, more] = [pick, pick + 1].map((at) => lines[at % Math.max(1, lines.length)]);
  const sentences = {
    benefit: benefit && asSentence(benefit, language),
    more: more && asSentence(more, language),
  };
  return fillEach([statement], { ...slots, ...sentences }, language)[0] ?? slots.name ?? '';
}

/**
 * Returns the solution in a problem-solution ad, above a subline that names the product. The
 * solution is the headline, if the headline names the product or is a line of the trade. Any other
 * headline gets as its solution a line of the trade that no variation has as its headline.
 */
function solutionOf(
  lines: readonly string[],
  headline: string,
  headlines: readonly string[],
  subline: string,
  { name, named }: Slots,
  variation: number,
): string {
  if (isIn(headline, name) || isIn(headline, named)) return headline;
  // A question or an exclamation is no solution to the problem.
  const isAnswer = (line: string) => !/[?!？！؟;]$/u.test(line) && !isIn(subline, line);
  if (isAnswer(headline) && lines.includes(headline)) return headline;
  const answers = lines.filter(isAnswer);
  const fresh = answers.filter((line) => !headlines.includes(line));
  if (fresh.length === 0 && isAnswer(headline)) return headline;
  const pool = fresh.length > 0 ? fresh : answers;
  return pool[variation % Math.max(1, pool.length)] ?? clip(name ?? '', 40);
}

/**
 * Returns rows for the advertiser's side of a comparison. The user's own short facts come first.
 * The audience is left out of the rows, because an audience is no advantage over others.
 */
function listOwnRows(
  { detail }: Slots,
  others: readonly string[],
  language: LocalisedLanguage,
): [string, string, string] {
  // Whole sentences read badly as rows, so rows with whole sentences come last.
  const rows = [...others].sort((a, b) => Number(isSentence(a)) - Number(isSentence(b)));
  // An item of a list is less clear by itself than a line of the trade, so items of lists come
  // last.
  const own = partsOfDetail(detail, language).filter(({ text }) => isAdvantage(text, language));
  const [first = '', second = '', third = ''] = [
    ...own.filter(({ isListed }) => !isListed).map(({ text }) => text),
    ...rows,
    ...own.map(({ text }) => text),
  ]
    .filter((row) => widthOf(row) <= MAX_ROW_CHARACTERS)
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

/** Tells whether a row is more than a place or a number, which are no advantage over others. */
function isAdvantage(row: string, language: LocalisedLanguage): boolean {
  return (
    !isBareName(row, language) && !ADDRESS_OR_RANGE.test(row) && !beginsWithTown(row, language)
  );
}

/** Tells whether a clause is one capitalised word that names no known thing, such as a town. */
function isBareName(clause: string, language: LocalisedLanguage): boolean {
  return (
    phrasebookOf(language).grammar.smallNouns &&
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
function usualRows({ usual, problem }: Frames, title: string): Frames['usual'] {
  const [first, second, third] = usual;
  return [first === title ? problem : first, second, third];
}
