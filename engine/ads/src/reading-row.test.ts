import { mirrorRect } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { splitReadingRow } from './reading-row.ts';

const WIDTH = 1080;
const row = { x: 76, y: 800, width: 928, height: 120 };

/**
 * Returns the positions of words and button as a reader sees them, after a mirrored composition was mirrored
 * back.
 */
function seen(headline: string, turned: boolean) {
  const places = splitReadingRow({ copy: { headline }, turned }, row, [60, 40], 24);
  return places.map((box) => (turned ? mirrorRect(box, WIDTH) : box).x);
}

describe('splitReadingRow', () => {
  it('a row places words before their button, whether the ad is mirrored or not', () => {
    for (const turned of [false, true]) {
      const [words = 0, button = 0] = seen('Come on in', turned);
      expect(words).toBe(row.x);
      expect(button).toBeGreaterThan(words);
    }
  });

  it('a row swaps words and button if the words are right-to-left', () => {
    for (const turned of [false, true]) {
      const [words = 0, button = 0] = seen('مرحبا بكم', turned);
      expect(button).toBe(row.x);
      expect(words).toBeGreaterThan(button);
    }
  });
});
