import type {
  AdLanguage,
  Brief,
  CustomerQuote,
  FactKind,
  Offer,
  TypedFields,
} from '@adwright/contracts';

/**
 * Frameworks of advertising copy. St. Elmo Lewis described AIDA in 1898. PAS, BAB and the 4U are
 * common practice in advertising.
 */
export type CopyFramework = 'AIDA' | 'PAS' | 'BAB' | '4U';

/**
 * A fact that a brief states, in the brief's own words, for example "20% off", "code TERM15". An ad
 * prints such a fact unchanged.
 */
export interface Fact {
  kind: FactKind;
  text: string;
}

/**
 * The words of one creative (ad picture). Every text is plain, without trailing spaces, and in the
 * brief's language.
 */
export interface AdCopy {
  framework: CopyFramework;
  /**
   * BCP 47 tag of the language of the copy; `und` if the copy only repeats the user's own words.
   */
  language: string;
  /** Short name of the product, as on a label. */
  productName: string;
  /** True if the product could be packed in a carton; undefined in languages other than English. */
  inCartons?: boolean;
  /**
   * True if a cheerful tone would hurt the readers, for example at a funeral. The ad then uses the
   * calmest design, even if the brief requests another emotion.
   */
  solemn?: boolean;
  /** Two or three words above the headline; null if they would only repeat the headline. */
  eyebrow: string | null;
  /** 2–8 words. */
  headline: string;
  /** The line below the headline: one sentence, at most 110 characters. */
  subline: string;
  /** Text of the button: 2–4 words, the first of which is a verb, or the user's own text. */
  callToAction: string;
  /** For problem-solution ads: the problem and the solution, each as 2–6 words. */
  problem: string;
  solution: string;
  /** For comparison ads: three short points for each of the two sides. */
  comparison: { usual: [string, string, string]; ours: [string, string, string] };
  /**
   * Layouts whose words are questions and answers, because no lines of the trade are certain. The problem is
   * then the product's name as a question, and the side "the usual" consists of a buyer's questions.
   */
  asks?: ('problem' | 'comparison')[];
  /**
   * For testimonial ads: a customer's words if the user supplied them; otherwise a statement of the
   * brand, printed without quotation marks. `given` is absent in old recipes, because the form had
   * no field for quotations.
   */
  quote: { text: string; attribution: string; note: string; given?: boolean };
  /** Captions of the two sides of problem-solution and comparison ads, in the copy's language. */
  labels: { problem: string; solution: string; usual: string; ours: string };
  /**
   * The brief's strongest fact, which the layout shows as a separate element; `was` is the old
   * price beside a new price.
   */
  offer?: Fact & { was?: string; second?: string };
  /** The brief's other facts in its own words, the most important first. */
  facts?: string[];
  /**
   * Facts that only the subline states. A layout without a subline prints these facts too, for
   * example a comparison.
   */
  sublineFacts?: string[];
}

/**
 * Maximum number of characters of a call to action that is printed whole. Most button designs have
 * room for this length.
 */
export const MAX_CALL_TO_ACTION = 40;

/**
 * Input of the copywriter. The brief of a boost (several ads from one request) has no goal and no
 * ad type.
 */
export interface CopyBrief extends Pick<Brief, 'product' | 'audience' | 'emotion'> {
  goal?: string;
  adType?: Brief['adType'];
  /** Language of the copy; defaults to the brief's language. */
  language?: AdLanguage;
  brandName?: string;
  callToAction?: string;
  /**
   * Values of the form's offer fields (price, code, deadline). The form's values take precedence
   * over an offer in the brief's texts.
   */
  offer?: Offer;
  quote?: CustomerQuote;
  typed?: TypedFields;
}
