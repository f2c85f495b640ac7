import type { BrandColour } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import { BRAND_KITS, getButtonHex, takeTurn } from '@adwright/engine-testing';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type AdInput, type ComposedAd, composeAd } from '../compose-ad.ts';
import { BOOST_LAYOUTS, LAYOUT_NAMES } from '../layout-names.ts';
import { openParts } from '../own/open-parts.ts';
import { paintAd, paintArranged } from '../paint-ad.ts';
import { chooseProductColours } from '../product-colours.ts';
import { renderCoarsely } from '../recipe/product-layers.ts';
import { renderAd } from '../render-ad.ts';
import { CLEAR_SPACE } from './logo-entry.ts';

const brief = {
  product: 'wallets',
  audience: 'men who travel',
  emotion: 'happiness',
  goal: 'sales',
  brandName: 'Kestrel',
} as const;

function logo(colour: string): Buffer {
  const canvas = createCanvas(400, 100);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 90, 100);
  context.fillRect(120, 20, 280, 60);
  return canvas.toBuffer('image/png');
}

const input = (layout: AdInput['layout'], number: number, colours: BrandColour[]): AdInput => ({
  brief,
  copy: writeAdCopy(brief, 2, number),
  format: 'square',
  seed: 2,
  variation: number,
  layout,
  brand: { colours, type: null },
});

/**
 * Paints an ad at full size with a coarsely rendered product, which saves time. The product does not affect the
 * words, logos and buttons that the tests measure.
 */
const paint = (composed: ComposedAd) => paintAd(composed, brief, 1, renderCoarsely);

/** Returns the hex colour of a pixel at the middle of a button's lower edge, below the button's words. */
function fillOf(
  canvas: ReturnType<typeof paintAd>['canvas'],
  box: { x: number; y: number; width: number; height: number },
) {
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height - 6);
  const [red, green, blue] = canvas.getContext('2d').getImageData(x, y, 1, 1).data;
  return `#${[red, green, blue].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

describe.each(Object.entries(BRAND_KITS))('a brand in %s', (_, colours) => {
  it('an ad prints the brand’s button in the exact colour in ten variations, with all words readable', () => {
    const wanted = getButtonHex(colours);
    const offset = Object.values(BRAND_KITS).indexOf(colours);
    for (const number of takeTurn([...Array(10).keys()], 5, offset)) {
      const layout = BOOST_LAYOUTS[number % BOOST_LAYOUTS.length];
      const composed = composeAd(input(layout, number, colours));
      const { canvas, texts } = paint(composed);
      const button = composed.composition.items.find((item) => item.kind === 'button');
      if (!button) throw new Error('no button');
      expect(fillOf(canvas, button.box), layout).toBe(wanted);
      const least = Math.min(...texts.map(({ contrast }) => contrast));
      expect(least, layout).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      // Brand colours are printed exactly; words in other colours are black or white.
      const hexes = new Set(colours.map(({ hex }) => hex));
      for (const { wanted: asked, ink } of texts.filter((text) => hexes.has(text.wanted)))
        expect([asked, '#000000', '#ffffff'], layout).toContain(ink);
    }
  });
});

/** Returns two shares of an ad's pixels: the share in a pale shade of red, and the share in red. */
function redsOf(canvas: ReturnType<typeof paintAd>['canvas']) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const count = { pink: 0, red: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const spread = red - Math.max(green, blue);
    if (red > 215 && Math.min(green, blue) > 140 && spread > 18) count.pink++;
    else if (red > 150 && spread > 90) count.red++;
  }
  const pixels = canvas.width * canvas.height;
  return { pink: count.pink / pixels, red: count.red / pixels };
}

const RED: BrandColour[] = [{ role: 'main', hex: '#d7263d' }];

it('an ad of a red brand shows red and never pink, in ten variations', () => {
  const faults: string[] = [];
  for (const number of Array(10).keys()) {
    const layout = LAYOUT_NAMES[(number * 4) % LAYOUT_NAMES.length];
    const composed = composeAd(input(layout, number, RED));
    const { pink, red } = redsOf(paintAd(composed, brief, 0.25, renderCoarsely).canvas);
    const { mode } = composed.stage.style.palette;
    // The sky of this layout has its own colours, some of them pink, so its pixels are not counted.
    if (pink > 0.03 && layout !== 'scene-horizon')
      faults.push(`${number} ${layout} ${mode}: ${(100 * pink).toFixed(1)} % pink`);
    if (red < 0.01) faults.push(`${number} ${layout} ${mode}: ${(100 * red).toFixed(1)} % red`);
  }
  expect(faults).toEqual([]);
});

it.each([
  ['on a white background, in the brand’s own colour', [], '#d7263d'],
  ['on the brand’s own colour, in white', [{ role: 'ground', hex: '#d7263d' } as const], '#efece6'],
])('colours a drawn object %s', (_, grounds, colour) => {
  const composed = composeAd(input('hero-side', 0, [...RED, ...grounds]));
  expect(chooseProductColours('wallets', composed.stage.productStyle).body).toBe(colour);
});

it('an ad of an older renderer keeps its pale shades of a brand colour', () => {
  const older = { ...input('hero-disc', 1, RED), renderer: 5 };
  const modes = [0, 1, 2, 3].map((variation) => composeAd({ ...older, variation }).stage.style);
  expect(modes.every(({ keepsHues }) => keepsHues === false)).toBe(true);
  expect(modes.some(({ palette }) => palette.mode === 'tint')).toBe(true);
});

it('an ad reports which brand colour could not be used, and where', async () => {
  const { gaveWay } = await renderAd(input('hero-side', 0, BRAND_KITS.pastel));
  expect(gaveWay).toContainEqual({
    role: 'headline',
    wanted: '#bde0fe',
    used: '#000000',
    message: expect.stringMatching(/^Your color for the headline is hard to read/),
  });
});

it.each(['square', 'landscape'] as const)(
  "shows quotation marks on a background in the brand's own colour: %s",
  (format) => {
    const stated = input('quote-page', 0, BRAND_KITS['two clashing reds']);
    const quote = { ...stated.copy.quote, given: true };
    const composed = composeAd({ ...stated, copy: { ...stated.copy, quote }, format });
    const { backdrop } = composed.composition;
    const colours = new Set<string>();
    const canvas = createCanvas(composed.stage.width, composed.stage.height);
    const context = canvas.getContext('2d');
    for (const paint of backdrop) {
      paint(context);
      if (typeof context.fillStyle === 'string') colours.add(context.fillStyle);
    }
    expect(colours).toContain('#f46036');
  },
);

it('an ad shows no colours of other hues behind the product of a black brand', () => {
  const nostalgic = { ...brief, product: 'espresso cups', emotion: 'nostalgia' } as const;
  // In this ad, the outer disc of a sunset is visible to the left of the product.
  const ad = { ...input('hero-panel', 4, BRAND_KITS.black), brief: nostalgic, seed: 5 };
  const { canvas } = paintAd(composeAd(ad), nostalgic, 0.25, renderCoarsely);
  const { data } = canvas.getContext('2d').getImageData(54, 64, 8, 12);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(16);
  }
});

it('an ad outlines the black button of a brand on a night scene', () => {
  const composed = composeAd(input('scene-horizon', 4, BRAND_KITS.black));
  const { canvas } = paintAd(composed, brief, 1, renderCoarsely);
  const button = composed.composition.items.find((item) => item.kind === 'button');
  if (!button) throw new Error('no button');
  const { x, y, width } = button.box;
  const { data } = canvas
    .getContext('2d')
    .getImageData(Math.round(x + width / 2), Math.round(y) - 2, 1, 8);
  expect(Math.max(...data.filter((_, at) => at % 4 !== 3))).toBeGreaterThan(200);
});

describe('a logo in an ad', () => {
  const branded = async (light: string | null, dark: string | null, colours: BrandColour[]) => ({
    logos: { light: light ? logo(light) : null, dark: dark ? logo(dark) : null },
    colours,
  });

  it.each(LAYOUT_NAMES)(
    'a brand’s logo is in %s: large, readable and with clear space',
    async (layout) => {
      const { logos, colours } = await branded('#1b2a41', '#ffffff', BRAND_KITS.black);
      const parts = await openParts({ brand: { colours, type: null, logos } });
      const formats = ['square', 'landscape'] as const;
      for (const format of takeTurn(formats, 2, LAYOUT_NAMES.indexOf(layout))) {
        const composed = composeAd({ ...input(layout, 1, colours), format }, null, parts);
        const { logos: painted, texts } = paint(composed);
        expect(painted.length, format).toBeGreaterThan(0);
        for (const { box, plate } of painted) {
          expect(box.height, format).toBeGreaterThanOrEqual(24);
          expect(box.width / box.height, format).toBeCloseTo(4, 1);
          expect(plate, format).toBeNull();
          const clear = box.height * CLEAR_SPACE - 1;
          const isClear = texts.every(
            ({ box: text }) =>
              text.x > box.x + box.width + clear ||
              text.x + text.width < box.x - clear ||
              text.y > box.y + box.height + clear ||
              text.y + text.height < box.y - clear,
          );
          expect(isClear, format).toBe(true);
        }
      }
    },
  );

  it('a logo gets a plate if none of the brand’s logo files is visible on the background', async () => {
    const colours: BrandColour[] = [{ role: 'ground', hex: '#d7263d' }];
    const { logos } = await branded('#d7263d', null, colours);
    const parts = await openParts({ brand: { colours, type: null, logos } });
    const { canvas, logos: painted } = paintAd(
      composeAd(input('hero-side', 0, colours), null, parts),
      brief,
    );
    expect(painted[0]?.plate?.fill).toBe('#ffffff');
    const box = painted[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    const [red, green, blue] = canvas
      .getContext('2d')
      .getImageData(
        Math.round(box.x + box.width * 0.1),
        Math.round(box.y + box.height / 2),
        1,
        1,
      ).data;
    expect([red, green, blue]).toEqual([0xd7, 0x26, 0x3d]);
  });

  it('a logo keeps its plate if the words leave no room for a larger plate', async () => {
    const colours: BrandColour[] = [{ role: 'ground', hex: '#d7263d' }];
    const { logos } = await branded('#d7263d', null, colours);
    const parts = await openParts({ brand: { colours, type: null, logos } });
    const composed = composeAd(input('hero-side', 0, colours), null, parts);
    const arrange = (logoPlate: boolean) => (logoPlate ? null : { composed });
    const arranged = paintArranged(arrange, brief, 1, renderCoarsely);
    expect(arranged?.painted.logos[0]?.plate?.fill).toBe('#ffffff');
  });

  it('a logo gets no plate if a plate would not make it more visible', async () => {
    const blackAndWhite = createCanvas(300, 100);
    const context = blackAndWhite.getContext('2d');
    context.fillRect(0, 0, 220, 100);
    context.fillStyle = '#ffffff';
    context.fillRect(220, 0, 80, 100);
    const light = await sharp(blackAndWhite.toBuffer('image/png'))
      .extend({ right: 100, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    const colours: BrandColour[] = [{ role: 'ground', hex: '#ffffff' }];
    const brand = { colours, type: null, logos: { light, dark: null } };
    const composed = composeAd(input('hero-side', 0, colours), null, await openParts({ brand }));
    expect(paintAd(composed, brief, 1, renderCoarsely).logos).toMatchObject([{ plate: null }]);
  });
});
