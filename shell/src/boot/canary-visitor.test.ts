import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computeCanaryBucket, isInCanary, leaveCanary } from './canary-visitor.ts';

const VISITORS = Array.from({ length: 5000 }, (_, index) => index);
const among = (module: string, percent: number) =>
  VISITORS.filter((visitor) => computeCanaryBucket(visitor, module) < percent * 100);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('computeCanaryBucket divides visitors into buckets', () => {
  it('a canary takes the given share of all visitors', () => {
    for (const percent of [1, 10, 50]) {
      const share = (among('mf-gallery', percent).length / VISITORS.length) * 100;
      expect(Math.abs(share - percent)).toBeLessThan(percent * 0.25);
    }
  });

  it('a canary keeps every visitor when its percentage grows', () => {
    const grown = new Set(among('mf-gallery', 50));
    expect(among('mf-gallery', 10).every((visitor) => grown.has(visitor))).toBe(true);
  });

  it('the canaries of two modules get different visitors', () => {
    const ofGallery = new Set(among('mf-gallery', 10));
    const both = among('mf-create', 10).filter((visitor) => ofGallery.has(visitor));
    // If a visitor had the same bucket for all modules, every visitor of one canary would also be in the other
    // canary.
    expect(both.length).toBeLessThan(ofGallery.size * 0.2);
  });
});

describe('isInCanary, which selects the visitors of a canary', () => {
  const canary = { module: 'mf-gallery', version: '2.0.0', percent: 100 };

  it('a visitor gets the same decision about a canary at each visit', () => {
    const half = { ...canary, percent: 50 };
    const first = isInCanary(half);
    for (let visit = 0; visit < 20; visit++) expect(isInCanary(half)).toBe(first);
  });

  it('a visitor does not get a version that has failed in this browser, but gets every other version', () => {
    expect(isInCanary(canary)).toBe(true);
    leaveCanary('mf-gallery', '2.0.0');
    expect(isInCanary(canary)).toBe(false);
    expect(isInCanary({ ...canary, version: '2.0.1' })).toBe(true);
  });

  it('a visitor with blocked storage gets no canary, because the next visit could not get the same canary', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(isInCanary(canary)).toBe(false);
    expect(() => leaveCanary('mf-gallery', '2.0.0')).not.toThrow();
  });
});
