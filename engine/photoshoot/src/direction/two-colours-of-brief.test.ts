import { describe, expect, it } from 'vitest';
import { averageArea, makeShot } from '../compose/sample-shots.ts';
import { directShoot } from './shoot-direction.ts';
import { readShootText } from './shoot-text.ts';
import { readTwoColours } from './two-colours-of-brief.ts';

/** Hues, in degrees of OKLCH, of the paints that the tests name. */
const [PINK, BLUE, YELLOW, CORAL, TURQUOISE] = [2, 252, 96, 32, 198];

describe('readTwoColours', () => {
  it.each([
    ['half pink half blue background', PINK, BLUE, 'beside'],
    ['half yellow, half blue', YELLOW, BLUE, 'beside'],
    ['two-tone background blue and yellow', BLUE, YELLOW, 'beside'],
    ['pink and blue split background', PINK, BLUE, 'beside'],
    ['blue on the right, pink on the left', PINK, BLUE, 'beside'],
    ['pink wall and yellow floor', PINK, YELLOW, 'below'],
    ['on a yellow table before a blue wall', BLUE, YELLOW, 'below'],
  ] as const)(
    'finds both background colours of "%s", and whether they meet side by side or as wall and floor',
    (words, first, second, meet) => {
      expect(readTwoColours(readShootText(words, 'en'))).toMatchObject({
        first: { hue: first },
        second: { hue: second },
        meet,
      });
    },
  );

  it.each([
    'pink background',
    'pink wall and pink floor',
    'gradient from pink to blue',
    'blue wall, marble floor',
    'a blue chair, half an orange',
  ])('finds no two background colours in "%s"', (words) => {
    expect(readTwoColours(readShootText(words, 'en'))).toBeNull();
  });
});

describe('directShoot with two background colours that the brief names', () => {
  const plain = (extraInstructions: string) =>
    ({ environment: 'minimalist', extraInstructions }) as const;

  it('two colours are painted only in a scene with plain walls, and not in a black-and-white photo', () => {
    const { twoColours } = directShoot(plain('colour block background: coral and turquoise'));
    expect(twoColours).toMatchObject({ first: { hue: CORAL }, second: { hue: TURQUOISE } });
    const kitchen = {
      environment: 'kitchen',
      extraInstructions: 'pink wall, yellow floor',
    } as const;
    expect(directShoot(kitchen).twoColours).toBeNull();
    const saturation = (words: string) => directShoot(plain(words)).finish.grade.saturation ?? 1;
    expect(saturation('split background in black and white')).toBeGreaterThan(0.5);
    expect(saturation('black and white photo')).toBe(0);
  });

  it('a scene in two colours keeps its left and right colours, whichever side the light comes from', () => {
    for (const side of ['left', 'right']) {
      const picture = makeShot(plain(`half red half blue background, light from the ${side}`));
      const [red, , low] = averageArea(picture, [0.04, 0.1, 0.16, 0.96]);
      const [far, , blue] = averageArea(picture, [0.84, 0.1, 0.96, 0.96]);
      expect(red - low, side).toBeGreaterThan(50);
      expect(blue - far, side).toBeGreaterThan(50);
    }
  });

  it('the floor of a scene in two colours has the second colour up to the wall', () => {
    const picture = makeShot(plain('blue wall and yellow floor'));
    const [, , blue] = averageArea(picture, [0.02, 0.3, 0.12, 0.56]);
    const [red, , low] = averageArea(picture, [0.02, 0.72, 0.12, 0.96]);
    expect(red - low).toBeGreaterThan(60);
    expect(blue).toBeGreaterThan(low + 40);
  });
});
