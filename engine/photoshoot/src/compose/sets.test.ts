import { takeTurn } from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import { describe, expect, it } from 'vitest';
import { directShoot } from '../direction/shoot-direction.ts';
import { SIDE } from '../kit/frame.ts';
import { buildSet } from './build-set.ts';
import { chooseCamera } from './camera.ts';
import { computeMeanColour } from './harmonise.ts';

const looked = new Map<string, number[][]>();

/**
 * Returns the red, green and blue of the 8 × 8 windows of the scene that a customer's brief selects. Each scene is
 * painted only once for all tests.
 */
function look(customEnvironment: string, extraInstructions = ''): number[][] {
  const key = `${customEnvironment}, ${extraInstructions}`;
  const known = looked.get(key) ?? painted(customEnvironment, extraInstructions);
  looked.set(key, known);
  return known;
}

function painted(customEnvironment: string, extraInstructions: string): number[][] {
  const direction = directShoot({ environment: 'custom', customEnvironment, extraInstructions });
  const { painter } = buildSet(direction, chooseCamera(direction, 0, 0), 0, 3);
  const { data } = painter.context.getImageData(0, 0, SIDE, SIDE);
  const windows = Array.from({ length: 64 }, () => [0, 0, 0]);
  const side = SIDE / 8;
  for (let y = 4; y < SIDE; y += 9)
    for (let x = 4; x < SIDE; x += 9) {
      const window = windows[Math.floor(y / side) * 8 + Math.floor(x / side)];
      for (let channel = 0; channel < 3; channel++)
        if (window)
          window[channel] =
            (window[channel] ?? 0) + (data[(y * SIDE + x) * 4 + channel] ?? 0) / 225;
    }
  return windows;
}

/** Returns the mean colour of several rows of windows, from row 0 (top) to row 8 (bottom). */
function band(windows: readonly number[][], from: number, to: number): [number, number, number] {
  const part = windows.slice(from * 8, to * 8);
  const mean = (channel: number) =>
    part.reduce((sum, window) => sum + (window[channel] ?? 0), 0) / part.length;
  return [mean(0), mean(1), mean(2)];
}

/** Returns the mean difference between red and green in several rows of windows of a place's scene. */
function redness(place: string, from: number, to: number): number {
  const [red, green] = band(look(place), from, to);
  return red - green;
}

function apart(one: readonly number[][], other: readonly number[][]): number {
  return (
    one.reduce(
      (sum, window, at) =>
        sum +
        window.reduce(
          (all, value, channel) => all + Math.abs(value - (other[at]?.[channel] ?? 0)),
          0,
        ),
      0,
    ) /
    (64 * 3)
  );
}

it('paints neither windows nor arches on a pure background', () => {
  const spread = (words: string) => {
    const upper = look(words)
      .slice(0, 32)
      .map(([level = 0]) => level);
    return Math.max(...upper) - Math.min(...upper);
  };
  expect(spread('pure black background')).toBeLessThan(0.6 * spread('black background'));
});

it('leaves out the cars of a street if the brief excludes cars', () => {
  const seen = (words: string) => {
    const direction = directShoot({ environment: 'urban', extraInstructions: words });
    const { painter } = buildSet(direction, chooseCamera(direction, 0, 0), 0, 4);
    return painter.context.getImageData(0, SIDE * 0.5, SIDE, SIDE * 0.1).data;
  };
  const [full, empty] = [seen('by day'), seen('by day, no cars')];
  const changed = full.filter((level, at) => Math.abs(level - (empty[at] ?? 0)) > 12).length;
  expect(changed / full.length).toBeGreaterThan(0.03);
});

it('paints curtains in the colour that the brief names', () => {
  const redness = (words: string) => {
    const direction = directShoot({ environment: 'luxury', extraInstructions: words });
    const { painter } = buildSet(direction, chooseCamera(direction, 0, 0), 0, 4);
    const [red, green] = computeMeanColour(painter.canvas, 0, 0, SIDE, SIDE * 0.5);
    return red / green;
  };
  expect(redness('dark red')).toBeGreaterThan(1.25 * redness('dark'));
});

/** Places with similar scenes, which must still look different. */
const PLACES = [
  'snowy fir forest',
  'salt flats at noon',
  'velvet curtain',
  'volcano',
  'garage',
  'music shop',
  'barn',
  'castle',
  'vineyard',
  'orange grove',
  'hay bale',
  'running track',
  'fashion boutique',
  'surf shop',
  'laboratory',
  'recording studio',
  'apothecary',
  'rainy window',
  'brick wall',
  'above the clouds',
  'church',
  'supermarket',
  'window sill',
  'picnic blanket',
  'lavender field',
  'bedroom',
  'farmers market',
  'airplane cabin',
  'city at night',
  'concert',
  'rooftop bar',
  'lighthouse',
  'pastel podium',
  'kids bedroom',
  'street',
  'basketball court',
  'christmas tree',
  'bamboo garden',
  'tulip field',
  'front door',
  'christmas market',
  'Japanese tea room',
  'street basketball court',
  'skate park',
  'esports hall',
  'grand staircase',
  'ferris wheel',
  'bakery',
  'dentist office',
  'server room',
  'edge of a bathtub',
  'garden party',
  'flower shop',
  'Mount Fuji',
  'warehouse',
  'factory',
  'golf course',
  'playground',
] as const;

/** What customers expect to see in a place, each with a check of the place's picture. */
const CLAIMS: readonly (readonly [claim: string, expectIt: () => void])[] = [
  [
    'a pool is blue',
    () => {
      const [red, , blue] = band(look('swimming pool'), 2, 4);
      expect(blue).toBeGreaterThan(red + 70);
    },
  ],
  [
    'lavender is between red and blue',
    () => {
      const [red, green, blue] = band(look('lavender field'), 3, 4.5);
      expect(blue).toBeGreaterThan(green + 12);
      expect(red).toBeGreaterThan(green - 12);
    },
  ],
  [
    'a velvet curtain is red, unless it is to be blue',
    () => {
      const [red, green] = band(look('velvet curtain'), 0, 4);
      expect(red).toBeGreaterThan(green * 2.5);
      const [blueRed, , blue] = band(look('blue velvet curtain'), 0, 4);
      expect(blue).toBeGreaterThan(blueRed * 1.6);
    },
  ],
  [
    'poppies are redder than a meadow',
    () => {
      expect(redness('field of poppies', 4, 5)).toBeGreaterThan(redness('meadow', 4, 5) + 30);
    },
  ],
  [
    'turf is green, clay is red',
    () => {
      const [turfRed, turfGreen] = band(look('football stadium'), 5, 8);
      expect(turfGreen).toBeGreaterThan(turfRed + 40);
      const [clayRed, clayGreen] = band(look('tennis court'), 6, 8);
      expect(clayRed).toBeGreaterThan(clayGreen + 40);
    },
  ],
  [
    'snow at sunset is not sand',
    () => {
      const [, green, blue] = band(look('winter at sunset'), 6, 8);
      expect(blue).toBeGreaterThan(green);
    },
  ],
  [
    'northern lights are green',
    () => {
      const [red, green, blue] = band(look('northern lights'), 0, 2);
      expect(green).toBeGreaterThan(red * 1.5);
      expect(green).toBeGreaterThan(blue);
    },
  ],
  [
    'flowers have the colour that the brief gives them',
    () => {
      const white = redness('garden with white roses', 2, 5);
      expect(redness('garden with pink roses', 2, 5)).toBeGreaterThan(white + 12);
    },
  ],
  [
    'Mars has no blue sky, and salt no dunes',
    () => {
      const [marsRed, , marsBlue] = band(look('on Mars'), 0, 3);
      expect(marsRed).toBeGreaterThan(marsBlue + 40);
      const [saltRed, , saltBlue] = band(look('salt flats at noon'), 6, 8);
      expect(Math.min(saltRed, saltBlue)).toBeGreaterThan(170);
    },
  ],
  [
    'a phone booth is red',
    () => {
      const [red, green] = band(look('phone booth'), 6, 8);
      expect(red).toBeGreaterThan(green * 3);
    },
  ],
  [
    'a fire lights the place about it, and leaves the rest to the night',
    () => {
      const clearing = look('campfire');
      const red = (window: number) => clearing[window]?.[0] ?? 0;
      expect(red(33)).toBeGreaterThan(red(38) + 90);
    },
  ],
  [
    'a storm darkens the sky',
    () => {
      const light = (place: string) => {
        const [red, green, blue] = band(look(place), 0, 3);
        return red + green + blue;
      };
      expect(light('stormy beach')).toBeLessThan(light('beach') * 0.7);
    },
  ],
  [
    'lava glows in the dark',
    () => {
      const [red, , blue] = band(look('volcano'), 2, 8);
      expect(red).toBeGreaterThan(blue * 2);
      expect(red).toBeLessThan(120);
    },
  ],
  [
    'tulips of one name grow in one colour, all others in many',
    () => {
      const hues = (place: string) => {
        const beds = look(place).slice(32, 40);
        const redness = beds.map(([red = 0, green = 0]) => red - green);
        return Math.max(...redness) - Math.min(...redness);
      };
      expect(hues('tulip field')).toBeGreaterThan(hues('pink tulip field') + 20);
    },
  ],
  [
    'concrete that the brief names is not a brick wall',
    () => {
      const [red, , blue] = band(look('brutalist concrete'), 0, 4);
      expect(red - blue).toBeLessThan(30);
    },
  ],
  [
    'palms stand against the sky',
    () => {
      const crowns = (place: string) => {
        const [, green, blue] = band(look(place), 0, 3);
        return green - blue;
      };
      expect(crowns('beach with palm trees')).toBeGreaterThan(crowns('beach') + 15);
    },
  ],
  [
    'rain takes the colour from a day, not from lamps in the dark',
    () => {
      const colour = (place: string) =>
        look(place)
          .slice(0, 32)
          .reduce((sum, window) => sum + Math.max(...window) - Math.min(...window), 0);
      expect(colour('neon street in the rain')).toBeGreaterThan(0.8 * colour('neon street'));
      expect(colour('meadow in the rain')).toBeLessThan(0.8 * colour('meadow'));
    },
  ],
  [
    'fog takes what is far away, not what lies before the camera',
    () => {
      const [clear, foggy] = [look('meadow'), look('meadow in the fog')];
      const greener = (windows: readonly number[][], from: number) => {
        const [red, green, blue] = band(windows, from, from + 1);
        return green - (red + blue) / 2;
      };
      expect(greener(foggy, 4)).toBeLessThan(greener(clear, 4) * 0.5);
      expect(greener(foggy, 7)).toBeGreaterThan(greener(clear, 7) * 0.6);
    },
  ],
  [
    'an orchard in bloom hangs full of petals, not of lemons',
    () => {
      const [, bloomGreen, bloomBlue] = band(look('orchard in full bloom'), 1, 3);
      const [, groveGreen, groveBlue] = band(look('orange grove'), 1, 3);
      expect(bloomBlue / bloomGreen).toBeGreaterThan((groveBlue / groveGreen) * 1.15);
    },
  ],
  [
    'billows shade one another: a floor of cloud is neither flat nor dark',
    () => {
      const levels = look('above the clouds')
        .slice(24)
        .map((window) => window[0] ?? 0);
      expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(25);
      expect(Math.min(...levels)).toBeGreaterThan(150);
    },
  ],
];

describe('scenes', () => {
  it('sets of different places look different', { timeout: 120_000 }, () => {
    const places = takeTurn(PLACES, 10);
    const looks = places.map((place) => look(place));
    for (const [index, one] of looks.entries())
      for (const [later, other] of looks.slice(index + 1).entries())
        expect(
          apart(one, other),
          `${places[index]} and ${places[index + 1 + later]}`,
        ).toBeGreaterThan(13);
  });

  itEach(CLAIMS, { step: 4, first: 1 })('%s', {}, ([, expectIt]) => expectIt());

  it('scenes have the floor material that the brief names', () => {
    const [red, green] = band(look('picnic blanket'), 6, 8);
    expect(red).toBeGreaterThan(green + 25);
    const [snowRed, , snowBlue] = band(look('forest', 'standing in fresh snow'), 6, 8);
    expect(Math.min(snowRed, snowBlue)).toBeGreaterThan(150);
  });

  it('scenes show northern lights over low hills, although the camera shows only the middle of the sky', () => {
    const direction = directShoot({ environment: 'custom', customEnvironment: 'northern lights' });
    const lights = [0, 3].map((seed) => {
      const { painter } = buildSet(direction, chooseCamera(direction, 1, 0), 1, seed);
      return computeMeanColour(painter.canvas, SIDE * 0.2, 0, SIDE * 0.6, SIDE * 0.2);
    });
    for (const [red, green] of lights) expect(green).toBeGreaterThan(red + 12);
  });

  it('scenes show lightning in a dark sky', () => {
    const direction = directShoot({ environment: 'custom', customEnvironment: 'lightning' });
    const { painter } = buildSet(direction, chooseCamera(direction, 0, 0), 0, 3);
    const { data } = painter.context.getImageData(0, SIDE * 0.3, SIDE, 1);
    const levels = Array.from({ length: SIDE }, (_, x) => data[x * 4 + 1] ?? 0);
    expect(levels.filter((level) => level > 200).length).toBeGreaterThan(4);
    expect(levels.filter((level) => level < 100).length).toBeGreaterThan(SIDE * 0.7);
  });

  it('scenes show rows of plants with spikes instead of plain stripes', () => {
    const direction = directShoot({ environment: 'custom', customEnvironment: 'lavender field' });
    const { painter } = buildSet(direction, chooseCamera(direction, 0, 0), 0, 3);
    const { data } = painter.context.getImageData(0, SIDE * 0.56, SIDE, 1);
    // Along a plain stripe, pixels that are ten pixels apart would have similar colours.
    let steps = 0;
    for (let x = 10; x < SIDE; x += 10)
      steps += Math.abs((data[x * 4] ?? 0) - (data[(x - 10) * 4] ?? 0));
    expect(steps / (SIDE / 10)).toBeGreaterThan(7);
  });
});
