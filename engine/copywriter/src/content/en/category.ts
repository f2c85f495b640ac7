/** What a copywriter knows of a kind of product before reading the brief. Never a claim about the product itself. */
export interface CategoryWords {
  readonly form: 'goods' | 'digital' | 'service' | 'place';
  /** Counts only where no other kind matches: its words (app, agency) say how a thing is sold, not what it is. */
  readonly weak?: true;
  /** The copy keeps one quiet voice, whatever emotion the brief asks for. */
  readonly solemn?: true;
  /** Bought again and again, so it is "your next", not "your new". */
  readonly repeat?: true;
  /** Uncountable, after "about": "skin care". */
  readonly topic: string;
  /** Definite, after "it starts with": "the first sip". */
  readonly moment: string;
  /** Singular, after "one": "sip". */
  readonly unit: string;
  /** After "ready, set": "sip". */
  readonly verb: string;
  /** A part of the reader's life, singular: "your morning". */
  readonly time: string;
  /** The everyday annoyance, without an article, plural or a gerund: "rushed mornings". */
  readonly chore: string;
  /** What the reader would rather have, an indefinite noun phrase: "a morning worth waking for". */
  readonly wish: string;
  /** After "less worry about": "what goes on your skin". */
  readonly worry: string;
  /** The annoyance as a question for a picture: 2–6 words, at most 40 characters. */
  readonly problem: string;
  /** One or two short sentences that open a story. */
  readonly scene: string;
  /** The annoyance told in two or three short sentences; never a threat. */
  readonly agitation: string;
  /** One sentence that pictures the day after, promising a feeling and no result. */
  readonly after: string;
  /** Rows of "the usual": habits, never another company's product. At most 30 characters. */
  readonly usual: readonly [string, string, string];
  /** Rows of "ours" for what the brief leaves open: how one chooses, not what the product does. At most 30 characters. */
  readonly ours: readonly [string, string];
  /** Headlines for urgency, happiness, excitement and curiosity. */
  readonly lively: readonly [string, string, string];
  /** Headlines for trust, exclusivity, fear and nostalgia. */
  readonly quiet: readonly [string, string, string];
}

/** A kind of product, and the words that name it. */
export interface Category extends CategoryWords {
  /** Of two categories that match the same words the one with the lower rank wins. Ranks are unique. */
  readonly rank: number;
  /** Words of the product field, in lower case, that make it this kind. */
  readonly match: RegExp;
}
