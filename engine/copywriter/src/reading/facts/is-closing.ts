import type { Fact } from '@adwright/engine-lexicon';

/** Matches a word for "closed". */
const CLOSED =
  /(?<!\p{L})(?:zu|geschlossen|geschl|ruhetag|ferm[eé]|cerrad|chius|fechad|encerrad|gesloten|gesl|dicht|nieczynne|zamknięt|выходной|закрыт|вихідний|зачинен|stängt|kapalı|κλειστ|बंद|tutup|libur|nghỉ|đóng cửa)/iu;

/** Tells whether a fact states when a business is closed, which is no reason to come. */
export function isClosing({ kind, text }: Fact): boolean {
  return kind === 'hours' && CLOSED.test(text);
}
