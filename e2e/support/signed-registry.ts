import { signRegistry } from '@adwright/remotes/signed-registry';
import { openLocalFolder } from '../../release/src/index.ts';
import { readLocalRegistryKey } from '../../release/src/store/local-releases.ts';
import type { ReleaseStore } from '../../release/src/store/release-store.ts';
import { DATA_DIR } from './addresses.ts';

/**
 * Opens a release store in a folder and signs its registry with the stack's key, so that the stack's shell
 * accepts it.
 */
export function openSignedFolder(folder: string): ReleaseStore {
  return { ...openLocalFolder(folder), registryKey: () => readLocalRegistryKey(DATA_DIR) };
}

/** Signs a registry with the stack's key, so that the stack's shell accepts the registry. */
export function signText(registry: object): Promise<string> {
  return signRegistry(registry, readLocalRegistryKey(DATA_DIR));
}
