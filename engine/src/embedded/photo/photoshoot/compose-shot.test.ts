import { VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { composeShot, litSide } from './compose-shot.ts';
import type { CutOut } from './cut/cut-out.ts';
import { directShoot } from './shoot-direction.ts';

const CUT_WIDTH = 300;
const CUT_HEIGHT = 420;

/** A grey board whose lower edge rises by `slant` of its height from left to right, lighter on one side by `lean` levels. */
function board(slant = 0, lean = 0): CutOut {
  const rgba = new Uint8Array(CUT_WIDTH * CUT_HEIGHT * 4);
  for (let y = 0; y < CUT_HEIGHT; y++) {
    for (let x = 0; x < CUT_WIDTH; x++) {
      if (y > CUT_HEIGHT * (1 - (slant * x) / CUT_WIDTH)) continue;
      const tone = 150 - lean * (x / CUT_WIDTH - 0.5);
      rgba.set([tone, tone, tone, 255], (y * CUT_WIDTH + x) * 4);
    }
  }
  const box = { x: 0, y: 0, width: CUT_WIDTH, height: CUT_HEIGHT };
  return { width: CUT_WIDTH, height: CUT_HEIGHT, rgba, box, confidence: 1 };
}

/** A black board with a white label across its lower half. */
function label(): CutOut {
  const cut = board();
  for (let y = 0; y < CUT_HEIGHT; y++)
    for (let x = 0; x < CUT_WIDTH; x++) {
      const tone = y > CUT_HEIGHT / 2 && y < CUT_HEIGHT * 0.9 ? 250 : 16;
      cut.rgba.set([tone, tone, tone, 255], (y * CUT_WIDTH + x) * 4);
    }
  return cut;
}

/** A bench: a board on two low legs at its ends. */
function bench(): CutOut {
  const cut = board();
  for (let y = CUT_HEIGHT * 0.85; y < CUT_HEIGHT; y++)
    for (let x = 30; x < CUT_WIDTH - 30; x++) cut.rgba[(y * CUT_WIDTH + x) * 4 + 3] = 0;
  return cut;
}

type Form = Parameters<typeof directShoot>[0];

function shot(form: Form, pick = 0, cut = board()): Raster {
  return composeShot(cut, directShoot(form), pick, 4);
}

/** Mean red, green and blue of a window given in shares of the side. */
function meanOf(
  { width, height, data }: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(top * height); y < bottom * height; y++)
    for (let x = Math.round(left * width); x < right * width; x++, count++) {
      const at = (y * width + x) * 3;
      sum[0] += data[at] ?? 0;
      sum[1] += data[at + 1] ?? 0;
      sum[2] += data[at + 2] ?? 0;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const lightness = ([red, green, blue]: readonly [number, number, number]) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Mean difference of two pictures in levels, over every eighth pixel. */
function difference(one: Raster, other: Raster): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 24, count++)
    sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum / count;
}

const plain = { environment: 'minimalist', extraInstructions: 'white background' } as const;

describe('composeShot', () => {
  it('lays the contact shadow along a slanted foot, not only under its lowest point', () => {
    const picture = shot(plain, 0, board(0.16));
    // The board stands at 0.865 of the side and is 0.58 high and 0.414 wide.
    const [left, base, width, rise] = [0.293, 0.865, 0.414, 0.58 * 0.16];
    for (const along of [0.25, 0.5, 0.75]) {
      const [x, y] = [left + width * along, base - rise * along];
      const touching = lightness(meanOf(picture, [x - 0.01, y + 0.003, x + 0.01, y + 0.009]));
      const below = lightness(meanOf(picture, [x - 0.01, y + 0.07, x + 0.01, y + 0.08]));
      expect(below - touching, `at ${along} of the foot`).toBeGreaterThan(18);
    }
  });

  it('darkens the floor between the legs of what stands on them', () => {
    const between = [0.47, 0.845, 0.53, 0.865] as const;
    const plainFloor = lightness(meanOf(shot(plain, 0, board()), [0.47, 0.95, 0.53, 0.97]));
    expect(lightness(meanOf(shot(plain, 0, bench()), between))).toBeLessThan(plainFloor * 0.8);
  });

  it.each(VISUAL_STYLE_OPTIONS.map(({ value }) => value))(
    'grounds the product with a dark line where it touches, in the style %s',
    (visualStyle) => {
      const picture = shot({ environment: 'kitchen', visualStyle }, 0, board());
      const touching = lightness(meanOf(picture, [0.45, 0.8665, 0.55, 0.8705]));
      const beside = lightness(meanOf(picture, [0.02, 0.8665, 0.1, 0.8705]));
      expect(beside / touching).toBeGreaterThan(1.5);
    },
  );

  it('casts the shadow away from the side that the words light', () => {
    const beside = [0.1, 0.8, 0.27, 0.86] as const;
    const mirrored = [0.73, 0.8, 0.9, 0.86] as const;
    const form = (side: string) => ({ ...plain, extraInstructions: `Soft light from the ${side}` });
    const fromLeft = shot(form('left'));
    const fromRight = shot(form('right'));
    const lean = (picture: Raster) =>
      lightness(meanOf(picture, beside)) - lightness(meanOf(picture, mirrored));
    expect(lean(fromLeft)).toBeGreaterThan(6);
    expect(lean(fromRight)).toBeLessThan(-6);
  });

  it('lights the set from the side that the product was lit from', () => {
    expect([litSide(board(0, 60)), litSide(board(0, -60)), litSide(board())]).toEqual([-1, 1, 0]);
    const edges = (picture: Raster) =>
      lightness(meanOf(picture, [0.1, 0.8, 0.27, 0.86])) -
      lightness(meanOf(picture, [0.73, 0.8, 0.9, 0.86]));
    expect(edges(shot(plain, 0, board(0, 60)))).toBeGreaterThan(6);
    expect(edges(shot(plain, 0, board(0, -60)))).toBeLessThan(-6);
  });

  it('takes four pictures that differ', () => {
    const pictures = [0, 1, 2, 3].map((pick) => shot({ environment: 'kitchen' }, pick));
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1))
        expect(difference(one, other)).toBeGreaterThan(14);
  });

  it('gives every style a look of its own', () => {
    const pictures = VISUAL_STYLE_OPTIONS.map(({ value }) =>
      shot({ environment: 'urban', visualStyle: value }),
    );
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1))
        expect(difference(one, other)).toBeGreaterThan(13);
  });

  it.each(VISUAL_STYLE_OPTIONS.map(({ value }) => value))(
    'keeps the product white and black where it is, in the style %s',
    (visualStyle) => {
      for (const environment of ['minimalist', 'luxury', 'kitchen', 'nature'] as const) {
        const picture = shot({ environment, visualStyle }, 0, label());
        const [, , blue] = meanOf(picture, [0.46, 0.62, 0.54, 0.68]);
        const paper = lightness(meanOf(picture, [0.46, 0.62, 0.54, 0.68]));
        const glass = lightness(meanOf(picture, [0.46, 0.35, 0.54, 0.4]));
        expect(paper, `white in ${environment}`).toBeGreaterThan(196);
        expect(paper - blue, `white stays neutral in ${environment}`).toBeLessThan(26);
        expect(glass, `black in ${environment}`).toBeLessThan(58);
      }
    },
  );

  it('does not bring the product back through what lies before it', () => {
    const foot = (extraInstructions: string) =>
      lightness(
        meanOf(
          shot({ environment: 'minimalist', visualStyle: 'pastel', extraInstructions }, 0, label()),
          [0.42, 0.82, 0.58, 0.86],
        ),
      );
    expect(foot('smoke')).toBeGreaterThan(foot('') + 12);
  });

  it('takes the colour out where the words ask for black and white', () => {
    const [red, green, blue] = meanOf(
      shot({ environment: 'nature', extraInstructions: 'black and white' }),
      [0, 0, 1, 1],
    );
    expect(Math.max(Math.abs(red - green), Math.abs(green - blue))).toBeLessThan(1.5);
  });

  it('lets the floor be seen under what floats', () => {
    const under = [0.4, 0.835, 0.6, 0.855] as const;
    const stands = lightness(meanOf(shot(plain, 0, label()), under));
    const floats = lightness(
      meanOf(
        shot({ ...plain, extraInstructions: 'white background, floating' }, 0, label()),
        under,
      ),
    );
    expect(stands).toBeLessThan(60);
    expect(floats).toBeGreaterThan(stands + 30);
  });

  it('lights a dark set round the product from behind, and only the product from above', () => {
    const beside = [0.2, 0.4, 0.27, 0.5] as const;
    const corner = [0.02, 0.02, 0.12, 0.12] as const;
    const tone = (words: string, window: typeof beside | typeof corner) =>
      lightness(
        meanOf(
          shot({ environment: 'minimalist', extraInstructions: `grey background ${words}` }),
          window,
        ),
      );
    expect(tone(', backlit', beside) - tone(', backlit', corner)).toBeGreaterThan(
      tone('', beside) - tone('', corner) + 12,
    );
    expect(tone(', spotlight', corner)).toBeLessThan(tone('', corner) * 0.6);
  });

  it('mirrors the product where the words ask for it', () => {
    const below = (words: string) =>
      lightness(
        meanOf(
          shot(
            { environment: 'minimalist', extraInstructions: `white background${words}` },
            0,
            label(),
          ),
          [0.46, 0.885, 0.54, 0.9],
        ),
      );
    expect(below(', no reflection') - below(', on a mirror')).toBeGreaterThan(14);
  });

  it('throws coloured light where the words name it', () => {
    const wall = (words: string) =>
      meanOf(shot({ environment: 'minimalist', extraInstructions: words }), [0, 0.1, 0.2, 0.5]);
    const [red, green] = wall('grey background, neon pink light');
    const [plainRed, plainGreen] = wall('grey background');
    expect(red - green).toBeGreaterThan(plainRed - plainGreen + 12);
    // Lamps show on a wall that is white by daylight too.
    const [lampRed, , lampBlue] = wall('red light');
    expect(lampRed).toBeGreaterThan(lampBlue + 70);
  });

  it('paints the wall in the colour that the words name, as deep as they say', () => {
    const wall = (words: string) =>
      meanOf(
        shot({ environment: 'minimalist', extraInstructions: words }, 1),
        [0.02, 0.3, 0.12, 0.5],
      );
    const [purple, navy, pale] = [
      wall('purple background'),
      wall('navy wall'),
      wall('pale blue wall'),
    ];
    expect(Math.min(purple[0], purple[2])).toBeGreaterThan(purple[1] + 30);
    expect(lightness(navy)).toBeLessThan(90);
    expect(lightness(pale)).toBeGreaterThan(170);
    for (const [red, , blue] of [navy, pale]) expect(blue).toBeGreaterThan(red + 12);
  });

  it('takes the light from a bright place where the words want it dark', () => {
    const place = (words: string) =>
      lightness(
        meanOf(shot({ environment: 'kitchen', extraInstructions: words }), [0, 0, 1, 0.25]),
      );
    expect(place('dark and moody')).toBeLessThan(0.45 * place(''));
    expect(place('black background')).toBeLessThan(45);
    expect(place('night, candlelight')).toBeLessThan(0.45 * place(''));
  });

  it('turns a room that is painted by day dark and blue at night', () => {
    const wall = (customEnvironment: string) =>
      meanOf(shot({ environment: 'custom', customEnvironment }), [0.85, 0.05, 1, 0.3]);
    const [day, night] = [wall('bathroom'), wall('bathroom at night')];
    expect(night[0]).toBeLessThan(0.6 * day[0]);
    expect(night[2] / night[0]).toBeGreaterThan(day[2] / day[0]);
  });

  it('shows the hour that a custom environment names', () => {
    const sky = (customEnvironment: string) =>
      meanOf(shot({ environment: 'custom', customEnvironment }), [0.02, 0.2, 0.25, 0.4]);
    const [red, , blue] = sky('beach at sunset');
    const [dayRed, , dayBlue] = sky('beach');
    expect(red).toBeGreaterThan(blue + 40);
    expect(dayBlue).toBeGreaterThan(dayRed + 20);
    expect(lightness(sky('beach at night'))).toBeLessThan(80);
    // Its light falls on the product too.
    const product = (customEnvironment: string) => {
      const picture = shot({ environment: 'custom', customEnvironment });
      const [warm, , cold] = meanOf(picture, [0.44, 0.5, 0.56, 0.6]);
      return warm - cold;
    };
    expect(product('beach at sunset')).toBeGreaterThan(product('beach') + 10);
  });

  it('greys the sky and wets the floor where it rains', () => {
    const street = (extraInstructions: string) =>
      shot({ environment: 'custom', customEnvironment: 'beach', extraInstructions }, 0, label());
    const blueness = (picture: Raster) => {
      const [red, , blue] = meanOf(picture, [0.02, 0.2, 0.25, 0.4]);
      return blue - red;
    };
    const [dry, wet] = [street(''), street('rain')];
    expect(blueness(wet)).toBeLessThan(0.75 * blueness(dry));
    const below = [0.46, 0.9, 0.54, 0.93] as const;
    const beside = [0.1, 0.9, 0.18, 0.93] as const;
    const mirrored = (picture: Raster) =>
      lightness(meanOf(picture, below)) / lightness(meanOf(picture, beside));
    expect(Math.abs(mirrored(wet) - mirrored(dry))).toBeGreaterThan(0.04);
  });

  it('lays what the words name beside the product, and nothing where they forbid it', () => {
    const yellow = (extraInstructions: string) => {
      const { data } = shot({ ...plain, extraInstructions });
      let count = 0;
      for (let at = 0; at < data.length; at += 3)
        if ((data[at] ?? 0) > 170 && (data[at + 2] ?? 0) < (data[at] ?? 0) * 0.55) count++;
      return count / (data.length / 3);
    };
    expect(yellow('white background, add lemon slices')).toBeGreaterThan(0.008);
    expect(yellow('white background, no props, no lemon slices')).toBeLessThan(0.001);
  });

  it('looks straight down on the floor where the words ask for it', () => {
    const level = shot({ environment: 'workspace' });
    const above = shot({ environment: 'workspace', extraInstructions: 'view from above' });
    const top = [0.02, 0.02, 0.2, 0.3] as const;
    const bottom = [0.02, 0.75, 0.2, 0.98] as const;
    const apart = (picture: Raster) =>
      Math.abs(meanOf(picture, top)[2] - meanOf(picture, bottom)[2]);
    expect(apart(above)).toBeLessThan(apart(level) / 2);
  });

  it('paints black, grey and white backgrounds without a tint', () => {
    const wall = (tone: string) =>
      meanOf(
        shot({ environment: 'minimalist', extraInstructions: `${tone} background` }, 1),
        [0.02, 0.3, 0.12, 0.5],
      );
    const [black, grey, white] = [wall('black'), wall('grey'), wall('white')];
    expect(lightness(black)).toBeLessThan(70);
    expect(lightness(grey)).toBeGreaterThan(lightness(black) + 50);
    expect(lightness(white)).toBeGreaterThan(lightness(grey) + 40);
    for (const [red, , blue] of [black, grey, white]) expect(Math.abs(red - blue)).toBeLessThan(14);
  });
});
