import { describe, expect, it } from 'vitest';
import { AD_FORMAT_NAMES, AD_FORMATS } from './ad-formats.ts';
import { isAppError } from './app-error.ts';
import { type ComposedRecipe, getRecipeText, type OverlayRecipe, parseRecipe } from './recipe.ts';
import { getRecipeVersion, RECIPE_VERSION, RENDERER_VERSION } from './recipe-choices.ts';
import {
  buildAdVersionsPath,
  previewRequestSchema,
  rollRequestSchema,
  saveVersionRequestSchema,
} from './recipe-editing.ts';
import { buildAdFormatsPath, editorFailureSchema } from './saved-recipes.ts';
import { sampleRecipe } from './testing/sample-recipe.ts';

const composed: ComposedRecipe = {
  ...sampleRecipe,
  version: RECIPE_VERSION,
  seed: 4_294_967_295,
  brief: { ...sampleRecipe.brief, goal: 'More orders', adType: 'comparison' },
  words: { ...sampleRecipe.words, brandName: 'Kiln & Co' },
  layout: 'versus-cards',
  look: { type: 'anton-archivo', colours: { ground: '#112233' } },
  picture: { kind: 'drawn', object: 'mug', colour: '#aa3311' },
};

const overlay: OverlayRecipe = {
  version: RECIPE_VERSION,
  renderer: RENDERER_VERSION,
  kind: 'overlay',
  seed: 7,
  formats: ['story'],
  typed: ['headline'],
  words: { headline: 'Summer sale', subline: '' },
  style: 'panel',
  panelAbove: true,
  picture: { kind: 'photo', imageUrl: 'http://localhost/photo.jpg' },
};

const refusal = (value: unknown) => {
  try {
    parseRecipe(value);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('the recipe of an ad', () => {
  it.each([composed, overlay])('a recipe is equal after writing and parsing: $kind', (recipe) => {
    expect(parseRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
  });

  it('a recipe is written in the oldest version whose readers render it correctly', () => {
    const at = { x: 0.1, y: 0, scale: 1 };
    const versionWith = (headline: object) =>
      getRecipeVersion({ ...sampleRecipe, places: { square: { headline } } });
    expect(getRecipeVersion(sampleRecipe)).toBe(1);
    expect(versionWith(at)).toBe(5);
    expect(versionWith({ ...at, align: 'center' })).toBe(6);
    const { words } = sampleRecipe;
    const badges = { 'badge-1': { kind: 'new', text: '' } } as const;
    const offer = { kind: 'price', text: '€19', second: 'until Sunday' } as const;
    const french = { words: { ...words, badges }, typed: [] };
    expect(getRecipeVersion({ ...sampleRecipe, words: { ...words, badges } })).toBe(8);
    expect(getRecipeVersion({ ...sampleRecipe, words: { ...words, offer } })).toBe(8);
    expect(getRecipeVersion({ ...sampleRecipe, translations: { fr: french } })).toBe(8);
    const broken = { ...words, headline: 'Two\nlines' };
    expect(getRecipeVersion({ ...sampleRecipe, words: broken })).toBe(10);
    const background = { kind: 'photo', imageUrl: 'http://localhost/p.jpg', scrim: 0.4 } as const;
    const focus = { x: 0, y: 1, zoom: 3 };
    expect(getRecipeVersion({ ...sampleRecipe, background })).toBe(8);
    expect(getRecipeVersion({ ...sampleRecipe, background: { ...background, focus } })).toBe(11);
  });

  it('a colour in capital letters is accepted and converted to lower case', () => {
    const recipe = { ...composed, look: { type: null, colours: { button: '#FFAA00' } } };
    expect(parseRecipe(recipe)).toMatchObject({ look: { colours: { button: '#ffaa00' } } });
  });

  it.each([
    ['version', { ...composed, version: RECIPE_VERSION + 1, kind: 'film' }],
    ['renderer', { ...composed, renderer: RENDERER_VERSION + 1 }],
  ])('a recipe of a newer engine is refused with the error newer_recipe: %s', (_, recipe) => {
    expect(isAppError(refusal(recipe), 'newer_recipe')).toBe(true);
  });

  it.each([
    ['words.headline', { ...composed, words: { ...composed.words, headline: ' ' } }, 'Required'],
    ['look.colours.ink', { ...composed, look: { type: null, colours: { ink: 'red' } } }, /color/],
    ['layout', { ...composed, layout: 'collage' }, /./],
    ['formats', { ...composed, formats: [] }, /./],
  ])(
    'an invalid recipe is refused, and the error names the field: %s',
    (field, recipe, message) => {
      const error = refusal(recipe);
      expect(error).toMatchObject({ code: 'invalid_request', field });
      expect(isAppError(error) && error.userMessage).toMatch(message);
    },
  );

  it('a recipe is refused if the URL of its picture is not an http(s) URL', () => {
    const picture = { kind: 'photo', imageUrl: 'file:///etc/passwd' };
    expect(refusal({ ...composed, picture })).toMatchObject({ code: 'invalid_request' });
  });

  it('a crop that would leave an edge of the ad empty is refused', () => {
    const photo = { kind: 'photo', imageUrl: 'http://localhost/p.jpg', scrim: 0.4 };
    const focus = { x: 0.5, y: 0.5, zoom: 0.9 };
    expect(refusal({ ...composed, background: { ...photo, focus } })).toMatchObject({
      code: 'invalid_request',
      field: 'background.focus.zoom',
    });
  });

  it('the searchable text of a recipe contains each of its texts once', () => {
    expect(getRecipeText(composed).split('\n')).toEqual(
      expect.arrayContaining(['Coffee tastes better from clay', 'Kiln & Co', 'Warm']),
    );
    expect(getRecipeText(composed).match(/Ceramic Mugs/g)).toHaveLength(1);
    expect(getRecipeText(overlay)).toBe('Summer sale');
  });
});

describe('the table of ad formats', () => {
  it('ad formats have the sizes that the platforms require', () => {
    const sizes = AD_FORMAT_NAMES.map((name) => {
      const { ratio, width, height } = AD_FORMATS[name];
      return [name, ratio, width, height];
    });
    expect(sizes).toEqual([
      ['square', '1:1', 1080, 1080],
      ['story', '9:16', 1080, 1920],
      ['portrait', '4:5', 1080, 1350],
      ['landscape', '1.91:1', 1200, 628],
      ['wide', '16:9', 1920, 1080],
      ['pin', '2:3', 1000, 1500],
    ]);
  });

  it.each(AD_FORMAT_NAMES)(
    'the format %s has its stated aspect ratio, and its safe area is not empty',
    (name) => {
      const { ratio, width, height, safeArea } = AD_FORMATS[name];
      const [across = 0, down = 1] = ratio.split(':').map(Number);
      expect(width / height).toBeCloseTo(across / down, 2);
      expect(safeArea.left + safeArea.right).toBeLessThan(width / 4);
      expect(safeArea.top + safeArea.bottom).toBeLessThan(height / 2.5);
    },
  );
});

describe('the schemas of editing requests', () => {
  it('missing fields of a preview request get default values', () => {
    expect(previewRequestSchema.parse({ recipe: {}, formats: ['pin'] })).toMatchObject({
      width: 540,
      score: true,
    });
    expect(rollRequestSchema.parse({ recipe: {}, elements: ['headline'], roll: 0 }).locks).toEqual(
      [],
    );
  });

  it.each([
    previewRequestSchema.safeParse({ recipe: {}, formats: [] }),
    previewRequestSchema.safeParse({ recipe: {}, formats: ['banner'] }),
    previewRequestSchema.safeParse({ recipe: {}, formats: ['pin'], width: 40_000 }),
    saveVersionRequestSchema.safeParse({ recipe: {}, baseVersion: 0 }),
  ])('the schemas of editing requests refuse invalid requests', ({ success }) => {
    expect(success).toBe(false);
  });

  it('the error of a stale save contains the latest version, with recipe and pictures', () => {
    const latest = { n: 4, recipe: composed, images: { square: 'http://localhost/4.jpg' } };
    const failure = { success: false, error: 'Changed', code: 'stale_version', latest };
    expect(editorFailureSchema.parse(failure).latest).toEqual(latest);
  });

  it('the path of an ad’s versions contains the ad’s id', () => {
    expect(buildAdVersionsPath('a/b')).toBe('/ads/a%2Fb/versions');
    expect(buildAdFormatsPath('1')).toBe('/ads/1/formats');
  });
});
