import type { CopyBrief } from '@adwright/engine-lexicon';
import { goalKind } from '../call-to-action.ts';
import type { CategoryWords } from '../content/en/category.ts';
import { GENERAL, GENERAL_HELPER, GENERAL_SUPPLY } from '../content/en/general.ts';
import { categoryOf } from '../reading/product-category.ts';
import { categoryFor } from './category-for.ts';

/** The kind of what a brief sells, by its own words first and by what the rest of the brief says of them. */
export function categoryOfBrief(
  brief: CopyBrief,
  /** The product field without its price and its slogan. */
  sold: string,
  hasSlogan: boolean,
): CategoryWords {
  const named = hasSlogan ? categoryKnown(sold, brief.product) : categoryFor(sold);
  return forPurpose(sideOf(givenTo(forWork(named, brief), brief), brief.audience), brief);
}

/** Audiences that buy for work. */
const BUYS_FOR_WORK =
  /\b(?:(?:\w+ )?contractors?|firms?|compan(?:y|ies)|business(?:es)?|offices?|warehouses?|manufacturers?|factor(?:y|ies)|workshops?|garages?|restaurants?|caf[eé]s?|hotels?|pubs?|schools?|labs?|laborator(?:y|ies)|hospitals?|clinics?|engineers?|builders?|installers?|welders?|fabricators?|electricians?|plumbers?|roofers?|joiners?|carpenters?|tradesmen|trades(?:people)?|farmers|farms|smallholders|fleets?|retailers?|wholesalers?|distributors?|shops?|stores?|facilit(?:y|ies) managers?|site managers?|procurement|buyers at|start-?ups?|b2b|industry|councils?)\b/i;
/** Words of wholesale and supplies. */
const SOLD_FOR_WORK = /\b(?:wholesale|bulk|trade|industrial|commercial|b2b|pallets?)\b/i;

/** Category of goods that are bought for work. */
function forWork(category: CategoryWords, { product, audience }: CopyBrief): CategoryWords {
  const isOpen = category.topic === GENERAL.topic || category.topic === GENERAL_HELPER.topic;
  const isForWork = BUYS_FOR_WORK.test(audience) || SOLD_FOR_WORK.test(product);
  // Packaging for transport is no packaging that customers unwrap.
  const isOnPallets =
    category.topic === 'first impressions' && /\b(?:pallets?|strapping|stretch)\b/i.test(product);
  return (isOpen || isOnPallets) && category.form === 'goods' && isForWork
    ? GENERAL_SUPPLY
    : category;
}

/** What nobody sells is given to, where the campaign or its button asks for gifts: "clean water wells for villages". */
function givenTo(
  category: CategoryWords,
  { goal, audience, callToAction }: CopyBrief,
): CategoryWords {
  const isGiven =
    goalKind(goal) === 'donate' ||
    /^(?:donate|give (?:now|monthly|today|once|what you can)|sponsor)\b/i.test(
      callToAction ?? '',
    ) ||
    /\b(?:donors|givers|philanthropists)\b/i.test(audience);
  return isGiven && category.topic === GENERAL.topic
    ? (categoryOf('donation') ?? category)
    : category;
}

/** Subjects that allow no joke. */
const HARD_ON_LOOKS =
  /\b(?:chemo\w*|cancer|alopecia|hair loss|mastectom\w+|in treatment|(?:after|post)[- ]surgery)\b/i;

/** Kinds whose purpose makes another of them, by the topic of the first, what the field names and what it is for. */
export const BY_PURPOSE: readonly {
  topic: string;
  named: RegExp;
  purpose: RegExp;
  kind: string;
}[] = [
  {
    topic: 'your windows',
    named: /shutters?|grilles?/i,
    purpose:
      /\b(?:shops?|shop ?(?:fronts?|keepers?|owners)|stores?|retail\w*|warehouses?|commercial|factor(?:y|ies)|business(?:es)?|jewell?ers?|pharmac(?:y|ies|ists))\b/i,
    kind: 'security shutters',
  },
  {
    topic: 'first impressions',
    named: /box|crate|packing|packaging/i,
    purpose: /\b(?:moving|house move|home movers|removals?|relocat\w+)\b/i,
    kind: 'moving boxes',
  },
  {
    topic: 'good hair days',
    named: /\b(?:wigs?|hair ?pieces?|toppers?|turbans?|head ?scar(?:f|ves))\b/i,
    purpose: HARD_ON_LOOKS,
    kind: 'medical wigs',
  },
  {
    topic: 'underwear',
    named: /\b(?:bras?|lingerie)\b/i,
    purpose: HARD_ON_LOOKS,
    kind: 'medical wigs',
  },
  {
    topic: 'your party',
    named: /\bcater/i,
    purpose: /\b(?:corporate|offices?|business(?:es)?|meetings|conferences?|compan(?:y|ies))\b/i,
    kind: 'corporate lunch',
  },
];

/** What shades the windows of a home closes a shop at night, and who feeds a party may feed a meeting. */
function forPurpose(category: CategoryWords, { product, audience }: CopyBrief): CategoryWords {
  const other = BY_PURPOSE.find(
    ({ topic, named, purpose }) =>
      topic === category.topic && named.test(product) && purpose.test(`${product} ${audience}`),
  );
  return (other && categoryOf(other.kind)) ?? category;
}

/** An agent works for both sides; whoever sells a home looks for no new one. */
function sideOf(category: CategoryWords, audience: string): CategoryWords {
  return category.topic === 'finding a home' && /\bsell(?:ing|ers?)?\b/i.test(audience)
    ? (categoryOf('selling your home') ?? category)
    : category;
}

/** A name tells nothing of its kind where the promise before it does: "Learn Spanish with Marisol". */
function categoryKnown(product: string, field: string): CategoryWords {
  const own = categoryFor(product);
  return own.topic === GENERAL.topic ? categoryFor(field) : own;
}
