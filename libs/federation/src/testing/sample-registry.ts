import type { ModuleVersion } from '@adwright/contracts';
import { createRemoteVersion as sample } from '@adwright/remotes/testing';
import type { AcceptedModule } from '../registry.ts';

/** Returns a module version as the release tool writes it, for tests. */
export function createSampleVersion(
  name: string,
  version: string,
  paths: readonly string[],
): ModuleVersion {
  const { manifest, ...rest } = sample(name, version, paths);
  const routes = manifest.routes.map((route) => ({ ...route, access: 'user' as const }));
  return { ...rest, manifest: { ...manifest, routes, navigation: [] } };
}

/** Returns a module with a fallback version, for tests. */
export function createSampleModule(name: string, paths: readonly string[]): AcceptedModule {
  return {
    name,
    current: createSampleVersion(name, '2.0.0', paths),
    source: 'live',
    previous: createSampleVersion(name, '1.0.0', paths),
  };
}
