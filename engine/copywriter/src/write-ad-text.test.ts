import type { Brief } from '@adwright/contracts';
import { briefs } from '@adwright/engine-samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAdText } from './write-ad-text.ts';

describe('writeAdText', () => {
  it('gives up to five single-paragraph pieces, each standing alone, for any brief', () => {
    fc.assert(
      fc.property(briefs, fc.nat(), (brief, seed) => {
        const pieces = writeAdText(brief, seed);
        expect(pieces.length).toBeGreaterThanOrEqual(1);
        expect(pieces.length).toBeLessThanOrEqual(5);
        for (const piece of pieces) expect(piece).not.toContain('\n');
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(writeAdText(brief, seed)).toEqual(pieces);
      }),
      { numRuns: 150 },
    );
  });
});

it('writes five pieces for an ordinary brief', () => {
  const brief: Brief = {
    product: 'yoga mat',
    audience: 'beginners',
    goal: 'sales',
    emotion: 'trust',
    adType: 'comparison',
  };
  expect(writeAdText(brief, 4)).toHaveLength(5);
});

it('says in the first text of a job advertisement whom it looks for', () => {
  const brief = {
    product: 'We are hiring! Forklift drivers in Hamburg',
    audience: 'warehouse workers',
    goal: 'applications',
    emotion: 'excitement',
    adType: 'comparison',
  } as const;
  const [first = '', ...others] = writeAdText(brief, 1);
  expect(first).toMatch(/^Forklift drivers in Hamburg\. .*our team/);
  expect(others.length).toBeGreaterThan(2);
});

it('introduces nobody to what one does', () => {
  const brief: Brief = {
    product: 'adopt a senior dog',
    audience: 'people who live alone',
    goal: 'adoptions',
    emotion: 'happiness',
    adType: 'product showcase',
  };
  for (let seed = 0; seed < 4; seed++)
    expect(writeAdText(brief, seed).join(' ')).not.toMatch(/(?:meet|hello to|with) a way to/i);
});
