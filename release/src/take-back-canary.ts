import { registryModuleSchema } from '@adwright/contracts';
import { updateRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/**
 * Ends a module's canary in one compare-and-set write, if the canary is still the given version.
 *
 * @returns false if this version is no longer the canary: it was promoted, replaced or rolled back meanwhile.
 */
export async function takeBackCanary(
  module: string,
  version: string,
  store: ReleaseStore,
): Promise<boolean> {
  let takenBack = false;
  await updateRegistry(store, (state) => {
    const entry = registryModuleSchema.safeParse(state.modules[module]).data;
    takenBack = entry?.canary?.version === version;
    if (!takenBack || !entry) return undefined;
    const { canary: _ended, ...live } = entry;
    return {
      ...state,
      modules: { ...state.modules, [module]: live },
      note: { action: 'rollback', subject: module, version: live.version, from: version },
    };
  });
  return takenBack;
}
