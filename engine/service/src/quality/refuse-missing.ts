import { AppError } from '@adwright/contracts/values';
import type { MarkedWords } from '../creative-provider.ts';

/**
 * Refuses words with characters that the user typed and that no font has, because another attempt would show
 * the same empty boxes. Characters that only a model wrote are handled by the check of the finished picture.
 * @param own the texts that the user typed
 * @throws {AppError} `invalid_request`, which names the characters
 */
export function refuseMissing(
  words: readonly Pick<MarkedWords, 'missing'>[],
  own: readonly string[],
): void {
  const written = own.map(normaliseText).join(' ');
  const all = new Set(words.flatMap((drawn) => drawn.missing));
  const missing = [...all].filter((character) => written.includes(normaliseText(character)));
  if (missing.length === 0) return;
  throw new AppError('invalid_request', `no font contains the characters ${missing.join(' ')}`, {
    userMessage: `These characters can’t be set in a picture: ${missing.join(' ')}. Please leave them out.`,
  });
}

/**
 * Normalises a typed text for comparison with a drawn text, because layouts change case and Unicode
 * composition.
 */
function normaliseText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
