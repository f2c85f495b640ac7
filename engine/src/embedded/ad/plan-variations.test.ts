import { BOOST_VARIATION_COUNT, FORMAT_OPTIONS } from '@adwright/contracts';
import { expect, it } from 'vitest';
import type { CopyBrief } from '../copy/ad-copy.ts';
import { writeAdCopy } from '../copy/write-ad-copy.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import { paintAd } from './paint-ad.ts';
import {
  hashesOf,
  MIN_VARIATION_DISTANCE,
  nearerDistance,
  planVariations,
} from './plan-variations.ts';

const BRIEF: CopyBrief = {
  product: 'Aurum Eau de Parfum perfume',
  audience: 'collectors',
  emotion: 'exclusivity',
};

it.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'ten %s variations in six layouts or more, far apart',
  { timeout: 240_000 },
  async (format) => {
    const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
      writeAdCopy(BRIEF, 5, variation),
    );
    const heard: AdInput[] = [];
    const plan = await planVariations(BRIEF, copies, format, 5, (input) => heard.push(input));
    expect(heard.length).toBeGreaterThan(0);
    expect(plan.slice(0, heard.length)).toEqual(heard);
    expect(plan).toHaveLength(BOOST_VARIATION_COUNT);
    expect(new Set(plan.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(6);
    // Painted at over three times the preview's size: what the planner saw must hold for the ad itself.
    const hashes = await Promise.all(
      plan.map((input) => hashesOf(paintAd(composeAd(input), input.brief, 0.4).canvas)),
    );
    const distances = hashes.flatMap((hash, index) =>
      hashes.slice(index + 1).map((other) => nearerDistance(hash, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_VARIATION_DISTANCE);
  },
);
