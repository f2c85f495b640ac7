import {
  AD_FORMATS,
  type AdFormat,
  type ComposedRecipe,
  type ElementPlaces,
  TEXT_SIDES,
} from '@adwright/contracts';
import { withTranslation } from '@adwright/contracts/recipe-languages';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { MIN_TEXT_CONTRAST, overlaps } from '@adwright/engine-pixels';
import { itEach } from '@adwright/engine-testing/nightly';
import { describe, expect, it } from 'vitest';
import { renderCoarsely } from '../recipe/product-layers.ts';
import { paintRecipe } from '../recipe/render-recipe.ts';
import { inspectEdit } from '../testing/edit-faults.ts';
import { EDITED_ADS, EDITED_FORMATS, makeEditedAd } from '../testing/edited-ads.ts';
import { makeRandomPlaces, withMoved } from '../testing/moved-ads.ts';

const format = 'square';
const ad = makeEditedAd(0, writeAdCopy);

const moved = (recipe: ComposedRecipe, places: ElementPlaces, at: AdFormat = format) =>
  withMoved(recipe, at, places);

function painted(recipe: ComposedRecipe) {
  const result = paintRecipe(recipe, format, { render: renderCoarsely, scale: 0.3 });
  if (!result) throw new Error('the words have no room');
  return result;
}

const boxOf = ({ boxes }: ReturnType<typeof painted>, role: string) => {
  const box = boxes.find((each) => each.role === role);
  if (!box) throw new Error(`the ad has no ${role}`);
  return box;
};

describe('elements that the user moved by hand', { timeout: 60_000 }, () => {
  it('a moved element stays where the user put it, and all other elements keep their places', () => {
    const simple = { ...ad, words: { ...ad.words, subline: '' } };
    const before = painted(simple);
    const after = painted(moved(simple, { cta: { x: 0.01, y: 0.012, scale: 0.8 } }));
    const [from, to] = [boxOf(before, 'cta'), boxOf(after, 'cta')];
    expect(to.width).toBeCloseTo(from.width * 0.8, 5);
    expect(to.x + to.width / 2).toBeCloseTo(from.x + from.width / 2 + 0.01 * 1080, 5);
    const { x, y, width, height } = boxOf(before, 'headline');
    expect(boxOf(after, 'headline')).toMatchObject({ x, y, width, height });
    expect(after.places?.cta).toEqual({
      x: expect.closeTo(0.01),
      y: expect.closeTo(0.012),
      scale: 0.8,
    });
  });

  it('moved elements stay in the safe zone, however far the user moves them', () => {
    const { safeArea, width, height } = AD_FORMATS[format];
    for (const [x, y] of [
      [1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      const {
        x: left,
        y: top,
        ...size
      } = boxOf(painted(moved(ad, { headline: { x, y, scale: 1 } })), 'headline');
      expect(left).toBeGreaterThanOrEqual(safeArea.left - 1);
      expect(top).toBeGreaterThanOrEqual(safeArea.top - 1);
      expect(left + size.width).toBeLessThanOrEqual(width - safeArea.right + 1);
      expect(top + size.height).toBeLessThanOrEqual(height - safeArea.bottom + 1);
    }
  });

  it('moved elements return towards their places in the layout if they would overlap other words', () => {
    const before = painted(ad);
    const [headline, cta] = [boxOf(before, 'headline'), boxOf(before, 'cta')];
    const x = (headline.x + headline.width / 2 - cta.x - cta.width / 2) / 1080;
    const y = (headline.y + headline.height / 2 - cta.y - cta.height / 2) / 1080;
    const after = painted(moved(ad, { cta: { x, y, scale: 1 } }));
    expect(overlaps(boxOf(after, 'cta'), boxOf(after, 'headline'))).toBe(false);
  });

  it('moved words keep a distance from a button, because the button’s fill must not lie under words', () => {
    const edited = makeEditedAd(9, writeAdCopy);
    const { faults } = inspectEdit(moved(edited, makeRandomPlaces(55), 'story'), 'story');
    expect(faults).toEqual([]);
  });

  it('an ad with moved elements has the same bytes, even if its recipe contains words in other languages', () => {
    const { words, typed } = ad;
    const both = withTranslation(ad, 'fr', { words: { ...words, headline: 'Bonjour' }, typed });
    expect(painted(both).pixels.equals(painted(ad).pixels)).toBe(true);
  });

  it('moved elements keep a distance from other elements when their lines are aligned to either side', () => {
    const simple = { ...ad, words: { ...ad.words, subline: '' } };
    const sides = TEXT_SIDES.map((align) =>
      painted(moved(simple, { headline: { x: 0, y: 0, scale: 1, align } })),
    );
    const [left, centre, right] = sides.map((each) => boxOf(each, 'headline').x);
    expect(left).toBeLessThanOrEqual(centre ?? 0);
    expect(centre).toBeLessThanOrEqual(right ?? 0);
    const bytes = new Set(sides.map(({ pixels }) => pixels.toString('base64')));
    expect(bytes.size).toBe(TEXT_SIDES.length);
    for (const each of sides)
      expect(overlaps(boxOf(each, 'headline'), boxOf(each, 'cta'))).toBe(false);
    expect(sides[1]?.places?.headline).toMatchObject({ align: 'center' });
  });

  it('moving elements back restores the ad’s bytes, and moves in one format change no other format', () => {
    const before = painted(ad).pixels;
    const undone = moved(ad, { headline: { x: 0, y: 0, scale: 1 } });
    expect(painted(undone).pixels.equals(before)).toBe(true);
    const elsewhere = moved(ad, { headline: { x: 0.2, y: 0.2, scale: 2 } }, 'story');
    expect(painted(elsewhere).pixels.equals(before)).toBe(true);
  });

  itEach(
    Array.from({ length: EDITED_ADS }, (_, number) => number),
    { step: 40, first: 3 },
  )(
    'random edit %i keeps contrast, words off the product, and every number finite',
    { timeout: 60_000 },
    (number) => {
      const recipe = makeEditedAd(number, writeAdCopy);
      const at = EDITED_FORMATS[number % EDITED_FORMATS.length] ?? format;
      const edited = moved(recipe, makeRandomPlaces(number), at);
      const { faults, contrast, leftOut } = inspectEdit(edited, at);
      expect(faults).toEqual([]);
      if (!leftOut) expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      const numbers = paintRecipe(edited, at, {
        render: renderCoarsely,
        scale: 0.3,
      })?.boxes.flatMap(({ x, y, width, height }) => [x, y, width, height]);
      expect(numbers?.every(Number.isFinite) ?? leftOut).toBe(true);
    },
  );
});
