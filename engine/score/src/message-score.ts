import { saysWhole } from '@adwright/engine-lexicon';

/** Ways to show the product in a picture. */
export type ProductShown =
  /** The customer's own photo. */
  | 'photo'
  /** An object that the brief names, or that the user chose. */
  | 'object'
  /** Nothing but type, shape and colour. */
  | 'type'
  /** Nothing, although the brief names a thing that can be drawn or photographed, such as a toy in type alone. */
  | 'hidden'
  /** Something unrelated to the brief. */
  | 'unrelated';

/** The brief's content, and the parts of it that the picture shows. */
export interface AdMessage {
  shown: ProductShown;
  /** The product in two or three words; empty if the brief names nothing. */
  productName: string;
  /** The brief's other words: the whole product field, the audience, the brand. */
  details: string;
  /** Facts that the ad has to print: prices, codes, dates. */
  facts: readonly string[];
  /** The picture's texts, without its button. */
  printed: readonly string[];
  /** Whether the button serves the goal; true unless something contradicts it. */
  asksForGoal: boolean;
}

/** A part of the message score; a part that doesn't apply is absent. */
interface MessageShares {
  message: number;
  product: number;
  offer?: number;
}

const SHOWN: Readonly<Record<ProductShown, number>> = {
  photo: 1,
  object: 0.9,
  type: 0.6,
  hidden: 0.3,
  unrelated: 0.05,
};
/** Share of the points for words that neither name the product nor repeat anything of the brief. */
const GENERIC = 0.15;
const ONLY_DETAILS = 0.5;
const ONLY_NAMED = 0.75;

/** The share of its full score that each part of the message reaches. */
export function computeMessageShares(message: AdMessage): MessageShares {
  const printed = message.printed.map(plain).join('\n');
  const { facts } = message;
  const said = message.printed.join('\n');
  const kept = facts.filter((fact) => saysWhole(said, fact)).length;
  return {
    message: relevance(message, printed),
    product: SHOWN[message.shown],
    ...(facts.length > 0 ? { offer: kept / facts.length } : {}),
  };
}

/**
 * The highest score, 0–1, that an ad can reach. Limits the score of an ad that shows an unrelated object, hides
 * its product, or uses words that fit any product, however well it is made.
 */
export function computeMessageCap({ message, product }: MessageShares): number {
  if (message <= GENERIC || product <= SHOWN.unrelated) return MOST_OF_UNRELATED;
  return product <= SHOWN.hidden ? MOST_OF_HIDDEN : 1;
}
const MOST_OF_UNRELATED = 0.55;
const MOST_OF_HIDDEN = 0.59;

/** Whether the picture's words relate to the brief, 0–1: name the product, and repeat its other content. */
function relevance({ productName, details }: AdMessage, printed: string): number {
  const names = wordsOf(productName);
  if (names.length === 0) return 0;
  const isNamed = names.some((word) => speaksOf(printed, word));
  const others = wordsOf(details).filter(
    (word) => word.length >= MIN_DETAIL_LETTERS && !names.includes(word),
  );
  const isDetailed = others.some((word) => speaksOf(printed, word));
  if (isNamed) return isDetailed || others.length === 0 ? 1 : ONLY_NAMED;
  return isDetailed ? ONLY_DETAILS : GENERIC;
}

/** Shorter words of most languages are articles and prepositions. */
const MIN_DETAIL_LETTERS = 5;
/** Minimum number of initial letters that a word shares with its inflected forms. */
const MIN_STEM_LETTERS = 4;
const STEM_SHARE = 0.7;

/** Whether a text contains a word in one of its forms; in scripts without spaces, anywhere in the text. */
function speaksOf(text: string, word: string): boolean {
  const letters = Array.from(word);
  const stem = letters
    .slice(0, Math.max(MIN_STEM_LETTERS, Math.ceil(letters.length * STEM_SHARE)))
    .join('');
  if (!SPACED.test(word)) return text.includes(word);
  return wordsOf(text).some((other) =>
    letters.length < MIN_STEM_LETTERS ? other === word : other.startsWith(stem),
  );
}

const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}’-]+$/u;

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

function wordsOf(text: string): string[] {
  const words = [...SEGMENTER.segment(plain(text))].filter(({ isWordLike }) => isWordLike);
  return words.map(({ segment }) => segment).filter((word) => isTelling(word));
}

/** Whether a word can name a product: single letters and digits cannot, a single ideograph may. */
function isTelling(word: string): boolean {
  return /\p{Script=Han}/u.test(word) || /\p{L}{2}/u.test(word);
}

/** Removes what layouts and typography change: case, kinds of spaces, hyphens and quotes. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[\u00ad\u200b-\u200f\u2060]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
