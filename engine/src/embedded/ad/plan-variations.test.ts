import { BOOST_VARIATION_COUNT, FORMAT_OPTIONS } from '@adwright/contracts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { CopyBrief } from '../copy/ad-copy.ts';
import { writeAdCopy } from '../copy/write-ad-copy.ts';
import { differenceHash, hashDistance } from '../pixels/difference-hash.ts';
import { MIN_VARIATION_DISTANCE, planVariations } from './plan-variations.ts';
import { renderAd } from './render-ad.ts';

const BRIEF: CopyBrief = {
  product: 'Aurum Eau de Parfum perfume',
  audience: 'collectors',
  emotion: 'exclusivity',
};

it.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'ten %s variations in six layouts or more, far apart as rendered',
  { timeout: 240_000 },
  async (format) => {
    const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
      writeAdCopy(BRIEF, 5, variation),
    );
    const plan = planVariations(BRIEF, copies, format, 5);
    expect(plan).toHaveLength(BOOST_VARIATION_COUNT);
    expect(new Set(plan.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(6);
    const hashes: Uint8Array[] = [];
    for (const input of plan) {
      const { data, info } = await sharp((await renderAd(input)).jpeg)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      hashes.push(differenceHash({ data, width: info.width, height: info.height }));
    }
    const distances = hashes.flatMap((hash, index) =>
      hashes.slice(index + 1).map((other) => hashDistance(hash, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_VARIATION_DISTANCE);
  },
);
