import type { Token } from '../concepts/tokens.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';

/**
 * Returns the number of words at the end of a range of tokens that name a way of selling; 0 if none
 * do.
 */
export function countWayAtEnd(
  tokens: readonly Token[],
  from: number,
  to: number,
  ways: readonly string[],
): number {
  for (let length = Math.min(MAX_WAY_WORDS, to - from - 1); length > 0; length--)
    if (isWay(tokens.slice(to - length, to), ways)) return length;
  return 0;
}

export function countWayAtStart(
  tokens: readonly Token[],
  from: number,
  to: number,
  ways: readonly string[],
): number {
  for (let length = Math.min(MAX_WAY_WORDS, to - from - 1); length > 0; length--)
    if (isWay(tokens.slice(from, from + length), ways)) return length;
  return 0;
}

const MAX_WAY_WORDS = 4;

export function isWay(tokens: readonly Token[], ways: readonly string[]): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  return ways.includes(said) || ways.includes(said.replace(/(?:(?<=[sxh])es|s)$/u, ''));
}

/** Tells whether a word may come before a part's head noun. */
export function isBefore(text: string, { before, links }: Grammar): boolean {
  return (
    links.includes(text) ||
    /^\d/.test(text) ||
    before.some((word) => (word.startsWith('*') ? text.endsWith(word.slice(1)) : word === text))
  );
}
