import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  AD_TYPE_OPTIONS,
  type AdFormat,
  type AdType,
  EMOTION_OPTIONS,
} from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import {
  insetRect,
  MIN_TEXT_CONTRAST,
  measureTextContrast,
  type Rect,
} from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Hashes, measureHashDistance } from '../choose-apart.ts';
import { type AdInput, type ComposedAd, composeAd } from '../compose-ad.ts';
import { findVisibleLetters } from '../composition.ts';
import { FIGURE_NAMES } from '../figure-names.ts';
import { composeToFit } from '../fit-format.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { paintAd } from '../paint-ad.ts';
import { computeHashes } from '../plan-variations.ts';

/** Briefs with words that name no object, in many scripts, and briefs without words. */
const UNKNOWN: readonly CopyBrief[] = [
  { product: 'Quantora', audience: 'lab managers', emotion: 'curiosity' },
  { product: '4006381333931', audience: 'everyone', emotion: 'urgency' },
  { product: '🎉🎉', audience: 'friends', emotion: 'happiness' },
  { product: 'ألواح الزلاجات', audience: 'الطلاب', emotion: 'fear', brandName: 'فيورد' },
  { product: 'コンベヤローラー部品', audience: '忙しい人', emotion: 'trust' },
  { product: 'Скребковые цепи', audience: 'инженеры', emotion: 'exclusivity' },
  {
    product: 'Donaudampfschifffahrtsgesellschaftsrollen',
    audience: 'Kapitäne',
    emotion: 'nostalgia',
    brandName: 'Northern Lights Household Company',
    callToAction: 'Reserve your place on the waiting list',
  },
  {
    product: 'An uncommonly versatile zorbit '.repeat(16).trim(),
    audience: 'An uncommonly patient reader '.repeat(16).trim(),
    emotion: 'excitement',
  },
];

function inputOf(brief: CopyBrief, format: AdFormat, seed: number, more: Partial<AdInput> = {}) {
  const copy = writeAdCopy(brief, seed, 0);
  const edits = { object: 'type' } as const;
  return { brief, copy, format, seed, variation: 0, edits, ...more };
}

const apart = (one: Rect, other: Rect) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

/** Paints the background and the shapes of an ad without its words. */
function groundOf({ stage, composition }: ComposedAd) {
  const canvas = createCanvas(stage.width, stage.height);
  const context = canvas.getContext('2d');
  for (const paint of composition.backdrop) paint(context);
  return context;
}

describe.each(AD_FORMAT_NAMES)('an ad without a product in the format %s', (format) => {
  const { width, height, safeArea } = AD_FORMATS[format];
  const turn = AD_FORMAT_NAMES.indexOf(format);

  it.each(LAYOUT_NAMES)(
    'the layout %s keeps words readable, inside the frame and away from one another',
    (layout) => {
      const briefs = takeTurn([...UNKNOWN.entries()], 6, turn + LAYOUT_NAMES.indexOf(layout));
      for (const [seed, brief] of briefs) {
        const { composed, misfit } = composeToFit(inputOf(brief, format, seed, { layout }));
        // Words that do not fit a format are refused, as in ads with a product, so there is no ad to check.
        if (misfit) continue;
        expect(composed.composition.products).toEqual([]);
        const { canvas, texts } = paintAd(composed, brief);
        const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
        for (const [at, { role, box, contrast }] of texts.entries()) {
          const where = `${role} of ${brief.product.slice(0, 20)}`;
          expect(contrast, where).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
          const area = role === 'cta' ? insetRect(box, box.height * 0.5, box.height * 0.2) : box;
          expect(measureTextContrast(pixels, area), where).toBeGreaterThanOrEqual(
            MIN_TEXT_CONTRAST,
          );
          expect(box.x, where).toBeGreaterThanOrEqual(safeArea.left - 8);
          expect(box.x + box.width, where).toBeLessThanOrEqual(width - safeArea.right + 8);
          expect(box.y, where).toBeGreaterThanOrEqual(safeArea.top - 16);
          expect(box.y + box.height, where).toBeLessThanOrEqual(height - safeArea.bottom + 16);
          for (const other of texts.slice(at + 1))
            expect(apart(box, other.box), `${where} and ${other.role}`).toBe(true);
        }
        expect(texts.some(({ role }) => role === 'cta')).toBe(true);
      }
    },
  );

  // Split layouts are not compared, because their tangled line is drawn after the figure and differs between
  // ads.
  const steady = LAYOUT_NAMES.filter((name) => !name.startsWith('split'));
  itEach(steady, { step: 3, first: turn })('%s: no word stands on the shapes', {}, (layout) => {
    const [, brief] = takeTurn([...UNKNOWN.entries()], 6, turn)[0] ?? [];
    if (!brief) throw new Error('the list of briefs is empty');
    const [one, other] = (['type-dots', 'type-tiles'] as const).map((object) => {
      const input = inputOf(brief, format, 5, { layout, edits: { object } });
      return composeToFit(input).composed;
    });
    if (!one || !other) throw new Error('fewer than two ads are compared');
    const [ground, otherGround] = [groundOf(one), groundOf(other)];
    for (const item of one.composition.items) {
      const {
        x,
        y,
        width: wide,
        height: tall,
      } = findVisibleLetters(item, { turned: false, width });
      const box = [Math.ceil(x), Math.ceil(y), Math.floor(wide) - 1, Math.floor(tall) - 1] as const;
      const [data, otherData] = [ground, otherGround].map((each) => each.getImageData(...box).data);
      expect(Buffer.compare(Buffer.from(data ?? []), Buffer.from(otherData ?? []))).toBe(0);
    }
  });
});

/** The properties by which people compare ads: the brightness pattern and the colours. */
interface Seen {
  hashes: Hashes;
  /** Colour levels at 12 × 12 points of the ad. */
  places: Uint8ClampedArray;
}

const PLACES = 12;
/**
 * Minimum difference between two ads: share of differing dHash bits (which ignore colours), or mean difference
 * in levels.
 */
const CLEARLY = { hashes: 0.2, levels: 24 };

/** Paints small ads of one brief, one for each variation number. */
async function seenAds(adType: AdType, format: AdFormat, brief: CopyBrief): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let seed = 0; seed < 18; seed++) {
    const composed = composeAd(inputOf({ ...brief, adType }, format, seed));
    const { canvas } = paintAd(composed, brief, 0.3);
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const small = createCanvas(PLACES, PLACES).getContext('2d');
    small.imageSmoothingQuality = 'high';
    small.drawImage(canvas, 0, 0, PLACES, PLACES);
    seen.push({
      hashes: await computeHashes({ data, width, height, channels: 4 }),
      places: small.getImageData(0, 0, PLACES, PLACES).data,
    });
  }
  return seen;
}

function differ(one: Seen, other: Seen): boolean {
  const sum = one.places.reduce(
    (total, level, at) => total + Math.abs(level - (other.places[at] ?? 0)),
    0,
  );
  const levels = sum / (PLACES * PLACES * 3);
  return (
    measureHashDistance(one.hashes, other.hashes) >= CLEARLY.hashes || levels >= CLEARLY.levels
  );
}

describe.each(AD_TYPE_OPTIONS)('$label ads without a product', ({ value: adType }) => {
  itEach(AD_FORMAT_NAMES, {
    step: 2,
    first: AD_TYPE_OPTIONS.findIndex(({ value }) => value === adType),
  })(
    'come in six that clearly differ as %s, in every script',
    { timeout: 120_000 },
    async (format) => {
      for (const brief of takeTurn(UNKNOWN.slice(0, 6), 3, AD_FORMAT_NAMES.indexOf(format))) {
        const differing: Seen[] = [];
        for (const ad of await seenAds(adType, format, brief)) {
          if (differing.every((one) => differ(one, ad))) differing.push(ad);
        }
        expect(differing.length, brief.product).toBeGreaterThanOrEqual(6);
      }
    },
  );
});

it('the engine draws every figure (abstract shapes) for every emotion, and all figures look different', async () => {
  for (const { value: emotion } of takeTurn(EMOTION_OPTIONS, 3)) {
    const brief: CopyBrief = { product: 'Quantora', audience: 'all', emotion };
    const seen = new Set<string>();
    for (const figure of FIGURE_NAMES) {
      const object = `type-${figure}` as const;
      const composed = composeAd(
        inputOf(brief, 'square', 2, { layout: 'hero-side', edits: { object } }),
      );
      const { canvas } = paintAd(composed, brief, 0.2);
      seen.add(canvas.data().toString('base64'));
    }
    expect(seen.size).toBe(FIGURE_NAMES.length);
  }
});
