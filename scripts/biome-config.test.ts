import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BIOME_CONFIG } from './biome-config.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

test('biome.json is what the table of import borders says (node scripts/write-biome-config.ts)', async () => {
  const written: unknown = JSON.parse(await readFile(path.join(ROOT, 'biome.json'), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(BIOME_CONFIG)));
});

/** Files with one function of so many lines. */
const LENGTHS = {
  'engine/photoshoot/src/compose/long.ts': 62,
  'engine/photoshoot/src/compose/short.ts': 58,
  'engine/photoshoot/src/sets/long.ts': 62,
  'engine/cutout/src/cut/long.ts': 62,
  'engine/photo-lab/src/enhance/long.ts': 62,
  'engine/copywriter/src/reading/long.ts': 62,
};

test('a function of the engine fits on a screen, but for a painter of a set', async () => {
  const sandbox = await mkdtemp(path.join(tmpdir(), 'function-length-'));
  try {
    const config = { ...BIOME_CONFIG, vcs: { enabled: false } };
    await writeFile(path.join(sandbox, 'biome.json'), JSON.stringify(config));
    for (const [file, lines] of Object.entries(LENGTHS)) {
      const body = Array.from({ length: lines }, (_, at) => `  step(${at});`).join('\n');
      await mkdir(path.dirname(path.join(sandbox, file)), { recursive: true });
      await writeFile(path.join(sandbox, file), `export function long(step: Step) {\n${body}\n}\n`);
    }
    const biome = path.join(ROOT, 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json'];
    const { stdout } = spawnSync(biome, args, { cwd: sandbox, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    expect(
      diagnostics.map(({ location }: { location: { path: string } }) => location.path).sort(),
    ).toEqual([
      'engine/copywriter/src/reading/long.ts',
      'engine/cutout/src/cut/long.ts',
      'engine/photo-lab/src/enhance/long.ts',
      'engine/photoshoot/src/compose/long.ts',
    ]);
  } finally {
    await rm(sandbox, { recursive: true });
  }
});
