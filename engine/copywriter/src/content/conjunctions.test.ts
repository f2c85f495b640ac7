import { describe, expect, it } from 'vitest';
import { joinsThings } from './conjunctions.ts';

describe('joinsThings', () => {
  it.each([
    ['de', 'Brot und Kuchen', true],
    ['de', 'Brot mit Kuchen', false],
    ['nl', 'brood of taart', true],
    ['ja', 'パン と ケーキ', false],
    ['und', 'pain et gâteau', true],
  ] as const)('in %s, decides whether “%s” joins two things', (language, text, isJoined) => {
    expect(joinsThings(language).test(text)).toBe(isJoined);
  });
});
