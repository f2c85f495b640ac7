import { describe, expect, it } from 'vitest';
import { AD_LANGUAGES } from './ad-languages.ts';
import { getWrittenAltText, writeAltText } from './alt-text.ts';
import { MAX_ALT_TEXT_LENGTH } from './limits.ts';
import { type ComposedRecipe, type OverlayRecipe, recipeSchema } from './recipe.ts';
import { sampleRecipe } from './testing/sample-recipe.ts';

const recipe: ComposedRecipe = {
  ...sampleRecipe,
  brief: { ...sampleRecipe.brief, product: 'Oat soap' },
  words: { ...sampleRecipe.words, language: 'en', headline: 'Clean, calm skin', offer: undefined },
};
const inLanguage = (language: string): ComposedRecipe => ({
  ...recipe,
  words: { ...recipe.words, language },
});
const picture = (shown: ComposedRecipe['picture']): ComposedRecipe => ({
  ...recipe,
  picture: shown,
});
const photo = 'http://localhost:8321/storage/v1/object/authenticated/assets/u/a.jpg';

describe('the alt text of an ad', () => {
  it.each([
    [{ kind: 'drawn', object: 'soap', colour: null }, 'Illustration: Oat soap “Clean, calm skin”'],
    [{ kind: 'drawn', object: 'type', colour: null }, 'Text poster: Oat soap “Clean, calm skin”'],
    [{ kind: 'photo', imageUrl: photo }, 'Photo: Oat soap “Clean, calm skin”'],
    [
      { kind: 'product', image: photo, cutout: null, show: 'framed' },
      'Photo: Oat soap “Clean, calm skin”',
    ],
    [{ kind: 'generated', images: {} }, 'Picture: Oat soap “Clean, calm skin”'],
  ] as const)(
    'the alt text of an ad names the kind of picture, the subject, and the printed words: %o',
    (shown, text) => {
      expect(writeAltText(picture(shown))).toBe(text);
    },
  );

  it('the alt text of an ad is written in the ad’s language, with nouns of that language', () => {
    expect(writeAltText(inLanguage('de'))).toBe('Illustration: Oat soap „Clean, calm skin“');
    expect(writeAltText(inLanguage('de-AT'))).toBe('Illustration: Oat soap „Clean, calm skin“');
    expect(writeAltText(inLanguage('ja'))).toBe('イラスト: Oat soap 「Clean, calm skin」');
    const posters = AD_LANGUAGES.map((language) =>
      writeAltText({
        ...inLanguage(language),
        picture: { kind: 'drawn', object: 'type', colour: null },
      }),
    );
    expect(new Set(posters).size).toBe(AD_LANGUAGES.length);
  });

  it('the alt text of an ad has no English noun if its language is unknown', () => {
    expect(writeAltText(inLanguage('und'))).toBe('Oat soap “Clean, calm skin”');
    expect(writeAltText(inLanguage('fi'))).toBe('Oat soap “Clean, calm skin”');
  });

  it('the alt text of an ad contains the offer if there is space', () => {
    const offer = { kind: 'price', text: 'Only $7' } as const;
    expect(writeAltText({ ...recipe, words: { ...recipe.words, offer } })).toMatch(/” “Only \$7”$/);
  });

  it.each(AD_LANGUAGES)(
    'an alt text has at most 125 characters and is cut between words: %s',
    (language) => {
      const long = 'Wonderfully mild soap of oats and honey '.repeat(6);
      const brief = { ...recipe.brief, product: long };
      const words = { ...recipe.words, language, headline: long };
      const text = writeAltText({ ...recipe, brief, words });
      expect([...text].length).toBeLessThanOrEqual(MAX_ALT_TEXT_LENGTH);
      expect(text).toContain('…');
      expect(text).not.toContain('\n');
    },
  );

  it('the alt text of an ad is the user’s own alt text, unless that text is blank', () => {
    expect(writeAltText({ ...recipe, altText: ' A bar of soap on a stone ' })).toBe(
      'A bar of soap on a stone',
    );
    expect(writeAltText({ ...recipe, altText: '  ' })).toBe(getWrittenAltText(recipe));
    const tooLong = { ...recipe, altText: 'a'.repeat(MAX_ALT_TEXT_LENGTH + 1) };
    expect(recipeSchema.safeParse(tooLong).success).toBe(false);
  });

  it('the alt text of an overlay contains the words over the photo, in whatever language they are', () => {
    const overlay: OverlayRecipe = {
      version: 2,
      renderer: 1,
      seed: 1,
      formats: ['square'],
      typed: [],
      kind: 'overlay',
      words: { headline: 'Grand opening', subline: 'Friday at noon' },
      style: recipeSchema.options[1].shape.style.options[0] ?? expect.fail(),
      panelAbove: false,
      picture: { kind: 'photo', imageUrl: photo },
    };
    expect(writeAltText(overlay)).toBe('“Grand opening” “Friday at noon”');
  });
});
