import type { Emotion } from '@adwright/contracts';

/** Everything that is needed to write copy in one language. Slots: `{name}` `{detail}` `{who}` `{cta}` `{feeling}`. */
export interface Phrasebook {
  /** Usable for every emotion; at least seven, so that ten headlines never repeat. The user's words stand uninflected. */
  headlines: readonly string[];
  /** Three headlines an emotion; complete sentences or calls that stand alone. */
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
  ctas: Readonly<Record<'sales' | 'start' | 'contact' | 'learn', readonly string[]>>;
  /** The preposition "for" at the start of an audience field, which would otherwise be doubled or inflect. */
  forWhom: RegExp;
}
