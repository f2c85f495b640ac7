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
  it.each([{}, { value: 'boosted', rows: { isBoosted: true } }])('is taken: %o', (change) => {
    expect(isKind(change)).toBe(true);
  });

  it.each([{ value: 'all' }, { value: 'ads' }, { value: 'My Ads' }, { rows: {} }])(
    'is refused: %o',
    (change) => {
      expect(isKind(change)).toBe(false);
    },
  );
});
