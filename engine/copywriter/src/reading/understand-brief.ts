import {
  type AudienceKind,
  type CopyBrief,
  cleanProductField,
  findAudienceKinds,
  isMeaningless,
  keepLast,
  listTitleOptions,
  type ProductReading,
  readProduct,
} from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import type { Trade } from '../content/trades.ts';
import { restoreStops } from './abbreviation-stops.ts';
import { chooseBriefGoal } from './brief-goal.ts';
import { readScript } from './chinese-script.ts';
import { isJobAd } from './enrolment.ts';
import type { ReadFact } from './facts/found-fact.ts';
import { cleanField, listOverruledFacts, readFacts } from './facts/read-facts.ts';
import { removeFacts } from './facts/remove-facts.ts';
import { markThaiClauses } from './facts/thai-clauses.ts';
import { findTrade } from './find-trade.ts';
import { detectLanguage, isOtherLanguage } from './language.ts';
import { removeBrand } from './remove-brand.ts';
import { keepRespectfulWords } from './respectful-audience.ts';
import { isGrave } from './solemn-subjects.ts';
import { isTargeting } from './targeting.ts';

type FreeText = Pick<
  CopyBrief,
  'product' | 'audience' | 'goal' | 'brandName' | 'language' | 'offer'
>;

/** The result of reading a brief, before the words of its ads are chosen. */
export interface BriefUnderstanding {
  /**
   * Language of the copy, as requested or otherwise the brief's: a BCP 47 tag, or `und` for a
   * language that the copywriter can't write.
   */
  language: WrittenLanguage | 'und';
  /**
   * The language of the brief, whatever language the copy is written in; undefined if the
   * copywriter can't write that language.
   */
  told: WrittenLanguage | undefined;
  /**
   * The product in a form for sentences: without brand, links and codes. Empty if the field names
   * no product.
   */
  sold: string;
  /**
   * The product field as typed, without the facts that contradict an offer field. A Thai field has
   * marks between its clauses.
   */
  statedProduct: string;
  /**
   * The audience as the ad prints it; empty if it is in another language than the ad, or if it
   * consists of targeting settings.
   */
  audience: string;
  /** Groups of readers that change the ad's words or tone. */
  readers: ReadonlySet<AudienceKind>;
  /**
   * The concept and the drawn object that the product names in the brief's language. The copywriter
   * and the ad's picture use the same reading of the product.
   */
  product: ProductReading;
  /** The trade (line of business); null if no word identifies it. */
  trade: Trade | null;
  /** The advertiser's purpose. */
  goal: GoalKind;
  /**
   * The brief's facts, printed literally: prices, discounts, codes, dates; the most important
   * first.
   */
  facts: readonly ReadFact[];
  isJobOffer: boolean;
  /** Whether product or audience forbid a cheerful tone. */
  isGrave: boolean;
}

/**
 * Reads a brief. A brief in traditional Chinese is read in simplified characters; the words to
 * print are in the user's script.
 */
export function understandBrief(asked: FreeText): BriefUnderstanding {
  const { simple, restore } = readScript(asked);
  const understood = understandInScript(simple);
  if (simple === asked) return understood;
  const { sold, audience, facts } = understood;
  return { ...understood, ...restore({ sold, audience, facts }) };
}

/**
 * Reads a brief and caches the result. Only the last result is kept, because the ten variations of
 * a brief and its texts are written one after the other.
 */
const understandInScript: (brief: FreeText) => BriefUnderstanding = keepLast(
  ({ product, audience, goal, brandName, language, offer }: FreeText) => [
    product,
    audience,
    goal,
    brandName,
    language,
    JSON.stringify(offer),
  ],
  readFields,
);

function readFields(brief: FreeText): BriefUnderstanding {
  const named = removeBrand(readSoldProduct(brief.product), brief.brandName);
  const spoken = detectFieldLanguage(brief, addOptions(named, brief.product));
  const { language = spoken } = brief;
  const told = spoken === 'und' ? undefined : spoken;
  const facts = readFacts(brief, language);
  const overruled = listOverruledFacts(brief, language);
  const goods = removeFacts(
    markProduct(brief.product, facts, language),
    facts,
    language,
    listFieldFacts('product', overruled),
  );
  const audience = removeFieldFacts(overruled, brief, 'audience', language);
  // The next three calls read the whole product field. The three calls are made one after another,
  // because only the last reading is cached.
  const isSolemn = isGrave(brief, told);
  const field = restoreStops(brief.product);
  const tradeOfField = findTrade(field, told);
  const whole = readProduct(field, told);
  // The trade is that of the product without its facts: scarves with "free gift wrapping" are no
  // packaging.
  const isBare = goods === brief.product;
  const bare = restoreStops(goods);
  const trade = isBare ? tradeOfField : (findTrade(bare, told) ?? tradeOfField);
  const product = isBare ? whole : readProduct(bare, told);
  const isForeign = brief.language && isOtherLanguage(brief.audience, brief.language);
  return {
    language,
    told,
    sold: goods === brief.product ? named : removeBrand(readSoldProduct(goods), brief.brandName),
    statedProduct: markProduct(
      removeFieldFacts(overruled, brief, 'product', language),
      facts,
      language,
    ),
    audience: isForeign || isTargeting(audience) ? '' : keepRespectfulWords(audience, language),
    readers: findAudienceKinds(brief.audience, told),
    // If a product field consists only of facts, the picture shows the product that the facts name,
    // for example "first box half price".
    product: product.concept === null ? whole : product,
    trade,
    goal: chooseBriefGoal({ product: brief.product, goal: brief.goal, facts }),
    facts: keepImportantFacts(facts.filter((fact) => !(isSolemn && isBargain(fact)))),
    isJobOffer: isJobAd(brief.product),
    isGrave: isSolemn,
  };
}

/** Returns a product field with marks between its clauses, if the language separates clauses by spaces. */
function markProduct(
  product: string,
  facts: readonly ReadFact[],
  language: BriefUnderstanding['language'],
): string {
  return language === 'th'
    ? markThaiClauses(cleanField(product), listFieldFacts('product', facts))
    : product;
}

/** Matches letters that no English word needs. */
const ACCENTED = /[^\P{Script=Latin}A-Za-z]/u;

/**
 * Returns the language of a brief, according to the name of the product. A name that seems English
 * may consist of loan words. If the field has letters that English lacks, the whole field
 * determines the language, for example "Check fürs E-Bike. Nur im März".
 */
function detectFieldLanguage(brief: FreeText, named: string): BriefUnderstanding['language'] {
  const found = detectBriefLanguage({ ...brief, product: named });
  return found === 'en' && ACCENTED.test(brief.product) ? detectBriefLanguage(brief) : found;
}

/** Removes from a brief's texts the facts that contradict an offer field, such as another price. */
export function removeOverruledFacts<Brief extends FreeText>(
  brief: Brief,
  language: BriefUnderstanding['language'],
): Brief {
  const overruled = listOverruledFacts(brief, language);
  const removeFromField = (field: 'product' | 'audience') =>
    removeFieldFacts(overruled, brief, field, language);
  return { ...brief, product: removeFromField('product'), audience: removeFromField('audience') };
}

/**
 * Returns the product or audience field without the facts that an offer field overrules; unchanged
 * if no fact is overruled.
 */
function removeFieldFacts(
  overruled: readonly ReadFact[],
  brief: FreeText,
  field: 'product' | 'audience',
  language: BriefUnderstanding['language'],
): string {
  if (overruled.length === 0) return brief[field];
  return removeFacts(brief[field], [], language, listFieldFacts(field, overruled));
}

function listFieldFacts(field: ReadFact['field'], facts: readonly ReadFact[]): ReadFact[] {
  return facts.filter((fact) => fact.field === field);
}

/**
 * Maximum number of facts that a picture shows. A menu in the product field may contain thirty
 * prices.
 */
const MAX_FACTS = 8;

/**
 * Returns the facts from the offer's own fields, then the most important others; their order is
 * unchanged.
 */
function keepImportantFacts(facts: readonly ReadFact[]): ReadFact[] {
  const typed = facts.filter(({ field }) => field === 'offer');
  const others = facts.filter(({ field }) => field !== 'offer');
  const kept = new Set([...typed, ...others].slice(0, MAX_FACTS));
  return facts.filter((fact) => kept.has(fact));
}

/**
 * Tells whether a fact is a discount or a similar offer from the goal field. A discount does not suit a
 * solemn product such as a wreath.
 */
function isBargain({ field, kind }: ReadFact): boolean {
  return field === 'goal' && (kind === 'discount' || kind === 'multibuy' || kind === 'trial');
}

/**
 * Returns the product that a product field names. The result is empty if the field names nothing,
 * so that the texts claim nothing.
 */
function readSoldProduct(field: string): string {
  return isMeaningless(field) ? '' : cleanProductField(field);
}

/**
 * Adds the option values of a product title to the text, because they indicate the language
 * although no ad prints them, for example "- Zwart".
 */
function addOptions(sold: string, field: string): string {
  return [sold, ...listTitleOptions(field)].join(' ');
}

/**
 * Minimum number of letters of a text whose language can be recognised. If product and audience
 * together have fewer letters, the goal is used too.
 */
const MIN_PRINTED_LETTERS = 10;

function detectBriefLanguage({
  product,
  audience,
  goal,
}: FreeText): BriefUnderstanding['language'] {
  const typed = `${product} ${audience}`;
  // A product in a script other than Latin shows the buyers' language, even if an English audience
  // is longer.
  const printed = isOtherScript(product) ? typed.replace(/\p{Script=Latin}+/gu, '') : typed;
  const isEnough = isSaid(printed);
  // A single word may belong to several languages, so a goal in one of these languages determines
  // the language, for example "Gänsebraten".
  const isOneWord = printed.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length === 1;
  const wanted = isOneWord && isPhrase(goal ?? '') ? detectLanguage(goal ?? '') : 'und';
  if (wanted !== 'und' && wanted !== 'en' && !isOtherScript(product)) return wanted;
  const found = detectLanguage(isEnough ? printed : `${printed} ${goal ?? ''}`);
  return found === 'en' || found === 'und'
    ? (detectSharedLanguage(audience, goal ?? '') ?? found)
    : found;
}

/**
 * Returns the language that audience and goal share; null if they differ. The product itself may
 * consist of loanwords, for example "Dog sitter a Torino".
 */
function detectSharedLanguage(audience: string, goal: string): WrittenLanguage | null {
  const told = isSaid(audience) && isSaid(goal) ? detectLanguage(audience) : 'und';
  return told !== 'und' && told !== 'en' && detectLanguage(goal) === told ? told : null;
}

/** Tells whether a field has several words with enough letters, so that its language is certain. */
function isPhrase(field: string): boolean {
  return isSaid(field) && (field.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0) > 1;
}

/** Tells whether a field has enough letters for its language to be recognised. */
function isSaid(field: string): boolean {
  return (field.match(/\p{L}/gu)?.length ?? 0) >= MIN_PRINTED_LETTERS;
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 1 &&
    !letters.some((letter) => /[\p{Script=Latin}\p{Script=Common}]/u.test(letter))
  );
}
