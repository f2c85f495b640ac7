import * as z from 'zod';
import { COHORT_BUCKETS, cohortBucket } from './cohort-bucket.ts';

/** A feature flag of the registry: which cohort of visitors has the feature. */
export const featureFlagSchema = z.object({
  /** Share of the cohort, 0 to 100; each visitor stays on one side while it grows. */
  percent: z.number().min(0).max(100),
  /** Guests or signed-in users only; everybody where it is absent. */
  audience: z.enum(['guest', 'user']).optional(),
  /** Address domains of the accounts that have it whatever the percentage: `adwright.example`. */
  domains: z.array(z.string().min(1)).optional(),
  /** Ids of accounts that have it whatever the percentage: the registry is public, and names nobody's address. */
  accounts: z.array(z.uuid()).optional(),
});
export type FeatureFlag = z.infer<typeof featureFlagSchema>;

/** Names of flags: small letters, digits and dashes. */
export const FLAG_NAME = /^[a-z][a-z0-9-]{0,49}$/;

/** Who a flag is asked for. */
interface FlagVisitor {
  /** Drawn once per browser; undefined where nothing can be stored. */
  seed: number | undefined;
  /** Address of the signed-in account; undefined for a guest. */
  email: string | undefined;
  /** Id of that account. */
  account?: string | undefined;
}

/** True when a flag is on for a visitor. An unknown flag is off. */
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
    seed !== undefined && cohortBucket(seed, `flag:${name}`) < flag.percent * (COHORT_BUCKETS / 100)
  );
}
