import type { RemoteManifest } from './manifest.ts';

/** The contract versions that a shell supports. */
export interface ContractRange {
  oldest: number;
  newest: number;
}

/**
 * Tells whether a shell with this range can run a module, because shell and module support a common contract
 * version.
 */
export function isInContractRange(
  { oldest, newest }: ContractRange,
  manifest: Pick<RemoteManifest, 'contract' | 'oldestContract'>,
): boolean {
  return manifest.contract >= oldest && (manifest.oldestContract ?? manifest.contract) <= newest;
}

/** Formats a range of contract versions for messages, such as `1`, or `1 to 2`. */
export function formatContractRange({ oldest, newest }: ContractRange): string {
  return oldest === newest ? String(newest) : `${oldest} to ${newest}`;
}
