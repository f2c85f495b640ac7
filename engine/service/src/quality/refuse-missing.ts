import { AppError } from '@adwright/contracts/values';
import type { MarkedWords } from '../provider.ts';

/**
 * Refuses words with characters that no font has: another try would show the same empty boxes.
 * @throws {AppError} `invalid_request`, which names the characters
 */
export function refuseMissing(words: readonly Pick<MarkedWords, 'missing'>[]): void {
  const missing = [...new Set(words.flatMap((drawn) => drawn.missing))];
  if (missing.length === 0) return;
  throw new AppError('invalid_request', `no font has ${missing.join(' ')}`, {
    userMessage: `These characters can’t be set in a picture: ${missing.join(' ')}. Please leave them out.`,
  });
}
