import { computeContrast, fromHex, makePalette } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { EMOTION_STYLES } from './emotion-looks.ts';

const LOOKS = Object.entries(EMOTION_STYLES).flatMap(([emotion, { looks }]) =>
  looks.map((look, index) => [`${emotion} ${index}`, look] as const),
);

describe('makePalette', () => {
  it.each(LOOKS)(
    'a palette gives words and buttons in the emotion %s enough contrast to every background',
    (_, look) => {
      const { grounds, ink, softInk, accent, onAccent } = makePalette(look);
      for (const ground of grounds) {
        expect(computeContrast(ink, ground)).toBeGreaterThanOrEqual(5.7);
        expect(computeContrast(softInk, ground)).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(accent, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(computeContrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('a palette makes a vivid orange light and a vivid red deep, because a dark orange would look brown', () => {
    const lightness = (hue: number) => {
      const { grounds } = makePalette({ mode: 'vivid', hue, accentHue: 95, chroma: 0.19 });
      return fromHex(grounds[0]).lightness;
    };
    expect(lightness(40)).toBeGreaterThan(0.7);
    expect(lightness(27)).toBeLessThan(0.56);
  });
});
