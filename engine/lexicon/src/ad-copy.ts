import type {
  AdLanguage,
  Brief,
  CustomerQuote,
  FactKind,
  Offer,
  TypedFields,
} from '@adwright/contracts';

/** Copywriting structures. AIDA: E. St. Elmo Lewis 1898; PAS, BAB and the 4U are trade practice. */
export type CopyFramework = 'AIDA' | 'PAS' | 'BAB' | '4U';

/** A fact that a brief states, in the brief's own words: "20% off", "code TERM15". It is printed literally. */
export interface Fact {
  kind: FactKind;
  text: string;
}

/** The words of one creative. Every text is plain, in the brief's language where the brief is not English, without trailing spaces. */
export interface AdCopy {
  framework: CopyFramework;
  /** BCP 47 tag of the language the copy is written in; `und` where only the user's own words are used. */
  language: string;
  /** Short product name, as on a label. */
  productName: string;
  /** True if the product could come in a carton; unknown in languages other than English. */
  inCartons?: boolean;
  /** True if joy or excitement would hurt: the ad uses the calmest look, whatever emotion was requested. */
  solemn?: boolean;
  /** Two or three words above the headline, or null if they would only repeat it. */
  eyebrow: string | null;
  /** 2–8 words. */
  headline: string;
  /** One sentence, at most 110 characters. */
  subline: string;
  /** 2–4 words, starts with a verb; or the user's own. */
  callToAction: string;
  /** Problem-solution ads: a noun phrase or short clause each, 2–6 words. */
  problem: string;
  solution: string;
  /** Comparison ads: three short rows a side. */
  comparison: { usual: [string, string, string]; ours: [string, string, string] };
  /**
   * Testimonial ads: a customer's words where the user gave them, else a statement of the brand, which is set without quotation
   * marks. `given` is absent in recipes from before ads asked for quotations.
   */
  quote: { text: string; attribution: string; note: string; given?: boolean };
  /** Captions of the parts of problem-solution and comparison ads, in the copy's language. */
  labels: { problem: string; solution: string; usual: string; ours: string };
  /** The strongest fact of the brief, shown as an element of its own; `was` is the old price beside a price. */
  offer?: Fact & { was?: string; second?: string };
  /** The other facts, each in the brief's words, the weightiest first. */
  facts?: string[];
}

/** Longest call to action from a user that is printed whole, in characters; most buttons hold it. */
export const MAX_CALL_TO_ACTION = 40;

/** What the copywriter needs; the boost brief has no goal and no ad type. */
export interface CopyBrief extends Pick<Brief, 'product' | 'audience' | 'emotion'> {
  goal?: string;
  adType?: Brief['adType'];
  /** Language of the copy; by default that of the brief. */
  language?: AdLanguage;
  brandName?: string;
  callToAction?: string;
  /** Values typed into the offer's own fields. They take precedence over the texts. */
  offer?: Offer;
  quote?: CustomerQuote;
  typed?: TypedFields;
}
