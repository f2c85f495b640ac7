import { describe, expect, it } from 'vitest';
import { adKindSchema } from './module-manifest.ts';

const KIND = {
  value: 'photoshoot',
  label: 'Photoshoots',
  order: 1,
  rows: { adType: 'photoshoot' },
};
const isKind = (change: object) => adKindSchema.safeParse({ ...KIND, ...change }).success;

describe('the manifest’s kind of ad', () => {
  it.each([{}, { value: 'boosted', rows: { isBoosted: true } }])(
    'the schema of a module manifest accepts a kind of ad with %o',
    (change) => {
      expect(isKind(change)).toBe(true);
    },
  );

  it.each([{ value: 'all' }, { value: 'ads' }, { value: 'My Ads' }, { rows: {} }])(
    'the schema of a module manifest refuses a kind of ad with %o',
    (change) => {
      expect(isKind(change)).toBe(false);
    },
  );
});
