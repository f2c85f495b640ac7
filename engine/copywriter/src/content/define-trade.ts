import type { Emotion } from '@adwright/contracts';
import type { ProductKind } from '@adwright/engine-objects';

/** A product field belongs to the trade when all conditions hold. A rule comes before the trade of the object that is shown. */
export interface TradeRule {
  /** Of the rules of all trades the one with the lowest rank wins. Ranks are unique. */
  rank: number;
  /** The product is shown by one of these objects. */
  shownBy?: readonly ProductKind[];
  /** The product is shown by an object of this trade. */
  ofTrade?: 'furnishing';
  /** The product is shown by something that one takes lessons in. */
  taught?: true;
  /** The text contains these words. */
  words?: RegExp;
  /** The text contains none of these words. */
  not?: RegExp;
  /** The text: the whole field, or the thing without whom it is for. Default: the field. */
  within?: 'field' | 'thing';
}

/** Words that name a trade where no object stands for it, or where the lexicon lacks the names of those objects. */
export interface TradeWords {
  /** Of the trades that words name the one with the lowest rank wins. Ranks are unique. */
  rank: number;
  /** Separated by blanks. `*` stands for any letters, `_` for a blank; a word without `*` is matched whole. */
  terms: readonly string[];
}

/** What to ask for when the brief's goal is to sell. */
export interface TradeSelling {
  /** `sales` where the thing is bought; `leads` where one asks for a quote first. */
  goal: 'sales' | 'leads' | 'booking' | 'signup' | 'awareness';
  /** Products that are bought, whatever the goal of the trade. */
  bought?: RegExp;
  /** Products that one joins, whatever the goal of the trade. */
  joined?: RegExp;
  /** Whether an emergency service of the trade is rung up. */
  takesEmergencyCalls?: true;
}

/** All facts of a line of work. */
export interface TradeFacts {
  /** Decide before the shown object does. Default: none, where the object and the words suffice. */
  rules: readonly TradeRule[];
  /** Decide where neither a rule nor the shown object does. Default: none. */
  words?: TradeWords | undefined;
  selling: TradeSelling;
  /** Emotions whose lines suit the trade: joy doesn't suit an errand such as plumbing. Others are written as `trust`. Default: all. */
  emotions: 'all' | readonly Emotion[];
  /** Whether the copy may name whom the ad is for; not where that tells of an illness. Default: true. */
  namesAudience: boolean;
  /** Whether accessories answer the trade's problem: a watch doesn't help with nothing to wear. Default: true. */
  accessoriesAnswerProblem: boolean;
  /** Whether only the trade's own lines are said, and no offers. Default: false. */
  isSolemn: boolean;
  /** Trade whose lines serve, all but the last, in languages without lines of this one. Default: none. */
  borrowsFrom?: 'home' | undefined;
}

const DEFAULTS = {
  rules: [],
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
} as const satisfies Partial<TradeFacts>;

/** Declares a trade. A fact that is left out has its default. */
export function defineTrade(facts: Pick<TradeFacts, 'selling'> & Partial<TradeFacts>): TradeFacts {
  return { ...DEFAULTS, ...facts };
}
