/** Writes biome.json from the table of import borders: node scripts/write-biome-config.ts */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIOME_CONFIG } from './biome-config.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

writeFileSync(path.join(ROOT, 'biome.json'), JSON.stringify(BIOME_CONFIG));
execFileSync(path.join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', 'biome.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
