import {
  type AudienceKind,
  type CopyBrief,
  isJobOffer,
  isMeaningless,
  keepLast,
  kindsOfAudience,
  optionsOfTitle,
  type ProductReading,
  plainField,
  readingOfProduct,
} from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import type { Trade } from '../content/trades.ts';
import { goalOfBrief } from './brief-goal.ts';
import { overruledFacts, type ReadFact, readFacts } from './facts/read-facts.ts';
import { withoutFacts } from './facts/without-facts.ts';
import { detectLanguage, isOtherLanguage } from './language.ts';
import { isGrave } from './solemn-subjects.ts';
import { tradeOf } from './trade-of.ts';
import { withoutBrand } from './without-brand.ts';

type FreeText = Pick<
  CopyBrief,
  'product' | 'audience' | 'goal' | 'brandName' | 'language' | 'offer'
>;

/** What a brief means, before a word of its ad is chosen. */
export interface BriefUnderstanding {
  /**
   * What copy is written in, the requested language or that of the brief: a BCP 47 tag, or `und` for a
   * language that the copywriter can't write.
   */
  language: WrittenLanguage | 'und';
  /** What is sold, fit for sentences: without brand, links and codes. Empty if the field names nothing. */
  sold: string;
  /** Whom the ad speaks to; empty if the brief says it in another language than the requested one. */
  audience: string;
  /** What kinds of people the ad speaks to, as far as that changes its words or its tone. */
  readers: ReadonlySet<AudienceKind>;
  /** The concept and the object that the product field names. Pictures are made from the same reading. */
  product: ProductReading;
  /** The line of work; null where nothing tells it. */
  trade: Trade | null;
  /** What the advertiser wants of the ad. */
  goal: GoalKind;
  /** What the brief says literally: prices, reductions, codes, dates, the strongest first. */
  facts: readonly ReadFact[];
  isJobOffer: boolean;
  /** Whether the product or the audience allows no cheerful tone. */
  isGrave: boolean;
}

/** Reads a brief. The last answer is kept, for the ten variations of a brief and its texts ask in a row. */
export const understandBrief: (brief: FreeText) => BriefUnderstanding = keepLast(
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
  const named = withoutBrand(soldIn(brief.product), brief.brandName);
  const { language = languageOf({ ...brief, product: withOptions(named, brief.product) }) } = brief;
  const facts = readFacts(brief, language);
  const overruled = overruledFacts(brief, language);
  const goods = withoutFacts(brief.product, facts, language, inField('product', overruled));
  const audience = withoutThese(overruled, brief, 'audience', language);
  // Both read the whole field, as they find it in one memory.
  const known = language === 'und' ? undefined : language;
  const isSolemn = isGrave(brief, known);
  const trade = tradeOf(brief.product, known);
  const isForeign = brief.language && isOtherLanguage(brief.audience, brief.language);
  return {
    language,
    sold: goods === brief.product ? named : withoutBrand(soldIn(goods), brief.brandName),
    audience: isForeign ? '' : audience,
    readers: kindsOfAudience(brief.audience, known),
    product: readingOfProduct(goods),
    trade,
    goal: goalOfBrief({ product: brief.product, goal: brief.goal, facts }),
    facts: mostTelling(facts.filter((fact) => !(isSolemn && isBargain(fact)))),
    isJobOffer: isJobOffer(brief.product),
    isGrave: isSolemn,
  };
}

/** A brief whose texts say nothing else than its offer's fields: without the price that is typed where a field has another. */
export function withoutOverruled<Brief extends FreeText>(
  brief: Brief,
  language: BriefUnderstanding['language'],
): Brief {
  const overruled = overruledFacts(brief, language);
  const said = (field: 'product' | 'audience') => withoutThese(overruled, brief, field, language);
  return { ...brief, product: said('product'), audience: said('audience') };
}

/** A field without the facts that are overruled in it; where none is in any, as it was typed. */
function withoutThese(
  overruled: readonly ReadFact[],
  brief: FreeText,
  field: 'product' | 'audience',
  language: BriefUnderstanding['language'],
): string {
  if (overruled.length === 0) return brief[field];
  return withoutFacts(brief[field], [], language, inField(field, overruled));
}

function inField(field: ReadFact['field'], facts: readonly ReadFact[]): ReadFact[] {
  return facts.filter((fact) => fact.field === field);
}

/** As many facts as a picture has room for. A menu in the product field states thirty. */
const MAX_FACTS = 8;

/** Those that were typed into fields of their own before the strongest of the others; their order stays. */
function mostTelling(facts: readonly ReadFact[]): ReadFact[] {
  const typed = facts.filter(({ field }) => field === 'offer');
  const others = facts.filter(({ field }) => field !== 'offer');
  const kept = new Set([...typed, ...others].slice(0, MAX_FACTS));
  return facts.filter((fact) => kept.has(fact));
}

/** What a goal gives away is out of place beside what is mourned. */
function isBargain({ field, kind }: ReadFact): boolean {
  return field === 'goal' && (kind === 'discount' || kind === 'multibuy' || kind === 'trial');
}

/** What a field sells; empty if it names nothing, so that the texts claim nothing. */
function soldIn(field: string): string {
  return isMeaningless(field) ? '' : plainField(field);
}

/** The options of a shop's title are printed nowhere, but tell its language: "- Zwart". */
function withOptions(sold: string, field: string): string {
  return [sold, ...optionsOfTitle(field)].join(' ');
}

/** Below this many printed letters, the goal is read too. */
const MIN_PRINTED_LETTERS = 10;

function languageOf({ product, audience, goal }: FreeText): BriefUnderstanding['language'] {
  const typed = `${product} ${audience}`;
  // A product in another script than Latin says what its buyers read, however long an English audience is.
  const printed = isOtherScript(product) ? typed.replace(/\p{Script=Latin}+/gu, '') : typed;
  const isEnough = (printed.match(/\p{L}/gu)?.length ?? 0) >= MIN_PRINTED_LETTERS;
  const found = detectLanguage(isEnough ? printed : `${printed} ${goal ?? ''}`);
  return found === 'en' || found === 'und'
    ? (languageOfSides(audience, goal ?? '') ?? found)
    : found;
}

/** The language that audience and goal share: a product may be named in loanwords, "Dog sitter a Torino". */
function languageOfSides(audience: string, goal: string): WrittenLanguage | null {
  const isSaid = [audience, goal].every(
    (side) => (side.match(/\p{L}/gu)?.length ?? 0) >= MIN_PRINTED_LETTERS,
  );
  const told = isSaid ? detectLanguage(audience) : 'und';
  return told !== 'und' && told !== 'en' && detectLanguage(goal) === told ? told : null;
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 1 &&
    !letters.some((letter) => /[\p{Script=Latin}\p{Script=Common}]/u.test(letter))
  );
}
