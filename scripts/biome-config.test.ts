import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BIOME_CONFIG } from './biome-config.ts';

test('biome.json is what the table of import borders says (node scripts/write-biome-config.ts)', async () => {
  const file = path.resolve(import.meta.dirname, '../biome.json');
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(BIOME_CONFIG)));
});
