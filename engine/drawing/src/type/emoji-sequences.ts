/**
 * Emoji that the canvas (Skia) tears into two, each with a character that stands for it. Where the first part of a sequence is a
 * text character by default and the second an emoji, Skia begins a new run between them, so that HarfBuzz never sees the whole.
 * The stand-ins are one character each, neutral in direction as emoji are (Tai Xuan Jing symbols, which no shop writes).
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

/** Whether a text has emoji that the canvas would tear. */
export function hasTornSequence(text: string): boolean {
  return text.search(TORN) >= 0;
}

/** A text as it is handed to the canvas: each emoji that it would tear is the character that stands for it. */
export function withWholeSequences(text: string): string {
  return text.replace(TORN, (found) => {
    const [first = '', rest = ''] = found.replaceAll(SELECTOR, '').split('\u200D');
    return TORN_SEQUENCES.get(`${first}${SELECTOR}\u200D${rest}`) ?? found;
  });
}
