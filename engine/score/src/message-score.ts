import { containsWholeText } from '@adwright/engine-lexicon';

/** How a picture shows the product. */
export type ProductShown =
  /** The picture shows the customer's own photo of the product. */
  | 'photo'
  /** The picture shows an object that the brief names, or that the user chose. */
  | 'object'
  /** The picture consists only of type, shape and colour. */
  | 'type'
  /**
   * The picture shows no product, although the brief names a thing that can be drawn or
   * photographed, such as a toy.
   */
  | 'hidden'
  /** The picture shows something unrelated to the brief. */
  | 'unrelated';

/** The parts of a brief that an ad must convey, and how the ad's picture conveys them. */
export interface AdMessage {
  shown: ProductShown;
  /** The product in two or three words; empty if the brief names no product. */
  productName: string;
  /** The other words of the brief: the full product field, the audience and the brand. */
  details: string;
  /** Facts from the brief that the ad must print: prices, codes, dates. */
  facts: readonly string[];
  /** The texts that are printed in the picture, without the button's text. */
  printed: readonly string[];
  /**
   * Whether the button's text fits the campaign's goal. False only if the button's text asks for another
   * action.
   */
  asksForGoal: boolean;
}

/**
 * The parts of an ad's score that depend on the brief. Each value is the share (0–1) of the part's
 * points that the ad reaches. A part that doesn't apply to the ad is absent.
 */
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
/** Share of the points for words that neither name the product nor repeat a detail of the brief. */
const GENERIC = 0.15;
const ONLY_DETAILS = 0.5;
const ONLY_NAMED = 0.75;

/**
 * Computes the parts of an ad's score that depend on the brief: for each part, the share (0–1) of
 * the part's points.
 */
export function computeMessageShares(message: AdMessage): MessageShares {
  const printed = message.printed.map(normaliseTypography).join('\n');
  const { facts } = message;
  const printedText = message.printed.join('\n');
  const kept = facts.filter((fact) => containsWholeText(printedText, fact)).length;
  return {
    message: computeRelevance(message, printed),
    product: SHOWN[message.shown],
    ...(facts.length > 0 ? { offer: kept / facts.length } : {}),
  };
}

/**
 * Computes the highest score, 0–1, that an ad can reach. A limit below 1 applies to an ad that shows an unrelated
 * object, hides its product or uses generic words.
 */
export function computeMessageCap({ message, product }: MessageShares): number {
  if (message <= GENERIC || product <= SHOWN.unrelated) return MOST_OF_UNRELATED;
  return product <= SHOWN.hidden ? MOST_OF_HIDDEN : 1;
}
const MOST_OF_UNRELATED = 0.55;
const MOST_OF_HIDDEN = 0.59;

/**
 * Returns how much the picture's words relate to the brief, 0–1. The words should name the product
 * and repeat another detail.
 */
function computeRelevance({ productName, details }: AdMessage, printed: string): number {
  const names = wordsOf(productName);
  if (names.length === 0) return 0;
  const isNamed = names.some((word) => containsWordForm(printed, word));
  const others = wordsOf(details).filter(
    (word) => word.length >= MIN_DETAIL_LETTERS && !names.includes(word),
  );
  const isDetailed = others.some((word) => containsWordForm(printed, word));
  if (isNamed) return isDetailed || others.length === 0 ? 1 : ONLY_NAMED;
  return isDetailed ? ONLY_DETAILS : GENERIC;
}

/**
 * Minimum number of letters of a word in the brief that counts as a detail. Shorter words are mostly articles
 * and prepositions.
 */
const MIN_DETAIL_LETTERS = 5;
/** Minimum number of initial letters that an inflected form must share with its word. */
const MIN_STEM_LETTERS = 4;
const STEM_SHARE = 0.7;

/**
 * Tells whether a text contains a word or one of its inflected forms. In scripts without spaces,
 * the word may be inside other words.
 */
function containsWordForm(text: string, word: string): boolean {
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
  const words = [...SEGMENTER.segment(normaliseTypography(text))].filter(
    ({ isWordLike }) => isWordLike,
  );
  return words.map(({ segment }) => segment).filter((word) => canNameProduct(word));
}

/**
 * Tells whether a word can name a product. Single letters and digits can't name a product, but a
 * single ideograph can.
 */
function canNameProduct(word: string): boolean {
  return /\p{Script=Han}/u.test(word) || /\p{L}{2}/u.test(word);
}

/**
 * Removes differences that layout and typography cause: capitals and the kinds of spaces, hyphens
 * and quotation marks.
 */
function normaliseTypography(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[\u00ad\u200b-\u200f\u2060]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
