import type { ContractRange, RemoteModuleOf } from '@adwright/remotes/schemas';
import type { ModuleManifest } from './module-manifest.ts';

/**
 * Version of the contract between shell and modules. The version is raised when {@link RemoteModule} or the
 * manifest changes incompatibly.
 */
export const CONTRACT_VERSION = 1;

/**
 * A shell supports its own contract version and the previous one, so that modules can be updated one at a
 * time.
 */
export const CONTRACT_RANGE: ContractRange = {
  oldest: Math.max(1, CONTRACT_VERSION - 1),
  newest: CONTRACT_VERSION,
};

/** Type of the default export of `./routes`, which every remote must have. */
export type RemoteModule<Manifest extends ModuleManifest = ModuleManifest> = RemoteModuleOf<
  Manifest,
  typeof CONTRACT_VERSION
>;

/**
 * Returns a manifest whose paths have literal types, so that {@link RemoteModule} can require a page for each
 * path.
 */
export function defineManifest<const Manifest extends ModuleManifest>(
  manifest: Manifest,
): Manifest {
  return manifest;
}
