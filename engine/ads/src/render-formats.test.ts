import { AD_FORMATS, type AdFormat } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import {
  insetRect,
  MIN_TEXT_CONTRAST,
  measureTextContrast,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import { describe, expect, it } from 'vitest';
import type { AdInput } from './compose-ad.ts';
import { composeToFit } from './fit-format.ts';
import { LAYOUT_NAMES } from './layout-names.ts';
import { findMisfit } from './misfit.ts';
import { paintAd } from './paint-ad.ts';
import { renderCoarsely } from './recipe/product-layers.ts';

const FORMATS = ['portrait', 'landscape', 'wide', 'pin'] as const satisfies AdFormat[];
/**
 * Scale at which the tests paint ads. The boxes are the same at every scale, and silhouettes are precise enough
 * at this scale.
 */
const PREVIEW_SCALE = 0.17;

const BRIEFS: CopyBrief[] = [
  { product: 'Night serum', audience: 'busy women', emotion: 'exclusivity' },
  {
    product: 'Donaudampfschifffahrtsgesellschaftskapitän',
    audience: 'Straßenbahnfahrer',
    emotion: 'happiness',
  },
  {
    product: 'Electric bike with 120km range',
    audience: 'commuters',
    emotion: 'excitement',
    brandName: 'Northern Lights Household Company',
    callToAction: 'Reserve your place on the waiting list',
  },
  { product: 'قهوة باردة', audience: 'الطلاب', emotion: 'fear' },
  { product: 'コールドブリュー珈琲', audience: '忙しい人', emotion: 'urgency' },
];
const LONG = 'An extraordinarily versatile multipurpose household cleaning concentrate '.repeat(6);

function inputOf(brief: CopyBrief, format: AdFormat, seed: number, layout: AdInput['layout']) {
  return { brief, copy: writeAdCopy(brief, seed, 0), format, seed, variation: 0, layout };
}

describe.each(FORMATS)('every layout in the format %s', (format) => {
  const formatNumber = FORMATS.indexOf(format);
  const { width, height, safeArea } = AD_FORMATS[format];

  it.each(LAYOUT_NAMES)(
    'the layout %s keeps words in the safe area, away from one another, and clear of the product',
    (layout) => {
      const offset = LAYOUT_NAMES.indexOf(layout) + formatNumber;
      for (const [seed, brief] of takeTurn([...BRIEFS.entries()], 5, offset)) {
        const { composed, misfit } = composeToFit(inputOf(brief, format, seed, layout));
        // A word of 42 letters is wider than a column of the table in a banner, so the table layout is not
        // tested.
        if (layout === 'versus-table' && format === 'landscape' && seed === 1) {
          expect(misfit).toEqual({ role: 'label' });
          continue;
        }
        expect(misfit, brief.product).toBeNull();
        const { texts, products } = paintAd(composed, brief, PREVIEW_SCALE);
        const masks = products.map(({ box, image }) => ({
          box,
          pixels: image.getContext('2d').getImageData(0, 0, image.width, image.height),
        }));
        texts.forEach(({ role, box }, index) => {
          const where = `${role} of ${brief.product}`;
          expect(box.x, where).toBeGreaterThanOrEqual(safeArea.left - 8);
          expect(box.x + box.width, where).toBeLessThanOrEqual(width - safeArea.right + 8);
          expect(box.y, where).toBeGreaterThanOrEqual(safeArea.top - 16);
          expect(box.y + box.height, where).toBeLessThanOrEqual(height - safeArea.bottom + 16);
          for (const { box: place, pixels } of masks)
            expect(touchesSilhouette(pixels, place, box), `${where} over the product`).toBe(false);
          for (const other of texts.slice(index + 1)) {
            const apart =
              box.x + box.width <= other.box.x ||
              other.box.x + other.box.width <= box.x ||
              box.y + box.height <= other.box.y ||
              other.box.y + other.box.height <= box.y;
            expect(apart, `${where} and ${other.role}`).toBe(true);
          }
        });
        expect(texts.some(({ role }) => role === 'cta')).toBe(true);
      }
    },
  );
});

describe('an ad in a format that it was not made for', () => {
  const inTurn = LAYOUT_NAMES.map(
    (layout, index) => [layout, FORMATS[index % 4] ?? 'pin'] as const,
  );

  itEach(inTurn, { step: 3 })(
    '%s as %s keeps every text at 4.5:1, measured on the pixels',
    { timeout: 60_000 },
    ([layout, format]) => {
      const [brief = { product: '', audience: '', emotion: 'trust' as const }] = BRIEFS;
      const { composed } = composeToFit(inputOf(brief, format, 7, layout));
      // Only the pixels around the words are measured, so a coarsely rendered product is enough.
      const { canvas, texts } = paintAd(composed, brief, 1, renderCoarsely);
      const { width, height } = canvas;
      expect([width, height]).toEqual([AD_FORMATS[format].width, AD_FORMATS[format].height]);
      const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
      for (const { role, box, contrast } of texts) {
        expect(contrast, role).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        const area = role === 'cta' ? insetRect(box, box.height * 0.5, box.height * 0.2) : box;
        expect(measureTextContrast(pixels, area), role).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
    },
  );

  it('composeToFit removes the subline first if the words do not fit', () => {
    const brief: CopyBrief = { product: 'Soy candle', audience: 'readers', emotion: 'trust' };
    const input = inputOf(brief, 'landscape', 3, 'hero-panel');
    const copy = { ...input.copy, headline: 'A candle for long evenings', subline: LONG };
    const { dropped, misfit, composed } = composeToFit({ ...input, copy });
    expect({ dropped, misfit }).toEqual({ dropped: ['subline'], misfit: null });
    expect(
      composed.composition.items.some((item) => 'role' in item && item.role === 'subline'),
    ).toBe(false);
  });

  it('composeToFit reports the role of words that still do not fit without the subline', () => {
    const brief: CopyBrief = { product: 'Soy candle', audience: 'readers', emotion: 'trust' };
    const input = inputOf(brief, 'landscape', 3, 'hero-side');
    const { misfit, composed } = composeToFit({
      ...input,
      copy: { ...input.copy, headline: LONG },
    });
    expect(misfit).toEqual({ role: 'headline' });
    expect(findMisfit(composed)).toEqual({ role: 'headline' });
  });
});
