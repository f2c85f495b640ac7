import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** For each folder of this package, the other folders from which it may import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  content: [],
  reading: ['content', 'call-to-action.ts'],
  english: [
    'content',
    'reading',
    'call-to-action.ts',
    'add-fact-label.ts',
    'shuffle-items.ts',
    'name-audience.ts',
    'state-facts.ts',
    'template.ts',
    'text-angles.ts',
    'written-copy.ts',
  ],
  localised: [
    'content',
    'reading',
    'call-to-action.ts',
    'add-fact-label.ts',
    'shuffle-items.ts',
    'name-audience.ts',
    'state-facts.ts',
    'template.ts',
    'text-angles.ts',
    'written-copy.ts',
  ],
};

const getLayer = (file: string) => file.split(path.sep)[0] ?? '';

it.each(Object.entries(ALLOWED))(
  'imports into the folder %s only from lower folders: %j',
  (layer, below) => {
    const files = globSync(`${layer}/**/*.ts`, { cwd: import.meta.dirname }).filter(
      (file) => !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) => {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      return [...source.matchAll(/from '(\.[^']+)'/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => ![layer, ...below].includes(getLayer(target)))
        .map((target) => `${file} → ${target}`);
    });
    expect(wrong).toEqual([]);
  },
);
