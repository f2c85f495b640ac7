import type { CopyBrief } from '@adwright/engine-lexicon';
import { readingOfProduct } from '@adwright/engine-lexicon';
import { goalKind } from '../call-to-action.ts';
import { type Kind, MATTER_OF_FACT } from '../content/kinds.ts';
import type { Trade } from '../content/trades.ts';
import { offersWork } from '../reading/offers-work.ts';
import { tradeFacts, tradeOf } from '../reading/trade-of.ts';

type Asked = Pick<CopyBrief, 'product' | 'goal'>;

/** The trade of a brief: that of its product; giving or work of some kind where the goal is to be given to or to be called. */
export function tradeInBrief(brief: Asked): Trade | null {
  // Whoever asks for donations sells nothing, whatever they are for.
  if (offersWork(brief)) return null;
  if (goalKind(brief.goal) === 'donate') return 'giving';
  return tradeOf(brief.product);
}

/** Whether the goal is calls or enquiries, as of somebody who works for customers. */
function asksForACall({ goal, product }: Asked): boolean {
  const kind = goalKind(goal);
  return (kind === 'call' || kind === 'leads') && !isGoods(product);
}

/** The kind of what is sold, by the trade and the concept that the brief names. */
export function kindOfBrief(brief: Asked): Kind {
  if (offersWork(brief)) return 'job';
  const trade = tradeInBrief(brief);
  if (trade !== null) return tradeFacts(trade).kind;
  const { nounKind, isHeadConcept } = readingOfProduct(brief.product);
  if (nounKind !== null) return nounKind === 'rental' ? 'service' : nounKind;
  // Whoever sells tickets invites, whatever the evening is called.
  if (goalKind(brief.goal) === 'event') return 'event';
  if (isHeadConcept && isGoods(brief.product)) return 'goods';
  return asksForACall(brief) ? 'service' : 'other';
}

/** Whether a field names a thing that is drawn as itself; an emblem stands for something else. */
function isGoods(product: string): boolean {
  const { concept } = readingOfProduct(product);
  return concept !== null && concept.shownBy !== null && !concept.emblem && concept.trade !== false;
}

/** Whether a product is of a solemn trade. */
export function isOfSolemnTrade(product: string): boolean {
  const trade = tradeOf(product);
  return trade !== null && tradeFacts(trade).isSolemn;
}

/** Whether a brief names its trade or its kind, so that what is said of all of these is true of it. */
export function isKnownKind(brief: Asked): boolean {
  return tradeInBrief(brief) !== null || MATTER_OF_FACT.includes(kindOfBrief(brief));
}
