import type { Emotion } from '@adwright/contracts';
import type { Kind } from './kinds.ts';

/** Ways in which the products of a trade are sold. */
export interface TradeSelling {
  /**
   * The goal that replaces a goal to sell. Products that need a quote first, for example, have the
   * goal `leads`.
   */
  goal: 'sales' | 'leads' | 'booking' | 'signup' | 'visit' | 'donate' | 'trial';
  /** Whether the trade has an emergency service that customers phone. */
  takesEmergencyCalls?: true;
}

/** The properties of a trade (line of business). */
export interface TradeFacts {
  /** The kind of product, which selects the frames (sentences with gaps). */
  kind: Kind;
  selling: TradeSelling;
  /**
   * Emotions whose lines suit the trade. Joy, for example, does not suit an errand such as
   * plumbing. An emotion that does not suit the trade is replaced by `trust`. Default: all.
   */
  emotions: 'all' | readonly Emotion[];
  /**
   * Whether the copy may name the audience; false if that would reveal an illness. Default: true.
   */
  namesAudience: boolean;
  /**
   * Whether accessories of the trade solve the problem that its lines describe. A watch, for
   * example, does not help a reader who has nothing to wear. Default: true.
   */
  accessoriesAnswerProblem: boolean;
  /**
   * Whether the copy is restricted to the trade's own lines and makes no offers. Default: false.
   */
  isSolemn: boolean;
  /**
   * Whether customers are addressed with the polite form ("Sie", "vous"), in languages that have
   * two forms. The default is false.
   */
  isFormal: boolean;
  /**
   * Id of the broader trade, whose lines are used in languages that have no lines for this trade.
   * Default: none.
   */
  within?: string;
}

const DEFAULTS = {
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  isFormal: false,
} as const satisfies Partial<TradeFacts>;

/** Defines a trade; omitted properties get their defaults. */
export function defineTrade(
  facts: Pick<TradeFacts, 'kind' | 'selling'> & Partial<TradeFacts>,
): TradeFacts {
  return { ...DEFAULTS, ...facts };
}
