import { BOOST_VARIATION_COUNT, FORMAT_OPTIONS } from '@adwright/contracts';
import { expect, it } from 'vitest';
import type { CopyBrief } from '../copy/ad-copy.ts';
import { writeAdCopy } from '../copy/write-ad-copy.ts';
import { differenceHash, hashDistance } from '../pixels/difference-hash.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import { paintAd } from './paint-ad.ts';
import { MIN_VARIATION_DISTANCE, planVariations } from './plan-variations.ts';

const BRIEF: CopyBrief = {
  product: 'Aurum Eau de Parfum perfume',
  audience: 'collectors',
  emotion: 'exclusivity',
};

it.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'ten %s variations in six layouts or more, far apart',
  { timeout: 240_000 },
  (format) => {
    const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
      writeAdCopy(BRIEF, 5, variation),
    );
    const heard: AdInput[] = [];
    const plan = planVariations(BRIEF, copies, format, 5, (input) => heard.push(input));
    expect(heard.length).toBeGreaterThan(0);
    expect(plan.slice(0, heard.length)).toEqual(heard);
    expect(plan).toHaveLength(BOOST_VARIATION_COUNT);
    expect(new Set(plan.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(6);
    // Painted at over three times the preview's size: what the planner saw must hold for the ad itself.
    const hashes = plan.map((input) => {
      const { canvas } = paintAd(composeAd(input), input.brief, 0.4);
      return differenceHash(
        canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height),
      );
    });
    const distances = hashes.flatMap((hash, index) =>
      hashes.slice(index + 1).map((other) => hashDistance(hash, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_VARIATION_DISTANCE);
  },
);
