import type { Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { averageArea, computeLightness, label, makeShot } from '../compose/sample-shots.ts';

/** Tag for slow tests that run only at night, because the golden baseline covers their pictures too. */
const NIGHTLY = { tags: 'nightly' };

const plain = { environment: 'minimalist', extraInstructions: 'white background' } as const;

describe('photoshoot pictures follow the words of a brief', () => {
  it('pictures have coloured light if the brief names coloured light', () => {
    const wall = (words: string) =>
      averageArea(
        makeShot({ environment: 'minimalist', extraInstructions: words }),
        [0, 0.1, 0.2, 0.5],
      );
    const [red, green] = wall('grey background, neon pink light');
    const [plainRed, plainGreen] = wall('grey background');
    expect(red - green).toBeGreaterThan(plainRed - plainGreen + 12);
    // Coloured lamps must also be visible on a wall that is white by day.
    const [lampRed, , lampBlue] = wall('red light');
    expect(lampRed).toBeGreaterThan(lampBlue + 70);
  });

  it('pictures show the wall in the colour that the brief names, as light or as deep as the brief says', () => {
    const wall = (words: string) =>
      averageArea(
        makeShot({ environment: 'minimalist', extraInstructions: words }, 1),
        [0.02, 0.3, 0.12, 0.5],
      );
    const [purple, navy, pale] = [
      wall('purple background'),
      wall('navy wall'),
      wall('pale blue wall'),
    ];
    expect(Math.min(purple[0], purple[2])).toBeGreaterThan(purple[1] + 30);
    expect(computeLightness(navy)).toBeLessThan(90);
    expect(computeLightness(pale)).toBeGreaterThan(170);
    for (const [red, , blue] of [navy, pale]) expect(blue).toBeGreaterThan(red + 12);
  });

  it('pictures of a bright place are dark if the brief requests darkness', NIGHTLY, () => {
    const place = (words: string) =>
      computeLightness(
        averageArea(
          makeShot({ environment: 'kitchen', extraInstructions: words }),
          [0, 0, 1, 0.25],
        ),
      );
    expect(place('dark and moody')).toBeLessThan(0.45 * place(''));
    expect(place('black background')).toBeLessThan(45);
    expect(place('night, candlelight')).toBeLessThan(0.45 * place(''));
  });

  it(
    'pictures at night show a dark blue room, even if the scene paints the room by day',
    NIGHTLY,
    () => {
      const wall = (customEnvironment: string) =>
        averageArea(makeShot({ environment: 'custom', customEnvironment }), [0.85, 0.05, 1, 0.3]);
      const [day, night] = [wall('bathroom'), wall('bathroom at night')];
      expect(night[0]).toBeLessThan(0.6 * day[0]);
      expect(night[2] / night[0]).toBeGreaterThan(day[2] / day[0]);
    },
  );

  it('pictures show the time of day that a custom environment names', NIGHTLY, () => {
    const sky = (customEnvironment: string) =>
      averageArea(makeShot({ environment: 'custom', customEnvironment }), [0.02, 0.2, 0.25, 0.4]);
    const [red, , blue] = sky('beach at sunset');
    const [dayRed, , dayBlue] = sky('beach');
    expect(red).toBeGreaterThan(blue + 40);
    expect(dayBlue).toBeGreaterThan(dayRed + 20);
    expect(computeLightness(sky('beach at night'))).toBeLessThan(80);
    // The light of a coloured lamp falls on the product too.
    const product = (customEnvironment: string) => {
      const picture = makeShot({ environment: 'custom', customEnvironment });
      const [warm, , cold] = averageArea(picture, [0.44, 0.5, 0.56, 0.6]);
      return warm - cold;
    };
    expect(product('beach at sunset')).toBeGreaterThan(product('beach') + 10);
    // With this seed, the first street has a low sun, and the second street is in daylight.
    const [warm, , cold] = averageArea(makeShot({ environment: 'urban' }), [0.44, 0.5, 0.56, 0.6]);
    const [dayWarm, , dayCold] = averageArea(
      makeShot({ environment: 'urban' }, 1),
      [0.44, 0.5, 0.56, 0.6],
    );
    expect(warm - cold).toBeGreaterThan(dayWarm - dayCold + 12);
  });

  it('pictures in rain have a grey sky and a wet floor', NIGHTLY, () => {
    const street = (extraInstructions: string) =>
      makeShot(
        { environment: 'custom', customEnvironment: 'beach', extraInstructions },
        0,
        label(),
      );
    const blueness = (picture: Raster) => {
      const [red, , blue] = averageArea(picture, [0.02, 0.2, 0.25, 0.4]);
      return blue - red;
    };
    const [dry, wet] = [street(''), street('rain')];
    expect(blueness(wet)).toBeLessThan(0.75 * blueness(dry));
    const below = [0.46, 0.9, 0.54, 0.93] as const;
    const beside = [0.1, 0.9, 0.18, 0.93] as const;
    const mirrored = (picture: Raster) =>
      computeLightness(averageArea(picture, below)) /
      computeLightness(averageArea(picture, beside));
    expect(Math.abs(mirrored(wet) - mirrored(dry))).toBeGreaterThan(0.04);
  });

  it('pictures show a fire behind the product if the brief names a fire', () => {
    const beside = (extraInstructions: string) =>
      averageArea(
        makeShot({ environment: 'minimalist', extraInstructions }),
        [0.18, 0.58, 0.26, 0.68],
      );
    const [red, , blue] = beside('black background, flames');
    expect(red - blue).toBeGreaterThan(90);
    const [plainRed, , plainBlue] = beside('black background');
    expect(plainRed - plainBlue).toBeLessThan(20);
  });

  it(
    'pictures show the props that the brief names beside the product, and no excluded props',
    NIGHTLY,
    () => {
      const yellow = (extraInstructions: string) => {
        const { data } = makeShot({ ...plain, extraInstructions });
        let count = 0;
        for (let at = 0; at < data.length; at += 3)
          if ((data[at] ?? 0) > 170 && (data[at + 2] ?? 0) < (data[at] ?? 0) * 0.55) count++;
        return count / (data.length / 3);
      };
      expect(yellow('white background, add lemon slices')).toBeGreaterThan(0.008);
      expect(yellow('white background, no props, no lemon slices')).toBeLessThan(0.001);
    },
  );

  it(
    'pictures show two kinds of props on one side of the product if there is no room on the opposite side',
    NIGHTLY,
    () => {
      const form = { environment: 'minimalist', productType: 'poster' } as const;
      const beyond = (extraInstructions: string) =>
        averageArea(makeShot({ ...form, extraInstructions }, 2), [0.78, 0.6, 1, 0.86]);
      const words = 'product on the left, white background, strawberries';
      const [one, both] = [beyond(words), beyond(`${words} and passports`)];
      expect(computeLightness(both)).toBeLessThan(computeLightness(one) - 3);
    },
  );

  it('pictures show a coloured lamp behind the product, and no lamp beside the product', () => {
    const at = (window: readonly [number, number, number, number]) =>
      averageArea(
        makeShot({
          environment: 'minimalist',
          extraInstructions: 'black background, blue rim light',
        }),
        window,
      );
    const [behind, rim] = [at([0.3, 0.2, 0.36, 0.5]), at([0.02, 0.2, 0.06, 0.5])];
    expect(behind[2]).toBeGreaterThan(behind[0] + 40);
    expect(computeLightness(rim)).toBeLessThan(0.5 * computeLightness(behind));
  });

  it('pictures are taken from straight above if the brief requests that', () => {
    const level = makeShot({ environment: 'workspace' });
    const above = makeShot({ environment: 'workspace', extraInstructions: 'view from above' });
    const top = [0.02, 0.02, 0.2, 0.3] as const;
    const bottom = [0.02, 0.75, 0.2, 0.98] as const;
    const apart = (picture: Raster) =>
      Math.abs(averageArea(picture, top)[2] - averageArea(picture, bottom)[2]);
    expect(apart(above)).toBeLessThan(apart(level) / 2);
  });

  it('pictures have black, grey and white backgrounds without a tint', () => {
    const wall = (tone: string) =>
      averageArea(
        makeShot({ environment: 'minimalist', extraInstructions: `${tone} background` }, 1),
        [0.02, 0.3, 0.12, 0.5],
      );
    const [black, grey, white] = [wall('black'), wall('grey'), wall('white')];
    expect(computeLightness(black)).toBeLessThan(70);
    expect(computeLightness(grey)).toBeGreaterThan(computeLightness(black) + 50);
    expect(computeLightness(white)).toBeGreaterThan(computeLightness(grey) + 40);
    for (const [red, , blue] of [black, grey, white]) expect(Math.abs(red - blue)).toBeLessThan(14);
  });
});
