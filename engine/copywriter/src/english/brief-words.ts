import type { FactKind } from '@adwright/contracts';
import { keepLast, mendEnglish, tidy } from '@adwright/engine-lexicon';
import type { Mood } from '../content/mood.ts';
import type { CategoryWords } from '../content/texts.ts';
import { chooseMoodLines } from '../reading/choose-mood-lines.ts';
import { type AudienceWords, parseAudience } from '../reading/parse-audience.ts';
import { type ProductWords, parseProduct } from '../reading/parse-product.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { separateSlogan } from '../reading/slogan.ts';
import { keepWholeAudience } from '../reading/whole-audience.ts';
import type { Slots } from '../template.ts';
import { findBenefits, type StatedBenefits } from './benefits.ts';
import { buildBriefSlots } from './brief-slots.ts';
import { chooseBriefCategory } from './choose-brief-category.ts';
import { chooseDeterminer } from './choose-determiner.ts';
import { chooseManner, type Manner } from './choose-manner.ts';
import { type Occasion, readOccasion } from './occasion.ts';
import { offerHeadlines } from './offer-headlines.ts';
import { removeExcludedLines } from './remove-excluded-lines.ts';
import { writeFactHeadlines } from './said-facts.ts';

/** The analysed brief, from which the lines are written. */
export interface Words {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  mood: Mood;
  /** The benefits that the product field states. */
  benefits: StatedBenefits;
  /** Headlines about the brief’s own offer and facts, one list per fact. */
  said: string[][];
  occasion: Occasion;
  slots: Slots;
  manner: Manner;
  /** Lines that let readers feel the emotion of the brief; none for a subject without emotion. */
  moodLines: readonly string[];
  /** The discount, trial or price in the brief's own words. */
  offer: string | null;
}

/** Analyses a brief, so that its words can fill the slots (gaps) of the templates. */
export const readBriefWords = keepLast(
  ({
    product,
    typedProduct,
    audience,
    goal,
    emotion,
    callToAction,
    facts,
    told,
  }: PreparedBrief) => [
    product,
    typedProduct,
    audience,
    goal,
    emotion,
    callToAction,
    JSON.stringify(facts),
    told,
  ],
  readBrief,
);

function readBrief(brief: PreparedBrief): Words {
  const { product: promised, slogan } = separateSlogan(brief.product);
  const sold = removeAudience(promised, brief.audience).replace(WHOLE_STOCK, 'our shop');
  const category = removeExcludedLines(
    chooseBriefCategory(brief, sold, slogan !== null),
    brief.product,
  );
  const spoken = makeSpokenName(sold, category);
  const isNamed = slogan !== null;
  const { name } = parseProduct(spoken, '', isNamed);
  const product = parseProduct(spoken, chooseDeterminer(category, sold, name), isNamed);
  const occasion = readOccasion(brief.goal, sold);
  // "Delivered" is no benefit of software or factory parts, because neither is delivered to a home.
  const isTakenIn =
    category.form === 'digital' || category.forWork || category.id === 'machined-parts';
  const brought = isTakenIn ? sold.replace(/\bdeliver(?:y|ies)\b/gi, ' ') : sold;
  // A material is no benefit of a service that works on the material. A leather repair, for
  // example, sells no leather.
  const isWorkOnIt = category.form === 'service' && WORKED_ON.test(name);
  const said = findBenefits(mendEnglish(tidy(isWorkOnIt ? brought.replace(name, '') : brought)));
  const benefits = slogan === null ? said : putSloganFirst(mendEnglish(slogan), said);
  const heard = keepWholeAudience(parseAudience(brief.audience), brief.audience);
  const isSolemn = category.solemn === true;
  // A job ad is about the team and not about a product.
  const isJob = category.id === 'job';
  // An ad must not mention the reader's illness or court case, so the audience's problem is
  // dropped.
  const audience = isSolemn || category.delicate ? { ...heard, pain: null } : heard;
  const offer = brief.facts?.find(({ kind }) => HEADLINE_KINDS.has(kind))?.text ?? null;
  const mood = isSolemn ? 'solemn' : brief.emotion;
  const manner = chooseManner(sold, category, brief.told);
  return {
    product,
    offer,
    audience,
    category,
    mood,
    said:
      isJob || isSolemn
        ? []
        : [
            offerHeadlines(offer, product.label, product.named),
            ...writeFactHeadlines(product, benefits.rows, mood),
          ],
    benefits: isSolemn ? { ...benefits, headlines: [] } : benefits,
    occasion: isSolemn ? { ...occasion, headlines: [] } : occasion,
    manner,
    moodLines: isSolemn || isJob || category.id === 'charity' ? [] : chooseMoodLines(brief, 'en'),
    slots: buildBriefSlots({
      product,
      audience,
      category,
      manner,
      facts: brief.facts ?? [],
      ...occasion,
    }),
  };
}

const WORKED_ON =
  /(?:repairs?|restoration|cleaning|upholstery|removal|servicing|maintenance|recycling|fitting|installation|hire|rentals?)$/i;

/** Kinds of facts that headlines are written about: discounts and prices. */
const HEADLINE_KINDS: ReadonlySet<FactKind> = new Set(['discount', 'multibuy', 'trial', 'price']);

/** Puts the brief's slogan before the other benefits. */
function putSloganFirst(slogan: string, { headlines, rows }: StatedBenefits): StatedBenefits {
  return { headlines: [[slogan], ...headlines], rows: [slogan, ...rows] };
}

/** Matches a discount's object if it is the whole stock, for example "30% off everything". */
const WHOLE_STOCK =
  /^(?:(?:absolutely )?everything|all (?:items|products|stock)|(?:the |our )?(?:whole|entire) (?:shop|store|range|stock|collection)|site-?wide|store-?wide)(?: in (?:the )?(?:shop|store))?$/i;

/**
 * Removes the audience from the end of the product: the buyers in "mortgage broker first time
 * buyers" are no part of the name.
 */
function removeAudience(product: string, audience: string): string {
  const whom = audience.trim().toLowerCase();
  const head = product.slice(0, product.length - whom.length - 1);
  const endsInIt = whom.includes(' ') && product.toLowerCase().endsWith(` ${whom}`);
  return endsInIt &&
    head.includes(' ') &&
    !/(?:\b(?:for|to|by|with|of|and)|&)(?:\s\S+){0,2}$/i.test(head)
    ? head
    : product;
}

/** Matches an organisation and what it needs, for example "Food bank needs winter donations". */
const NEEDS = /^(?!(?:we|i)\s)(\p{L}.{2,40}?) (?:urgently )?needs? (?:your )?(?!to\b)(.+)$/iu;

/** Returns the product's name as sentences use it; for a cause, without "donation". */
function makeSpokenName(product: string, { id }: CategoryWords): string {
  return id === 'charity'
    ? product
        .replace(NEEDS, '$1, $2')
        .replace(
          /(?<!\b(?:blood|organ|plasma|cell|clothes|clothing|food|book|hair))\s+donations?\s*$/i,
          '',
        )
    : product;
}
