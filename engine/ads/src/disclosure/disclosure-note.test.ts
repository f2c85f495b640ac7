import { AD_FORMAT_NAMES, type ComposedRecipe } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { AD_FORMATS, safeZonesOf } from '@adwright/contracts/values';
import { LEXICON_LANGUAGES } from '@adwright/engine-lexicon';
import { inset, overlaps } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { inputOfRecipe, recipeOf } from '../recipe/ad-recipe.ts';
import { renderCoarsely } from '../recipe/product-layers.ts';
import { paintRecipe } from '../recipe/render-recipe.ts';
import { disclosureNote } from './disclosure-note.ts';

function paint(recipe: ComposedRecipe, format: (typeof AD_FORMAT_NAMES)[number]) {
  const painted = paintRecipe(recipe, format, { render: renderCoarsely, scale: 0.25 });
  if (!painted) throw new Error(`no room in ${format}`);
  return painted;
}

const noted = (changes: Partial<ComposedRecipe> = {}): ComposedRecipe => ({
  ...sampleRecipe,
  disclosure: 'note',
  ...changes,
});

it('is written in every language, whole or in part', () => {
  const texts = LEXICON_LANGUAGES.flatMap((language) => [
    disclosureNote(language, false),
    disclosureNote(language, true),
  ]);
  expect(new Set(texts).size).toBeGreaterThanOrEqual(2 * LEXICON_LANGUAGES.length - 1);
  expect(disclosureNote('xx', false)).toBe('AI-generated');
  expect(disclosureNote('pt-BR', false)).toBe('Gerado com IA');
});

const PLACES = (['hero-side', 'quote-card', 'versus-cards', 'split-rows'] as const).flatMap(
  (layout) => AD_FORMAT_NAMES.map((format) => ({ layout, format })),
);

it.each(PLACES)('stands clear of everything in $layout, $format', ({ layout, format }) => {
  const { boxes } = paint(noted({ layout }), format);
  const note = boxes.find(({ role }) => role === 'disclosure');
  if (!note) throw new Error('the note is missing');
  expect(Object.keys(note).toSorted()).toEqual(['height', 'ink', 'role', 'width', 'x', 'y']);
  // The sign alone is less than two and a half times as wide as high.
  expect(note.width).toBeGreaterThan(2.5 * note.height);
  const others = boxes.filter(({ role }) => role !== 'disclosure' && role !== 'product');
  expect(others.filter((box) => overlaps(box, note))).toEqual([]);
  const { width, height } = AD_FORMATS[format];
  for (const { covered } of safeZonesOf(format).filter(({ placement }) => placement !== 'Reels')) {
    expect(note.x).toBeGreaterThanOrEqual(covered.left * width - 1);
    expect(note.x + note.width).toBeLessThanOrEqual(width - covered.right * width + 1);
    expect(note.y).toBeGreaterThanOrEqual(covered.top * height - 1);
    expect(note.y + note.height).toBeLessThanOrEqual(height - covered.bottom * height + 1);
  }
});

it.each(['ar', 'ja', 'hi', 'th', 'el'])('is printed in the script of %s', (language) => {
  const { boxes } = paint(noted({ words: { ...sampleRecipe.words, language } }), 'square');
  expect(boxes.some(({ role }) => role === 'disclosure')).toBe(true);
});

it('reads on any ground: its plate is black or white', () => {
  const painted = paint(noted(), 'square');
  const note = painted.boxes.find(({ role }) => role === 'disclosure');
  if (!note) throw new Error('the note is missing');
  const corner = inset({ ...note }, 2);
  const at = (x: number, y: number) => {
    const scale = painted.width / AD_FORMATS.square.width;
    const pixel = (Math.round(y * scale) * painted.width + Math.round(x * scale)) * 4;
    return [...painted.pixels.subarray(pixel, pixel + 3)];
  };
  const plate = at(corner.x + corner.width / 2, corner.y + 3);
  expect(
    [0, 255].map((value) => Math.max(...plate.map((each) => Math.abs(each - value)))),
  ).toContainEqual(expect.toSatisfy((away: number) => away < 12));
});

it('is part of the recipe of an ad that was ordered with it, which older readers refuse', () => {
  const input = inputOfRecipe(noted(), 'square');
  expect(recipeOf(input, 'hero-side')).toMatchObject({ disclosure: 'note', version: 3 });
  const { note: _note, ...without } = input;
  expect(recipeOf(without, 'hero-side')).not.toHaveProperty('disclosure');
});

it.each([undefined, 'none', 'platform'] as const)(
  'is not printed where %s is chosen',
  (disclosure) => {
    const { boxes, pixels } = paint(noted({ disclosure }), 'square');
    expect(boxes.some(({ role }) => role === 'disclosure')).toBe(false);
    expect(pixels.equals(paint(sampleRecipe, 'square').pixels)).toBe(true);
  },
);
