import type { ComponentType } from 'react';
import type { ModuleManifest } from './module-manifest.ts';

/** Raised when the shape of {@link RemoteModule} or of the manifest changes incompatibly. */
export const CONTRACT_VERSION = 1;

/** The contract versions that a shell runs. */
export interface ContractRange {
  oldest: number;
  newest: number;
}

/** A shell runs the contract that it was built with and the one before it, so that modules can follow one by one. */
export const CONTRACT_RANGE: ContractRange = {
  oldest: Math.max(1, CONTRACT_VERSION - 1),
  newest: CONTRACT_VERSION,
};

/** True when a shell with this range runs a module: the two have a contract version in common. */
export function speaksContract(
  { oldest, newest }: ContractRange,
  manifest: Pick<ModuleManifest, 'contract' | 'oldestContract'>,
): boolean {
  return manifest.contract >= oldest && (manifest.oldestContract ?? manifest.contract) <= newest;
}

/** `1`, or `1 to 2`: a range for messages. */
export function contractRangeText({ oldest, newest }: ContractRange): string {
  return oldest === newest ? String(newest) : `${oldest} to ${newest}`;
}

/** A page chunk of a remote. */
export interface RemotePage {
  Component: ComponentType;
}

/**
 * What a remote's `./routes` must export by default: one lazily loaded page for each route of its manifest.
 * The shell wraps each in its guard, so a module can't forget one.
 */
export interface RemoteModule<Manifest extends ModuleManifest = ModuleManifest> {
  contract: typeof CONTRACT_VERSION;
  manifest: Manifest;
  pages: Readonly<Record<Manifest['routes'][number]['path'], () => Promise<RemotePage>>>;
}

/** Container name of a module in the federation runtime: identifiers can't hold a dash. */
export function containerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}

/** Keeps the literal paths of a manifest, so that {@link RemoteModule} can demand a page for each. */
export function defineManifest<const Manifest extends ModuleManifest>(
  manifest: Manifest,
): Manifest {
  return manifest;
}
