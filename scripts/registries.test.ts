import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildRegistryText, type Registry } from './registries.ts';

describe('buildRegistryText, which generates a registry', () => {
  const THINGS: Registry = {
    folder: 'shop/things',
    file: 'shop/registry.ts',
    name: 'THINGS',
    summary: 'Every thing.',
  };
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'registry-'));
    mkdirSync(path.join(root, 'shop/things/large'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const declare = (file: string, name: string) =>
    writeFileSync(path.join(root, 'shop/things', file), `export const ${name} = 1;\n`);

  it('a registry imports and lists what the folder’s files declare, and ignores their tests', () => {
    declare('tea-pot.ts', 'teaPot');
    declare('printer-3d.ts', 'printer3d');
    declare('tea-pot.test.ts', 'nothing');
    declare('large/van.ts', 'van');
    expect(buildRegistryText(root, THINGS).split('\n').slice(3)).toEqual([
      "import { van } from './things/large/van.ts';",
      "import { printer3d } from './things/printer-3d.ts';",
      "import { teaPot } from './things/tea-pot.ts';",
      '',
      '/** Every thing. */',
      'export const THINGS = {',
      '  van,',
      '  printer3d,',
      '  teaPot,',
      '};',
      '',
    ]);
  });
});
