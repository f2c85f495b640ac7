/**
 * Emoji sequences that the canvas (Skia) splits into two pictures, each with the stand-in character that replaces the
 * sequence. Skia starts a new run after a character that is text by default, so HarfBuzz gets only half of a split
 * emoji sequence. The stand-ins are single characters without a writing direction, like emoji. The stand-ins are Tai
 * Xuan Jing symbols, which no shop uses.
 */
export const TORN_SEQUENCES: ReadonlyMap<string, string> = new Map([
  ['❤️\u200D🔥', '\u{1D300}'],
  ['❤️\u200D🩹', '\u{1D301}'],
  ['⛓️\u200D💥', '\u{1D302}'],
  ['🏳️\u200D🌈', '\u{1D303}'],
]);

const SELECTOR = '\uFE0F';
const TORN = new RegExp(
  [...TORN_SEQUENCES.keys()]
    .map((sequence) => sequence.replaceAll(SELECTOR, `${SELECTOR}?`))
    .join('|'),
  'gu',
);

/** Tells whether a text has an emoji sequence that the canvas would split in two. */
export function hasTornSequence(text: string): boolean {
  return text.search(TORN) >= 0;
}

/**
 * Returns the text for the canvas: a stand-in character replaces each emoji sequence that the canvas would
 * split.
 */
export function replaceSequences(text: string): string {
  return text.replace(TORN, (found) => {
    const [first = '', rest = ''] = found.replaceAll(SELECTOR, '').split('\u200D');
    return TORN_SEQUENCES.get(`${first}${SELECTOR}\u200D${rest}`) ?? found;
  });
}
