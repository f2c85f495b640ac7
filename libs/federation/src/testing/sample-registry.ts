import type { ModuleVersion } from '@adwright/contracts';
import { sampleVersion as sample } from '@adwright/remotes/testing';
import type { AcceptedModule } from '../registry.ts';

/** A version in the release tool's format, for tests. */
export function sampleVersion(
  name: string,
  version: string,
  paths: readonly string[],
): ModuleVersion {
  const { manifest, ...rest } = sample(name, version, paths);
  const routes = manifest.routes.map((route) => ({ ...route, access: 'user' as const }));
  return { ...rest, manifest: { ...manifest, routes, navigation: [] } };
}

/** A module with a fallback version, for tests. */
export function sampleModule(name: string, paths: readonly string[]): AcceptedModule {
  return {
    name,
    current: sampleVersion(name, '2.0.0', paths),
    source: 'live',
    previous: sampleVersion(name, '1.0.0', paths),
  };
}
