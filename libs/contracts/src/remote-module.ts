import type { ContractRange, RemoteModuleOf } from '@adwright/remotes/schemas';
import type { ModuleManifest } from './module-manifest.ts';

/** Raised when the shape of {@link RemoteModule} or of the manifest changes incompatibly. */
export const CONTRACT_VERSION = 1;

/** A shell supports its own contract version and the previous one, so that modules can be updated one at a time. */
export const CONTRACT_RANGE: ContractRange = {
  oldest: Math.max(1, CONTRACT_VERSION - 1),
  newest: CONTRACT_VERSION,
};

/** The required default export of a remote's `./routes`. */
export type RemoteModule<Manifest extends ModuleManifest = ModuleManifest> = RemoteModuleOf<
  Manifest,
  typeof CONTRACT_VERSION
>;

/**
 * Returns a manifest with the literal types of its paths, so that {@link RemoteModule} can require a page for
 * each path.
 */
export function defineManifest<const Manifest extends ModuleManifest>(
  manifest: Manifest,
): Manifest {
  return manifest;
}
