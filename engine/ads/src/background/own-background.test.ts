import {
  type ComposedRecipe,
  type ElementPlace,
  getRecipeVersion,
  parseRecipe,
  type RecipeBackground,
} from '@adwright/contracts';
import { BACKGROUND_PATTERNS } from '@adwright/contracts/values';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { createSeededRandom, MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { ProductLayers } from '../recipe/product-layers.ts';
import { paintRecipe } from '../recipe/render-recipe.ts';
import { EDITED_FORMATS, makeEditedAd } from '../testing/edited-ads.ts';

const layers = new ProductLayers();

function onBackground(number: number, background?: RecipeBackground): ComposedRecipe {
  const changed = { ...makeEditedAd(number, writeAdCopy), ...(background && { background }) };
  const parsed = parseRecipe({ ...changed, version: getRecipeVersion(changed) });
  if (parsed.kind !== 'composed')
    throw new Error('An edited ad must stay composed (drawn by the engine).');
  return parsed;
}

/** Returns a photo with as much detail as possible: black and white squares in the size of letters. */
function checkered(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context: SKRSContext2D = canvas.getContext('2d');
  const random = createSeededRandom(3);
  for (let y = 0; y < height; y += 12)
    for (let x = 0; x < width; x += 12) {
      context.fillStyle = random() < 0.5 ? '#000000' : '#ffffff';
      context.fillRect(x, y, 12, 12);
    }
  return canvas;
}

const photo: RecipeBackground = { kind: 'photo', imageUrl: 'http://localhost/p.jpg', scrim: 0 };

function painted(recipe: ComposedRecipe, format: (typeof EDITED_FORMATS)[number] = 'square') {
  const background = recipe.background?.kind === 'photo' ? checkered(540, 540) : null;
  const result = paintRecipe(recipe, format, { render: layers.render, scale: 0.4, background });
  if (!result) throw new Error('the words have no room');
  return result;
}

/** Returns the colour at the upper left corner of the ad, where every layout shows only the background. */
const cornerOf = ({ pixels }: ReturnType<typeof painted>) => [...pixels.subarray(0, 3)];

describe('ads with a background that the user chose', { timeout: 60_000 }, () => {
  it('an ad shows the chosen background colour exactly', () => {
    const [red = 0, green = 0, blue = 0] = cornerOf(
      painted(onBackground(0, { kind: 'colour', colour: '#204080' })),
    );
    // The ad's grain changes a colour by a few levels.
    expect(Math.abs(red - 0x20)).toBeLessThan(16);
    expect(Math.abs(green - 0x40)).toBeLessThan(16);
    expect(Math.abs(blue - 0x80)).toBeLessThan(16);
  });

  it.each(LAYOUT_NAMES)(
    'an ad keeps the words of %s legible on a photo full of detail',
    (layout) => {
      const number = LAYOUT_NAMES.indexOf(layout);
      const { minContrast } = painted(onBackground(number, photo));
      expect(minContrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    },
  );

  it.each(BACKGROUND_PATTERNS)('an ad keeps its words legible on the pattern %s', (pattern) => {
    const { minContrast } = painted(onBackground(8, { kind: 'pattern', pattern, scrim: 0 }));
    expect(minContrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  it('an ad reports that the layer over the background is stronger than the user requested', () => {
    const notes = EDITED_FORMATS.flatMap((format) =>
      [0, 2, 4].flatMap((number) => painted(onBackground(number, photo), format).gaveWay),
    );
    for (const { role, message } of notes.filter((each) => each.role === 'background')) {
      expect(role).toBe('background');
      expect(message).toMatch(/\d+% strong/);
    }
  });
});

describe('ads with a product that the user moved', { timeout: 60_000 }, () => {
  const place = { x: 0, y: -0.06, scale: 0.9 };
  const disc = { ...onBackground(0), layout: 'hero-disc' as const };
  const withProduct = (product: Partial<ElementPlace>) => {
    const changed = { ...disc, places: { square: { product: { ...place, ...product } } } };
    const parsed = parseRecipe({ ...changed, version: getRecipeVersion(changed) });
    if (parsed.kind !== 'composed')
      throw new Error('An edited ad must stay composed (drawn by the engine).');
    return painted(parsed);
  };

  it('an ad moves the shape behind the product together with the product', () => {
    const stays = withProduct({});
    const follows = withProduct({ carries: true });
    expect(follows.boxes).toEqual(stays.boxes);
    expect(follows.pixels.equals(stays.pixels)).toBe(false);
    expect(follows.places?.product).toMatchObject({ carries: true });
  });
});
