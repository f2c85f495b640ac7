import * as z from 'zod';
import { COHORT_BUCKETS, computeCohortBucket } from './cohort-bucket.ts';

/** A feature flag in the registry. The flag states which visitors have the feature. */
export const featureFlagSchema = z.object({
  /**
   * Percentage of visitors who have the feature, from 0 to 100. If the percentage grows, no visitor loses the
   * feature.
   */
  percent: z.number().min(0).max(100),
  /** Restricts the feature to guests or to signed-in users. When absent, the flag applies to everybody. */
  audience: z.enum(['guest', 'user']).optional(),
  /** Email domains of accounts that always have the feature, such as `adwright.example`. */
  domains: z.array(z.string().min(1)).optional(),
  /**
   * Ids of accounts that always have the feature. The registry is public, so it must contain account ids and no
   * email addresses.
   */
  accounts: z.array(z.uuid()).optional(),
});
export type FeatureFlag = z.infer<typeof featureFlagSchema>;

/** Matches the name of a feature flag: lower-case letters, digits and dashes. */
export const FLAG_NAME = /^[a-z][a-z0-9-]{0,49}$/;

/** The visitor for whom a feature flag is evaluated. */
interface FlagVisitor {
  /** Random value, which is drawn once per browser; undefined when the browser can't store the value. */
  seed: number | undefined;
  /** Email address of the signed-in account; undefined for a guest. */
  email: string | undefined;
  /** Id of the signed-in account; undefined for a guest. */
  account?: string | undefined;
}

/** Tells whether a feature flag is on for a visitor. An unknown feature flag is off. */
export function isFlagOn(
  name: string,
  flag: FeatureFlag | undefined,
  { seed, email, account }: FlagVisitor,
): boolean {
  if (!flag) return false;
  if (flag.audience && flag.audience !== (email === undefined ? 'guest' : 'user')) return false;
  const domain = email?.split('@').at(-1)?.toLowerCase();
  if (domain !== undefined && flag.domains?.includes(domain)) return true;
  if (account !== undefined && flag.accounts?.includes(account)) return true;
  if (flag.percent >= 100) return true;
  return (
    seed !== undefined &&
    computeCohortBucket(seed, `flag:${name}`) < flag.percent * (COHORT_BUCKETS / 100)
  );
}
