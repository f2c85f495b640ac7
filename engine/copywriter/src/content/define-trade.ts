import type { Emotion } from '@adwright/contracts';
import type { Kind } from './kinds.ts';

/** Default goal if the brief's goal is to sell. */
export interface TradeSelling {
  /** `sales` for products that are bought; `leads` for those that need a quote first. */
  goal: 'sales' | 'leads' | 'booking' | 'signup' | 'visit' | 'donate' | 'trial';
  /** Whether customers phone an emergency service of the trade. */
  takesEmergencyCalls?: true;
}

/** The facts about a trade. */
export interface TradeFacts {
  /** The kind of product, which selects the frames. */
  kind: Kind;
  selling: TradeSelling;
  /**
   * Emotions whose lines suit the trade: joy doesn't suit an errand such as plumbing. Other emotions are
   * replaced by `trust`. Default: all.
   */
  emotions: 'all' | readonly Emotion[];
  /** Whether the copy may name the audience; false if that reveals an illness. Default: true. */
  namesAudience: boolean;
  /**
   * Whether accessories solve the trade's problem: a watch doesn't solve having nothing to wear. Default:
   * true.
   */
  accessoriesAnswerProblem: boolean;
  /** Whether the copy uses only the trade's own lines and no offers. Default: false. */
  isSolemn: boolean;
  /** Whether its customers are addressed politely where a language has two forms: "Sie", "vous". Default: false. */
  isFormal: boolean;
  /** Id of the trade whose lines are used in languages without lines for this one. Default: none. */
  within?: string;
}

const DEFAULTS = {
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  isFormal: false,
} as const satisfies Partial<TradeFacts>;

/** Declares a trade. Omitted facts get their defaults. */
export function defineTrade(
  facts: Pick<TradeFacts, 'kind' | 'selling'> & Partial<TradeFacts>,
): TradeFacts {
  return { ...DEFAULTS, ...facts };
}
