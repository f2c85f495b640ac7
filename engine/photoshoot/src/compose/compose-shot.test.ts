import { VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
import type { Raster } from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLitSide } from './compose-shot.ts';
import {
  averageArea,
  computeLightness,
  label,
  makeBench,
  makeBoard,
  makeShot,
  measureDifference,
  PRINT,
} from './sample-shots.ts';

const ENVIRONMENTS = ['minimalist', 'luxury', 'kitchen', 'nature'] as const;

const plain = { environment: 'minimalist', extraInstructions: 'white background' } as const;

type Window = Parameters<typeof averageArea>[1];

/** Minimum ratio between the steepness of a shadow's edge in strong light and in soft light. */
const CRISPER = 1.15;

describe('composeShot', () => {
  it('follows a slanted lower edge of the product with the contact shadow, instead of darkening only its lowest point', () => {
    const picture = makeShot(plain, 0, makeBoard(0.16));
    // The bottom of the test product, a board, is at 0.865 of the picture's side; the board is 0.58 high and
    // 0.414 wide.
    const [left, base, width, rise] = [0.293, 0.865, 0.414, 0.58 * 0.16];
    for (const along of [0.25, 0.5, 0.75]) {
      const [x, y] = [left + width * along, base - rise * along];
      const touching = computeLightness(
        averageArea(picture, [x - 0.01, y + 0.003, x + 0.01, y + 0.009]),
      );
      const below = computeLightness(
        averageArea(picture, [x - 0.01, y + 0.07, x + 0.01, y + 0.08]),
      );
      expect(below - touching, `at ${along} of the foot`).toBeGreaterThan(18);
    }
  });

  it('keeps the scene visible behind a product that is as wide as it is high, except in a requested close-up', () => {
    // The test product for shadows is a board with a black square. The test measures which share of the row through the
    // square's middle is black.
    const square = makeBoard(0, 0, [[0, 1, 16]]);
    const [height, box] = [square.width, { ...square.box, height: square.width }];
    const breadth = (extraInstructions: string) => {
      const picture = makeShot({ ...plain, extraInstructions }, 1, { ...square, height, box });
      const columns = Array.from({ length: 100 }, (_, column) => column / 100);
      return columns.filter(
        (x) => computeLightness(averageArea(picture, [x, 0.6, x + 0.01, 0.62])) < 60,
      ).length;
    };
    expect(breadth('white background')).toBeLessThan(64);
    expect(breadth('white background, close-up')).toBeGreaterThan(68);
  });

  it('darkens the floor between the legs of a product', () => {
    const between = [0.47, 0.845, 0.53, 0.865] as const;
    const plainFloor = computeLightness(averageArea(makeShot(plain), [0.47, 0.95, 0.53, 0.97]));
    expect(computeLightness(averageArea(makeShot(plain, 0, makeBench()), between))).toBeLessThan(
      plainFloor * 0.8,
    );
  });

  it('lets the dark area under a hanging part of the product fade out softly', () => {
    // The test product is a board with two ears that hang above the floor. The board's bottom is in the middle
    // third of its width, and the ears hang a fifth of the board's height above the floor.
    const ears = makeBoard();
    for (let y = 0; y < ears.height; y++)
      for (let x = 0; x < ears.width; x++) {
        const lobe = y > ears.height * 0.5 && y < ears.height * 0.8;
        if (Math.abs(x - ears.width / 2) > ears.width / 6 && !lobe)
          ears.rgba[(y * ears.width + x) * 4 + 3] = 0;
      }
    const picture = makeShot(
      { ...plain, extraInstructions: 'white background, no shadow' },
      0,
      ears,
    );
    const row = (y: number) =>
      computeLightness(averageArea(picture, [0.62, y, 0.68, y + 1 / 1080]));
    const steps = Array.from({ length: 96 }, (_, step) => {
      const y = 0.865 - (step + 8) / 1080;
      return Math.abs(row(y) - row(y - 1 / 1080));
    });
    expect(Math.max(...steps)).toBeLessThan(3);
  });

  it('casts the shadow away from the side from which the brief requests light', () => {
    const beside = [0.1, 0.8, 0.27, 0.86] as const;
    const mirrored = [0.73, 0.8, 0.9, 0.86] as const;
    const form = (side: string) => ({ ...plain, extraInstructions: `Soft light from the ${side}` });
    const fromLeft = makeShot(form('left'));
    const fromRight = makeShot(form('right'));
    const lean = (picture: Raster) =>
      computeLightness(averageArea(picture, beside)) -
      computeLightness(averageArea(picture, mirrored));
    expect(lean(fromLeft)).toBeGreaterThan(6);
    expect(lean(fromRight)).toBeLessThan(-6);
  });

  it('lights the scene from the side from which the product was lit in its photo', () => {
    expect([
      findLitSide(makeBoard(0, 60)),
      findLitSide(makeBoard(0, -60)),
      findLitSide(makeBoard()),
    ]).toEqual([-1, 1, 0]);
    const edges = (picture: Raster) =>
      computeLightness(averageArea(picture, [0.1, 0.8, 0.27, 0.86])) -
      computeLightness(averageArea(picture, [0.73, 0.8, 0.9, 0.86]));
    expect(edges(makeShot(plain, 0, makeBoard(0, 60)))).toBeGreaterThan(6);
    expect(edges(makeShot(plain, 0, makeBoard(0, -60)))).toBeLessThan(-6);
  });

  describe.each(takeTurn(ENVIRONMENTS, 2))('in %s', (environment) => {
    const pictures = new Map<string, Raster>();
    beforeAll(() => {
      for (const { value } of VISUAL_STYLE_OPTIONS)
        pictures.set(
          value,
          makeShot({ environment, visualStyle: value }, 0, makeBoard(0, 0, PRINT)),
        );
    });
    afterAll(() => pictures.clear());

    it('draws a dark line where the product touches the floor, in every style', () => {
      for (const [style, picture] of pictures) {
        const touching = computeLightness(averageArea(picture, [0.45, 0.8665, 0.55, 0.8705]));
        const beside = computeLightness(averageArea(picture, [0.02, 0.8665, 0.1, 0.8705]));
        // On a dark floor, the shadow is less visible, so the required minimum is smaller.
        const least = environment === 'kitchen' || environment === 'minimalist' ? 1.5 : 1.1;
        expect(beside / touching, style).toBeGreaterThan(least);
      }
    });

    it('makes the pictures of all styles different', () => {
      const looks = [...pictures.values()];
      for (const [index, one] of looks.entries())
        for (const other of looks.slice(index + 1))
          expect(measureDifference(one, other)).toBeGreaterThan(14);
    });

    it('keeps white parts white and black parts black in every style', () => {
      for (const [style, picture] of pictures) {
        const [, , blue] = averageArea(picture, [0.46, 0.62, 0.54, 0.68]);
        const paper = computeLightness(averageArea(picture, [0.46, 0.62, 0.54, 0.68]));
        const glass = computeLightness(averageArea(picture, [0.46, 0.35, 0.54, 0.4]));
        expect(paper, `white in ${style}`).toBeGreaterThan(196);
        expect(paper - blue, `white stays neutral in ${style}`).toBeLessThan(26);
        expect(glass, `black in ${style}`).toBeLessThan(58);
      }
    });
  });

  it('makes four different pictures in a photoshoot', () => {
    const pictures = [0, 1, 2, 3].map((pick) => makeShot({ environment: 'kitchen' }, pick));
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1))
        expect(measureDifference(one, other)).toBeGreaterThan(22);
  });

  it('does not cover foreground objects with the product', () => {
    const foot = (extraInstructions: string) =>
      computeLightness(
        averageArea(
          makeShot(
            { environment: 'minimalist', visualStyle: 'pastel', extraInstructions },
            0,
            label(),
          ),
          [0.42, 0.82, 0.58, 0.86],
        ),
      );
    expect(foot('smoke')).toBeGreaterThan(foot('') + 12);
  });

  it('removes all colour if the brief asks for black and white', () => {
    const [red, green, blue] = averageArea(
      makeShot({ environment: 'nature', extraInstructions: 'black and white' }),
      [0, 0, 1, 1],
    );
    expect(Math.max(Math.abs(red - green), Math.abs(green - blue))).toBeLessThan(1.5);
  });

  it('leaves the floor visible under a floating product', () => {
    const under = [0.4, 0.835, 0.6, 0.855] as const;
    const stands = computeLightness(averageArea(makeShot(plain, 0, label()), under));
    const floats = computeLightness(
      averageArea(
        makeShot({ ...plain, extraInstructions: 'white background, floating' }, 0, label()),
        under,
      ),
    );
    expect(stands).toBeLessThan(60);
    expect(floats).toBeGreaterThan(stands + 30);
  });

  it('puts the objects beside the product into the light of the scene', () => {
    const bottle = (customEnvironment: string) =>
      computeLightness(
        averageArea(
          makeShot({ environment: 'custom', customEnvironment, extraInstructions: 'milk' }),
          [0.8, 0.72, 0.84, 0.84],
        ),
      );
    expect(bottle('snow at noon')).toBeGreaterThan(bottle('snow at night') + 40);
  });

  it('casts hardly any shadow on a floor of clouds', () => {
    const form = { environment: 'custom', customEnvironment: 'floating above the clouds' } as const;
    const picture = makeShot(form, 0, label());
    const level = (left: number) =>
      computeLightness(averageArea(picture, [left, 0.86, left + 0.1, 0.88]));
    expect(level(0.02) - level(0.45)).toBeLessThan(60);
  });

  it('lights a dark scene from behind, and only the product from above', () => {
    const beside: Window = [0.2, 0.4, 0.27, 0.5];
    const corner: Window = [0.02, 0.02, 0.12, 0.12];
    const [plainly, backlit, spotlit] = ['', ', backlit', ', spotlight'].map((words) =>
      makeShot({ environment: 'minimalist', extraInstructions: `grey background${words}` }),
    );
    const tone = (picture: Raster | undefined, window: Window) =>
      picture === undefined ? Number.NaN : computeLightness(averageArea(picture, window));
    expect(tone(backlit, beside) - tone(backlit, corner)).toBeGreaterThan(
      tone(plainly, beside) - tone(plainly, corner) + 12,
    );
    expect(tone(spotlit, corner)).toBeLessThan(tone(plainly, corner) * 0.6);
  });

  it('casts long shadows on the floor only if the brief requests them', () => {
    const far: Window = [0.815, 0.832, 0.86, 0.845];
    const wall: Window = [0.9, 0.5, 0.98, 0.6];
    const [plainly, strong, long] = ['', ', strong shadows', ', long shadows'].map((words) =>
      makeShot({ ...plain, extraInstructions: `white background, light from the left${words}` }),
    );
    const tone = (picture: Raster | undefined, window: Window) =>
      picture === undefined ? Number.NaN : computeLightness(averageArea(picture, window));
    expect(tone(long, far)).toBeLessThan(tone(strong, far) - 8);
    expect(Math.abs(tone(long, wall) - tone(plainly, wall))).toBeLessThan(3);
    // Strong light comes from a small source, so the brightness changes more steeply at the shadow's edge than
    // in soft light.
    const edge = (picture: Raster | undefined) => {
      const rows = Array.from({ length: 60 }, (_, row) => {
        const y = 0.8 + row * 0.0015;
        return tone(picture, [0.73, y, 0.75, y + 0.0015]);
      });
      const deep = Math.max(...rows) - Math.min(...rows);
      return Math.max(...rows.map((one, row) => (rows[row + 5] ?? one) - one)) / deep;
    };
    expect(edge(strong)).toBeGreaterThan(edge(plainly) * CRISPER);
  });

  it('casts the shadow of a backlit product towards the camera', () => {
    const before = [0.4, 0.91, 0.6, 0.97] as const;
    const ratio = (words: string) => {
      const picture = makeShot({
        environment: 'minimalist',
        extraInstructions: `white background${words}`,
      });
      return (
        computeLightness(averageArea(picture, before)) /
        computeLightness(averageArea(picture, [0.02, 0.91, 0.12, 0.97]))
      );
    };
    expect(ratio(', backlit')).toBeLessThan(ratio('') - 0.1);
  });

  it('casts the shadow of a low sun in the picture towards the camera and away from the sun', () => {
    const dark = (place: string, side: string) => {
      const form = { environment: 'custom', extraInstructions: `light from the ${side}` } as const;
      const picture = makeShot({ ...form, customEnvironment: place });
      const at = (x: number) => computeLightness(averageArea(picture, [x, 0.91, x + 0.09, 0.97]));
      return { left: at(0.28) / at(0.04), right: at(0.63) / at(0.87) };
    };
    const [noon, left, right] = [
      dark('beach at noon', 'left'),
      dark('beach at sunset', 'left'),
      dark('beach at sunset', 'right'),
    ];
    expect(left.right).toBeLessThan(Math.min(noon.right, left.left) - 0.1);
    expect(right.left).toBeLessThan(right.right - 0.1);
  });

  it('splashes water beside the bottom of the product, but not over the product’s front', () => {
    const dry = makeShot({ ...plain, extraInstructions: 'grey background' }, 0, label());
    const wet = makeShot({ ...plain, extraInstructions: 'grey background, splashing' }, 0, label());
    const change = (window: readonly [number, number, number, number]) =>
      Math.abs(
        computeLightness(averageArea(wet, window)) - computeLightness(averageArea(dry, window)),
      );
    expect(change([0.24, 0.78, 0.3, 0.86]) + change([0.7, 0.78, 0.76, 0.86])).toBeGreaterThan(6);
    expect(change([0.4, 0.35, 0.6, 0.6])).toBeLessThan(2);
  });

  it('leaves the side of the product away from the lamp in shade in hard light', () => {
    const fall = (words: string) => {
      const picture = makeShot({
        ...plain,
        extraInstructions: `white background, ${words} from the left`,
      });
      const at = (x: number) => computeLightness(averageArea(picture, [x, 0.45, x + 0.05, 0.6]));
      return at(0.31) - at(0.63);
    };
    expect(fall('hard light')).toBeGreaterThan(fall('light') + 12);
  });

  it('blends the colours of a gradient background', () => {
    const picture = makeShot({
      environment: 'minimalist',
      extraInstructions: 'gradient orange to blue background',
    });
    const [red, , blue] = averageArea(picture, [0.02, 0.02, 0.1, 0.1]);
    const [lowRed, , lowBlue] = averageArea(picture, [0.02, 0.9, 0.1, 0.98]);
    expect(red - blue).toBeGreaterThan(40);
    expect(lowBlue - lowRed).toBeGreaterThan(40);
  });

  it('reflects the product in the floor if the brief requests a reflection', () => {
    const below = (words: string) =>
      computeLightness(
        averageArea(
          makeShot(
            { environment: 'minimalist', extraInstructions: `white background${words}` },
            0,
            label(),
          ),
          [0.46, 0.885, 0.54, 0.9],
        ),
      );
    expect(below(', no reflection') - below(', on a mirror')).toBeGreaterThan(14);
  });
});
