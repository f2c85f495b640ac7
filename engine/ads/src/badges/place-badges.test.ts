import {
  AD_FORMATS,
  AD_LANGUAGES,
  type AdWords,
  BADGE_NAMES,
  type ComposedRecipe,
  getOwnBadgeWords,
  getRecipeVersion,
  parseRecipe,
} from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { createSeededRandom, MIN_TEXT_CONTRAST, overlaps } from '@adwright/engine-pixels';
import { itEach } from '@adwright/engine-testing/nightly';
import { describe, expect, it } from 'vitest';
import { ProductLayers } from '../recipe/product-layers.ts';
import { paintRecipe } from '../recipe/render-recipe.ts';
import { inspectEdit } from '../testing/edit-faults.ts';
import { EDITED_ADS, EDITED_FORMATS, makeEditedAd } from '../testing/edited-ads.ts';

type Badges = NonNullable<AdWords['badges']>;

const PRICE: Badges = { 'badge-1': { kind: 'price', text: 'from €19.90' } };
const RATING = { kind: 'rating', text: '4.8 / 5', source: '312 reviews on Trustpilot' } as const;
const ALL: Badges = { ...PRICE, 'badge-2': RATING, 'badge-3': { kind: 'delivery', text: '' } };

function badged(
  recipe: ComposedRecipe,
  badges: Badges,
  changes: Partial<ComposedRecipe> = {},
): ComposedRecipe {
  const changed = { ...recipe, ...changes, words: { ...recipe.words, badges } };
  const parsed = parseRecipe({ ...changed, version: getRecipeVersion(changed) });
  if (parsed.kind !== 'composed')
    throw new Error('An ad with badges must stay composed (drawn by the engine).');
  return parsed;
}

const layers = new ProductLayers();

function painted(recipe: ComposedRecipe, format: (typeof EDITED_FORMATS)[number] = 'square') {
  const result = paintRecipe(recipe, format, { render: layers.render, scale: 0.3 });
  if (!result) throw new Error('the words have no room');
  return result;
}

const ad = makeEditedAd(0, writeAdCopy);
const shapesOf = ({ boxes }: ReturnType<typeof painted>) =>
  boxes.filter(({ role, contrast }) => role.startsWith('badge') && contrast === undefined);

describe('placeBadges', { timeout: 60_000 }, () => {
  it('an ad without badges stays unchanged', () => {
    expect(painted(badged(ad, {})).pixels.equals(painted(ad).pixels)).toBe(true);
  });

  it('badges lie in the safe zone of every format, away from words and from each other', () => {
    for (const format of EDITED_FORMATS) {
      const { safeArea, width, height } = AD_FORMATS[format];
      const picture = painted(badged(ad, ALL), format);
      const shapes = shapesOf(picture);
      expect(shapes.length + picture.dropped.length).toBe(BADGE_NAMES.length);
      for (const box of shapes) {
        expect(box.x).toBeGreaterThanOrEqual(safeArea.left);
        expect(box.y).toBeGreaterThanOrEqual(safeArea.top);
        expect(box.x + box.width).toBeLessThanOrEqual(width - safeArea.right + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(height - safeArea.bottom + 0.01);
        const others = picture.boxes.filter(
          ({ role }) => role !== box.role && role !== 'product' && role !== 'disclosure',
        );
        expect(others.filter((other) => overlaps(box, other))).toEqual([]);
      }
    }
  });

  it('badges keep the position and the size that the user chose', () => {
    const [before] = shapesOf(painted(badged(ad, PRICE)));
    const place = { x: -0.2, y: 0, scale: 0.8 };
    const after = painted(badged(ad, PRICE, { places: { square: { 'badge-1': place } } }));
    const [shape] = shapesOf(after);
    if (!before || !shape) throw new Error('the ad has no badge');
    expect(shape.width).toBeCloseTo(before.width * 0.8, 5);
    expect(shape.x + shape.width / 2).toBeCloseTo(before.x + before.width / 2 - 0.2 * 1080, 5);
    expect(after.places?.['badge-1']?.x).toBeCloseTo(-0.2, 5);
  });

  it('badges move away from words onto which the user dragged them', () => {
    const picture = painted(badged(ad, PRICE));
    const headline = picture.boxes.find(({ role }) => role === 'headline');
    const [shape] = shapesOf(picture);
    if (!headline || !shape) throw new Error('the recipe has no headline or badge');
    const x = (headline.x + headline.width / 2 - shape.x - shape.width / 2) / 1080;
    const y = (headline.y + headline.height / 2 - shape.y - shape.height / 2) / 1080;
    const places = { square: { 'badge-1': { x, y, scale: 1 } } };
    const [moved] = shapesOf(painted(badged(ad, PRICE, { places })));
    expect(moved && overlaps(moved, headline)).toBe(false);
  });

  it('a rating without a source is not shown as a badge', () => {
    const unnamed = painted(badged(ad, { 'badge-1': { kind: 'rating', text: '4.8' } }));
    expect(shapesOf(unnamed)).toEqual([]);
  });

  it('badges say “new” and “free delivery” in every language of ads', () => {
    for (const language of AD_LANGUAGES) {
      expect(getOwnBadgeWords('new', language)).not.toBe('');
      const recipe = { ...ad, words: { ...ad.words, language } };
      const picture = painted(badged(recipe, { 'badge-1': { kind: 'delivery', text: '' } }));
      expect(shapesOf(picture)).toHaveLength(1);
    }
  });

  it('badges for which a format has no room are reported by name', () => {
    const long = 'Everything that a careful household ne';
    const crowd = Object.fromEntries(
      BADGE_NAMES.map((name) => [name, { kind: 'new' as const, text: long }]),
    );
    const places = Object.fromEntries(BADGE_NAMES.map((name) => [name, { x: 0, y: 0, scale: 2 }]));
    const picture = painted(badged(ad, crowd, { places: { landscape: places } }), 'landscape');
    expect(shapesOf(picture).length + picture.dropped.length).toBe(BADGE_NAMES.length);
  });

  itEach(
    Array.from({ length: EDITED_ADS }, (_, number) => number),
    { step: 50, first: 2 },
  )('of random edit %i read well and stand clear of the product', { timeout: 60_000 }, (number) => {
    const random = createSeededRandom(4001 + number);
    const format = EDITED_FORMATS[number % EDITED_FORMATS.length] ?? 'square';
    const places = Object.fromEntries(
      BADGE_NAMES.map((name) => [name, { x: -random(), y: random(), scale: 0.5 + 1.5 * random() }]),
    );
    const recipe = badged(makeEditedAd(number, writeAdCopy), ALL, { places: { [format]: places } });
    const { faults, contrast, leftOut } = inspectEdit(recipe, format);
    expect(faults).toEqual([]);
    if (!leftOut) expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });
});
