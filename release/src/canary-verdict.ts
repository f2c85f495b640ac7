import { computeEvidence, computeQuantile } from './sequential-test.ts';

/** Reports of the visitors who got one version (canary or live) while a canary runs. */
export interface SideHealth {
  /** Number of distinct visitors: signed-in accounts, and networks of guests. */
  visitors: number;
  /** Number of visitors with any failure: a failed load or page, an uncaught error, an unhandled rejection. */
  failing: number;
  /** Largest contentful paint in milliseconds, one value for each visitor with a browser that reported it. */
  lcpMs: readonly number[];
  /** Interaction to next paint in milliseconds, one value for each visitor with a browser that reported it. */
  inpMs: readonly number[];
  /** Cumulative layout shift, one value for each visitor with a browser that reported it. */
  cls: readonly number[];
}

/** Visitors' reports of a canary, and of the version that is live for all other visitors. */
export interface CanaryHealth {
  canary: SideHealth;
  live: SideHealth;
}

/** Requirements that a canary must meet before it may become live. */
export interface EvidenceRule {
  /** Minimum number of visitors of the canary. */
  visitors: number;
  /**
   * Share of visitors (0 to 1) by which the canary's failure rate may exceed that of the live version.
   */
  tolerance: number;
}

export const DEFAULT_EVIDENCE: EvidenceRule = { visitors: 60, tolerance: 0.05 };

/**
 * `worse` means that the canary must be rolled back, and `sound` that the canary may become live. `undecided`
 * means that neither `worse` nor `sound` is proved yet.
 */
export type Outcome = 'worse' | 'sound' | 'undecided';

export interface CanaryVerdict {
  outcome: Outcome;
  /** The reasons for the verdict, as sentences for people. */
  reasons: string[];
}

/**
 * A canary is rolled back when the statistical evidence that it fails more often reaches this value. Of the
 * canaries that are as good as the live version, at most one in a hundred ever reaches this value.
 */
const FAILURE_ALARM = 100;
/**
 * A canary is rolled back when the evidence that one of the three web vitals is slower reaches this value.
 * The three tests together roll back at most one good canary in a hundred.
 */
const VITAL_ALARM = 300;
/** When the evidence of a slower web vital reaches this value, the verdict waits for more visitors. */
const VITAL_DOUBT = 5;
/**
 * A canary may become live when the evidence that it seldom fails reaches this value. Of the canaries that
 * exceed the tolerance, at most one in twenty ever reaches this value.
 */
const SOUND_AT = 20;
/**
 * Minimum number of failing canary visitors for a rollback. Each visitor counts once, however many failures the
 * visitor reports.
 */
const MINIMUM_FAILING = 3;
/**
 * Minimum number of live visitors for a comparison; below it, the canary's failures are tested against
 * ABSOLUTE_SHARE (0 to 1) instead.
 */
const COMPARED_FROM = 20;
const ABSOLUTE_SHARE = 0.05;

const PERCENTILE = 0.75;

/**
 * A web vital of a canary counts as slower when it exceeds the live version's p75 times `SLOWER_BY`, and also
 * p75 plus `slack`, which users notice.
 */
const VITALS = [
  { name: 'LCP', key: 'lcpMs', slack: 200, unit: 'ms', digits: 0 },
  { name: 'INP', key: 'inpMs', slack: 50, unit: 'ms', digits: 0 },
  { name: 'CLS', key: 'cls', slack: 0.03, unit: '', digits: 3 },
] as const;
const SLOWER_BY = 1.2;

/**
 * Returns the reasons to roll a canary back if a larger share of its visitors fails than of the live version's
 * visitors. If both versions fail equally often, a failing visitor got the canary with a probability equal to the
 * canary's share of all visitors. A binomial test compares the numbers of failing visitors of the two versions with
 * this share. The binomial test uses the larger of the observed and the configured share, so that rollbacks by mistake
 * are rarer.
 */
function listFailureReasons({ canary, live }: CanaryHealth, percent: number): string[] {
  if (canary.failing < MINIMUM_FAILING) return [];
  const isCompared = live.visitors >= COMPARED_FROM;
  const share = Math.max(canary.visitors / (canary.visitors + live.visitors), percent / 100);
  const evidence = isCompared
    ? computeEvidence(share, canary.failing, live.failing)
    : computeEvidence(ABSOLUTE_SHARE, canary.failing, canary.visitors - canary.failing);
  if (evidence < FAILURE_ALARM) return [];
  const beside = isCompared ? `, the live version for ${live.failing} of ${live.visitors}` : '';
  return [`it failed for ${canary.failing} of ${canary.visitors} visitors${beside}`];
}

/**
 * Returns the web vitals by which more than a quarter of the canary's visitors are slower than the live
 * version's p75 plus its allowance.
 *
 * @param alarm amount of evidence from which a web vital is returned.
 */
function listVitalReasons({ canary, live }: CanaryHealth, alarm: number): string[] {
  return VITALS.flatMap(({ name, key, slack, unit, digits }) => {
    const [tried, usual] = [
      computeQuantile(canary[key], PERCENTILE),
      computeQuantile(live[key], PERCENTILE),
    ];
    if (tried === undefined || usual === undefined || live[key].length < COMPARED_FROM) return [];
    const limit = usual * SLOWER_BY + slack;
    const slower = canary[key].filter((value) => value > limit).length;
    const evidence = computeEvidence(1 - PERCENTILE, slower, canary[key].length - slower);
    if (evidence < alarm) return [];
    const text = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
    return [`its ${name} is ${text(tried)} at p75, the live version's ${text(usual)}`];
  });
}

/**
 * Describes the evidence that a canary still lacks before it may become live; empty if no evidence is missing.
 */
function listMissingEvidence({ canary, live }: CanaryHealth, rule: EvidenceRule): string[] {
  if (canary.visitors < rule.visitors) {
    return [`${canary.visitors} of the ${rule.visitors} required visitors have got the canary`];
  }
  const usual = live.visitors >= COMPARED_FROM ? live.failing / live.visitors : 0;
  const sound = canary.visitors - canary.failing;
  const evidence = computeEvidence(1 - (usual + rule.tolerance), sound, canary.failing);
  if (evidence >= SOUND_AT) return [];
  return [
    `${canary.failing} of ${canary.visitors} visitors had a failure, which is not yet enough evidence that the canary is within ${rule.tolerance * 100} points of the live version`,
  ];
}

/**
 * Judges a canary by its visitors' reports so far: worse, sound or undecided. The verdict may be computed as
 * often as needed, because the tests are sequential ({@link evidenceAgainst}).
 *
 * @param percent the canary's configured share of all visitors, 0 to 100.
 */
export function judgeCanary(
  health: CanaryHealth,
  percent: number,
  rule: EvidenceRule = DEFAULT_EVIDENCE,
): CanaryVerdict {
  const worse = [...listFailureReasons(health, percent), ...listVitalReasons(health, VITAL_ALARM)];
  if (worse.length > 0) return { outcome: 'worse', reasons: worse };
  const missing = [...listMissingEvidence(health, rule), ...listVitalReasons(health, VITAL_DOUBT)];
  return { outcome: missing.length > 0 ? 'undecided' : 'sound', reasons: missing };
}
