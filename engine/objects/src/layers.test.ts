import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** For each folder of this package, the folders from which its files may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kit: ['kit'],
  objects: ['kit'],
};

it.each(Object.entries(MAY_IMPORT))('%s imports only %s of this package', (folder, allowed) => {
  const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  const strays = files.flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...source.matchAll(/from '(\.[^']+)'/g)]
      .map(([, imported = '']) => path.join(path.dirname(file), imported))
      .filter((imported) => !allowed.includes(path.dirname(imported)))
      .map((imported) => `${file} imports ${imported}`);
  });
  expect(strays).toEqual([]);
});
