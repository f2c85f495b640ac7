import {
  type AudienceKind,
  type CopyBrief,
  findAudienceKinds,
  findNamedConcepts,
  findNameForms,
  readProduct,
} from '@adwright/engine-lexicon';
import { readGoal } from '../call-to-action.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import { type CategoryWords, getCategory } from '../content/texts.ts';
import { isPrivateSale } from '../reading/first-person.ts';
import { offersWork } from '../reading/offers-work.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { findWayOfOffering } from '../reading/way-of-offering.ts';
import { confirmCategory } from './confirm-category.ts';
import { findCategory } from './find-category.ts';

/**
 * Returns the category of a brief's product: by the product's own words first, then by the rest of
 * the brief.
 */
export function chooseBriefCategory(
  brief: PreparedBrief,
  /** The product field without its price and slogan. */
  sold: string,
  hasSlogan: boolean,
): CategoryWords {
  const named = hasSlogan
    ? findKnownCategory(sold, brief.product, brief.told)
    : findCategory(sold, brief.told);
  // The goal "applications" may also mean applications to become a foster parent or a volunteer.
  // Product fields about foster parents and volunteers keep their category.
  if (
    named.id !== 'general-joined' &&
    offersWork({ product: sold, goal: brief.goal, told: brief.told })
  )
    return getCategory('job');
  if (isTaught(named, sold, brief)) return getCategory('courses');
  if (!named.solemn && isSoldUnusually(brief)) return getCategory('general');
  const { readers = findAudienceKinds(brief.audience, 'en') } = brief;
  const sure = confirmCategory(named, sold, brief.told);
  return fitToReaders(
    findCauseCategory(fitToWork(sure, brief, readers), brief, readers),
    brief,
    readers,
  );
}

/**
 * Tells whether the lines of a category don't suit the way in which the product is offered: a used
 * thing, or a garage to let.
 */
function isSoldUnusually(brief: PreparedBrief): boolean {
  const field = brief.typedProduct ?? brief.product;
  const { nounKind } = readProduct(field, brief.told);
  const way = findWayOfOffering(
    { product: field, told: brief.told },
    nounKind === 'place' ? 'place' : 'goods',
  );
  return way === 'used' || way === 'space-to-let' || isPrivateSale(field);
}

/**
 * Tells whether the product is taught and not bought, as in "guitar for beginners, Tuesdays 6pm",
 * but not in "skis for beginners".
 */
function isTaught(
  { form }: CategoryWords,
  sold: string,
  { goal, facts = [] }: PreparedBrief,
): boolean {
  if (form !== 'goods' || !findNameForms(sold).tells('taught')) return false;
  const kind = readGoal(goal);
  const isAtTime = facts.some((fact) => fact.kind === 'date' || fact.kind === 'hours');
  return isAtTime || kind === 'booking' || kind === 'signup' || kind === 'event';
}

type Readers = ReadonlySet<AudienceKind>;

/** Returns the category of goods that are bought for work. */
function fitToWork(
  category: CategoryWords,
  { product }: CopyBrief,
  readers: Readers,
): CategoryWords {
  const { tells } = findNameForms(product);
  const isOpen = category.id === 'general' || category.id === 'general-helper';
  const isForWork = readers.has('trade-buyer') || tells('wholesale');
  // Packaging for transport differs from the packaging that customers unwrap.
  const isOnPallets = category.id === 'packaging' && tells('on-pallets');
  // Goods that the buyer resells are wholesale goods, for example "wholesale olive oil".
  if (category.form === 'goods' && !category.forWork && tells('sold-on'))
    return getCategory('general-wholesale');
  return (isOpen || isOnPallets) && category.form === 'goods' && isForWork
    ? getCategory('general-supply')
    : category;
}

/**
 * Returns the category of a cause, for which the goal or the call to action asks for donations, for
 * example "clean water wells for villages".
 */
function findCauseCategory(
  category: CategoryWords,
  { goal, callToAction = '' }: CopyBrief,
  readers: Readers,
): CategoryWords {
  const asksForGifts = findNameForms(callToAction).all.some(
    ({ form, from }) => form === 'asks-for-gifts' && from === 0,
  );
  if (category.id === 'job') return category;
  // An appeal for donations sells nothing, whatever is donated.
  if (readGoal(goal) === 'donate') return getCategory('charity');
  const isGiven = asksForGifts || readers.has('giver');
  return isGiven && category.id === 'general' ? getCategory('charity') : category;
}

/**
 * Returns the category that fits the audience. For example, roller shutters belong to curtains and
 * blinds for a home, and to security shutters for a shop.
 */
function fitToReaders(
  category: CategoryWords,
  { product }: CopyBrief,
  readers: Readers,
): CategoryWords {
  // A real estate agent works for buyers and sellers, but a seller looks for no new home. Sellers
  // therefore get copy about selling a home.
  if (category.id === 'real-estate' && readers.has('seller')) return getCategory('home-selling');
  const [other] = findNamedConcepts(
    product,
    'en',
    (concept) => concept.category === category.id && Object.keys(concept.categoryFor).length > 0,
  );
  if (other === undefined) return category;
  const people = new Set([...findAudienceKinds(product, 'en'), ...readers]);
  const [, becomes] =
    Object.entries(other.concept.categoryFor).find(([kind]) =>
      [...people].some((k) => k === kind),
    ) ?? [];
  return becomes === undefined ? category : getCategory(becomes);
}

/**
 * Returns the category that the product names. If the product is only a brand, the promise before
 * the brand determines the category, for example "Learn Spanish with Marisol".
 */
function findKnownCategory(product: string, field: string, told?: WrittenLanguage): CategoryWords {
  const own = findCategory(product, told);
  return own.id === 'general' ? findCategory(field, told) : own;
}
