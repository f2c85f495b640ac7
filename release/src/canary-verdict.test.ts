import { describe, expect, it } from 'vitest';
import { type CanaryHealth, judgeCanary, type SideHealth } from './canary-verdict.ts';
import { computeEvidence } from './sequential-test.ts';

const side = (visitors: number, failing: number, vitals: Partial<SideHealth> = {}): SideHealth => ({
  visitors,
  failing,
  lcpMs: [],
  inpMs: [],
  cls: [],
  ...vitals,
});
const health = (canary: SideHealth, live: SideHealth = side(0, 0)): CanaryHealth => ({
  canary,
  live,
});
const many = (count: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => value(index));

describe('evidence that a canary fails too often', () => {
  it('the evidence against a canary equals the closed form of its mixture of likelihoods, where a closed form exists', () => {
    // For one failing canary visitor and no failing live visitor, the evidence is the mean of p over (share,
    // 1], divided by the share.
    expect(computeEvidence(0.5, 1, 0)).toBeCloseTo(0.75 / 0.5, 10);
    expect(computeEvidence(0.2, 0, 0)).toBeCloseTo(1, 10);
    // For these counts, the evidence is ∫ p³(1-p)² over (0.05, 1], divided by 0.95 and by the likelihood at
    // 0.05.
    expect(computeEvidence(0.05, 3, 2)).toBeCloseTo(155.5, 0);
  });

  it('the evidence averages to at most 1 after any number of trials, if the assumed share of failures is true', () => {
    const chance = (hits: number, trials: number, share: number) => {
      let ways = 1;
      for (let index = 0; index < hits; index += 1) ways *= (trials - index) / (index + 1);
      return ways * share ** hits * (1 - share) ** (trials - hits);
    };
    for (const share of [0.1, 0.5]) {
      for (const trials of [1, 7, 40]) {
        const mean = many(trials + 1, (hits) => hits)
          .map((hits) => chance(hits, trials, share) * computeEvidence(share, hits, trials - hits))
          .reduce((sum, part) => sum + part);
        expect(mean).toBeCloseTo(1, 6);
      }
    }
  });
});

describe('the verdict on a canary', () => {
  it.each<[string, CanaryHealth, number, string]>([
    ['that one hostile visitor reports', health(side(1, 1)), 10, 'undecided'],
    ['that two of five see fail', health(side(5, 2)), 10, 'undecided'],
    ['that three of five see fail', health(side(5, 3)), 10, 'worse'],
    ['without a visit', health(side(0, 0), side(500, 0)), 10, 'undecided'],
    [
      'that fails as often as the live version',
      health(side(100, 8), side(900, 72)),
      10,
      'undecided',
    ],
    [
      'that fails for a twentieth, beside a live version that never does',
      health(side(100, 5), side(900, 0)),
      10,
      'worse',
    ],
    ['that fails for twice as many', health(side(500, 100), side(500, 50)), 50, 'worse'],
    ['that sixty visitors met', health(side(60, 0), side(540, 0)), 10, 'undecided'],
    ['that a hundred and twenty visitors met', health(side(120, 0), side(900, 0)), 10, 'sound'],
    [
      'that fails for a few, as the live version',
      health(side(800, 16), side(800, 18)),
      50,
      'sound',
    ],
  ])('the verdict is right for this canary: %s', (_case, given, percent, outcome) => {
    expect(judgeCanary(given, percent).outcome).toBe(outcome);
  });

  it('a canary is judged worse when its pages become visible later, and the reason states the difference', () => {
    const live = side(200, 0, { lcpMs: many(200, (index) => 1000 + index) });
    const slow = side(60, 0, { lcpMs: many(60, (index) => 2000 + index) });
    expect(judgeCanary(health(slow, live), 20)).toEqual({
      outcome: 'worse',
      reasons: ["its LCP is 2044 ms at p75, the live version's 1149 ms"],
    });
    const same = side(60, 0, { lcpMs: many(60, (index) => 1000 + 4 * index) });
    expect(judgeCanary(health(same, live), 20).outcome).toBe('undecided');
  });

  it('a canary neither goes live nor is rolled back while its pages only look slower', () => {
    const live = side(300, 0, { lcpMs: many(300, () => 1000) });
    const slower = (count: number) =>
      judgeCanary(
        health(side(100, 0, { lcpMs: many(100, (index) => (index < count ? 2000 : 900)) }), live),
        25,
      );
    expect(slower(20).outcome).toBe('sound');
    expect(slower(38)).toEqual({
      outcome: 'undecided',
      reasons: ["its LCP is 2000 ms at p75, the live version's 1000 ms"],
    });
    expect(slower(60).outcome).toBe('worse');
  });

  it('a canary goes live only after the number of visitors that its evidence rule requires', () => {
    const given = health(side(120, 0), side(900, 0));
    expect(judgeCanary(given, 10, { visitors: 200, tolerance: 0.05 })).toEqual({
      outcome: 'undecided',
      reasons: ['120 of the 200 required visitors have got the canary'],
    });
  });
});
