import { setTimeout as sleep } from 'node:timers/promises';
import { type Flags, UsageError } from './command-line.ts';
import { createHealthReader } from './module-health.ts';
import { readEvidenceRule } from './release-config.ts';
import type { Settings } from './settings.ts';
import type { Promotion } from './switch-version.ts';
import { checkCanaries, formatCanary, formatEvidence } from './watch-canaries.ts';

const LOOK_EVERY_MS = 15_000;
const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;
const WITHOUT_EVIDENCE = 'without evidence';

/**
 * Converts a duration such as `15m` to milliseconds; an absent duration is 0.
 * @throws UsageError
 */
export function parseMilliseconds(flag: string, time = '0s'): number {
  const { amount, unit } = /^(?<amount>\d{1,4})(?<unit>[smh])$/.exec(time)?.groups ?? {};
  if (unit === 's' || unit === 'm' || unit === 'h') return Number(amount) * UNITS[unit];
  throw new UsageError(
    `${flag} ${time} is not a duration. Use seconds, minutes or hours, such as 30s, 15m or 1h.`,
  );
}

/**
 * Watches a canary and judges it by its visitors' reports. The watch lasts at least `--after`, and at most
 * `--within`, until the evidence suffices. With `--without-evidence`, the canary may go live after `--after`,
 * unless the canary was rolled back.
 * @returns the judged version, and the statistical evidence for it.
 * @throws UsageError when a duration on the command line is invalid.
 * @throws Error if the canary was rolled back meanwhile, or stays a canary for lack of evidence.
 */
export async function judgeBeforePromotion(
  name: string,
  { after, within, withoutEvidence, offline }: Flags,
  { store, origins }: Settings,
): Promise<Promotion & { remark: string }> {
  const enough = Date.now() + parseMilliseconds('--after', after);
  const latest = Math.max(enough, Date.now() + parseMilliseconds('--within', within));
  if (withoutEvidence && after === undefined) return { remark: WITHOUT_EVIDENCE };
  if (offline && !withoutEvidence && after === undefined) {
    throw new UsageError(
      '--offline prevents reading the canary’s figures. Add --without-evidence to promote without them.',
    );
  }
  for (;;) {
    const states = await checkCanaries(store, createHealthReader(origins.shell), readEvidenceRule);
    const state = states.find(({ module }) => module === name);
    if (!state) throw new Error(`${name} has no canary`);
    if (state.takenBack) throw new Error(formatCanary(state));
    const { version, verdict } = state;
    const isLongEnough = Date.now() >= enough;
    if (isLongEnough && withoutEvidence) return { version, remark: WITHOUT_EVIDENCE };
    if (isLongEnough && verdict.outcome === 'sound')
      return { version, remark: formatEvidence(state) };
    if (Date.now() >= latest) {
      throw new Error(
        `${formatCanary(state)}\nIt remains a canary. Promote it after more visitors have got it, or with --without-evidence.`,
      );
    }
    const left = (isLongEnough ? latest : enough) - Date.now();
    await sleep(Math.min(Math.max(left, 0), LOOK_EVERY_MS));
  }
}
