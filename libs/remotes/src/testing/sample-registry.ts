import type { AcceptedModule } from '../loader/registry.ts';
import type { ModuleVersionOf } from '../schemas/registry.ts';

/** Returns a module version as the release tool writes it, for tests. */
export function createRemoteVersion(
  name: string,
  version: string,
  paths: readonly string[],
): ModuleVersionOf {
  return {
    version,
    entry: `https://${name}.example/${version}/remoteEntry.js`,
    integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    preload: [],
    manifest: {
      name,
      owner: 'a team',
      contract: 1,
      routes: paths.map((path) => ({ path, access: 'user', title: path })),
    },
  };
}

/** Returns a module with a fallback version, for tests. */
export function createSampleModule(name: string, paths: readonly string[]): AcceptedModule {
  return {
    name,
    current: createRemoteVersion(name, '2.0.0', paths),
    source: 'live',
    previous: createRemoteVersion(name, '1.0.0', paths),
  };
}
