import { evidenceAgainst, quantile } from './sequential-test.ts';

/** What visitors of one side have told, while a canary is out. */
export interface SideHealth {
  /** Different visitors: accounts, and networks of guests. */
  visitors: number;
  /** Those of them for whom anything failed: a load, a page, an uncaught error, an unhandled rejection. */
  failing: number;
  /** Largest contentful paint, milliseconds, one for each visitor who has told it. */
  lcpMs: readonly number[];
  /** Interaction to next paint, milliseconds. */
  inpMs: readonly number[];
  /** Cumulative layout shift. */
  cls: readonly number[];
}

/** A canary beside what is live for everybody else. */
export interface CanaryHealth {
  canary: SideHealth;
  live: SideHealth;
}

/** What it takes to make a canary live. */
export interface EvidenceRule {
  /** Visitors of the canary. */
  visitors: number;
  /** The canary may fail for this much more of its visitors than the live version does, 0 to 1. */
  tolerance: number;
}

export const DEFAULT_EVIDENCE: EvidenceRule = { visitors: 60, tolerance: 0.05 };

/**
 * `worse`: taken back. `sound`: may go live. `undecided`: neither is shown yet, so it stays a canary.
 */
export type Outcome = 'worse' | 'sound' | 'undecided';

export interface CanaryVerdict {
  outcome: Outcome;
  /** Why, in sentences for people. */
  reasons: string[];
}

/** One in a hundred canaries that fail no more than what is live is taken back. */
const FAILURE_ALARM = 100;
/** For each vital; all three together are one in a hundred. */
const VITAL_ALARM = 300;
/** From here on a vital is slow enough to wait for more visitors. */
const VITAL_DOUBT = 5;
/** One in twenty canaries that exceed the tolerance is ever called sound. */
const SOUND_AT = 20;
/** A single visitor, however many reports they send, is one: it takes three to take a canary back. */
const MINIMUM_FAILING = 3;
/** With fewer visitors of the live version there is nothing to compare with: this share is what a canary may fail for. */
const COMPARED_FROM = 20;
const ABSOLUTE_SHARE = 0.05;

const PERCENTILE = 0.75;

/** A vital is slower beyond the live version's p75, by a share and by what nobody notices. */
const VITALS = [
  { name: 'LCP', key: 'lcpMs', slack: 200, unit: 'ms', digits: 0 },
  { name: 'INP', key: 'inpMs', slack: 50, unit: 'ms', digits: 0 },
  { name: 'CLS', key: 'cls', slack: 0.03, unit: '', digits: 3 },
] as const;
const SLOWER_BY = 1.2;

/**
 * Whether the canary fails for more of its visitors. If it did not, a visitor for whom something failed would be the
 * canary's with its share of all visitors: that is what the failing ones are tested against. Of the share that was seen and the
 * one that was set the larger counts, which makes the test more careful.
 */
function failureReasons({ canary, live }: CanaryHealth, percent: number): string[] {
  if (canary.failing < MINIMUM_FAILING) return [];
  const isCompared = live.visitors >= COMPARED_FROM;
  const share = Math.max(canary.visitors / (canary.visitors + live.visitors), percent / 100);
  const evidence = isCompared
    ? evidenceAgainst(share, canary.failing, live.failing)
    : evidenceAgainst(ABSOLUTE_SHARE, canary.failing, canary.visitors - canary.failing);
  if (evidence < FAILURE_ALARM) return [];
  const beside = isCompared ? `, the live version for ${live.failing} of ${live.visitors}` : '';
  return [`it failed for ${canary.failing} of ${canary.visitors} visitors${beside}`];
}

/**
 * The vitals by which more than a quarter of the canary's visitors are slower than the live version's p75 with its allowance.
 *
 * @param alarm evidence from which on a vital is named.
 */
function vitalReasons({ canary, live }: CanaryHealth, alarm: number): string[] {
  return VITALS.flatMap(({ name, key, slack, unit, digits }) => {
    const [tried, usual] = [quantile(canary[key], PERCENTILE), quantile(live[key], PERCENTILE)];
    if (tried === undefined || usual === undefined || live[key].length < COMPARED_FROM) return [];
    const limit = usual * SLOWER_BY + slack;
    const slower = canary[key].filter((value) => value > limit).length;
    const evidence = evidenceAgainst(1 - PERCENTILE, slower, canary[key].length - slower);
    if (evidence < alarm) return [];
    const text = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
    return [`its ${name} is ${text(tried)} at p75, the live version's ${text(usual)}`];
  });
}

/** What is missing before a canary may go live; empty when nothing is. */
function missingEvidence({ canary, live }: CanaryHealth, rule: EvidenceRule): string[] {
  if (canary.visitors < rule.visitors) {
    return [`${canary.visitors} of the ${rule.visitors} visitors that it needs have met it`];
  }
  const usual = live.visitors >= COMPARED_FROM ? live.failing / live.visitors : 0;
  const sound = canary.visitors - canary.failing;
  const evidence = evidenceAgainst(1 - (usual + rule.tolerance), sound, canary.failing);
  if (evidence >= SOUND_AT) return [];
  return [
    `${canary.failing} of ${canary.visitors} visitors have seen it fail, which does not show yet that it is within ${rule.tolerance * 100} points of the live version`,
  ];
}

/**
 * Judges a canary by what its visitors have told so far. May be asked as often as one likes: the tests are sequential
 * ({@link evidenceAgainst}).
 *
 * @param percent share of the visitors that it was given, 0 to 100.
 */
export function judgeCanary(
  health: CanaryHealth,
  percent: number,
  rule: EvidenceRule = DEFAULT_EVIDENCE,
): CanaryVerdict {
  const worse = [...failureReasons(health, percent), ...vitalReasons(health, VITAL_ALARM)];
  if (worse.length > 0) return { outcome: 'worse', reasons: worse };
  const missing = [...missingEvidence(health, rule), ...vitalReasons(health, VITAL_DOUBT)];
  return { outcome: missing.length > 0 ? 'undecided' : 'sound', reasons: missing };
}
