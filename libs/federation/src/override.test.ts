import { describe, expect, it } from 'vitest';
import { overrideSource, readOverrides } from './override.ts';
import { createSampleVersion } from './testing/sample-registry.ts';

const registry = {
  generation: 1,
  modules: { 'mf-gallery': createSampleVersion('mf-gallery', '1.0.0', ['/my-ads']) },
};

describe('readOverrides parses the query of an override link', () => {
  it('readOverrides accepts versions and URLs, and ignores anything else', () => {
    const search =
      '?override=mf-gallery@2.0.0-ab&override=mf-create@http://localhost:3004&override=nonsense&x=1';
    expect(readOverrides(search)).toEqual([
      { module: 'mf-gallery', target: '2.0.0-ab' },
      { module: 'mf-create', target: 'http://localhost:3004' },
    ]);
  });
});

describe('overrideSource returns the source of an override', () => {
  const base = (target: string, environment: 'local' | 'production' = 'local') =>
    overrideSource({ module: 'mf-gallery', target }, registry, environment).base.href;

  it('a deployed version at the module’s own origin is accepted as an override', () => {
    expect(base('2.0.0-ab')).toBe('https://mf-gallery.example/2.0.0-ab/');
  });

  it('a server on the developer’s machine is accepted as an override', () => {
    expect(base('http://localhost:3003')).toBe('http://localhost:3003/');
  });

  it('the loader checks the hashes of deployed files, but not of files from a development server', () => {
    const changes = (target: string) =>
      overrideSource({ module: 'mf-gallery', target }, registry, 'local').changes;
    expect([changes('2.0.0-ab'), changes('http://localhost:3103')]).toEqual([false, true]);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'javascript:alert(1)'])(
    'an override with the URL %s is refused',
    (target) => {
      expect(() => base(target)).toThrow('The override may not load');
    },
  );

  it.each(['//evil.example', '../../evil', '\\\\evil.example'])(
    'an override is loaded from the module’s origin even with the target %s',
    (target) => {
      expect(new URL(base(target)).origin).toBe('https://mf-gallery.example');
    },
  );

  it('production accepts only deployed versions as overrides, and no server on a developer’s machine', () => {
    expect(base('2.0.0-ab', 'production')).toBe('https://mf-gallery.example/2.0.0-ab/');
    expect(() => base('http://localhost:3003', 'production')).toThrow('The override may not load');
  });
});
