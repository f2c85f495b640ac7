/**
 * Emoji that the canvas (Skia) splits in two, each with a stand-in character. If the first part of a sequence is
 * a text character by default and the second an emoji, Skia starts a new run between them, so HarfBuzz never
 * sees the whole sequence. The stand-ins are single characters without a direction, like emoji: Tai Xuan Jing
 * symbols, which no shop uses.
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

/** Tells whether a text has emoji that the canvas would split in two. */
export function hasTornSequence(text: string): boolean {
  return text.search(TORN) >= 0;
}

/** Returns a text for the canvas, with each emoji that the canvas would split replaced by its stand-in. */
export function withWholeSequences(text: string): string {
  return text.replace(TORN, (found) => {
    const [first = '', rest = ''] = found.replaceAll(SELECTOR, '').split('\u200D');
    return TORN_SEQUENCES.get(`${first}${SELECTOR}\u200D${rest}`) ?? found;
  });
}
