import type { Brief } from '@adwright/contracts';
import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { type AdCopy, type CopyBrief, capitalise, clip, tidy } from '@adwright/engine-lexicon';
import { type Random, seededRandom } from '@adwright/engine-pixels';
import type { LocalisedLanguage } from '../content/languages.ts';
import type { Phrasebook } from '../content/text-schemas.ts';
import { phrasebookOf } from '../content/texts.ts';
import { answersTrade, tradeFacts, tradeOf } from '../reading/trade-of.ts';
import { shuffled } from '../shuffled.ts';
import type { AdTextPieces } from '../state-facts.ts';
import { fill, type Slots } from '../template.ts';
import { fillEach, linesOf, slotsOf, tradeInBrief } from './brief-slots.ts';
import { withElisions } from './elisions.ts';
import { goalOfferIn } from './goal-offer.ts';

const MAX_EYEBROW_CHARACTERS = 32;
const MAX_ROW_CHARACTERS = 30;
const MAX_HEADLINE_CHARACTERS = 46;
const MAX_SUBLINE_CHARACTERS = 110;

/**
 * Copy in another language than English, from a phrasebook. The user's own words stand only where no inflection or
 * agreement can go wrong: before and after a colon, a dash or a full stop.
 */
export function writeLocalisedCopy(
  asked: CopyBrief,
  language: LocalisedLanguage,
  seed: number,
  variation: number,
): AdCopy {
  const brief = withSuitableEmotion(withElisions(asked, language));
  const book = phrasebookOf(language);
  const slots = slotsOf(brief, seed + variation, language);
  const headlines = headlinesOf(brief, language, slots, seed);
  const name = slots.name ?? '';
  const headline = headlines[variation % headlines.length] ?? name;
  const brand = brief.brandName ? clip(tidy(brief.brandName), 28) : '';
  const offer = slots.offer ?? offerOfGoal(brief, language);
  const offered = [brand, offer].filter(Boolean).join(' · ');
  const eyebrow = offered === '' ? eyebrowOf(slots, headline) : offered;
  // The audience is named only once in an ad.
  const spoken = eyebrow === slots.toWhom ? { ...slots, who: null, toWhom: null } : slots;
  const sublines = sublinesOf(brief, language, spoken, headline, seed);
  const subline =
    sublines[(seed + variation) % Math.max(1, Math.min(4, sublines.length))] ??
    fill('{name}.', slots) ??
    '';
  const ofTrade = answersTrade(brief.product) ? linesOf(brief, language)?.problem : undefined;
  const problem = ofTrade ?? book.problem;
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
      standingLines(brief, language),
      headline,
      headlines.slice(0, BOOST_VARIATION_COUNT),
      subline,
      slots,
      variation,
    ),
    comparison: {
      usual: usualRows(book, problem),
      ours: ownRows(slots, [...(linesOf(brief, language)?.lines ?? []), ...book.ours]),
    },
    quote: {
      text: fill(book.quote.text, slots) ?? name,
      attribution: brand === '' ? name : brand,
      note: book.quote.note,
    },
    labels: { ...book.labels, ours: name },
  };
}

/** The brief with an emotion that suits its trade: `trust` where the asked one does not. */
function withSuitableEmotion<Asked extends Pick<CopyBrief, 'product' | 'emotion' | 'goal'>>(
  brief: Asked,
): Asked {
  const trade = tradeInBrief(brief);
  const suiting = trade === null ? 'all' : tradeFacts(trade).emotions;
  return suiting === 'all' || suiting.includes(brief.emotion)
    ? brief
    : { ...brief, emotion: 'trust' };
}

/** Whether a product is of a solemn trade. */
function isOfSolemnTrade(product: string): boolean {
  const trade = tradeOf(product);
  return trade !== null && tradeFacts(trade).isSolemn;
}

/** Offer of the goal; null where the product field says it already or the trade is solemn. */
function offerOfGoal(
  { product, goal = '' }: CopyBrief,
  language: LocalisedLanguage,
): string | null {
  const offer = goalOfferIn(language, goal);
  return offer === null ||
    isOfSolemnTrade(product) ||
    product.toLowerCase().includes(offer.toLowerCase())
    ? null
    : offer;
}

/** Templates of the texts; those of a solemn trade are made of its own lines. */
function textsOf(brief: Brief, language: LocalisedLanguage): readonly string[] {
  const lines = linesOf(brief, language)?.lines;
  if (lines === undefined || !isOfSolemnTrade(brief.product)) return phrasebookOf(language).text;
  const [first, second, third, fourth] = lines.map((line) => asSentence(line, language));
  const { gap } = phrasebookOf(language).grammar;
  const named = asSentence('{name}', language);
  const asked = asSentence('{cta}', language);
  return [
    [named, first, second, asked].join(gap),
    [named, third, fourth, asked].join(gap),
    [first, fourth, named, asked].join(gap),
  ];
}

/** Whom the ad speaks to, above a headline that doesn't say so itself, as long as that stays a glance. */
function eyebrowOf({ who, toWhom }: Slots, headline: string): string | null {
  if (!toWhom || Array.from(toWhom).length > MAX_EYEBROW_CHARACTERS) return null;
  return who && headline.includes(who) ? null : toWhom;
}

/** Texts to paste in another language than English; the rules of {@link writeLocalisedCopy} hold. */
export function writeLocalisedText(
  asked: Brief,
  language: LocalisedLanguage,
  seed: number,
): AdTextPieces {
  const brief = withSuitableEmotion(withElisions(asked, language));
  const book = phrasebookOf(language);
  const feeling = asSentence(book.emotions[brief.emotion][0], language);
  const slots: Slots = { ...slotsOf(brief, seed, language), feeling };
  const [headline = ''] = headlinesOf(brief, language, slots, seed);
  const callToAction = slots.cta ?? '';
  return {
    texts: fillEach(textsOf(brief, language), slots).map((text) => ({ text, callToAction })),
    headline,
    description: fillEach(book.sublines, slots)[0] ?? '',
  };
}

/** A headline of the phrasebook with the full stop that it needs among sentences. */
function asSentence(line: string | undefined, language: LocalisedLanguage): string | null {
  if (line === undefined) return null;
  return /[.!?…。！？؟;]$/u.test(line) ? line : line + phrasebookOf(language).grammar.fullStop;
}

/** Lines that need no other words: those of the trade, or else of the emotion. */
function standingLines(brief: CopyBrief, language: LocalisedLanguage): readonly string[] {
  const { emotions } = phrasebookOf(language);
  return (
    linesOf(brief, language)?.lines ??
    emotions[brief.emotion].filter((line) => !line.includes('{name}'))
  );
}

/**
 * What answers the problem above a subline that names the product, which is said once: the headline itself where it names
 * that or is a line of the trade; else such a line that heads no other variation.
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
  // A question or an exclamation is no answer to the problem.
  const isAnswer = (line: string) => !/[?!？！؟]$/u.test(line) && !isIn(subline, line);
  if (isAnswer(headline) && lines.includes(headline)) return headline;
  const answers = lines.filter(isAnswer);
  const fresh = answers.filter((line) => !headlines.includes(line));
  if (fresh.length === 0 && isAnswer(headline)) return headline;
  const pool = fresh.length > 0 ? fresh : answers;
  return pool[variation % Math.max(1, pool.length)] ?? clip(name ?? '', 40);
}

function isIn(text: string, words: string | null | undefined): boolean {
  return words != null && text.toLowerCase().includes(words.toLowerCase());
}

/** The user's own facts first, as far as they are short; whom a thing is for is no advantage over another. */
function ownRows({ detail }: Slots, others: readonly string[]): [string, string, string] {
  // Whole sentences make poor rows, so they come last.
  const rows = [...others].sort((a, b) => Number(isSentence(a)) - Number(isSentence(b)));
  const [first = '', second = '', third = ''] = [detail, ...rows]
    .filter((row) => row != null && Array.from(row).length <= MAX_ROW_CHARACTERS)
    .map((row) => capitalise(row ?? ''));
  return [first, second, third];
}

function isSentence(line: string): boolean {
  return /[.!?。！？؟]$/u.test(line);
}

function headlinesOf(
  brief: CopyBrief,
  language: LocalisedLanguage,
  slots: Slots,
  seed: number,
): string[] {
  const book = phrasebookOf(language);
  const random = seededRandom(seed * 7919 + 3);
  const isNamed = (line: string) => line.includes('{name}');
  const named = book.emotions[brief.emotion].filter(isNamed);
  const others = shuffled(
    book.emotions[brief.emotion].filter((line) => !isNamed(line)),
    random,
  );
  const ownLines = linesOf(brief, language)?.lines ?? [];
  // General headlines are too cheerful for a solemn trade.
  const general =
    ownLines.length > 0 && isOfSolemnTrade(brief.product)
      ? ownLines.map((line) => `{name}. ${line}`)
      : // Lines that name the product come last, since the subline names it too.
        shuffled(book.headlines, random).sort((a, b) => Number(isNamed(a)) - Number(isNamed(b)));
  const [first = [], ...rest] = seed % 2 === 0 ? [named, others] : [others, named];
  const ofTrade = shuffled(ownLines, random);
  const ofEmotion = [...first, ...rest.flat()];
  const [lead, ...following] = inTurn(ofTrade, ofEmotion);
  const templates = [lead, saidLine(slots, language), ...following, ...general].filter(
    (line) => line != null,
  );
  const told = new Set<string>();
  const distinct = templates.filter((line) => {
    const message = line.replace(/\{\w+\}|[\p{P}\s]/gu, '').toLowerCase();
    if (message !== '' && told.has(message)) return false;
    told.add(message);
    return true;
  });
  const filled = fillEach(distinct, slots);
  const all = filled.length >= BOOST_VARIATION_COUNT ? filled : fillEach(templates, slots);
  const short = all.filter((line) => Array.from(line).length <= MAX_HEADLINE_CHARACTERS);
  return [...new Set(short.length >= BOOST_VARIATION_COUNT ? short : all)];
}

const MAX_SAID_CHARACTERS = 40;

/** What the brief itself says of its product, in its own words: "Zahnarztpraxis in Köln. Auch samstags." */
function saidLine({ name, detail }: Slots, language: LocalisedLanguage): string | null {
  const [fact = ''] = (detail ?? '').split(/\s*(?:,(?!\d)|(?<!\d),|[;，、])\s*/u);
  // A figure or a place by itself is no line.
  if (!name || (fact.match(/\p{L}/gu)?.length ?? 0) < 4) return null;
  const { gap } = phrasebookOf(language).grammar;
  const line = asSentence(name, language) + gap + asSentence(capitalise(fact), language);
  return Array.from(line).length <= MAX_SAID_CHARACTERS ? line : null;
}

function inTurn(first: readonly string[], second: readonly string[]): string[] {
  const rounds = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => at);
  return rounds
    .flatMap((at) => [first[at], second[at]])
    .filter((line): line is string => line !== undefined);
}

/** What the user said first; then what one says of the trade, or of anything where that has no words of its own. */
function sublinesOf(
  brief: CopyBrief,
  language: LocalisedLanguage,
  slots: Slots,
  headline: string,
  seed: number,
): string[] {
  const random = seededRandom(seed * 7919 + 5);
  const name = asSentence(slots.name ?? '', language) ?? '';
  const { gap } = phrasebookOf(language).grammar;
  const ofTrade = shuffled(linesOf(brief, language)?.lines ?? [], random)
    .filter((line) => line !== headline)
    .map((line) => name + gap + (asSentence(line, language) ?? ''));
  const general = fillEach(phrasebookOf(language).sublines, slots);
  const own = fillEach(
    phrasebookOf(language).sublines.filter((line) => /\{(?:toWhom|detail)\}/.test(line)),
    slots,
  );
  const lines = ofTrade.length > 0 ? [...own, ...ofTrade] : general;
  const others = lines.filter((line) => !line.startsWith(headline));
  const beside =
    isIn(headline, slots.name) || isIn(headline, slots.named)
      ? besideName(brief, language, slots, headline, random)
      : [];
  return (beside.length > 0 ? beside : others.length > 0 ? others : lines).filter(
    (line) => line.length <= MAX_SUBLINE_CHARACTERS,
  );
}

/** Sublines under a headline that names the product: whom it is for or what it is like, and what one says of it. */
function besideName(
  brief: CopyBrief,
  language: LocalisedLanguage,
  { toWhom, detail }: Slots,
  headline: string,
  random: Random,
): string[] {
  const { gap } = phrasebookOf(language).grammar;
  const own = [toWhom, isIn(headline, detail) ? null : detail && capitalise(detail)].filter(
    (words) => words != null,
  );
  const lines = shuffled(standingLines(brief, language), random).filter(
    (line) => !isIn(headline, line),
  );
  return lines.map((line, at) =>
    [own[at % Math.max(1, own.length)] ?? lines[(at + 1) % lines.length], line]
      .map((words) => asSentence(words ?? undefined, language))
      .join(gap),
  );
}

/** What speaks against the usual; a row that only repeats its title gives way to the problem. */
function usualRows({ usual, labels }: Phrasebook, problem: string): Phrasebook['usual'] {
  const [first, second, third] = usual;
  return [first === labels.usual ? problem : first, second, third];
}
