import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Folders of the shell in layers from the bottom up: a folder may import itself and earlier folders. */
const LAYERS = [
  'boot',
  'page-events',
  'session',
  'routing',
  'chrome',
  'pages',
  'versions',
  'overlay',
  'app',
];
/** Folders that the landing page may import, because it is both a separate document and a page of the app. */
const LANDING_IMPORTS = ['boot', 'page-events', 'session', 'routing', 'chrome', 'landing'];

const mayImport = (layer: string): string[] =>
  layer === 'landing'
    ? LANDING_IMPORTS
    : [...LAYERS.slice(0, LAYERS.indexOf(layer) + 1), ...(layer === 'app' ? ['landing'] : [])];

const layerOf = (file: string) => file.split(path.sep)[0] ?? '';

/** Returns the static and dynamic imports of other files of the shell, as paths below `src`. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const imports = source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g);
  return [...imports].map(([, target = '']) => path.join(path.dirname(file), target));
}

const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );

it('the list of layers contains every folder of the shell', () => {
  const folders = new Set(sourcesIn('*').map(layerOf));
  expect([...folders].toSorted()).toEqual([...LAYERS, 'landing'].toSorted());
});

it.each([...LAYERS, 'landing'])('the folder %s imports nothing from a higher layer', (layer) => {
  const wrong = sourcesIn(layer).flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(layer).includes(layerOf(target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});
