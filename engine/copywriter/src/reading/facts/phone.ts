/**
 * Matches a telephone number as advertisers write it: groups of digits with one separator between
 * them, and an optional country code.
 */
const NUMBER =
  /(?<![a-z0-9#€$£¥₹./-]|\d[, ])(?:\+\s?|(?=[\d(]))(?:\(\+?\d{1,5}\)[ -]?)?\d+(?:(?: [/–-] |[ ./·‑–-]|[ -]?\(\d+\)[ -]?|\)[ -]?)\d+){0,7}(?![a-z0-9%€$£₽]|[.:]\d|(?<!\d{4}),\d|\s?[€£₽%])/g;
const DIGITS = /\d/g;
/** Minimum number of digits of a telephone number; shorter numbers are dates, sizes or sums. */
const MIN_DIGITS = 9;
/**
 * Minimum number of digits of a number that follows a word such as "call", or that starts with a
 * zero or a plus.
 */
const MIN_CALLED_DIGITS = 5;
const MIN_DIALLED_DIGITS = 8;
const MAX_DIGITS = 15;
/**
 * Matches dates, large numbers and hours, such as "2026-11-30", "10.000.000", "2 000 000",
 * "07.00-20.00".
 */
const DATE_OR_SUM =
  /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{1,3}(?:[., ]\d{3})+$|^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}$/;

/**
 * Shapes of numbers in North America, Spain, Portugal and Poland, which may start with any digit.
 */
const SHAPES = [
  /^1?[ -]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/,
  /^\d{3}(?:[ .-]\d{2}){3}$/,
  /^\(?\d{2}\)? \d{3}(?:[ -]\d{2}){2}$/,
  /^[2-9]\d{2} \d{3} \d{3}(?<!000)$/,
];

export interface Span {
  start: number;
  end: number;
}

/**
 * Finds telephone numbers in a folded (normalised) text by their shape. The numbers need not exist,
 * because advertisers try the product with "555 0123".
 *
 * @param isCalled tells whether a text ends with words that announce a number, such as "call",
 * "Tel.".
 */
export function findPhones(text: string, isCalled: (before: string) => boolean): Span[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: said, index }) => {
    const count = said.match(DIGITS)?.length ?? 0;
    const called = isCalled(text.slice(0, index));
    const isShaped = SHAPES.some((shape) => shape.test(said));
    const dialled = /^(?:\+|\(|0)/.test(said) || isShaped;
    const enough = called ? MIN_CALLED_DIGITS : dialled ? MIN_DIALLED_DIGITS : MIN_DIGITS + 1;
    const isPlain = !called && !dialled && !/[ ()-]/.test(said);
    const isNumber =
      count >= enough &&
      count <= MAX_DIGITS &&
      !isPlain &&
      (called || isShaped || !DATE_OR_SUM.test(said));
    return isNumber ? [{ start: index, end: index + said.length }] : [];
  });
}

/**
 * Matches the name of a messenger or payment service directly before a number, in folded
 * (normalised) text. The number is then an address in this service, and not for calls.
 */
const SERVICE =
  /(?<!\p{L})(?:what?s\s?app|watsap|was+ap|wpp|zap(?:zap)?|вотсап\p{L}*|ватсап\p{L}*|вайбер\p{L}*|телеграм\p{L}*|واتس\s?[اآ]?ب|וואטסאפ|ווטסאפ|व्हाट्स[एऐ]प|viber|telegram|(?<!(?:call|ring|phone|or|and|[/&])\s?)(?:text|txt|sms)|zalo|swish|mb\s?way|bizum|twint|paypal|pix|venmo|m-?pesa|gcash|momo|blik)\s?[:：]?\s*$/iu;

/** Extends a number by the service that is named before it, for example "Swish 123 456 78 90". */
export function extendByService(text: string, { start, end }: Span): Span {
  const service = SERVICE.exec(text.slice(0, start));
  return { start: service?.index ?? start, end };
}
