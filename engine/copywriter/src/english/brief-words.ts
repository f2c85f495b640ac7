import type { FactKind } from '@adwright/contracts';
import { keepLast, mendEnglish, tidy } from '@adwright/engine-lexicon';
import type { Mood } from '../content/mood.ts';
import type { CategoryWords } from '../content/texts.ts';
import { type AudienceWords, parseAudience } from '../reading/parse-audience.ts';
import { type ProductWords, parseProduct } from '../reading/parse-product.ts';
import { partSlogan } from '../reading/slogan.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import type { Slots } from '../template.ts';
import { benefitsOf, type SaidBenefits } from './benefits.ts';
import { slotsOf } from './brief-slots.ts';
import { categoryOfBrief } from './category-of-brief.ts';
import { determinerFor } from './determiner-for.ts';
import { type Manner, mannerOf } from './manner-of.ts';
import { type Occasion, occasionOf } from './occasion.ts';
import { offerHeadlines } from './offer-headlines.ts';
import { factHeadlines } from './said-facts.ts';
import { withoutExcluded } from './without-excluded.ts';

/** All that is known of a brief before a line is written. */
export interface Words {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  mood: Mood;
  /** What the brief's own words promise. */
  benefits: SaidBenefits;
  /** Headlines that say the brief’s own offer and facts, by fact. */
  said: string[][];
  occasion: Occasion;
  slots: Slots;
  manner: Manner;
  /** Reduction, trial or price, as the brief says it. */
  offer: string | null;
}

/** The brief's words, taken apart and ready for the slots of the templates. */
export const wordsOf = keepLast(
  ({ product, audience, goal, emotion, callToAction, facts }: ToldBrief) => [
    product,
    audience,
    goal,
    emotion,
    callToAction,
    JSON.stringify(facts),
  ],
  readBrief,
);

function readBrief(brief: ToldBrief): Words {
  const { product: promised, slogan } = partSlogan(brief.product);
  const sold = withoutAudience(promised, brief.audience).replace(WHOLE_STOCK, 'our shop');
  const category = withoutExcluded(categoryOfBrief(brief, sold, slogan !== null), brief.product);
  const spoken = spokenOf(sold, category);
  const isNamed = slogan !== null;
  const { name } = parseProduct(spoken, '', isNamed);
  const product = parseProduct(spoken, determinerFor(category, sold, name), isNamed);
  const occasion = occasionOf(brief.goal, sold);
  // Software "delivers" nothing to a door, nor do parts for a factory, so the word is no benefit there.
  const isTakenIn =
    category.form === 'digital' || category.forWork || category.id === 'machined-parts';
  const brought = isTakenIn ? sold.replace(/\bdeliver(?:y|ies)\b/gi, ' ') : sold;
  // For work on a material, the material is no benefit: a leather repair sells no leather.
  const isWorkOnIt = category.form === 'service' && WORKED_ON.test(name);
  const said = benefitsOf(mendEnglish(tidy(isWorkOnIt ? brought.replace(name, '') : brought)));
  const benefits = slogan === null ? said : leadBy(mendEnglish(slogan), said);
  const heard = parseAudience(brief.audience);
  const isSolemn = category.solemn === true;
  // A job ad speaks of the team, not of a product.
  const isJob = category.id === 'job';
  // An ad must not mention the reader's illness or court case.
  const audience = isSolemn || category.delicate ? { ...heard, pain: null } : heard;
  const offer = brief.facts?.find(({ kind }) => OFFERS.has(kind))?.text ?? null;
  const mood = isSolemn ? 'solemn' : brief.emotion;
  const manner = mannerOf(sold, category);
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
            ...factHeadlines(product, benefits.rows, mood),
          ],
    benefits: isSolemn ? { ...benefits, headlines: [] } : benefits,
    occasion: isSolemn ? { ...occasion, headlines: [] } : occasion,
    manner,
    slots: slotsOf({ product, audience, category, manner, facts: brief.facts ?? [], ...occasion }),
  };
}

const WORKED_ON =
  /(?:repairs?|restoration|cleaning|upholstery|removal|servicing|maintenance|recycling|fitting|installation|hire|rentals?)$/i;

/** Facts that a headline may name: what is given and what it costs. */
const OFFERS: ReadonlySet<FactKind> = new Set(['discount', 'multibuy', 'trial', 'price']);

/** Puts the brief's slogan before its other benefits. */
function leadBy(slogan: string, { headlines, rows }: SaidBenefits): SaidBenefits {
  return { headlines: [[slogan], ...headlines], rows: [slogan, ...rows] };
}

/** A sale of the whole stock: "30% off everything". */
const WHOLE_STOCK =
  /^(?:(?:absolutely )?everything|all (?:items|products|stock)|(?:the |our )?(?:whole|entire) (?:shop|store|range|stock|collection)|site-?wide|store-?wide)(?: in (?:the )?(?:shop|store))?$/i;

/** "mortgage broker first time buyers" for "first time buyers": the buyers are no part of the broker's name. */
function withoutAudience(product: string, audience: string): string {
  const whom = audience.trim().toLowerCase();
  const head = product.slice(0, product.length - whom.length - 1);
  const endsInIt = whom.includes(' ') && product.toLowerCase().endsWith(` ${whom}`);
  return endsInIt &&
    head.includes(' ') &&
    !/(?:\b(?:for|to|by|with|of|and)|&)(?:\s\S+){0,2}$/i.test(head)
    ? head
    : product;
}

/** "Food bank needs winter donations": who asks, and for what. */
const NEEDS = /^(\p{L}.{2,40}?) (?:urgently )?needs? (?:your )?(?!to\b)(.+)$/iu;

/** The product as it is spoken of: the cause without "donation". */
function spokenOf(product: string, { id }: CategoryWords): string {
  return id === 'charity'
    ? product
        .replace(NEEDS, '$1, $2')
        .replace(
          /(?<!\b(?:blood|organ|plasma|cell|clothes|clothing|food|book|hair))\s+donations?\s*$/i,
          '',
        )
    : product;
}
