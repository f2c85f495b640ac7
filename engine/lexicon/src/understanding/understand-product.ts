import { factsOf, type ProductKind } from '@adwright/engine-objects/facts';
import { findObjectWithout, listExcludedIngredients } from '../claims/claims.ts';
import type { Concept } from '../concepts/concept.ts';
import { findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import { splitIntoTokens, type Token } from '../concepts/tokens.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';
import { NOUN_KINDS, type NounKind } from '../grammar/noun-kinds.ts';
import { findEmployers, findStaff, isJobOffer } from '../job-ads.ts';
import type { LexiconLanguage } from '../languages.ts';
import { separatePassing } from '../passing-words.ts';
import { cleanProductField } from '../pasted-field.ts';
import { setEnglishOrder } from '../word-order.ts';
import { isOfAccessory, joinsAccessory } from './beside-accessory.ts';
import { isBrandOfUnknown, removeBrands } from './brands.ts';
import { detectProductLanguage } from './detect-product-language.ts';
import { keepTellingMentions } from './keep-telling-mentions.ts';
import {
  endOfHead,
  findHeadNoun,
  findMentionedObject,
  findObjectOfConcept,
  getConcept,
  KEEPS_TRADE,
  type NamedPart,
  type Scope,
} from './named-part.ts';
import { findPetFood } from './pet-food.ts';
import { isPlaceCode } from './place-codes.ts';
import { type Segment, splitSegments } from './segments.ts';
import { statesWeight } from './states-goods.ts';
import { countWayAtEnd, countWayAtStart, isBefore, isWay } from './ways-of-selling.ts';
import { writeOut } from './write-out.ts';

/** The result of reading a product field. */
export interface ProductReading {
  /** The part of the field that was read, without links, greetings and temporary messages. */
  thing: string;
  language: LexiconLanguage;
  /** The concept that the field names; null if it contains no term of the lexicon. */
  concept: Concept | null;
  /** The words of the field that name the concept. */
  head: string | null;
  /**
   * Language of the term that names the concept; null if there is no concept, or if the term
   * belongs to all languages.
   */
  namedIn: LexiconLanguage | null;
  /** The drawn object that shows the concept. */
  object: ProductKind | null;
  /** Id of the trade (line of business); null if there is none, or if no word identifies it. */
  trade: string | null;
  /**
   * Whether the field's head noun determines the trade. Another word, or the first part of a
   * compound, does not count as head noun.
   */
  isHeadTrade: boolean;
  /** Whether the field's head noun determines the concept. */
  isHeadConcept: boolean;
  /** The kind of product if the head noun alone states it: a "plant fair" is an event. */
  nounKind: NounKind | null;
  /** The reasons for this reading of the product, one step per element. */
  evidence: string[];
}

/**
 * Matches amounts, which don't identify the product, for example "15%" and "30ml" in "Vitamin C serum 15%,
 * 30ml".
 */
const AMOUNT = /\s+\d+(?:[.,]\d+)?\s?(?:%|(?:ml|g|kg|mg|oz|l|cm|mm|w|v|ah)(?![\p{L}\d]))/giu;
/**
 * Matches prices and discounts, which are replaced by a comma, for example "used cars under $10k", "Spring
 * sale, up to 40% off".
 */
const SUM =
  /,?\s+(?:(?:under |below |from )?[$€£]\d[\d.,]*(?:k|m)?(?![\p{L}\d])|(?:up to )?\d{1,2}\s?% off(?!\p{L}))/giu;

/**
 * Finds the product that a field names, by the grammar of its language.
 *
 * @param known the brief's language; if absent, it is detected from this field alone. A brief counts as
 * English if nothing identifies its language. The product field of a brief in an unknown language is read in
 * its own language, for example "Studio legale", "Weihnachtsmarkt". An English term takes precedence if it
 * names the product equally well.
 */
export function understandProduct(field: string, known?: LexiconLanguage): ProductReading {
  const goods = cleanProductField(field).replace(SUM, ',').replace(/,$/, '');
  const passed = removeAmounts(separatePassing(goods).thing).trim();
  const spoken = removeBrands(passed);
  const own = detectProductLanguage(spoken, findConcepts(spoken));
  if (known !== undefined && known !== 'en') {
    const reading = readInLanguage(known, passed, field);
    const inEnglish = own === 'en' ? readInLanguage(own, passed, field) : null;
    return inEnglish && isEnglishTitle(inEnglish, reading) ? inEnglish : reading;
  }
  const reading = readInLanguage(own, passed, field);
  if (known === undefined || known === own) return reading;
  const inEnglish = readInLanguage('en', passed, field);
  const isNamed =
    inEnglish.namedIn === 'en' && countHeadLetters(inEnglish) >= countHeadLetters(reading);
  return isNamed ? inEnglish : reading;
}

/** Removes amounts, except those that belong to a term: "cola 330 ml" is a drink, and "cola" alone may be glue. */
function removeAmounts(text: string): string {
  return text.replace(AMOUNT, (amount, at: number) => {
    const end = at + amount.length;
    const isTerm = findConcepts(text).some((term) => term.start < at && term.end >= end);
    return isTerm ? amount : '';
  });
}

/**
 * Tells whether several English words cover more of a title than the words of the brief's language, for
 * example "Café Crème Espresso Cups".
 */
function isEnglishTitle(inEnglish: ProductReading, reading: ProductReading): boolean {
  const isTold = inEnglish.namedIn === 'en' && /\s/.test(inEnglish.head ?? '');
  return isTold && countHeadLetters(inEnglish) > countHeadLetters(reading);
}

function countHeadLetters({ head }: ProductReading): number {
  return head?.length ?? 0;
}

function readInLanguage(language: LexiconLanguage, passed: string, field: string): ProductReading {
  const grammar = GRAMMARS[language];
  const spelt = writeOut(passed, language);
  const thing = language === 'en' ? setEnglishOrder(spelt) : spelt;
  const tokens = splitIntoTokens(thing);
  const found = findMeasured(thing, field);
  const stated = found.filter(
    (mention) =>
      !isSmallWord(mention, tokens, grammar, language) &&
      !isQuality(mention, tokens, grammar) &&
      !isTime(mention, tokens, grammar) &&
      !isPlaceCode(mention, found, thing, tokens),
  );
  const segments = splitSegments(thing, grammar, stated);
  const mentions = stated.filter((mention) => !isLacking(mention, stated, segments));
  const evidence = [`"${thing}" is read as ${language}, the head noun ${grammar.head}`];
  const named = sortSegments(segments).map((segment) =>
    readNamedPart({ thing, segment, mentions, tokens, grammar, language }),
  );
  const told = findTradeOfSegments(named);
  const trade = told?.trade ?? null;
  const isHeadTrade = told !== null && isTradeOfHead(told, named);
  const nounKind = chooseNounKind(named[0]);
  for (const each of named) {
    const head = findBetterConcept(each) ?? each.sold[0];
    if (head === undefined) continue;
    if (isForUnknownThing(head, each, named)) {
      evidence.push(
        `"${thing.slice(head.start, head.end)}" only describes a thing that no term names`,
      );
      break;
    }
    const petFood = findPetFood(head, named);
    const concept = petFood ?? getConcept(head);
    const words = thing.slice(head.start, head.end);
    evidence.push(
      `"${words}" names ${concept.id}: the term "${head.term.text}" (${head.term.language ?? 'any'})`,
    );
    const shown = findObjectOfConcept(concept);
    const isOfStaff = concept.emblem ? isPartOfOccupation(head, each) : namesStaff(head, each);
    if (shown !== null && isOfStaff && isJobOffer(field)) {
      evidence.push(`"${words}" names the work of a job ad and no thing`);
      break;
    }
    if (isJobOffer(field) && isWorkplace(head, each)) {
      evidence.push(`"${words}" names the workplace of a job ad`);
      break;
    }
    const object = findObjectWithout(shown, concept, listExcludedIngredients(field));
    if (object !== shown) evidence.push('its object shows what the field excludes');
    const isHeadConcept = isAtHead(head, named);
    return {
      ...{ thing, language, concept, head: words, namedIn: head.term.language, object },
      ...{ trade: petFood?.trade || (isServed(head, each) ? SERVING_TRADE : trade) },
      ...{ isHeadTrade, isHeadConcept, nounKind, evidence },
    };
  }
  evidence.push('no term of the lexicon names it');
  return {
    ...{ thing, language, concept: null, head: null, namedIn: null, object: null },
    ...{ trade: null, isHeadTrade: false, isHeadConcept: false, nounKind, evidence },
  };
}

/**
 * Tells whether the field sells something else without the thing that a mention names. "Boormachine accu 18V zonder
 * accu" is a drill without a battery.
 */
function isLacking(
  mention: Mention,
  mentions: readonly Mention[],
  segments: readonly Segment[],
): boolean {
  const isLeftOut = (each: Mention) =>
    segments.some(
      ({ begins, from, to }) => begins === 'lack' && each.from >= from && each.to <= to,
    );
  const { concept } = mention.term;
  const lacks = mentions.some((each) => each.term.concept === concept && isLeftOut(each));
  return lacks && mentions.some((each) => each.term.concept !== concept && !isLeftOut(each));
}

/**
 * Finds the concepts of a text. A weight or volume turns some words into a drink or a dish: Dutch "Advocaat 350 ml"
 * is no lawyer.
 */
function findMeasured(thing: string, field: string): readonly Mention[] {
  const found = findConcepts(thing);
  const measured = statesWeight(field) ? findConcepts(thing, 'measured') : [];
  if (measured.length === 0) return found;
  const isOther = ({ start, end }: Mention) =>
    measured.every((each) => each.end <= start || each.start >= end);
  return [...found.filter(isOther), ...measured].sort((a, b) => a.start - b.start);
}

/**
 * Tells whether a term of another language matches a function word of the field's language. For example,
 * Dutch "van" in "tafel van eiken" means "of", and not a van. After the function word, another word must
 * follow.
 */
function isSmallWord(
  { term, from, to }: Mention,
  tokens: readonly Token[],
  { links, modifiersBegin, modifiersEnd, whereBegins, accompanies, without, and }: Grammar,
  language: LexiconLanguage,
): boolean {
  const text = tokens[from]?.text;
  const isFollowed = to < tokens.length;
  if (term.language === language || !isFollowed || to - from > 1 || text === undefined)
    return false;
  const lists = [links, modifiersBegin, modifiersEnd, whereBegins, accompanies, without, and];
  return lists.some((words) => words.includes(text));
}

/**
 * Tells whether a word's ending turns it into a quality of another thing: Turkish "cüzdanlı" means
 * "with a wallet". A term that includes the ending is no quality.
 */
function isQuality(
  { to, lettersLeft }: Mention,
  tokens: readonly Token[],
  { qualityEndings }: Grammar,
): boolean {
  const text = tokens[to - 1]?.text ?? '';
  return qualityEndings.some((ending) => lettersLeft >= ending.length && text.endsWith(ending));
}

/**
 * Tells whether a mention names a person who is employed, or the work of that person: a "dishwasher" may be a person.
 * A thing before the head noun keeps its picture, for example "forklift driver".
 */
function namesStaff({ start, end }: Mention, { thing, language }: NamedPart): boolean {
  return findStaff(thing).some((staff) =>
    LOOSE_ORDER.has(language)
      ? staff.start <= start && staff.end >= end
      : staff.start === start && staff.end === end,
  );
}

/** Tells whether a mention is only a part of an occupation: the adviser of "продавец-консультант". */
function isPartOfOccupation({ start, end }: Mention, { thing }: NamedPart): boolean {
  return findStaff(thing).some(
    (staff) => staff.start <= start && staff.end >= end && staff.end - staff.start > end - start,
  );
}

/** Tells whether a mention in a job ad stands behind the occupation or names the workplace before it. */
function isWorkplace({ start, end }: Mention, { thing }: NamedPart): boolean {
  return (
    findStaff(thing).some((staff) => staff.end <= start) ||
    findEmployers(thing).some((place) => place.start <= start && place.end >= end)
  );
}

/**
 * Tells whether a word beside a number states a time: German "16 Uhr" is no watch, and "10 Stunden" are no lessons.
 * Indonesian puts the number behind the word: "jam 10".
 */
function isTime({ from, to }: Mention, tokens: readonly Token[], { timeUnits }: Grammar): boolean {
  const isNumber = (at: number) => /^\d/.test(tokens[at]?.text ?? '');
  return (
    to - from === 1 &&
    timeUnits.includes(tokens[from]?.text ?? '') &&
    (isNumber(from - 1) || isNumber(to))
  );
}

/**
 * Orders a product field's parts by relevance: its start, parts after punctuation, then parts after words
 * such as "for". Parts after "with" and "without" are omitted.
 */
function sortSegments(segments: readonly Segment[]): Segment[] {
  const order: readonly Segment['begins'][] = ['field', 'mark', 'modifier'];
  return order.flatMap((begins) => segments.filter((segment) => segment.begins === begins));
}

function readNamedPart(scope: Scope): NamedPart {
  const { segment, grammar } = scope;
  const inPart = scope.mentions.filter(({ from, to }) => from >= segment.from && to <= segment.to);
  const brands = inPart.filter((mention) => isBrandOfUnknown(mention, inPart, scope));
  const inside = inPart.filter(
    ({ from, to }) => !brands.some((brand) => brand.from <= from && brand.to >= to),
  );
  const ranked = keepTellingMentions(inside, scope.language).sort((a, b) =>
    grammar.head === 'last'
      ? rankPhrase(a, scope) - rankPhrase(b, scope) || b.end - a.end || b.letters - a.letters
      : a.start - b.start || b.letters - a.letters,
  );
  const done = ranked.filter(
    (mention) => !isOverruled(mention, ranked) && !isWorkOfKit(mention, scope),
  );
  const telling = done.filter((mention) => !getConcept(mention).weak);
  const candidates = telling.length > 0 ? telling : done;
  const sold =
    grammar.head === 'last' ? dropWaysBehind(scope, candidates) : dropWaysBefore(scope, candidates);
  return { ...scope, ranked: done, sold };
}

/** Tells whether a mention only names the thing on which the work beside it is done. */
function isOverruled(mention: Mention, mentions: readonly Mention[]): boolean {
  const { trade, deed } = getConcept(mention);
  return !deed && mentions.some((other) => getConcept(other).overrules.includes(trade || ''));
}

/**
 * Tells whether a word for work only says what a kit or tool is for. "Puncture repair kit" and "Reparaturset" are
 * goods, and no repair service.
 */
function isWorkOfKit(mention: Mention, { thing, segment, tokens, grammar }: Scope): boolean {
  const { deed, emblem } = getConcept(mention);
  const last = tokens[mention.to - 1];
  if (!deed || !emblem || last === undefined) return false;
  const { kits, links, head, joinsNouns } = grammar;
  if (head === 'first') {
    const before = tokens
      .slice(segment.from, mention.from)
      .filter(({ text }) => !links.includes(text));
    return before.length === 1 && isWay(before, kits);
  }
  const tail = thing.slice(mention.end, last.end);
  const isJoined = joinsNouns || last.isDense;
  if (
    isJoined &&
    kits.some((kit) => (last.isDense ? tail.startsWith(kit) : last.text.endsWith(kit)))
  )
    return true;
  const next = tokens[mention.to];
  return next !== undefined && mention.to < segment.to && isWay([next], kits);
}

/** Rank of a phrase that only describes another phrase; it puts the phrase last. */
const DESCRIBING = 1000;

/**
 * Returns the rank of a mention's phrase, in languages with spaces only between phrases; otherwise 0.
 * The first phrase names the product, unless it is a foreign name or ends in a syllable such as "用"
 * (for).
 */
function rankPhrase({ from }: Mention, { thing, segment, tokens, grammar }: Scope): number {
  if (!grammar.spacesPartPhrases) return 0;
  const isSpaceBefore = (at: number) => /\s/u.test(thing.charAt((tokens[at]?.start ?? 0) - 1));
  let end = from + 1;
  while (end < segment.to && !isSpaceBefore(end)) end += 1;
  const last = tokens[end - 1];
  const isName = last !== undefined && !last.isDense;
  const isDescribing = grammar.describing.some((syllable) => last?.text.endsWith(syllable));
  return (isName || isDescribing) && end < segment.to ? DESCRIBING + from : end;
}

/**
 * Id of the trade of funerals. The trade of funerals takes precedence anywhere in the field,
 * because the ad must not sound cheerful.
 */
const SOLEMN_TRADE = 'farewell';

/**
 * Finds the trade (line of business). In each part, work on the product (a repair) comes first. The
 * subject of a course, the product and any other mention follow. The first part with a trade
 * decides.
 */
function findTradeOfSegments(
  segments: readonly NamedPart[],
): { trade: string | null; mention: Mention } | null {
  const solemn = segments
    .flatMap(({ ranked }) => ranked)
    .find((mention) => getConcept(mention).trade === SOLEMN_TRADE);
  if (solemn) return { trade: SOLEMN_TRADE, mention: solemn };
  for (const { ranked, sold } of segments) {
    const [head] = sold;
    const thing = head && getConcept(head);
    const deed = ranked.find((mention) => {
      const concept = getConcept(mention);
      return concept.deed && concept !== thing;
    });
    const done = deed && getConcept(deed);
    if (deed && done?.trade && !done.yieldsTo.includes(thing?.trade || ''))
      return { trade: done.trade, mention: deed };
    const taught = ranked.find((mention) => {
      const { trade } = getConcept(mention);
      return thing?.deed && thing.yieldsTo.includes(trade || '');
    });
    // A noun such as "course" makes the product a course, whatever its subject is.
    if (taught) return { trade: getConcept(taught).trade || null, mention: head ?? taught };
    const stated = [...(head ? [head] : []), ...ranked].find(
      (mention) => (getConcept(mention).trade ?? null) !== null,
    );
    if (stated) return { trade: getConcept(stated).trade || null, mention: stated };
  }
  return null;
}

/**
 * Maximum number of letters after a term inside the same noun, by the position of the language's
 * head noun. In languages that join nouns, more letters would form another noun.
 */
const MAX_ENDING = { last: 4, first: 7 } as const;
/**
 * Matches short nouns that turn the word before them into another thing: a "koffiebus" is a van.
 */
const OTHER_THING = /(?:bus|auto|wagen|weg|hof|bar)$/u;

/** Trades that describe how goods are sold, such as wholesale, whatever the goods are. */
const WAYS_OF_DEALING: ReadonlySet<string> = new Set(['wholesale', 'giving']);

/**
 * Languages whose word order doesn't reliably show the head noun. In these languages, other words
 * are ignored only if the head noun is a noun such as "fair".
 */
const LOOSE_ORDER: ReadonlySet<LexiconLanguage> = new Set<LexiconLanguage>([
  ...(['ar', 'el', 'he', 'hi', 'id'] as const),
  ...(['ja', 'ko', 'th', 'tr', 'vi', 'zh'] as const),
]);

/**
 * Tells whether the field's head noun names a trade, by this mention or another mention of the same
 * trade.
 */
function isTradeOfHead(
  { trade, mention }: { trade: string | null; mention: Mention },
  segments: readonly NamedPart[],
): boolean {
  const others = segments[0]?.ranked.filter((other) => getConcept(other).trade === trade) ?? [];
  return [mention, ...others].some((each) => isAtHead(each, segments));
}

/**
 * Tells whether a mention is the head noun of the field's first part. The first half of a compound
 * is not.
 */
function isAtHead(mention: Mention, segments: readonly NamedPart[]): boolean {
  const first = segments[0];
  if (first === undefined) return true;
  const isTold = chooseNounKind(first) !== null;
  if (!isTold && LOOSE_ORDER.has(first.language)) return true;
  if (WAYS_OF_DEALING.has(getConcept(mention).trade || '')) return true;
  const { segment, tokens, grammar } = first;
  if (mention.from >= segment.to || mention.to <= segment.from)
    return first.ranked.length === 0 && isName(first);
  const token = tokens[grammar.head === 'last' ? mention.to - 1 : mention.from];
  if (token === undefined) return true;
  if (LOOSE_ORDER.has(first.language) && getConcept(mention).deed) return true;
  if (token.isDense && grammar.spacesPartPhrases) return mention.end === token.end;
  if (token.isDense)
    return grammar.head === 'last'
      ? mention.end === tokens[endOfHead(first) - 1]?.end
      : mention.start === tokens[segment.from]?.start;
  const isHead = grammar.head === 'last' ? endsPart(mention, first) : beginsPart(mention, first);
  return isHead && isWholeNoun(mention, token, grammar);
}

/**
 * Tells whether a term covers a whole word except for its ending or a part that does not change the
 * trade.
 */
function isWholeNoun({ term }: Mention, token: Token, grammar: Grammar): boolean {
  const stated = term.text.split(' ').at(grammar.head === 'last' ? -1 : 0);
  const letters = (stated ?? '').replaceAll('*', '');
  const at = token.text.lastIndexOf(letters);
  if (at === -1) return true;
  const rest = token.text.slice(at + letters.length);
  if (KEEPS_TRADE.test(rest)) return true;
  const isPart = grammar.joinsNouns && grammar.accessories.some((noun) => rest.endsWith(noun));
  const isOther = isPart || OTHER_THING.test(rest) || findNounKind([rest], grammar) !== null;
  return rest.length <= MAX_ENDING[grammar.head] && !(grammar.head === 'last' && isOther);
}

/**
 * Tells whether a mention ends a part, in languages whose head noun comes last. A name, a number or
 * a shop after the mention is ignored.
 */
function endsPart(mention: Mention, part: NamedPart): boolean {
  const { tokens, thing, language, grammar } = part;
  const behind = tokens.slice(mention.to, endOfHead(part));
  const cuts = new Set([...grammar.whereBegins, ...grammar.links, ...grammar.and]);
  const where = behind.findIndex(
    ({ text, start }) =>
      // A word of one or two letters is a preposition of the field's own language, for example "café de
      // Colombia".
      text.length <= 2 ||
      cuts.has(text) ||
      (language !== 'de' && /[\p{Lu}\d]/u.test(thing.charAt(start))),
  );
  const beside = where === -1 ? behind : behind.slice(0, where);
  const isKept = beside.every(({ text }) => KEEPS_TRADE.test(text));
  if (isKept || chooseNounKind(part) !== null) return isKept;
  return (
    GRAMMARS[language].joinsNouns &&
    part.ranked.every((each) => each.from >= mention.from || getConcept(each).weak)
  );
}

/**
 * Tells whether a mention begins a part, in languages whose head noun comes first. A shop or an
 * unknown noun before the mention is ignored.
 */
function beginsPart(mention: Mention, part: NamedPart): boolean {
  const { segment, tokens } = part;
  const head = findHeadNoun(part);
  if (mention.from <= head) return true;
  if (KEEPS_TRADE.test(tokens[segment.from]?.text ?? '')) return true;
  const isBeside = mention.from === head + 1 && chooseNounKind(part) === null;
  return isBeside && part.ranked.every(({ from }) => from > head);
}

/**
 * Tells whether a mention only describes an unknown thing, for example "farms" in "soil sensors for farms",
 * "vélo" in "pédalier de vélo".
 */
function isForUnknownThing(
  mention: Mention,
  part: NamedPart,
  segments: readonly NamedPart[],
): boolean {
  const first = segments[0];
  if (first === undefined || chooseNounKind(first) !== null) return false;
  const isMaterial = getConcept(mention).weak && findMentionedObject(mention) === null;
  if (isMaterial || segments.some(isSolemn)) return false;
  if (isWayOfUnknown(mention, part)) return true;
  if (part === first) return isBesideHead(mention, first, segments);
  if (isInDistantClause(part, first, segments)) return true;
  const { segment, tokens, grammar } = part;
  const opening = tokens[segment.from]?.text ?? '';
  if (segment.begins !== 'modifier' || first.ranked.length > 0) return false;
  if (grammar.and.includes(opening) || grammar.whereBegins.includes(opening)) return false;
  const words = tokens.slice(first.segment.from, first.segment.to);
  return words.some((word) => !isWay([word], grammar.soldAs) && !isBefore(word.text, grammar));
}

/**
 * Tells whether a mention only states how an unknown thing is sold: the kit of "kit distribución",
 * the set of "набор бит".
 */
function isWayOfUnknown(mention: Mention, { segment, tokens, grammar }: NamedPart): boolean {
  const { from, to } = mention;
  const isSet = getConcept(mention).weak && isWay(tokens.slice(from, to), grammar.soldAs);
  if (!isSet || grammar.head === 'last') return false;
  const beside = [...tokens.slice(segment.from, from), ...tokens.slice(to, segment.to)];
  return beside.some(({ text }) => text.length > 2 && !isBefore(text, grammar));
}

/**
 * Minimum length of a clause that is no mere name: the number of words, or of letters in scripts
 * without spaces.
 */
const MIN_DESCRIPTION_WORDS = 4;
const MIN_DESCRIPTION_LETTERS = 8;

/**
 * Tells whether a clause is about something other than the product, in languages whose word order
 * does not show the head noun. The clause after a short name states the product. Later clauses list
 * extras of the product: the meal of "stargazing in the desert for a night, dinner".
 */
function isInDistantClause(
  part: NamedPart,
  first: NamedPart,
  segments: readonly NamedPart[],
): boolean {
  if (part.segment.begins !== 'mark' || first.ranked.length > 0) return false;
  if (!LOOSE_ORDER.has(part.language)) return false;
  const clauses = segments.filter(({ segment }) => segment.begins === 'mark');
  const { segment, tokens, thing } = first;
  const words = tokens.slice(segment.from, segment.to);
  const letters = thing.slice(words[0]?.start, words.at(-1)?.end).length;
  const isDense = words.some((word) => word.isDense);
  return (
    clauses.indexOf(part) > 0 ||
    (isDense ? letters >= MIN_DESCRIPTION_LETTERS : words.length >= MIN_DESCRIPTION_WORDS)
  );
}

/** Tells whether the head noun of a mention's part is another word, which no term lists. */
function isBesideHead(mention: Mention, part: NamedPart, segments: readonly NamedPart[]): boolean {
  if (isOfAccessory(mention, part) || joinsAccessory(mention, part, segments)) return true;
  if (isFarBehindHead(mention, part)) return true;
  if (part.grammar.adjectives === 'behind') return joinsUnknownHead(mention, part);
  return part.grammar.joinsNouns && !isAtHead(mention, segments);
}

function isSolemn({ ranked }: NamedPart): boolean {
  return ranked.some((mention) => getConcept(mention).trade === SOLEMN_TRADE);
}

/** Tells whether a word such as "de" joins a mention to an unknown head noun. */
function joinsUnknownHead({ from }: Mention, part: NamedPart): boolean {
  const head = findHeadNoun(part);
  const { tokens, grammar, ranked } = part;
  const link = tokens[from - 1]?.text ?? '';
  const isLink = grammar.links.includes(link) && !grammar.and.includes(link);
  return isLink && from > head + 1 && ranked.every((each) => each.from > head);
}

/**
 * Tells whether an unknown head noun and another word come before a mention, in languages with the
 * head noun first: "filtr kabinowy Skoda" is a filter. Work may be named by any word of the part. A
 * thing after "and" is a product too.
 */
function isFarBehindHead(mention: Mention, part: NamedPart): boolean {
  const { grammar, language, tokens, ranked } = part;
  if (grammar.head === 'last' || LOOSE_ORDER.has(language) || getConcept(mention).deed)
    return false;
  const head = findHeadNoun(part);
  const isKept =
    KEEPS_TRADE.test(tokens[head]?.text ?? '') ||
    grammar.and.includes(tokens[mention.from - 1]?.text ?? '');
  return !isKept && mention.from > head + 1 && ranked.every(({ from }) => from > head);
}

/**
 * Tells whether a part is only a name, such as the first part of "Lindenhof, Restaurant am See".
 */
function isName({ segment, tokens, thing, language }: NamedPart): boolean {
  const words = tokens.slice(segment.from, segment.to);
  // German is excluded, because it capitalises every noun.
  return language !== 'de' && words.every(({ start }) => /[\p{Lu}\d]/u.test(thing.charAt(start)));
}

/**
 * Matches weekdays in languages whose nouns for events end alike: German "Yogakurs Samstag" is a course, and a
 * "Familientag" is an event.
 */
const WEEKDAY =
  /^(?:montag|dienstag|donnerstag|freitag|samstag|sonntag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)(?:s|e|en|ar)?$/u;

const KIND_OF_PART = new WeakMap<NamedPart, NounKind | 'none'>();

/** Returns the kind of what is sold (an event, a course, …) that a part's head noun determines. */
function chooseNounKind(part: NamedPart | undefined): NounKind | null {
  if (part === undefined || part.segment.begins !== 'field') return null;
  const known = KIND_OF_PART.get(part) ?? findKindOfPart(part) ?? 'none';
  KIND_OF_PART.set(part, known);
  return known === 'none' ? null : known;
}

function findKindOfPart(part: NamedPart): NounKind | null {
  const { segment, tokens, grammar } = part;
  const deed = findDeedKind(tokens.slice(segment.from, segment.to), grammar);
  if (deed !== null) return deed;
  const where = tokens.findIndex(
    ({ text }, index) =>
      index > segment.from && index < segment.to && grammar.whereBegins.includes(text),
  );
  const end = where === -1 ? segment.to : where;
  let at = grammar.head === 'last' ? end - 1 : segment.from;
  const isNumber = (index: number) => /^\d/.test(tokens[index]?.text ?? '');
  const isWeekday = (index: number) => WEEKDAY.test(tokens[index]?.text ?? '');
  while (grammar.head === 'last' && at > segment.from && (isNumber(at) || isWeekday(at))) at -= 1;
  const readKindFrom = (index: number) =>
    findNounKind(
      tokens.slice(index, segment.to).map(({ text }) => text),
      grammar,
    );
  // The ending of a noun such as "wymiana" may be that of an adjective.
  while (
    grammar.head === 'first' &&
    at < segment.to - 1 &&
    readKindFrom(at) === null &&
    isBefore(tokens[at]?.text ?? '', grammar)
  )
    at += 1;
  if (grammar.head === 'first') return readKindFrom(at);
  const readKindUntil = (index: number) =>
    findNounKind(
      tokens.slice(segment.from, index + 1).map(({ text }) => text),
      grammar,
    );
  const kind = readKindUntil(at);
  // Counted hours only state how long a thing lasts, for example "Akku 10 Stunden".
  if (kind !== null && isNumber(at - 1) && grammar.timeUnits.includes(tokens[at]?.text ?? ''))
    return at - 2 < segment.from ? null : readKindUntil(at - 2);
  // Counted days or evenings are no event, for example "Lehrgang 2 Tage", "Drejkurs nybörjare 5 torsdagar".
  if (kind === 'event' && isNumber(at - 1))
    return readKindUntil(at - 2) ?? readKindUntil(segment.from) ?? kind;
  if (kind !== null || !grammar.joinsNouns || at === segment.from) return kind;
  // Where nouns are joined, the words after a complete noun only state its subject, for example "Workshop
  // keramiek draaien". The words after a service or a place are its name: "Pflegedienst Sonnenschein".
  const first = readKindUntil(segment.from);
  return first === 'course' || first === 'event' || first === 'rental' ? first : null;
}

/** Returns the kind that a verb states, wherever the verb is: "Hüpfburg mieten am Wochenende" is a rental. */
function findDeedKind(words: readonly Token[], { verbs }: Grammar): NounKind | null {
  const said = ` ${words.map(({ text }) => text).join(' ')} `;
  return NOUN_KINDS.find((kind) => verbs[kind]?.some((verb) => said.includes(` ${verb} `))) ?? null;
}

/** A noun that determines the kind of product, prepared for comparison. */
interface KindNoun {
  kind: NounKind;
  words: readonly { letters: string; match: 'whole' | 'start' | 'end' | 'part' }[];
}

const KIND_NOUNS = new WeakMap<Grammar, readonly KindNoun[]>();

function listKindNouns(grammar: Grammar): readonly KindNoun[] {
  const known = KIND_NOUNS.get(grammar);
  if (known !== undefined) return known;
  const nouns = NOUN_KINDS.flatMap((kind) =>
    (grammar.kinds[kind] ?? []).map((noun) => ({ kind, words: noun.split(' ').map(readPattern) })),
  );
  KIND_NOUNS.set(grammar, nouns);
  return nouns;
}

function readPattern(noun: string): KindNoun['words'][number] {
  const [isEnd, isStart] = [noun.startsWith('*'), noun.endsWith('*')];
  const letters = noun.replaceAll('*', '');
  if (isEnd && isStart) return { letters, match: 'part' };
  if (isEnd) return { letters, match: 'end' };
  return { letters, match: isStart ? 'start' : 'whole' };
}

/**
 * Returns the kind that the given words determine. The last words decide; in languages where the
 * head noun comes first, the first words decide.
 */
function findNounKind(said: readonly string[], grammar: Grammar): NounKind | null {
  const found = listKindNouns(grammar).find(({ words }) => {
    const from = grammar.head === 'last' ? said.length - words.length : 0;
    return words.every((word, at) => isNoun(said[from + at] ?? '', word));
  });
  return found?.kind ?? null;
}

function isNoun(text: string, { letters, match }: KindNoun['words'][number]): boolean {
  if (match === 'whole') return text === letters;
  if (match === 'end') return text.endsWith(letters);
  return match === 'start' ? text.startsWith(letters) : text.includes(letters);
}

/**
 * Drops mentions in the last words if these describe the product or the way of selling, for example
 * "wine subscription".
 */
function dropWaysBehind(
  { segment, tokens, grammar }: Scope,
  ranked: readonly Mention[],
): readonly Mention[] {
  let left = dropDetails(tokens, ranked, grammar);
  let to = segment.to;
  const ways = [...grammar.soldAs, ...grammar.flavours];
  for (;;) {
    const way = countWayAtEnd(tokens, segment.from, to, ways);
    const last = left[0];
    if (way === 0 || last === undefined) return left;
    if (last.to === to && last.to - last.from > way) return left;
    const before = left.filter((mention) => mention.to <= to - way);
    if (before.length === 0) return left;
    left = before;
    to -= way;
  }
}

/**
 * Drops mentions that describe the thing before them, even if other words follow, for example "behang bloemen
 * groen 10 m". A colour also describes the thing before it: Turkish "krem" means cream.
 */
function dropDetails(
  tokens: readonly Token[],
  ranked: readonly Mention[],
  { details, colours }: Pick<Grammar, 'details' | 'colours'>,
): readonly Mention[] {
  const [last, ...others] = ranked;
  const describing = [...details, ...colours];
  if (last === undefined || !isWay(tokens.slice(last.from, last.to), describing)) return ranked;
  const before = others.filter(({ to }) => to <= last.from);
  return before.length === 0 ? ranked : dropDetails(tokens, before, { details, colours });
}

/**
 * Drops mentions in the first words if these state the way of selling, for example "caja de vino".
 */
function dropWaysBefore(
  { segment, tokens, grammar }: Scope,
  ranked: readonly Mention[],
): readonly Mention[] {
  let left = ranked;
  let from = segment.from;
  for (;;) {
    let way = countWayAtStart(tokens, from, segment.to, grammar.soldAs);
    const first = left[0];
    if (way === 0 || first === undefined) return left;
    if (first.from === from && first.to - first.from > way) return left;
    while (grammar.links.includes(tokens[from + way]?.text ?? '')) way += 1;
    const behind = left.filter((mention) => mention.from >= from + way);
    if (behind.length === 0) return left;
    left = behind;
    from += way;
  }
}

/**
 * Returns a mention that shows a thing better than the thing's symbol: the instrument for lessons,
 * the food for a restaurant, the cause for a charity.
 */
function findBetterConcept({ sold, tokens, grammar, mentions }: NamedPart): Mention | null {
  const [head, ...others] = sold;
  const kind = head && findMentionedObject(head);
  if (!head || !kind) return null;
  const facts = factsOf(kind);
  if (kind === 'studies') return others.find((other) => findLessons(other) === 'shown') ?? null;
  if (kind === 'heart') return mentions.find((mention) => findEmblem(mention) === 'cause') ?? null;
  const named = tokens
    .slice(head.from, head.to)
    .map(({ text }) => text)
    .join(' ');
  if (facts.emblemOf === 'selling' || grammar.servedAt.includes(named)) {
    const served = others.find((other) => {
      const shown = findMentionedObject(other);
      return shown !== null && factsOf(shown).servedAt && other.to <= head.from;
    });
    return served ?? null;
  }
  return null;
}

/** Id of the trade of places that serve food. */
const SERVING_TRADE = 'dining';

/** Tells whether a noun for a place that serves food follows a dish, as in "falafel bar". */
function isServed(mention: Mention, { segment, tokens, grammar }: NamedPart): boolean {
  const shown = findMentionedObject(mention);
  const next = tokens[mention.to];
  if (grammar.head === 'first' || next === undefined || mention.to !== segment.to - 1) return false;
  // A bar of chocolate is drawn as a bar, and is no place.
  const isBar = shown?.toLowerCase().endsWith(next.text) === true;
  return (
    shown !== null && !isBar && factsOf(shown).servedAt === true && isWay([next], grammar.servedAt)
  );
}

function findLessons(mention: Mention) {
  const kind = findMentionedObject(mention);
  return kind && factsOf(kind).lessons;
}

function findEmblem(mention: Mention) {
  const kind = findMentionedObject(mention);
  return kind && factsOf(kind).emblemOf;
}
