import { BOOST_VARIATION_COUNT, type Format } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { itEach } from '@adwright/engine-testing/nightly';
import { expect } from 'vitest';
import {
  type Hashes,
  MIN_LAYOUTS,
  MIN_VARIATION_DISTANCE,
  measureHashDistance,
} from './choose-apart.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import { paintAd } from './paint-ad.ts';
import { computeHashes, planVariations } from './plan-variations.ts';

const LONG =
  'An uncommonly versatile multipurpose workshop cleaning concentrate made only from plants that '
    .repeat(5)
    .trim();

/**
 * Briefs for which only a few layouts are possible: no words, too many words, other scripts, or an emotion with
 * only dark backgrounds.
 */
const BRIEFS: [format: Format, brief: CopyBrief][] = [
  [
    'story',
    { product: 'Aurum Eau de Parfum perfume', audience: 'collectors', emotion: 'exclusivity' },
  ],
  ['square', { product: 'Q', audience: 'z', emotion: 'fear' }],
  ['story', { product: LONG, audience: LONG, emotion: 'fear' }],
  [
    'square',
    {
      product: 'Rechtsschutzversicherungsgesellschaften',
      audience: 'Kraftfahrzeughalter',
      emotion: 'trust',
      brandName: 'Vereinigte Nordostdeutsche Versicherungen',
      callToAction: 'Reserve your place on the waiting list today',
    },
  ],
  ['story', { product: '手工陶瓷茶壶', audience: '年轻父母', emotion: 'fear', brandName: '青山' }],
  ['square', { product: 'حقائب جلدية فاخرة', audience: 'المسافرون', emotion: 'nostalgia' }],
];

itEach(BRIEFS, { step: 5, first: 2 })(
  'ten variations in six layouts or more, far apart (%s, %o)',
  { timeout: 240_000 },
  async ([format, brief]) => {
    const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
      writeAdCopy(brief, 5, variation),
    );
    const reported: AdInput[] = [];
    const plan = await planVariations(brief, copies, format, 5, (input) => reported.push(input));
    expect(reported.length).toBeGreaterThan(0);
    expect(plan.slice(0, reported.length)).toEqual(reported);
    expect(plan).toHaveLength(BOOST_VARIATION_COUNT);
    expect(new Set(plan.map(({ copy }) => copy.headline)).size).toBe(BOOST_VARIATION_COUNT);
    expect(new Set(plan.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(MIN_LAYOUTS);
    // The ads are painted at nearly twice the size of previews, because the measured distances must also hold
    // for finished ads.
    const hashes: Hashes[] = [];
    for (const input of plan) {
      const { canvas } = paintAd(composeAd(input), brief, 0.7);
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      hashes.push(await computeHashes({ data, width, height, channels: 4 }));
    }
    const distances = hashes.flatMap((hash, index) =>
      hashes.slice(index + 1).map((other) => measureHashDistance(hash, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_VARIATION_DISTANCE);
  },
);
