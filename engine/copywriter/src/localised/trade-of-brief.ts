import { readingOfProduct } from '@adwright/engine-lexicon';
import { goalKind } from '../call-to-action.ts';
import { type Kind, MATTER_OF_FACT } from '../content/kinds.ts';
import { categoryWithId } from '../content/texts.ts';
import type { Trade } from '../content/trades.ts';
import { hasAppLabel } from '../reading/app-label.ts';
import { announcesCourse } from '../reading/enrolment.ts';
import { offersWork } from '../reading/offers-work.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import { tradeFacts, tradeOf } from '../reading/trade-of.ts';

type Asked = Pick<ToldBrief, 'product' | 'goal' | 'facts' | 'told'>;

/**
 * The trade of a brief: that of its product, or one for donations or services if the goal asks for donations
 * or calls.
 */
export function tradeInBrief(brief: Asked): Trade | null {
  // An appeal for donations sells nothing, whatever they are for.
  if (offersWork(brief)) return null;
  if (goalKind(brief.goal) === 'donate') return 'giving';
  return tradeOf(brief.product, brief.told);
}

/** Whether the goal is calls or enquiries, as for services. */
function asksForACall({ goal, ...brief }: Asked): boolean {
  const kind = goalKind(goal);
  return (kind === 'call' || kind === 'leads') && !isGoods(brief);
}

/** The kind of product, by the brief's trade and concept. */
export function kindOfBrief(brief: Asked): Kind {
  if (offersWork(brief)) return 'job';
  const trade = tradeInBrief(brief);
  const { nounKind, isHeadConcept, concept } = readingOfProduct(brief.product, brief.told);
  // A restaurant is a place, but its dish of the day is not.
  if (concept !== null && [concept.id, ...concept.broader].includes('menu-of-the-day'))
    return 'food';
  if (trade !== null) return tradeFacts(trade).kind;
  if (announcesCourse(brief.product)) return 'course';
  if (nounKind !== null) return nounKind === 'rental' ? 'service' : nounKind;
  if (hasAppLabel(brief.product)) return 'software';
  // A seller of tickets invites, whatever the event.
  if (goalKind(brief.goal) === 'event') return 'event';
  if (isHeadConcept && isGoods(brief)) return 'goods';
  return asksForACall(brief) ? 'service' : 'other';
}

/** Whether a field names a thing: one that can be drawn itself, or of a category of goods; an emblem only represents something. */
function isGoods({ product, told }: Pick<Asked, 'product' | 'told'>): boolean {
  const { concept } = readingOfProduct(product, told);
  if (concept === null || concept.emblem) return false;
  if (concept.shownBy !== null && concept.trade !== false) return true;
  // A product without a drawing or a trade, such as a humidifier or a bathtub, is goods if its category is.
  const category = concept.category ? categoryWithId(concept.category) : null;
  return category?.form === 'goods';
}

/** Whether a product is of a solemn trade. */
export function isOfSolemnTrade({ product, told }: Pick<Asked, 'product' | 'told'>): boolean {
  const trade = tradeOf(product, told);
  return trade !== null && tradeFacts(trade).isSolemn;
}

/** Whether a brief names its trade or kind, so that statements about all of them are true. */
export function isKnownKind(brief: Asked): boolean {
  return tradeInBrief(brief) !== null || MATTER_OF_FACT.includes(kindOfBrief(brief));
}
