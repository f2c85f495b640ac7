import type { CopyBrief } from '@adwright/engine-lexicon';
import { goalKind } from '../call-to-action.ts';
import { type CategoryWords, categoryWithId } from '../content/texts.ts';
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
  const isOpen = category.id === 'general' || category.id === 'general-helper';
  const isForWork = BUYS_FOR_WORK.test(audience) || SOLD_FOR_WORK.test(product);
  // Packaging for transport is no packaging that customers unwrap.
  const isOnPallets =
    category.id === 'packaging' && /\b(?:pallets?|strapping|stretch)\b/i.test(product);
  return (isOpen || isOnPallets) && category.form === 'goods' && isForWork
    ? categoryWithId('general-supply')
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
  return isGiven && category.id === 'general' ? categoryWithId('charity') : category;
}

/** Subjects that allow no joke. */
const HARD_ON_LOOKS =
  /\b(?:chemo\w*|cancer|alopecia|hair loss|mastectom\w+|in treatment|(?:after|post)[- ]surgery)\b/i;

/** Kinds of work for homes that is done for businesses as well, whose lines speak of a home. */
const FOR_BUSINESS =
  /\b(?:restaurants?|hotels?|offices?|warehouses?|shops?|retail\w*|factor(?:y|ies)|business(?:es)?|compan(?:y|ies)|schools?|landlords?|facilit(?:y|ies)|commercial|industrial)\b/i;

/** Kinds whose purpose makes another of them, by what the field names and what it is for. */
const BY_PURPOSE: readonly {
  kinds: readonly string[];
  named: RegExp;
  purpose: RegExp;
  becomes: string;
}[] = [
  {
    kinds: ['curtains-and-blinds', 'window-cleaning'],
    named: /shutters?|grilles?/i,
    purpose:
      /\b(?:shops?|shop ?(?:fronts?|keepers?|owners)|stores?|retail\w*|warehouses?|commercial|factor(?:y|ies)|business(?:es)?|jewell?ers?|pharmac(?:y|ies|ists))\b/i,
    becomes: 'security-shutters',
  },
  {
    kinds: ['packaging'],
    named: /box|crate|packing|packaging/i,
    purpose: /\b(?:moving|house move|home movers|removals?|relocat\w+)\b/i,
    becomes: 'moving-boxes',
  },
  {
    kinds: ['hair-care'],
    named: /\b(?:wigs?|hair ?pieces?|toppers?|turbans?|head ?scar(?:f|ves))\b/i,
    purpose: HARD_ON_LOOKS,
    becomes: 'medical-wigs',
  },
  {
    kinds: ['underwear'],
    named: /\b(?:bras?|lingerie)\b/i,
    purpose: HARD_ON_LOOKS,
    becomes: 'medical-wigs',
  },
  {
    kinds: ['pest-control'],
    named: /control|removal|proofing|treatment/i,
    purpose: FOR_BUSINESS,
    becomes: 'general-service',
  },
  {
    kinds: ['catering'],
    named: /\bcater/i,
    purpose: /\b(?:corporate|offices?|business(?:es)?|meetings|conferences?|compan(?:y|ies))\b/i,
    becomes: 'corporate-lunches',
  },
];

/** What shades the windows of a home closes a shop at night, and who feeds a party may feed a meeting. */
function forPurpose(category: CategoryWords, { product, audience }: CopyBrief): CategoryWords {
  const other = BY_PURPOSE.find(
    ({ kinds, named, purpose }) =>
      kinds.includes(category.id) && named.test(product) && purpose.test(`${product} ${audience}`),
  );
  return other === undefined ? category : categoryWithId(other.becomes);
}

/** An agent works for both sides; whoever sells a home looks for no new one. */
function sideOf(category: CategoryWords, audience: string): CategoryWords {
  return category.id === 'real-estate' && /\bsell(?:ing|ers?)?\b/i.test(audience)
    ? categoryWithId('home-selling')
    : category;
}

/** A name tells nothing of its kind where the promise before it does: "Learn Spanish with Marisol". */
function categoryKnown(product: string, field: string): CategoryWords {
  const own = categoryFor(product);
  return own.id === 'general' ? categoryFor(field) : own;
}
