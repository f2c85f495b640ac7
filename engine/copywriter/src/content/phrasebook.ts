import type { Emotion } from '@adwright/contracts';
import type { OfferWords } from './offer-words.ts';

/** Everything that is needed to write copy in one language. Slots: `{name}` `{detail}` `{who}` `{toWhom}` `{cta}` `{feeling}`. */
export interface Phrasebook {
  /** Usable for every emotion; at least seven, so that ten headlines never repeat. The user's words stand uninflected. */
  headlines: readonly string[];
  /** Three headlines an emotion that stand alone, and one that names the product. */
  emotions: Readonly<Record<Emotion, readonly string[]>>;
  /** One sentence, best first; the last needs `{name}` alone. */
  sublines: readonly string[];
  /** Paragraphs to paste. */
  text: readonly string[];
  problem: string;
  usual: [string, string, string];
  ours: [string, string, string];
  /** Testimonial ads: the brand in its own voice, and the words that say so. */
  quote: { text: string; note: string };
  labels: { problem: string; solution: string; usual: string };
  ctas: Readonly<Record<'sales' | 'start' | 'contact' | 'learn', readonly string[]>> & {
    /** To come by, and to ring; a language without them asks to get in touch. */
    visit?: readonly string[];
    call?: readonly string[];
    /** To ask for the job; a language without them says what one may read first. */
    apply?: readonly string[];
  };
  /** The preposition "for" at the start of an audience field, which would otherwise be doubled or inflect. */
  forWhom: RegExp;
  /**
   * "For these people" with the words that `{audience}` holds as they were typed; null where the case that follows would change
   * them. Then only a brief that says "for" itself is quoted.
   */
  toWhom: string | null;
  grammar: Grammar;
  /** Null where the copywriter does not read offers of the language. */
  offerWords: OfferWords | null;
}

/** How a language joins the user's words with its own. */
export interface Grammar {
  /** Whether a noun stands before what it is like: a long name keeps its beginning, otherwise its end. */
  nounFirst: boolean;
  /** Whether common nouns are written small. */
  smallNouns: boolean;
  /** Ends a sentence; empty where nothing does. */
  fullStop: string;
  /** Stands between two sentences. */
  gap: '' | ' ';
  /**
   * What is elided before a vowel, and what follows it in advertising; together they spell no other word of the language. Null
   * where nothing is elided.
   */
  elisions: RegExp | null;
}
