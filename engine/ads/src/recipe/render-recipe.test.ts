import { AD_LAYOUT_NAMES, COLOUR_ROLES, parseRecipe, TYPE_PAIRINGS } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { fromHex, MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import { itEach } from '@adwright/engine-testing/nightly';
import { describe, expect, it } from 'vitest';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { PICTURE_LAYOUT_NAMES } from '../picture/picture-layouts.ts';
import { renderAd } from '../render-ad.ts';
import { TYPE_PAIRING_FACES } from '../type-pairings.ts';
import { buildRecipe } from './ad-recipe.ts';
import { type PaintedRecipe, paintRecipe } from './render-recipe.ts';
import { rollLook } from './roll-look.ts';

const brief = { product: 'Soy candle', audience: 'readers', emotion: 'nostalgia' } as const;

function recipeIn(layout: (typeof LAYOUT_NAMES)[number], seed = 4) {
  const copy = writeAdCopy(brief, seed, 0);
  const input = { brief, copy, format: 'square' as const, seed, variation: 0, layout };
  return { input, recipe: parsed(buildRecipe(input, layout)) };
}

function parsed(value: unknown) {
  const recipe = parseRecipe(JSON.parse(JSON.stringify(value)));
  if (recipe.kind !== 'composed') throw new Error('the ad is no composed ad');
  return recipe;
}

function painted(...parameters: Parameters<typeof paintRecipe>): PaintedRecipe {
  const result = paintRecipe(...parameters);
  if (!result) throw new Error('the words have no room');
  return result;
}

describe('the choices that the contracts library offers', () => {
  it('the contracts library offers exactly the layouts and type pairings that the ad composer knows', () => {
    expect(AD_LAYOUT_NAMES).toEqual([...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES]);
    expect(Object.keys(TYPE_PAIRING_FACES)).toEqual(TYPE_PAIRINGS.map(([name]) => name));
  });
});

describe('the recipe of an ad', () => {
  it('a recipe is painted with the same positions as the ad that it was written from', {
    timeout: 60_000,
  }, async () => {
    const { input, recipe } = recipeIn('quote-card');
    const { boxes, minContrast } = await renderAd(input);
    const again = painted(recipe, 'square');
    expect(again.boxes).toMatchObject(boxes);
    expect(again.minContrast).toBe(minContrast);
  });

  it('an ad changes no pixel outside a word if the word is replaced by another of the same width', {
    timeout: 60_000,
  }, () => {
    const { recipe } = recipeIn('hero-side');
    const withSubline = (subline: string) =>
      painted({ ...recipe, typed: ['subline'], words: { ...recipe.words, subline } }, 'square');
    const [one, other] = [withSubline('A note for now'), withSubline('A tone for now')];
    const box = one.boxes.find(({ role }) => role === 'subline');
    if (!box) throw new Error('the ad has no subline');
    let inside = 0;
    let outside = 0;
    for (let at = 0; at < one.pixels.length; at += 4) {
      if (one.pixels.readUInt32LE(at) === other.pixels.readUInt32LE(at)) continue;
      const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
      const isInside =
        x >= box.x - 3 &&
        x <= box.x + box.width + 3 &&
        y >= box.y - 3 &&
        y <= box.y + box.height + 3;
      if (isInside) inside += 1;
      else outside += 1;
    }
    expect(inside).toBeGreaterThan(0);
    expect(outside).toBe(0);
  });

  it('an ad breaks the headline where the user broke it, except for older recipes', {
    timeout: 60_000,
  }, () => {
    const { recipe } = recipeIn('hero-side');
    const pixelsOf = (headline: string, version: typeof recipe.version) => {
      const words = { ...recipe.words, headline };
      return painted({ ...recipe, version, words }, 'square', { scale: 0.2 }).pixels;
    };
    const whole = pixelsOf('Light the one that lasts', 1);
    expect(pixelsOf('Light the\none that lasts', 1).equals(whole)).toBe(true);
    expect(pixelsOf('Light\nthe one that lasts', 10).equals(whole)).toBe(false);
  });

  it('an ad prints the offer and all facts that the user did not delete', {
    timeout: 60_000,
  }, () => {
    const { recipe } = recipeIn('hero-side');
    const rolesWith = (words: Partial<typeof recipe.words>) => {
      const edited = {
        ...recipe,
        typed: ['offer', 'facts'] as const,
        words: { ...recipe.words, ...words },
      };
      return painted(parsed(edited), 'square').boxes.map(({ role }) => role);
    };
    const offer = { kind: 'price', text: '€49', was: '€69' } as const;
    const shown = rolesWith({ offer, facts: ['until Sunday', ' '] });
    expect(shown).toEqual(expect.arrayContaining(['offer', 'facts']));
    const emptied = rolesWith({ offer: { ...offer, text: ' ' }, facts: ['', ' '] });
    expect(emptied).toEqual(rolesWith({ offer: undefined, facts: undefined }));
    expect(emptied).not.toContain('offer');
  });

  it('a recipe with typed facts that do not fit is refused, even after the offer was removed', {
    timeout: 60_000,
  }, () => {
    const { recipe } = recipeIn('hero-side');
    const facts = Array.from({ length: 16 }, (_, at) => `fact ${at}: ${'long words '.repeat(12)}`);
    const words = { ...recipe.words, offer: undefined, facts };
    const edited = parsed({ ...recipe, typed: ['offer', 'facts'], words });
    expect(() => paintRecipe(edited, 'square')).toThrow(
      expect.objectContaining({ code: 'text_does_not_fit', field: 'words.facts' }),
    );
  });

  it('a thumbnail has the same corrected text colours as the full picture', {
    timeout: 60_000,
  }, () => {
    const { recipe } = recipeIn('hero-side');
    const colours = Object.fromEntries(COLOUR_ROLES.map((role) => [role, '#8a8f3c']));
    const edited = { ...recipe, look: { type: null, colours } };
    const correctedAt = (scale: number) =>
      painted(edited, 'square', { scale }).gaveWay.map(({ role, used }) => ({
        role,
        lightness: fromHex(used).lightness,
      }));
    const whole = correctedAt(1);
    expect(whole.length).toBeGreaterThan(0);
    expect(correctedAt(0.3)).toEqual(
      // With fewer pixels, the background is measured less exactly, so text colours may differ by one or two
      // shades.
      whole.map(({ role, lightness }) => ({ role, lightness: expect.closeTo(lightness, 0.8) })),
    );
  });

  itEach(LAYOUT_NAMES, { step: 4, first: 2 })(
    '%s stays readable in any colours',
    { timeout: 60_000 },
    (layout) => {
      const { recipe } = recipeIn(layout);
      const colours = Object.fromEntries(COLOUR_ROLES.map((role) => [role, '#8a8f3c']));
      const { minContrast, gaveWay } = painted(
        { ...recipe, look: { type: 'syne-space', colours } },
        'square',
      );
      expect(minContrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(gaveWay.some(({ role }) => role === 'cta')).toBe(true);
      for (const { wanted, used, message } of gaveWay) {
        expect([wanted, used]).toEqual(['#8a8f3c', used]);
        expect(message).toMatch(/^Your color for the [a-z ]+ is hard to read [^#]+\.$/);
      }
    },
  );
});

describe('a recipe of an ad for a product with a name that denotes no known object', () => {
  const unknown = { product: 'conveyor rollers', audience: 'readers', emotion: 'trust' } as const;
  const copy = writeAdCopy(unknown, 4, 0);
  const input = { brief: unknown, copy, format: 'square' as const, seed: 4, variation: 0 };
  const recipe = buildRecipe(input, 'hero-side');

  it('a recipe records that the ad shows only type, so that it renders the same ad again', () => {
    expect(recipe.picture).toEqual({ kind: 'drawn', object: 'type', colour: null });
    const again = painted(recipe, 'square', { scale: 0.2 });
    expect(again.boxes.some(({ role }) => role === 'product')).toBe(false);
  });

  it('the engine still shows the carton or the sculpture in ads with recipes that name no object', () => {
    const pixelsOf = (object: string | null, inCartons: boolean) =>
      painted(
        {
          ...recipe,
          layout: 'hero-side',
          words: { ...recipe.words, inCartons },
          picture: { kind: 'drawn', object, colour: null },
        },
        'square',
        { scale: 0.2 },
      ).pixels;
    expect(pixelsOf(null, true).equals(pixelsOf('carton', true))).toBe(true);
    expect(pixelsOf(null, false).equals(pixelsOf('archSculpture', false))).toBe(true);
    expect(pixelsOf('type', true).equals(pixelsOf('carton', true))).toBe(false);
  });

  it('“shuffle” shows other figures (abstract shapes) in place of an unknown object, but no sculpture', () => {
    const shown = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (roll) => rollLook(recipe, 'object', roll, 'type').picture,
    );
    const objects = shown.map((picture) => (picture.kind === 'drawn' ? picture.object : null));
    expect(new Set(objects).size).toBe(8);
    for (const object of objects) expect(object).toMatch(/^type-/);
  });
});
