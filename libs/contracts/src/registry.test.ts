import { getContainerName, registrySchema } from '@adwright/remotes/schemas';
import { describe, expect, it } from 'vitest';
import { moduleManifestSchema } from './module-manifest.ts';
import { registryModuleSchema } from './registry.ts';

const manifest = {
  name: 'mf-gallery',
  owner: 'gallery',
  contract: 1,
  routes: [{ path: '/my-ads', access: 'user', title: 'My Ad Campaigns' }],
  navigation: [],
};
const version = {
  version: '1.0.0',
  entry: 'http://localhost:3003/1.0.0/remoteEntry.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  preload: [],
  manifest,
};

describe('the registry that lists the live version of each module', () => {
  it('a registry module may have a previous version and a canary', () => {
    const module = { ...version, previous: version, canary: { ...version, percent: 10 } };
    expect(registryModuleSchema.parse(module)).toEqual(module);
    expect(
      registrySchema.parse({ generation: 1, modules: { 'mf-gallery': module } }).generation,
    ).toBe(1);
  });

  it.each([
    [
      'an unknown access group',
      {
        ...version,
        manifest: { ...manifest, routes: [{ ...manifest.routes[0], access: 'admin' }] },
      },
    ],
    ['a weak hash', { ...version, integrity: 'sha1-abc' }],
    ['a relative entry', { ...version, entry: '/remoteEntry.js' }],
    ['a canary over 100 %', { ...version, canary: { ...version, percent: 101 } }],
  ])('the schema of the registry refuses a module with %s', (_, module) => {
    expect(registryModuleSchema.safeParse(module).success).toBe(false);
  });
});

describe('the manifest of a module', () => {
  it('the registry refuses a wildcard route, which would match the paths of other modules', () => {
    const routes = [{ path: '/ad/*', access: 'user', title: 'x' }];
    expect(moduleManifestSchema.safeParse({ ...manifest, routes }).success).toBe(false);
  });

  it('the container name of a module is a valid identifier', () => {
    expect(getContainerName('mf-new-module')).toBe('mf_new_module');
  });
});
