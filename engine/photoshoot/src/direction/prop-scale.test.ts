import { describe, expect, it } from 'vitest';
import { makeShot, measureDifference } from '../compose/sample-shots.ts';
import { choosePropScale } from './prop-scale.ts';

describe('choosePropScale', () => {
  it('returns a small scale for props beside furniture, a medium scale beside a guitar, and full scale beside a bottle', () => {
    const [sofa, guitar, serum] = ['velvet sofa', 'acoustic guitar', 'face serum'].map(
      choosePropScale,
    );
    expect(sofa).toBeLessThan(guitar ?? 0);
    expect(guitar).toBeLessThan(serum ?? 0);
    expect(choosePropScale('wooden toy car')).toBe(serum);
    expect([serum, choosePropScale(''), choosePropScale('Zylwark 3000')]).toEqual([1, 1, 1]);
  });

  it('leads to props that cover a smaller part of the picture beside a sofa', () => {
    const changed = (productType: string) => {
      const form = { productType, environment: 'minimalist' } as const;
      return measureDifference(makeShot(form), makeShot({ ...form, extraInstructions: 'lemons' }));
    };
    expect(changed('sofa')).toBeLessThan(changed('serum') * 0.6);
  });
});
