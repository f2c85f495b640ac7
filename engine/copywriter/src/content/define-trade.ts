import type { Emotion } from '@adwright/contracts';

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
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
} as const satisfies Partial<TradeFacts>;

/** Declares a trade. A fact that is left out has its default. */
export function defineTrade(facts: Pick<TradeFacts, 'selling'> & Partial<TradeFacts>): TradeFacts {
  return { ...DEFAULTS, ...facts };
}
