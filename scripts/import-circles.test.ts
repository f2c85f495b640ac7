import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findCircles,
  groupImports,
  listImports,
  readEngineImports,
} from './testing/import-circles.ts';

/**
 * Returns the folder directly below `src` that contains a file at any depth. A file directly in `src` counts as
 * a folder.
 */
const folderOf = (file: string) => file.split('/').slice(0, 4).join('/');

const graph = readEngineImports(path.resolve(import.meta.dirname, '..'));

/**
 * Folders of the photoshoot package in layers: a file may import only from its own folder and from earlier
 * folders in this list.
 */
const PHOTOSHOOT = [
  'solids',
  'kit',
  'sets',
  'set-registry.ts',
  'direction',
  'compose',
  'photoshoot.ts',
  'index.ts',
];

describe('imports between the engine’s folders', () => {
  it('the engine has no circular imports between folders of a package', () => {
    expect(graph.size).toBeGreaterThan(700);
    const folders = groupImports(graph, folderOf);
    expect(folders.get('engine/ads/src/layouts')).toContain('engine/ads/src/backdrops');
    expect(findCircles(folders)).toEqual([]);
  });

  it('the folders of the photoshoot package import only from lower layers', () => {
    const folders = groupImports(graph, (file) =>
      file.startsWith('engine/photoshoot/src/') ? (file.split('/')[3] ?? '') : 'outside',
    );
    for (const [at, folder] of PHOTOSHOOT.entries()) {
      const imported = folders.get(folder)?.filter((name) => name !== 'outside') ?? [];
      const above = imported.filter((name) => !PHOTOSHOOT.slice(0, at).includes(name));
      expect(above, `${folder} imports`).toEqual([]);
    }
    expect([...folders.keys()].filter((name) => name !== 'outside').sort()).toEqual(
      [...PHOTOSHOOT].sort(),
    );
  });

  it('the sets (scenes of a photoshoot) do not import one another', () => {
    const sets = [...graph].filter(([file]) => file.startsWith('engine/photoshoot/src/sets/'));
    expect(sets.length).toBeGreaterThan(100);
    const imported = sets.flatMap(([, imports]) => imports);
    expect(imported.filter((file) => file.startsWith('engine/photoshoot/src/sets/'))).toEqual([]);
  });
});

describe('findCircles, which detects circular imports', () => {
  it('findCircles finds files that import one another, through imports of types and of whole packages too', () => {
    const one = 'engine/ads/src/index.ts';
    const two = 'engine/ads/src/two.ts';
    const three = 'engine/score/src/three.ts';
    const found = new Map([
      [one, listImports(one, "import type { Two } from './two.ts';\n")],
      [two, listImports(two, "import {\n  three,\n} from '../../score/src/three.ts';\n")],
      [three, listImports(three, "export { one } from '@adwright/engine-ads';\n")],
      ['engine/ads/src/four.ts', []],
    ]);
    expect(findCircles(found)).toEqual([one, two, three]);
  });

  it('findCircles finds no cycle in layered imports', () => {
    expect(findCircles(new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] })))).toEqual([]);
  });
});
