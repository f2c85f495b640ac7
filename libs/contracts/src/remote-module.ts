import type { ContractRange, RemoteModuleOf } from '@adwright/remotes/schemas';
import type { ModuleManifest } from './module-manifest.ts';

/** Raised when the shape of {@link RemoteModule} or of the manifest changes incompatibly. */
export const CONTRACT_VERSION = 1;

/** A shell runs the contract that it was built with and the one before it, so that modules can follow one by one. */
export const CONTRACT_RANGE: ContractRange = {
  oldest: Math.max(1, CONTRACT_VERSION - 1),
  newest: CONTRACT_VERSION,
};

/** What a remote's `./routes` must export by default. */
export type RemoteModule<Manifest extends ModuleManifest = ModuleManifest> = RemoteModuleOf<
  Manifest,
  typeof CONTRACT_VERSION
>;

/** Keeps the literal paths of a manifest, so that {@link RemoteModule} can demand a page for each. */
export function defineManifest<const Manifest extends ModuleManifest>(
  manifest: Manifest,
): Manifest {
  return manifest;
}
