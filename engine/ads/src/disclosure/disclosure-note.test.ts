import {
  AD_FORMAT_NAMES,
  type AdFormat,
  brandSnapshotSchema,
  type ComposedRecipe,
} from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { AD_FORMATS, getSafeZones, RENDERER_VERSION } from '@adwright/contracts/values';
import { LEXICON_LANGUAGES } from '@adwright/engine-lexicon';
import { insetRect, measureGroundLuminance, overlaps, type Rect } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type AdPicture, openAdPicture } from '../material/ad-picture.ts';
import { PICTURE_LAYOUT_NAMES } from '../picture/picture-layouts.ts';
import { buildRecipe, makeRecipeInput } from '../recipe/ad-recipe.ts';
import { renderCoarsely } from '../recipe/product-layers.ts';
import { type PaintedRecipe, paintRecipe } from '../recipe/render-recipe.ts';
import { writeDisclosureNote } from './disclosure-note.ts';

/** Stand-ins for the pictures of an AI service, one per format, each made only once. */
const pictures = new Map<AdFormat, AdPicture>();

beforeAll(async () => {
  for (const format of AD_FORMAT_NAMES) {
    const { width, height } = AD_FORMATS[format];
    const { data } = createSamplePhoto(3, width, height);
    const raw = { width, height, channels: 3 as const };
    pictures.set(format, await openAdPicture(await sharp(data, { raw }).png().toBuffer()));
  }
});

function paint(recipe: ComposedRecipe, format: AdFormat, scale = 0.25) {
  const picture = pictures.get(format) ?? null;
  const painted = paintRecipe(recipe, format, { picture, render: renderCoarsely, scale });
  if (!painted) throw new Error(`the note has no room in ${format}`);
  return painted;
}

const noted = (changes: Partial<ComposedRecipe> = {}): ComposedRecipe => ({
  ...sampleRecipe,
  picture: { kind: 'generated', images: {} },
  layout: 'picture-full',
  disclosure: 'note',
  ...changes,
});

it('the AI note has a text in every language, for a whole picture and for a part', () => {
  const texts = LEXICON_LANGUAGES.flatMap((language) => [
    writeDisclosureNote(language, false),
    writeDisclosureNote(language, true),
  ]);
  expect(new Set(texts).size).toBeGreaterThanOrEqual(2 * LEXICON_LANGUAGES.length - 1);
  expect(writeDisclosureNote('xx', false)).toBe('AI-generated');
  expect(writeDisclosureNote('pt-BR', false)).toBe('Gerado com IA');
});

const PLACES = [
  ...PICTURE_LAYOUT_NAMES,
  ...(['hero-side', 'quote-card', 'versus-cards', 'split-rows'] as const),
].flatMap((layout) => AD_FORMAT_NAMES.map((format) => ({ layout, format })));

it.each(PLACES)(
  'the AI note overlaps no other element in $layout, $format',
  ({ layout, format }) => {
    const { boxes } = paint(noted({ layout }), format);
    const note = boxes.find(({ role }) => role === 'disclosure');
    if (!note) throw new Error('the AI note was not painted');
    expect(Object.keys(note).toSorted()).toEqual(['height', 'ink', 'role', 'width', 'x', 'y']);
    const others = boxes.filter(({ role }) => role !== 'disclosure' && role !== 'product');
    expect(others.filter((box) => overlaps(box, note))).toEqual([]);
    const { width, height } = AD_FORMATS[format];
    // In reels, controls cover the bottom third of a story, so the note must avoid that area too.
    for (const { covered } of getSafeZones(format)) {
      expect(note.x).toBeGreaterThanOrEqual(covered.left * width - 1);
      expect(note.x + note.width).toBeLessThanOrEqual(width - covered.right * width + 1);
      expect(note.y).toBeGreaterThanOrEqual(covered.top * height - 1);
      expect(note.y + note.height).toBeLessThanOrEqual(height - covered.bottom * height + 1);
    }
  },
);

/** Returns the contrast ratio (WCAG 2.2) between the lightest and the darkest pixel of a box. */
function contrastIn({ pixels, width, height }: PaintedRecipe, box: Rect): number {
  const { low, high } = measureGroundLuminance({ data: pixels, width, height }, insetRect(box, 3));
  return (high + 0.05) / (low + 0.05);
}

it.each(LEXICON_LANGUAGES)(
  'the AI note is printed in %s, and its words and sign have a contrast of at least 7:1',
  (language) => {
    const painted = paint(noted({ words: { ...sampleRecipe.words, language } }), 'square', 1);
    const note = painted.boxes.find(({ role }) => role === 'disclosure');
    if (!note) throw new Error('the AI note was not painted');
    // A note without words would be less than two and a half times as wide as high.
    expect(note.width).toBeGreaterThan(2.5 * note.height);
    const sign = { ...note, width: 2 * note.height };
    const words = { ...note, x: note.x + sign.width, width: note.width - sign.width };
    for (const part of [sign, words]) expect(contrastIn(painted, part)).toBeGreaterThan(7);
  },
);

it('the AI note keeps its position in an ad of an older renderer', () => {
  const { words } = sampleRecipe;
  const crowded = {
    ...words,
    language: 'el',
    headline: 'A long headline that tells the whole story of a thing',
    subline: `${words.subline} ${words.subline}`,
    facts: ['Open daily 9–18', 'Main Street 4, Kiel', '+49 431 123456'],
  };
  const boxOfNote = (renderer: number) => {
    const { boxes } = paint(noted({ layout: 'hero-side', words: crowded, renderer }), 'square');
    const { x, y, width, height } =
      boxes.find(({ role }) => role === 'disclosure') ?? expect.fail('the note is missing');
    return [x, y, width, height];
  };
  // The fourth renderer preferred a large note, even where platforms' controls may cover it, to a small note.
  expect(boxOfNote(4)).toEqual([766, 1006, 290, 50]);
  expect(boxOfNote(RENDERER_VERSION)).toEqual([365, 983, 249, 43]);
});

it('an ad that the engine drew without AI gets no AI note', () => {
  const drawn = noted({ picture: sampleRecipe.picture, layout: 'hero-side' });
  const { boxes } = paint(drawn, 'square');
  expect(boxes.some(({ role }) => role === 'disclosure')).toBe(false);
});

it('buildRecipe records an ordered AI note, and gives the recipe a version that older software refuses', () => {
  const input = makeRecipeInput(noted(), 'square');
  expect(buildRecipe(input, 'hero-side')).toMatchObject({ disclosure: 'note', version: 3 });
  const { note: _note, ...without } = input;
  expect(buildRecipe(without, 'hero-side')).not.toHaveProperty('disclosure');
});

it.each(['none', 'note', 'platform'] as const)(
  "the AI note is printed according to the brand's setting: %s",
  (disclosure) => {
    const brand = brandSnapshotSchema.parse({ name: 'Kestrel', disclosure });
    const { note: _note, ...silent } = makeRecipeInput(noted(), 'square');
    const input = { ...silent, picture: new Uint8Array(1) };
    const { version, ...recipe } = buildRecipe(input, 'picture-full', { brand });
    const expected = disclosure === 'platform' ? { disclosure, version: 3 } : { version: 2 };
    expect({
      ...('disclosure' in recipe ? { disclosure: recipe.disclosure } : {}),
      version,
    }).toEqual(expected);
  },
);

it.each([undefined, 'none', 'platform'] as const)(
  'an ad has no AI note if its disclosure is %s',
  (disclosure) => {
    const { boxes, pixels } = paint(noted({ disclosure }), 'square');
    expect(boxes.some(({ role }) => role === 'disclosure')).toBe(false);
    const plain = noted();
    delete plain.disclosure;
    expect(pixels.equals(paint(plain, 'square').pixels)).toBe(true);
  },
);
