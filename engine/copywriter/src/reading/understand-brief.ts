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
import { announcesCourse } from './enrolment.ts';
import { overruledFacts, type ReadFact, readFacts } from './facts/read-facts.ts';
import { withoutFacts } from './facts/without-facts.ts';
import { detectLanguage, isOtherLanguage } from './language.ts';
import { isGrave } from './solemn-subjects.ts';
import { isTargeting } from './targeting.ts';
import { tradeOf } from './trade-of.ts';
import { withoutBrand } from './without-brand.ts';

type FreeText = Pick<
  CopyBrief,
  'product' | 'audience' | 'goal' | 'brandName' | 'language' | 'offer'
>;

/** The meaning of a brief, determined before the ad's words are chosen. */
export interface BriefUnderstanding {
  /**
   * Language of the copy, either requested or the brief's: a BCP 47 tag, or `und` for a language that the
   * copywriter can't write.
   */
  language: WrittenLanguage | 'und';
  /** What the brief is told in, whatever its copy is written in; left out for a language that the copywriter can't write. */
  told: WrittenLanguage | undefined;
  /** What is sold, fit for sentences: without brand, links and codes. Empty if the field names nothing. */
  sold: string;
  /** The audience to print; empty if it is in another language than the ad, or holds the campaign's settings. */
  audience: string;
  /** Kinds of people in the audience that change the words or the tone. */
  readers: ReadonlySet<AudienceKind>;
  /** The concept and the object that the product names, in the language of the brief. Words and pictures are made from it. */
  product: ProductReading;
  /** The line of work; null if nothing identifies it. */
  trade: Trade | null;
  /** The advertiser's purpose. */
  goal: GoalKind;
  /** The brief's literal facts: prices, reductions, codes, dates, the strongest first. */
  facts: readonly ReadFact[];
  isJobOffer: boolean;
  /** Whether the product or the audience rules out a cheerful tone. */
  isGrave: boolean;
}

/** Reads a brief. Caches the last result, because the ten variations of a brief and its texts request it in a row. */
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
  const spoken = languageOf({ ...brief, product: withOptions(named, brief.product) });
  const { language = spoken } = brief;
  const told = spoken === 'und' ? undefined : spoken;
  const facts = readFacts(brief, language);
  const overruled = overruledFacts(brief, language);
  const goods = withoutFacts(brief.product, facts, language, inField('product', overruled));
  const audience = withoutThese(overruled, brief, 'audience', language);
  // All three read the whole field, as they find it in one memory.
  const isSolemn = isGrave(brief, told);
  const trade = tradeOf(brief.product, told);
  const whole = readingOfProduct(brief.product, told);
  const product = goods === brief.product ? whole : readingOfProduct(goods, told);
  const isForeign = brief.language && isOtherLanguage(brief.audience, brief.language);
  return {
    language,
    told,
    sold: goods === brief.product ? named : withoutBrand(soldIn(goods), brief.brandName),
    audience: isForeign || isTargeting(audience) ? '' : audience,
    readers: kindsOfAudience(brief.audience, told),
    // A field of facts alone shows what they name: "first box half price".
    product: product.concept === null ? whole : product,
    trade,
    goal: goalOfBrief({ product: brief.product, goal: brief.goal, facts }),
    facts: mostTelling(facts.filter((fact) => !(isSolemn && isBargain(fact)))),
    isJobOffer: isJobOffer(brief.product) && !announcesCourse(brief.product),
    isGrave: isSolemn,
  };
}

/** A brief without the facts in its texts that contradict a field of its offer, such as another price. */
export function withoutOverruled<Brief extends FreeText>(
  brief: Brief,
  language: BriefUnderstanding['language'],
): Brief {
  const overruled = overruledFacts(brief, language);
  const said = (field: 'product' | 'audience') => withoutThese(overruled, brief, field, language);
  return { ...brief, product: said('product'), audience: said('audience') };
}

/** A field without its overruled facts, or as typed if it has none. */
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

/** Maximum number of facts in a picture. A menu in the product field may state thirty. */
const MAX_FACTS = 8;

/** The facts with fields of their own, then the strongest others; their order doesn't change. */
function mostTelling(facts: readonly ReadFact[]): ReadFact[] {
  const typed = facts.filter(({ field }) => field === 'offer');
  const others = facts.filter(({ field }) => field !== 'offer');
  const kept = new Set([...typed, ...others].slice(0, MAX_FACTS));
  return facts.filter((fact) => kept.has(fact));
}

/** Whether a fact is a bargain from the goal, which doesn't suit a solemn product. */
function isBargain({ field, kind }: ReadFact): boolean {
  return field === 'goal' && (kind === 'discount' || kind === 'multibuy' || kind === 'trial');
}

/** The product in a field; empty if it names nothing, so that the texts claim nothing. */
function soldIn(field: string): string {
  return isMeaningless(field) ? '' : plainField(field);
}

/** Adds the options of a shop's title, which no ad prints but which indicate its language: "- Zwart". */
function withOptions(sold: string, field: string): string {
  return [sold, ...optionsOfTitle(field)].join(' ');
}

/** Below this number of printed letters, the goal counts too. */
const MIN_PRINTED_LETTERS = 10;

function languageOf({ product, audience, goal }: FreeText): BriefUnderstanding['language'] {
  const typed = `${product} ${audience}`;
  // A product in a script other than Latin shows its buyers' language, however long an English audience is.
  const printed = isOtherScript(product) ? typed.replace(/\p{Script=Latin}+/gu, '') : typed;
  const isEnough = (printed.match(/\p{L}/gu)?.length ?? 0) >= MIN_PRINTED_LETTERS;
  const found = detectLanguage(isEnough ? printed : `${printed} ${goal ?? ''}`);
  return found === 'en' || found === 'und'
    ? (languageOfSides(audience, goal ?? '') ?? found)
    : found;
}

/** The language shared by audience and goal. The product may consist of loanwords: "Dog sitter a Torino". */
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
