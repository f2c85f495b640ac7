import { CONTRACT_VERSION, type ModuleVersion } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** A version as the release tool writes it, for tests. */
export function sampleVersion(
  name: string,
  version: string,
  paths: readonly string[],
): ModuleVersion {
  return {
    version,
    entry: `https://${name}.example/${version}/remoteEntry.js`,
    integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    preload: [],
    manifest: {
      name,
      owner: 'a team',
      contract: CONTRACT_VERSION,
      routes: paths.map((path) => ({ path, access: 'user', title: path })),
      navigation: [],
    },
  };
}

/** A module with a version to fall back to, for tests. */
export function sampleModule(name: string, paths: readonly string[]): AcceptedModule {
  return {
    name,
    current: sampleVersion(name, '2.0.0', paths),
    source: 'live',
    previous: sampleVersion(name, '1.0.0', paths),
  };
}
