import type { Emotion } from '@adwright/contracts';
import type { Kind } from './kinds.ts';

/** What to ask for when the brief's goal is to sell. */
export interface TradeSelling {
  /** `sales` where the thing is bought; `leads` where one asks for a quote first. */
  goal: 'sales' | 'leads' | 'booking' | 'signup' | 'visit' | 'donate' | 'trial';
  /** Whether an emergency service of the trade is rung up. */
  takesEmergencyCalls?: true;
}

/** All facts of a line of work. */
export interface TradeFacts {
  /** What is sold, which chooses the frames. */
  kind: Kind;
  selling: TradeSelling;
  /** Emotions whose lines suit the trade: joy doesn't suit an errand such as plumbing. Others are written as `trust`. Default: all. */
  emotions: 'all' | readonly Emotion[];
  /** Whether the copy may name whom the ad is for; not where that tells of an illness. Default: true. */
  namesAudience: boolean;
  /** Whether accessories answer the trade's problem: a watch doesn't help with nothing to wear. Default: true. */
  accessoriesAnswerProblem: boolean;
  /** Whether only the trade's own lines are said, and no offers. Default: false. */
  isSolemn: boolean;
  /** Whether its customers are addressed politely where a language has two forms: "Sie", "vous". Default: false. */
  isFormal: boolean;
  /** Id of the trade whose lines serve in languages without lines of this one. Default: none. */
  within?: string;
}

const DEFAULTS = {
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  isFormal: false,
} as const satisfies Partial<TradeFacts>;

/** Declares a trade. A fact that is left out has its default. */
export function defineTrade(
  facts: Pick<TradeFacts, 'kind' | 'selling'> & Partial<TradeFacts>,
): TradeFacts {
  return { ...DEFAULTS, ...facts };
}
