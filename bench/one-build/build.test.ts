import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildOne } from './build.ts';

it('the single build contains shell and modules as one application, for the comparison in bench/federation.ts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-one-build-'));
  try {
    await buildOne(folder);
    expect(await readdir(folder)).toContain('app.html');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
