import { describe, expect, it } from 'vitest';
import { parseRegistry } from './registry.ts';
import { createSampleVersion } from './testing/sample-registry.ts';

const gallery = createSampleVersion('mf-gallery', '1.0.0', ['/my-ads', '/ad/:id']);
const auth = createSampleVersion('mf-auth', '1.0.0', ['/login']);

function read(modules: Record<string, unknown>) {
  return parseRegistry({ generation: 3, modules });
}

describe('parseRegistry', () => {
  it('parseRegistry accepts valid modules with their previous versions', () => {
    const previous = createSampleVersion('mf-gallery', '0.9.0', ['/my-ads']);
    const registry = read({ 'mf-gallery': { ...gallery, previous }, 'mf-auth': auth });
    expect(registry.refusals).toEqual([]);
    expect(registry.modules.map((module) => module.name)).toEqual(['mf-gallery', 'mf-auth']);
    expect(registry.modules[0]?.previous).toEqual(previous);
    expect(registry.modules[1]?.previous).toBeUndefined();
  });

  it.each([
    [
      'unknown-contract-version',
      { ...gallery, manifest: { ...gallery.manifest, contract: 99, shapedAnew: true } },
    ],
    [
      'unknown-access-group',
      {
        ...gallery,
        manifest: {
          ...gallery.manifest,
          routes: [{ path: '/my-ads', access: 'admin', title: 'My Ads' }],
        },
      },
    ],
    ['invalid-entry', { ...gallery, integrity: 'md5-nope' }],
    ['invalid-entry', 'not an entry'],
    ['name-mismatch', { ...auth }],
  ])('parseRegistry refuses a module for %s and accepts all other modules', (reason, entry) => {
    const registry = read({
      'mf-gallery': entry,
      'mf-other': createSampleVersion('mf-other', '1', ['/o']),
    });
    expect(registry.refusals).toMatchObject([{ module: 'mf-gallery', reason }]);
    expect(registry.modules.map((module) => module.name)).toEqual(['mf-other']);
  });

  it('parseRegistry lists the paths of a refused module, so that these paths show an error page', () => {
    const entry = { ...gallery, integrity: 'none' };
    expect(read({ 'mf-gallery': entry }).refusals[0]?.paths).toEqual(['/my-ads', '/ad/:id']);
  });

  it('if a module’s live version is invalid, the browser runs the last valid version that it stored', () => {
    const modules = { 'mf-gallery': 'not an entry', 'mf-auth': auth };
    const kept = { 'mf-gallery': gallery };
    const registry = parseRegistry({ generation: 3, modules }, { kept });
    expect(registry.modules.map(({ name, source }) => [name, source])).toEqual([
      ['mf-gallery', 'kept'],
      ['mf-auth', 'live'],
    ]);
    expect(registry.refusals).toMatchObject([
      { module: 'mf-gallery', reason: 'invalid-entry', paths: [] },
    ]);
  });

  it('a module keeps its paths when a new version of another module claims these paths', () => {
    const greedy = createSampleVersion('mf-gallery', '2.0.0', ['/my-ads', '/login']);
    const registry = parseRegistry(
      { generation: 3, modules: { 'mf-auth': auth, 'mf-gallery': greedy } },
      { kept: { 'mf-gallery': gallery } },
    );
    expect(registry.modules.map(({ current }) => current.version)).toEqual(['1.0.0', '1.0.0']);
    expect(registry.refusals).toMatchObject([{ reason: 'duplicate-path', paths: [] }]);
  });

  it('a stored version is checked like any other version, and a removed module gets no stored version', () => {
    const kept = { 'mf-gallery': { ...gallery, integrity: 'none' }, 'mf-old': auth };
    const registry = parseRegistry({ generation: 3, modules: { 'mf-gallery': 5 } }, { kept });
    expect(registry.modules).toEqual([]);
    expect(registry.refusals).toMatchObject([{ module: 'mf-gallery' }]);
  });

  it.each([
    ['the same path', ['/my-ads']],
    ['the same path with other parameter names', ['/ad/:name']],
    ['the same path in another case', ['/My-Ads']],
    ['a path of the shell', ['/']],
    ['a redirect of the shell', ['/payment']],
    ['one path twice', ['/new', '/new']],
  ])('parseRegistry refuses a module that claims %s', (_case, paths) => {
    const registry = read({
      'mf-gallery': gallery,
      'mf-late': createSampleVersion('mf-late', '1', paths),
    });
    expect(registry.modules.map((module) => module.name)).toEqual(['mf-gallery']);
    expect(registry.refusals).toMatchObject([{ module: 'mf-late', reason: 'duplicate-path' }]);
  });

  it('a previous version that the shell could not run is dropped, and the module is kept', () => {
    const previous = { ...gallery, manifest: { ...gallery.manifest, contract: 99 } };
    const registry = read({ 'mf-gallery': { ...gallery, previous } });
    expect(registry.modules[0]?.previous).toBeUndefined();
  });

  it('visitors of a canary get the canary, with the live version as the fallback', () => {
    const canary = {
      ...createSampleVersion('mf-gallery', '2.0.0', ['/my-ads', '/new']),
      percent: 10,
    };
    const file = { generation: 1, modules: { 'mf-gallery': { ...gallery, canary } } };
    const [inside] = parseRegistry(file, {
      isInCanary: ({ percent, version }) => percent === 10 && version === '2.0.0',
    }).modules;
    expect([inside?.source, inside?.current.version, inside?.previous?.version]).toEqual([
      'canary',
      '2.0.0',
      '1.0.0',
    ]);
    const [outside] = parseRegistry(file, { isInCanary: () => false }).modules;
    expect([outside?.source, outside?.current.version]).toEqual(['live', '1.0.0']);
  });

  it('the live version replaces a canary that can’t run', () => {
    const canary = { ...gallery, version: '2.0.0', integrity: 'none', percent: 100 };
    const file = { generation: 1, modules: { 'mf-gallery': { ...gallery, canary } } };
    const { modules } = parseRegistry(file, { isInCanary: () => true });
    expect(modules[0]?.current.version).toBe('1.0.0');
  });

  it('an override replaces the live version', () => {
    const override = createSampleVersion('mf-gallery', 'override', ['/my-ads']);
    const file = { generation: 1, modules: { 'mf-gallery': gallery } };
    const { modules } = parseRegistry(file, { overrides: { 'mf-gallery': override } });
    expect([modules[0]?.current, modules[0]?.previous]).toEqual([override, gallery]);
  });

  it('a version of a development server runs without a hash, and without a fallback that would hide its failures', () => {
    const served = {
      ...createSampleVersion('mf-gallery', 'override', ['/my-ads']),
      integrity: null,
    };
    const added = { ...createSampleVersion('mf-added', 'override', ['/added']), integrity: null };
    const file = { generation: 1, modules: { 'mf-gallery': gallery } };
    const overrides = { 'mf-gallery': served, 'mf-added': added };
    const { modules } = parseRegistry(file, { overrides });
    expect(modules).toEqual([
      { name: 'mf-gallery', current: served, source: 'override', previous: undefined },
      { name: 'mf-added', current: added, source: 'override', previous: undefined },
    ]);
  });

  it('parseRegistry refuses a registry with versions that have no hashes', () => {
    const file = { generation: 1, modules: { 'mf-gallery': { ...gallery, integrity: null } } };
    expect(parseRegistry(file).refusals).toMatchObject([{ reason: 'invalid-entry' }]);
  });

  describe('parseRegistry with a module that is refused', () => {
    const late = createSampleVersion('mf-late', '2.0.0', ['/my-ads', '/late', '/new']);
    const before = createSampleVersion('mf-late', '1.0.0', ['/late']);

    it('a refused module keeps the pages of its last valid version, and takes no path of another module', () => {
      const registry = read({ 'mf-gallery': gallery, 'mf-late': { ...late, previous: before } });
      expect(registry.modules.map(({ name, current }) => [name, current.version])).toEqual([
        ['mf-gallery', '1.0.0'],
        ['mf-late', '1.0.0'],
      ]);
      expect(registry.refusals).toMatchObject([{ reason: 'duplicate-path', paths: ['/new'] }]);
    });

    it('a refused module keeps the pages of its last valid version, except pages that another module now owns', () => {
      const previous = createSampleVersion('mf-late', '1.0.0', ['/ad/:name', '/late']);
      const registry = read({ 'mf-gallery': gallery, 'mf-late': { ...late, previous } });
      const paths = registry.modules[1]?.current.manifest.routes.map(({ path }) => path);
      expect(paths).toEqual(['/late']);
    });

    it('a module that needs an unsupported contract version keeps its last valid version', () => {
      const entry = {
        ...late,
        manifest: { ...late.manifest, contract: 99, shapedAnew: true },
        previous: before,
      };
      const registry = read({ 'mf-late': entry });
      expect(registry.modules.map(({ current }) => current.version)).toEqual(['1.0.0']);
      expect(registry.refusals).toMatchObject([{ reason: 'unknown-contract-version' }]);
    });

    it('a module that uses an export which the shell lacks keeps its last valid version', () => {
      const libraries = (name: string) => ({
        '@adwright/credits': { version: '1.0.0', exports: { [name]: 'aaa' } },
      });
      const entry = {
        ...late,
        libraries: libraries('useForecast'),
        previous: { ...before, libraries: libraries('useCredits') },
      };
      const shell = { contracts: { oldest: 1, newest: 1 }, libraries: libraries('useCredits') };
      const registry = parseRegistry({ generation: 1, modules: { 'mf-late': entry } }, {}, shell);
      expect(registry.modules.map(({ current }) => current.version)).toEqual(['1.0.0']);
      expect(registry.refusals).toMatchObject([
        { reason: 'missing-library-export', detail: expect.stringContaining('useForecast') },
      ]);
    });
  });

  it.each([
    ['another major version of the router', { 'react-router-dom': '^6.30.0' }],
    ['a newer React than the shell’s', { react: '^19.9.0' }],
    ['a package that the shell does not share', { 'left-pad': '^1.0.0' }],
  ])(
    'parseRegistry refuses a forged entry that needs %s, and names it in the reason',
    (_case, requires) => {
      const shell = {
        contracts: { oldest: 1, newest: 1 },
        libraries: undefined,
        packages: { react: '19.3.1', 'react-router-dom': '7.18.5', antd: '6.6.8' },
      };
      const sound = { react: '^19.2.0', 'react-router-dom': '^7.18.5', antd: '^6.6.0' };
      const previous = {
        ...createSampleVersion('mf-gallery', '0.9.0', ['/my-ads']),
        requires: sound,
      };
      const modules = { 'mf-gallery': { ...gallery, requires, previous } };
      const registry = parseRegistry({ generation: 1, modules }, {}, shell);
      expect(registry.modules.map(({ current }) => current.version)).toEqual(['0.9.0']);
      expect(registry.refusals).toMatchObject([
        {
          reason: 'unsuitable-package',
          detail: expect.stringContaining(Object.keys(requires)[0] ?? ''),
        },
      ]);
    },
  );

  it('the shell runs modules of both contract versions that it supports', () => {
    const speaking = (contract: number, entry: typeof gallery) => ({
      ...entry,
      manifest: { ...entry.manifest, contract },
    });
    const shell = { contracts: { oldest: 1, newest: 2 }, libraries: undefined };
    const modules = { 'mf-gallery': speaking(1, gallery), 'mf-auth': speaking(2, auth) };
    expect(parseRegistry({ generation: 1, modules }, {}, shell).refusals).toEqual([]);
  });

  it('of two canaries that claim one path, only one gets the path, and the other module keeps its live version', () => {
    const claiming = (entry: typeof gallery, name: string) => ({
      ...entry,
      canary: { ...createSampleVersion(name, '2.0.0', ['/both', `/${name}`]), percent: 100 },
    });
    const modules = {
      'mf-gallery': claiming(gallery, 'mf-gallery'),
      'mf-auth': claiming(auth, 'mf-auth'),
    };
    const registry = parseRegistry({ generation: 1, modules }, { isInCanary: () => true });
    expect(registry.modules.map(({ name, source }) => [name, source])).toEqual([
      ['mf-gallery', 'canary'],
      ['mf-auth', 'live'],
    ]);
  });

  it('a canary never gets a path of a live version, in any order of the modules', () => {
    const canary = { ...createSampleVersion('mf-gallery', '2.0.0', ['/login']), percent: 100 };
    const modules = { 'mf-gallery': { ...gallery, canary }, 'mf-auth': auth };
    const registry = parseRegistry({ generation: 1, modules }, { isInCanary: () => true });
    expect(registry.modules.map(({ name, source }) => [name, source])).toEqual([
      ['mf-gallery', 'live'],
      ['mf-auth', 'live'],
    ]);
  });

  it('parseRegistry throws an error when the file is not a registry', () => {
    expect(() => parseRegistry({ modules: {} })).toThrow();
  });
});
