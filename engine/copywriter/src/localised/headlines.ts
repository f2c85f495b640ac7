import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { capitalise, findAudienceKinds } from '@adwright/engine-lexicon';
import { createSeededRandom } from '@adwright/engine-pixels/random';
import { getMarkBehindReaders } from '../content/frame-marks.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { measureWidth } from '../content/width.ts';
import { containsWords } from '../reading/contains-words.ts';
import { restrictsOffer } from '../reading/facts/restricts-offer.ts';
import { shuffleItems } from '../shuffle-items.ts';
import type { Slots } from '../template.ts';
import { fillEach } from './brief-slots.ts';
import type { Frames } from './frames.ts';
import { alternateItems, isSeveralWords, joinSentences, listDetailParts } from './sentences.ts';

const MAX_HEADLINE_CHARACTERS = 46;
/**
 * Maximum width of a full name that is printed whole, because its beginning alone may be half a
 * phrase.
 */
const MAX_WHOLE_NAME_CHARACTERS = 54;
/**
 * Matches a preposition of place, before which a name may end, for example "… a domicilio" of "… en
 * Zaragoza".
 */
const OPENS_PLACE = /^\s(?:em|en|in|im|à|au|a|bei|i|w|we|na|в|во|у|στ\p{L}*|di|ở|tại)\s/iu;
/** Maximum width of a product's full name as the only headline that names the product. */
const MAX_NAME_CHARACTERS = 60;
const MAX_SAID_CHARACTERS = 40;
/** Minimum number of characters of a clause that can be a headline by itself. */
const MIN_CLAUSE_CHARACTERS = 12;
/** Number of headlines in the brief's own words before each headline of its trade. */
const OWN_BEFORE_A_LINE = 4;
const MAX_LINES = 2;
/** Matches a headline that ends with a mere measure, for example "Курс шиття. 8 занять." */
const MEASURE = /[.。।]\s?\p{Nd}[\p{Nd}–-]*\s?[\p{L}\p{M}]+[.。।]?$/u;

/**
 * Returns the headlines of a brief, all different. Headlines in the brief's own words come first:
 * the product with its description, place or day. Headlines in the brief's own words alternate with
 * frames that name the product. Lines of the trade are inserted among these headlines. General
 * lines come last.
 *
 * @param facts of the brief, in the form in which they are printed
 */
export function writeHeadlines(
  frames: Frames,
  slots: Slots,
  facts: readonly string[],
  language: LocalisedLanguage,
  seed: number,
): string[] {
  const random = createSeededRandom(seed * 7919 + 3);
  const lines = shuffleItems(frames.headLines, random).slice(0, MAX_LINES);
  const isCut = isCutShort(slots);
  const { named, alone } = makeDescriptionLines(slots, language);
  const templates = isCut
    ? []
    : [
        ...shuffleItems(frames.moodLines, random)
          .slice(0, 1)
          .map((line) => joinSentences(['{name}', line], language)),
        ...shuffleItems(frames.named, random),
        ...(frames.isStatement
          ? [joinSentences(['{name}', '{readersApart}'], language)]
          : [`{toWhom}${getMarkBehindReaders(language)}{name}`]),
      ];
  const framed = templates.flatMap((template) => fillNameFrame(template, slots, language));
  // The name with a special feature tells more than the name alone, but a job ad first says that
  // somebody is wanted.
  const isTelling = (line: string) =>
    !MEASURE.test(line) && findAudienceKinds(line.slice(slots.name?.length)).size === 0;
  const telling = slots.announced == null ? named.find(isTelling) : undefined;
  const ownWords = [
    ...alternateItems(
      [
        ...(telling ? [telling] : []),
        ...writePlainHeadlines(slots),
        ...named.filter((line) => line !== telling),
      ],
      isCut ? [] : writeFactLines(slots, facts, language),
    ),
    ...(isCut ? alone : []),
  ];
  const reserve = [
    ...shuffleItems(frames.headLines, random),
    ...keepShortHeadlines(fillEach(isCut ? [] : frames.moods, slots, language)),
    ...alone,
    ...fillEach(frames.moreLines, slots, language),
  ];
  const own = insertTradeLines(alternateItems(ownWords, framed), lines);
  // If no headline names the product yet, a name may be longer than other headlines.
  const short = removeRepeatedHeadlines([
    ...(own.length > 0 ? own : listLongName(slots)),
    ...reserve,
  ]);
  return short.length >= BOOST_VARIATION_COUNT
    ? short
    : removeRepeatedHeadlines([...short, ...fillEach(frames.named, slots, language)]);
}

/**
 * Tells whether a headline has room only for the first word of the name, which is too general, for
 * example "Koffiebar".
 */
function isCutShort({ name, fullName }: Slots): boolean {
  return name !== fullName && !isSeveralWords(name ?? '');
}

/** Returns the product's full name if it fits a headline of up to 60 characters. */
function listLongName({ fullName }: Slots): string[] {
  return fullName && measureWidth(fullName) <= MAX_NAME_CHARACTERS ? [fullName] : [];
}

/** Returns the headlines that are short enough for a picture. */
function keepShortHeadlines(headlines: readonly string[]): string[] {
  return headlines.filter((line) => measureWidth(line) <= MAX_HEADLINE_CHARACTERS);
}

/**
 * Fills a frame (a sentence with gaps) with the product's name, or only with its noun if the name
 * is too long.
 */
function fillNameFrame(template: string, slots: Slots, language: LocalisedLanguage): string[] {
  const short = slots.core ? { ...slots, name: slots.core, named: slots.coreNamed } : slots;
  return keepShortHeadlines(
    [slots, short].flatMap((each) => fillEach([template], each, language)),
  ).slice(0, 1);
}

function insertTradeLines(own: readonly string[], lines: readonly string[]): string[] {
  const rounds = Math.max(Math.ceil(own.length / OWN_BEFORE_A_LINE), lines.length);
  return Array.from({ length: rounds }, (_, round) => [
    ...own.slice(round * OWN_BEFORE_A_LINE, (round + 1) * OWN_BEFORE_A_LINE),
    ...lines.slice(round, round + 1),
  ]).flat();
}

/**
 * Returns headlines with the brief's own description of its product, after the name
 * ("Zahnarztpraxis in Köln. Auch samstags.") or by itself if both together are too long. Clauses that limit
 * the offer are left out.
 */
function makeDescriptionLines({ name, beside }: Slots, language: LocalisedLanguage) {
  const parts = (name ? listDetailParts(beside, language) : []).filter(
    ({ text }) => !restrictsOffer(text, language),
  );
  const clauses = parts.map(({ text }) => capitalise(text, language));
  const addName = (said: string) => joinSentences([name, said], language);
  const isShort = (said: string) => measureWidth(addName(said)) <= MAX_HEADLINE_CHARACTERS;
  return {
    named: clauses.filter((said, at) => isShort(said) && !parts[at]?.isListed).map(addName),
    alone: clauses.filter((said) => {
      const width = measureWidth(said);
      const standsAlone = width >= MIN_CLAUSE_CHARACTERS && isSeveralWords(said);
      return !isShort(said) && standsAlone && width <= MAX_SAID_CHARACTERS;
    }),
  };
}

/**
 * Returns headlines with the product and one of its facts: "Pflanzenmarkt im Klosterhof. Sonntag,
 * 10. Mai."
 */
function writeFactLines(
  { name, fullName, beside }: Slots,
  facts: readonly string[],
  language: LocalisedLanguage,
): string[] {
  // A fact inside a longer clause of the description is printed below the headline, for example
  // "Pronto intervento 24 ore su 24".
  const own = facts.filter((fact) => !containsWords(beside ?? '', fact));
  return own.flatMap((fact) => {
    const lines = [fullName, name]
      .filter((words) => words && !containsWords(words, fact))
      .map((words) => joinSentences([words, capitalise(fact, language)], language));
    return keepShortHeadlines(lines).slice(0, 1);
  });
}

/**
 * Returns the announcement of a job ad or the product's full name as a headline. If the text is too
 * long, the beginning of the text is returned, provided that the beginning has several words.
 */
function writePlainHeadlines({ announced, fullName, name }: Slots): string[] {
  const names = [announced ?? '', fullName ?? '', name ?? ''].filter(
    (words) => isSeveralWords(words) && measureWidth(words) >= MIN_CLAUSE_CHARACTERS,
  );
  const isTorn = fullName !== name && !OPENS_PLACE.test(fullName?.slice(name?.length) ?? '');
  const isWhole = fullName && isTorn && measureWidth(fullName) <= MAX_WHOLE_NAME_CHARACTERS;
  return isWhole && announced == null ? [fullName] : keepShortHeadlines(names).slice(0, 1);
}

/** Removes headlines that repeat an earlier one. */
function removeRepeatedHeadlines(headlines: readonly string[]): string[] {
  const told = new Set<string>();
  return headlines.filter((line) => {
    const message = line.replace(/[\p{P}\s]/gu, '').toLowerCase();
    const isNew = !told.has(message === '' ? line : message);
    told.add(message === '' ? line : message);
    return isNew;
  });
}
